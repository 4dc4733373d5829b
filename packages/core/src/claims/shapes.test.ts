/**
 * Waits of shapes as a wiki states them, true and falsified: nothing to say of the first, a message for the others.
 *
 * Source: the waits of <https://riichi.wiki/Machi> and <https://riichi.wiki/Complex_waits>.
 */
import {expect, test} from 'vitest'
import {checkInline} from '../page/check/inline/inline.js'
import {defaultSettings} from '../page/grammar/keys/options.js'
import {tilesOfText} from '../page/grammar/tiles/tiles-of-text.js'
import {formatTiles, kindOf, tileOf, type Tile} from '@tehai/riichi/tile'
import {claimChecker} from './check.js'

const {checkClaim} = claimChecker()
const idsOf = (tiles: string, attributes: string) =>
  checkInline(tiles, {attributes, settings: defaultSettings, checkClaim}).attributeMessages.map(({id}) => id)

// [tiles, waits, names of them].
const rows: ReadonlyArray<readonly [string, string, ...string[]]> = [
  ['34m', '25m', 'ryanmen', '両面'],
  ['45s', '36s', 'ryanmen', 'リャンメン'],
  ['24p', '3p', 'kanchan', 'カンチャン'],
  ['79m', '8m', 'kanchan', '嵌張'],
  ['89s', '7s', 'penchan', 'ペンチャン'],
  ['12m', '3m', 'penchan', '辺張'],
  ['5z', '5z', 'tanki', '単騎'],
  ['9p', '9p', 'tanki', 'タンキ'],
  ['44m66m', '46m', 'shanpon', 'シャンポン'],
  ['22p77z', '2p7z', 'shanpon', '双碰'],
  ['2345m', '25m', 'nobetan', 'ノベタン'],
  ['2345678p', '258p', 'sanmentan', '三面単騎', 'nobetan'],
  ['3455m', '25m', 'aryanmen', '亜両面', '亜リャンメン'],
  ['3445m', '4m', 'nakabukure', '中膨れ'],
  ['23456m', '147m', 'sanmenchan', '三面張'],
  ['45678s', '369s', 'ryanmen', '三面待ち'],
  ['2223p', '134p', 'ryantan', '変則三面張'],
  ['2224p', '34p', 'kantan', 'カンタン'],
  ['1112m', '23m', 'pentan', 'ペンタン'],
  ['3335777s', '456s', 'kantankan', 'カンタンカン'],
  ['33345m88p', '36m8p', 'entotsu', 'エントツ'],
  ['3334555s', '23456s', 'tatsumaki', '竜巻', 'five-sided'],
  ['2223456777m', '12345678m', 'happoubijin', '八方美人'],
  ['1112345678999m', '123456789m', 'junsei chuuren', '純正九蓮宝燈', '九面待ち'],
  ['3567888s', '34s'],
  ['1112346m', '56m'],
  ['1112345679p', '89p'],
  ['5557999m', '678m'],
  ['1113456s', '236s'],
  ['1112346789m', '569m'],
  ['1112333455p', '345p'],
  ['22334455p11z', '25p1z'],
  ['5567777s', '568s'],
  ['3455777m', '256m'],
  ['4556777m', '356m']
]
for (const [tiles, waits, ...names] of rows) {
  const kinds = tilesOfText(waits).tiles
  test(`${tiles} waits for ${waits}`, () => {
    for (const said of [
      waits,
      kinds.join(''),
      kinds.toReversed().join(' '),
      ...names.map(one => `${one} ${waits}`)
    ]) {
      expect([said, ...idsOf(tiles, `waits="${said}"`)]).toEqual([said])
    }
  })
  test(`${tiles} waits for nothing but ${waits}`, () => {
    for (const said of falsified(kinds)) {
      expect([said, ...idsOf(tiles, `waits=${said}`)]).toEqual([said, 'false-waits'])
    }
  })
}

/** The waits with one left out, one too many, and another in the place of the last. */
function falsified(kinds: readonly Tile[]): string[] {
  const taken = new Set(kinds.map(kindOf))
  const first = kindOf(kinds[0]!)
  const others = [1, 2, 3, 4, 5, 6, 7, 8]
    .map(step => first - (first % 9) + ((first + step) % 9))
    .filter(kind => kind < 34 && !taken.has(kind))
    .map(tileOf)
  const [other] = others
  return [
    ...(kinds.length > 1 ? [kinds.slice(1), kinds.slice(0, -1)] : []),
    ...(other
      ? [
          [...kinds, other],
          [...kinds.slice(0, -1), other]
        ]
      : [])
  ].map(formatTiles)
}

// [tiles, what they accept, how many].
const accepted: ReadonlyArray<readonly [string, string, number]> = [
  ['34m', '25m', 8],
  ['35m', '4m', 4],
  ['12m', '3m', 4],
  ['33m', '3m', 2],
  ['334m', '235m', 10],
  ['135m', '24m', 8],
  ['224m', '23m', 6],
  ['112m', '13m', 6],
  ['23456m', '147m', 11]
]
for (const [tiles, accepts, count] of accepted) {
  test(`${tiles} accepts ${accepts}, ${count} tiles`, () => {
    for (const said of [accepts, `${accepts} ${count}`, `${count} tiles`, `${accepts} ${count}枚`]) {
      expect([said, ...idsOf(tiles, `accepts="${said}"`)]).toEqual([said])
    }
    for (const said of [
      ...falsified(tilesOfText(accepts).tiles),
      `"${accepts} ${count + 1}"`,
      `"${count - 1} tiles"`
    ]) {
      expect([said, ...idsOf(tiles, `受け入れ=${said}`)]).toEqual([said, 'false-ukeire'])
    }
  })
}
