/**
 * Presets: the rules of well-known servers, leagues and rule books.
 *
 * `docs/rules.md` says where each value comes from and which could not be verified.
 */
import {defaultRules, type Rules} from './rules.js'

/** Rules of tenhou (天鳳). */
const tenhou: Rules = {...defaultRules, doubleYakuman: false, paoCovers: 'hand'}

/** What the rule books without red fives share: no kazoe, no double yakuman. */
const noReds: Rules = {
  ...defaultRules,
  redFives: 0,
  kazoe: 'sanbaiman',
  doubleYakuman: false,
  doubleWindPairFu: 2,
  rons: 3
}

/** Presets by name; `default` is the library's own. */
export const presets: Readonly<Record<PresetId, Rules>> = {
  default: defaultRules,
  tenhou,
  'mahjong-soul': {...defaultRules, paoHonba: 'liable', rons: 3},
  'm-league': {
    ...defaultRules,
    kiriage: true,
    kazoe: 'sanbaiman',
    doubleYakuman: false,
    doubleWindPairFu: 2,
    pao: ['daisangen', 'daisuushii', 'suukantsu'],
    nagashiMangan: false,
    rons: 1
  },
  ema: {...noReds, multipleYakuman: false, renhou: 'mangan', nagashiMangan: false},
  wrc: {...noReds, kiriage: true, renhou: '5-han'},
  jpml: {
    ...noReds,
    multipleYakuman: false,
    nagashiMangan: false,
    ippatsu: false,
    ura: false,
    kanDora: false,
    kanUra: false,
    rons: 1
  }
}

/** Name of a preset: `jpml` is the league's A rules. */
export type PresetId = 'default' | 'tenhou' | 'mahjong-soul' | 'm-league' | 'ema' | 'wrc' | 'jpml'
