/**
 * Presets: the rules of well-known servers, leagues and rule books.
 *
 * `docs/rules.md` says where each value comes from and which could not be verified.
 */
import {defaultRules, type Rules} from './rules.js'

/** Rules of tenhou (天鳳). */
const tenhou: Rules = Object.freeze({
  ...defaultRules,
  doubleYakuman: false,
  paoCovers: 'hand',
  paoHonba: 'liable'
})

/** Rules of Mahjong Soul (雀魂). */
const mahjongSoul: Rules = Object.freeze({...defaultRules, paoHonba: 'liable', rons: 3})

/**
 * What both servers have in common with three players: red fives only in pin and sou, norths put aside as dora, a
 * tsumo that pays less (ツモ損).
 */
const sanma = {redFives: 2, sanma: true, northDora: true, sanmaTsumo: 'loss', rons: 2} as const

/** What the rule books without red fives share: no kazoe, no double yakuman. */
const noReds: Rules = {
  ...defaultRules,
  redFives: 0,
  kazoe: 'sanbaiman',
  doubleYakuman: false,
  doubleWindPairFu: 2,
  rons: 3
}

/** Presets by name, frozen; `default` is the library's own. Rules that differ from one are `rulesOf({kuitan: false}, presets.ema)`. */
export const presets: Readonly<Record<PresetId, Rules>> = Object.freeze({
  default: defaultRules,
  tenhou,
  'tenhou-sanma': Object.freeze({...tenhou, ...sanma}),
  'mahjong-soul': mahjongSoul,
  'mahjong-soul-sanma': Object.freeze({...mahjongSoul, ...sanma}),
  'm-league': Object.freeze({
    ...defaultRules,
    kiriage: true,
    kazoe: 'sanbaiman',
    doubleYakuman: false,
    doubleWindPairFu: 2,
    pao: Object.freeze(['daisangen', 'daisuushii', 'suukantsu'] as const),
    paoHonba: 'liable',
    nagashiMangan: false,
    rons: 1
  }),
  ema: Object.freeze({...noReds, multipleYakuman: false, renhou: 'mangan', nagashiMangan: false}),
  wrc: Object.freeze({...noReds, kiriage: true, renhou: '5-han'}),
  jpml: Object.freeze({
    ...noReds,
    multipleYakuman: false,
    nagashiMangan: false,
    ippatsu: false,
    ura: false,
    kanDora: false,
    kanUra: false,
    rons: 1
  })
})

/** Name of a preset: `jpml` is the league's A rules. */
export type PresetId =
  | 'default'
  | 'tenhou'
  | 'tenhou-sanma'
  | 'mahjong-soul'
  | 'mahjong-soul-sanma'
  | 'm-league'
  | 'ema'
  | 'wrc'
  | 'jpml'
