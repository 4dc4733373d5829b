/**
 * What is known of a win besides its text, as the types take it: `{win: 'ron', seat: 'east', dora: '4m3z', …}`.
 */
import {tileOf} from '../../packages/riichi/test/riichi/random.js'
import {pick, shuffled} from './written.js'

const below = (random, end) => Math.floor(random() * end)

/** Every rule that the types know, and values of it that are not the default. */
const ruleChanges = {
  kuitan: [false],
  kiriage: [true],
  tenhouWait: ['best'],
  multipleYakuman: [false],
  pinfuTsumo: [false],
  rinshanFu: [false],
  ryuuiisouNeedsHatsu: [true],
  ippatsu: [false],
  ura: [false],
  kanDora: [false],
  kanUra: [false],
  kazoe: ['sanbaiman'],
  doubleYakuman: [false, ['kokushi_13'], ['suuankou_tanki', 'daisuushii'], ['junsei_chuuren']],
  doubleWindPairFu: [2],
  openPinfuFu: [20],
  redFives: [0, 4],
  renhou: ['mangan', '5-han', 'yakuman'],
  honba: [500]
}

/** Some changes to the default rules; mostly none. */
export function randomRules(random) {
  if (random() < 0.6) return undefined
  const share = pick(random, [0.15, 0.5])
  const changed = Object.entries(ruleChanges).filter(() => random() < share)
  return Object.fromEntries(changed.map(([rule, values]) => [rule, pick(random, values)]))
}

const separators = ['', '', '', '', ' ', ',', ', ']

/** Indicators as text, now and then grouped or parted: `4m3z`, `47m`, `4m, 3z`. */
export function writeIndicators(random, tiles) {
  const grouped = tiles.length > 1 && tiles.every(tile => tile[1] === tiles[0][1]) && random() < 0.7
  return grouped ? tiles.map(([digit]) => digit).join('') + tiles[0][1] : tiles.join(pick(random, separators))
}

/** A field that says nothing is left out, now and then said. */
const unlessNothing = (random, value) => (value || random() < 0.03 ? value : undefined)

/**
 * The context of a random win.
 *
 * @param {object} win
 *   As `randomWin` makes it.
 */
export function contextOf(random, {by, melds, situation}) {
  const {round, seat, riichi, dora, ura, honba, sticks, loser: _, ...flags} = situation
  const rules = randomRules(random)
  const isFirst = by === 'ron' && melds.length === 0 && rules?.renhou !== undefined && random() < 0.5
  const said = Object.entries(flags).map(([flag, value]) => [flag, unlessNothing(random, value)])
  const many = [...dora, ...Array.from({length: below(random, 3)}, () => tileOf(below(random, 34)))]
  return defined({
    win: by,
    seat: seat === 'south' && random() < 0.8 ? undefined : seat,
    round: round === 'east' && random() < 0.8 ? undefined : round,
    riichi: unlessNothing(random, isFirst ? false : riichi),
    ...Object.fromEntries(said),
    ...(isFirst ? {renhou: true, ippatsu: undefined, chankan: undefined, houtei: undefined} : {}),
    dora:
      random() < 0.6 ? writeIndicators(random, random() < 0.3 ? shuffled(random, many) : dora) : undefined,
    ura: riichi && random() < 0.6 ? writeIndicators(random, ura) : undefined,
    honba: unlessNothing(random, honba),
    sticks: unlessNothing(random, sticks),
    rules
  })
}

/** The fields that are said. */
export function defined(fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
