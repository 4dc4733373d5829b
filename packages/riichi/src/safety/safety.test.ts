import {expect, test} from 'vitest'
import {kindOf, tileOf, type Tile} from '../tile/index.js'
import {kabeTable, safety, safetyOf, safetyReasons, sujiTable, type SafetyView} from './index.js'

const tilesOf = (text: string): Tile[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map(rank => `${rank}${suit}` as Tile)
  )

interface Case {
  readonly river?: string
  readonly passed?: string
  readonly visible?: string
  readonly melds?: number
  readonly sanma?: boolean
}

const viewOf = (tile: string, {river = '', passed = '', visible = '', melds, sanma}: Case): SafetyView => ({
  hand: tilesOf(tile),
  visible: tilesOf(river + passed + visible),
  river: tilesOf(river),
  passed: tilesOf(passed),
  melds,
  sanma
})

/** Three copies of every kind but east: no other pair can be in a hand. */
const threeOfOthers = `${['m', 'p', 's'].map(suit => `${'123456789'.repeat(3)}${suit}`).join('')}${'234567'.repeat(3)}z`

// [why the row is here, tile in hand, what is seen, class, reasons, ryanmen kanchan penchan shanpon tanki]
const rows: ReadonlyArray<[string, string, Case, string, string, number[]]> = [
  ['in the river', '9p', {river: '9p'}, 'genbutsu', 'river', [0, 0, 0, 0, 0]],
  ['a red five lies there as a five', '5p', {river: '0p'}, 'genbutsu', 'river', [0, 0, 0, 0, 0]],
  ['let pass after riichi', '9p', {passed: '9p'}, 'genbutsu', 'passed', [0, 0, 0, 0, 0]],
  ['fresh 3: one ryanmen of 4 × 4', '3m', {}, 'one-ryanmen', 'no-suji', [16, 16, 16, 3, 3]],
  ['fresh 5: two ryanmen', '5m', {}, 'two-ryanmen', 'no-suji', [32, 16, 0, 3, 3]],
  ['fresh 1', '1m', {}, 'one-ryanmen', 'no-suji', [16, 0, 0, 3, 3]],
  ['fresh 2', '2m', {}, 'one-ryanmen', 'no-suji', [16, 16, 0, 3, 3]],
  ['fresh 7', '7m', {}, 'one-ryanmen', 'no-suji', [16, 16, 16, 3, 3]],
  ['fresh 9', '9m', {}, 'one-ryanmen', 'no-suji', [16, 0, 0, 3, 3]],
  ['suji of a terminal leaves pairs', '1p', {river: '4p'}, 'pair', 'suji', [0, 0, 0, 3, 3]],
  ['suji of 2', '2p', {river: '5p'}, 'no-ryanmen', 'suji', [0, 16, 0, 3, 3]],
  ['suji of 3', '3p', {river: '6p'}, 'no-ryanmen', 'suji', [0, 16, 16, 3, 3]],
  ['suji of what was let pass', '7p', {passed: '4p'}, 'no-ryanmen', 'suji', [0, 16, 16, 3, 3]],
  ['half suji', '4p', {river: '1p'}, 'one-ryanmen', 'half-suji', [16, 16, 0, 3, 3]],
  ['naka-suji', '4p', {river: '17p'}, 'no-ryanmen', 'naka-suji', [0, 16, 0, 3, 3]],
  ['no chance for 2: a wall of 3s', '2s', {visible: '3333s'}, 'pair', 'no-suji no-chance', [0, 0, 0, 3, 3]],
  [
    'no chance for 3: a wall of 4s',
    '3s',
    {visible: '4444s'},
    'no-ryanmen',
    'no-suji no-chance',
    [0, 0, 16, 3, 3]
  ],
  ['a wall of 2s does nothing for 3', '3s', {visible: '2222s'}, 'one-ryanmen', 'no-suji', [16, 0, 0, 3, 3]],
  ['one chance', '2s', {visible: '333s'}, 'one-ryanmen', 'no-suji one-chance', [4, 4, 0, 3, 3]],
  [
    'suji on one side, a wall on the other',
    '4s',
    {river: '1s', visible: '5555s'},
    'pair',
    'half-suji no-chance',
    [0, 0, 0, 3, 3]
  ],
  [
    'suji on one side, one chance on the other',
    '4s',
    {river: '1s', visible: '555s'},
    'one-ryanmen',
    'half-suji one-chance',
    [4, 4, 0, 3, 3]
  ],
  ['one side walled', '5s', {visible: '7777s'}, 'one-ryanmen', 'no-suji', [16, 16, 0, 3, 3]],
  ['suji and wall at once', '1s', {river: '4s', visible: '2222s'}, 'pair', 'suji no-chance', [0, 0, 0, 3, 3]],
  ['an honor of which one is seen', '1z', {}, 'pair', 'honor', [0, 0, 0, 3, 3]],
  ['an honor of which three are seen', '1z', {visible: '11z'}, 'pair', 'honor', [0, 0, 0, 0, 1]],
  [
    'the last honor: only thirteen orphans',
    '1z',
    {visible: '111z'},
    'no-wait',
    'honor exhausted kokushi',
    [0, 0, 0, 0, 0]
  ],
  [
    'the last honor of an opponent with a meld',
    '1z',
    {visible: '111z', melds: 1},
    'no-wait',
    'honor exhausted',
    [0, 0, 0, 0, 0]
  ],
  [
    'the last honor when only one of each other is left: no pair for thirteen orphans',
    '1z',
    {visible: '111z111999m111999p111999s222333444555666777z'},
    'no-wait',
    'honor exhausted',
    [0, 0, 0, 0, 0]
  ],
  [
    'the last honor when two of one other are left',
    '1z',
    {visible: '111z11999m111999p111999s222333444555666777z'},
    'no-wait',
    'honor exhausted kokushi',
    [0, 0, 0, 0, 0]
  ],
  [
    'the last honor when another is used up',
    '1z',
    {visible: '1112222z'},
    'no-wait',
    'honor exhausted',
    [0, 0, 0, 0, 0]
  ],
  [
    'a walled terminal is not orphaned',
    '1p',
    {river: '4p', visible: '111p9999m'},
    'no-wait',
    'suji exhausted',
    [0, 0, 0, 0, 0]
  ],
  ['a shanpon needs a second pair', '1z', {visible: threeOfOthers}, 'pair', 'honor', [0, 0, 0, 0, 3]],
  ['four melds leave a tanki', '5m', {melds: 4}, 'pair', 'no-suji', [0, 0, 0, 0, 3]],
  ['three players have no 2m to 8m', '1m', {sanma: true}, 'pair', 'no-suji no-chance', [0, 0, 0, 3, 3]]
]

for (const [why, tile, seen, expected, reasons, waits] of rows) {
  test(`safety: ${why} (${tile})`, () => {
    const [found] = safety(viewOf(tile, seen))
    const {ryanmen, kanchan, penchan, shanpon, tanki} = found!.waits
    expect([found!.class, found!.reasons.join(' '), [ryanmen, kanchan, penchan, shanpon, tanki]]).toEqual([
      expected,
      reasons,
      waits
    ])
  })
}

test('every reason is in the list of reasons, and reasons are said in its order', () => {
  const names: readonly string[] = safetyReasons
  const said = rows.map(([, , , , reasons]) => reasons.split(' '))
  expect(new Set(said.flat())).toEqual(new Set(names))
  for (const reasons of said)
    expect(reasons).toEqual(reasons.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)))
})

test('every kind of the hand once, in order, with what is seen of it', () => {
  const found = safety({hand: tilesOf('9m05p5p1z'), visible: tilesOf('5p11z'), river: []})
  expect(found.map(({tile, visible}) => [tile, visible])).toEqual([
    ['9m', 1],
    ['5p', 4],
    ['1z', 3]
  ])
})

test('tiles that are not in the hand are judged as they are seen', () => {
  const [found] = safetyOf({hand: [], visible: tilesOf('5p'), river: tilesOf('5p')}, ['8p'])
  expect([found!.tile, found!.class, found!.visible]).toEqual(['8p', 'no-ryanmen', 0])
})

test('a fifth copy and a fifth meld are wrong calls', () => {
  const five = () => safety({hand: tilesOf('5p'), visible: tilesOf('5550p'), river: []})
  expect(five).toThrow('Expected at most 4 of `5p`, got one more')
  expect(() => safety({hand: tilesOf('2m'), visible: [], river: [], sanma: true})).toThrow(RangeError)
  expect(() => safety({hand: [], visible: [], river: [], melds: 5})).toThrow('Expected 0 to 4 melds, got 5')
})

test('the table of suji is the printed one: three apart', () => {
  for (const {ranks, none, one} of sujiTable) {
    const middle = [4, 5, 6]
    const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      rank => !ranks.includes(rank) && ranks.some(discarded => Math.abs(rank - discarded) === 3)
    )
    const isCleared = (rank: number) =>
      [rank - 3, rank + 3].every(end => end < 1 || end > 9 || ranks.includes(end))
    expect(none).toEqual(ends.filter(isCleared))
    expect(one).toEqual(ends.filter(rank => !isCleared(rank)))
    expect(one.every(rank => middle.includes(rank))).toBe(true)
  }
  expect(sujiTable.map(({ranks}) => ranks.join(''))).toEqual([...'123456789', '17', '28', '39'])
})

test('the table of walls is that of all ryanmen, counted one by one', () => {
  // Every ryanmen: its two ranks, and the two that it waits for.
  const ryanmen = [2, 3, 4, 5, 6, 7].map(low => ({tiles: [low, low + 1], waits: [low - 1, low + 2]}))
  for (const {ranks, none, one} of kabeTable) {
    const left = (rank: number, list: typeof ryanmen) => list.filter(({waits}) => waits.includes(rank)).length
    const open = ryanmen.filter(({tiles}) => !tiles.includes(ranks[0]!))
    const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(rank => rank !== ranks[0])
    expect(none).toEqual(others.filter(rank => left(rank, open) === 0))
    expect(one).toEqual(others.filter(rank => left(rank, open) === 1 && left(rank, ryanmen) === 2))
  }
})

test('classes of a suit and of its mirror are the same', () => {
  const mirror = (tile: Tile): Tile => tileOf(8 - kindOf(tile))
  for (const [, tile, seen] of rows) {
    if (!/[ps]$/.test(tile)) continue
    const {hand, visible, river, passed = []} = viewOf(tile, seen)
    const inMan = (tiles: readonly Tile[]) =>
      tiles.map(one => (one[1] === 'z' ? one : (`${one[0] === '0' ? 5 : one[0]}m` as Tile)))
    if (visible.some(one => one[1] === 'm')) continue
    const turned = (tiles: readonly Tile[]) => inMan(tiles).map(one => (one[1] === 'z' ? one : mirror(one)))
    const plain = safety({
      hand: inMan(hand),
      visible: inMan(visible),
      river: inMan(river),
      passed: inMan(passed)
    })
    const other = safety({
      hand: turned(hand),
      visible: turned(visible),
      river: turned(river),
      passed: turned(passed)
    })
    expect(other[0]).toEqual({...plain[0], tile: other[0]!.tile})
  }
})
