import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parse} from '../notation/parse.js'
import {gapNode, meldNode, tileNode, type Mark, type Node, type Tree} from '../notation/tree.js'
import {flowers, plainOf, tiles, type Face, type Tile, seats, type Meld} from '@tehai/riichi/tile'
import {convert, format} from './format.js'
import {writtenDialects, type WrittenDialect} from './writers.js'
import {resolve} from '../model/resolve.js'
import type {DialectId} from '../notation/dialect.js'
import {dialectIds} from '../notation/dialects/index.js'

// Rows made at random, with everything a tree can hold.

const handMarks: readonly Mark[] = ['rotated', 'tsumogiri', 'dora', 'facedown', 'ring', 'dim', 'stacked']
const riverMarks: readonly Mark[] = ['tsumogiri', 'riichi', 'called', 'ring', 'facedown', 'dora']
const faces: readonly Face[] = [...tiles, ...tiles, ...tiles, ...flowers, 'back', 'unknown', 'slot', 'blank']

const marksFrom = (possible: readonly Mark[]) =>
  fc.oneof(
    {weight: 9, arbitrary: fc.constant<readonly Mark[]>([])},
    {weight: 1, arbitrary: fc.subarray([...possible])},
    {weight: 1, arbitrary: fc.constantFrom<readonly Mark[]>(['tsumo'], ['ron', 'dora'])}
  )
const labels: fc.Arbitrary<string | null> = fc.oneof(
  {weight: 12, arbitrary: fc.constant(null)},
  {weight: 1, arbitrary: fc.constantFrom('A', '', 'two words', '◎', 'a}b', ' blank')}
)

const tileNodes = (possible: readonly Mark[]) =>
  fc
    .record({face: fc.constantFrom(...faces), marks: marksFrom(possible), label: labels})
    .map(({face, marks, label}) => tileNode(face, 0, 0, marks, label))

const redAt = (base: Tile, reds: number, size: number): Tile[] =>
  Array.from({length: size}, (_, index) =>
    base[0] === '5' && base[1] !== 'z' && reds & (1 << index) ? (`0${base[1]}` as Tile) : base
  )

const sets = fc
  .record({
    tile: fc.constantFrom(...tiles.map(plainOf)),
    reds: fc.constantFrom(0, 0, 1, 2, 4, 8, 6, 7),
    type: fc.constantFrom('pon', 'daiminkan', 'kakan', 'ankan'),
    called: fc.nat(2),
    added: fc.nat(2),
    from: fc.constantFrom(...seats),
    faceDown: fc.constantFrom(null, 'inner', 'outer')
  })
  .map(({tile, reds, type, called, added, from, faceDown}): Meld => {
    const four = redAt(tile, reds, 4)
    if (type === 'pon') return {type, tiles: four.slice(0, 3), called, from}
    if (type === 'daiminkan') return {type, tiles: four, called: (called + added) % 4, from}
    if (type === 'ankan') return {type, tiles: four, faceDown} as Meld
    return {type: 'kakan', tiles: four, called, added: (called + 1 + added) % 4, from}
  })
const runs = fc
  .record({
    low: fc.integer({min: 1, max: 7}),
    suit: fc.constantFrom('m', 'p', 's'),
    order: fc.constantFrom([0, 1, 2], [1, 0, 2], [2, 0, 1], [0, 2, 1]),
    called: fc.nat(2),
    from: fc.constantFrom('kamicha', 'kamicha', 'toimen', 'shimocha')
  })
  .map(({low, suit, order, called, from}): Meld => {
    const tilesOfRun = order.map(step => `${low + step}${suit}` as Tile)
    return {type: 'chii', tiles: tilesOfRun, called, from} as Meld
  })

const plainMelds = fc.oneof(sets, runs).map(meld =>
  meldNode(
    meld,
    meld.tiles.map(tile => tileNode(tile, 0, 0)),
    0,
    0
  )
)
const ringedMelds = fc
  .record({meld: sets, marks: marksFrom(['ring', 'dim', 'dora']), label: labels})
  .map(({meld, marks, label}) =>
    meldNode(
      meld,
      meld.tiles.map((tile, at) => (at === 1 ? tileNode(tile, 0, 0, marks, label) : tileNode(tile, 0, 0))),
      0,
      0
    )
  )
const placeholders = fc
  .record({placeholder: fc.constantFrom('any-meld' as const, 'left-out' as const), label: labels})
  .map(({placeholder, label}): Node => ({type: 'placeholder', placeholder, start: 0, end: 0, label}))

/** A few plain tiles of one suit, as hands have them. */
const suitGroups = fc
  .record({
    suit: fc.constantFrom('m', 'p', 's', 'z'),
    ranks: fc.array(fc.integer({min: 1, max: 7}), {minLength: 1, maxLength: 5})
  })
  .map(({suit, ranks}) => ranks.map((rank): Node => tileNode(`${rank}${suit}` as Tile, 0, 0)))

const handPieces: fc.Arbitrary<Node[]> = fc.oneof(
  {weight: 5, arbitrary: suitGroups},
  {weight: 3, arbitrary: tileNodes(handMarks).map((node): Node[] => [node])},
  {weight: 3, arbitrary: plainMelds.map((node): Node[] => [node])},
  {weight: 1, arbitrary: ringedMelds.map((node): Node[] => [node])},
  {weight: 2, arbitrary: fc.constantFrom(gapNode(0, 0), gapNode(0, 0, 0.5)).map((node): Node[] => [node])},
  {weight: 1, arbitrary: placeholders.map((node): Node[] => [node])}
)

const hands: fc.Arbitrary<Tree> = fc
  .record({
    pieces: fc.array(handPieces, {minLength: 1, maxLength: 7}),
    drawn: fc.boolean(),
    riichi: fc.constantFrom(false, false, true)
  })
  .map(({pieces, drawn, riichi}) => {
    const nodes = pieces.flat()
    const last = nodes.findLastIndex(
      node => node.type === 'tile' && node.face.length === 2 && node.marks.length === 0
    )
    return {mode: 'hand', nodes, draw: drawn && last >= 0 ? last : null, riichi, rows: []}
  })

const rivers: fc.Arbitrary<Tree> = fc
  .record({
    nodes: fc.array(tileNodes(riverMarks), {minLength: 1, maxLength: 12}),
    rows: fc.constantFrom([], [6], [3, 6])
  })
  .map(({nodes, rows}) => ({
    mode: 'river',
    nodes,
    draw: null,
    riichi: false,
    rows: rows.filter(end => end < nodes.length)
  }))

// What must be the same: all but spans, the place of a called tile among equal ones, and a hint that says nothing.

const plainTile = ({face, marks, label}: {face: Face; marks: readonly Mark[]; label: string | null}) => ({
  face,
  marks: marks.toSorted(),
  label
})

function plainNode(node: Node) {
  switch (node.type) {
    case 'tile':
      return plainTile(node)
    case 'meld': {
      const {meld} = node
      const marks = node.nodes
        .map(plainTile)
        .map(tile => JSON.stringify(tile))
        .toSorted()
      if (meld.type === 'ankan') return {type: meld.type, marks}
      const added = meld.type === 'kakan' ? meld.tiles[meld.added] : null
      return {type: meld.type, from: meld.from, called: meld.tiles[meld.called], added, marks}
    }
    case 'gap':
      return {gap: node.width}
    case 'placeholder':
      return {placeholder: node.placeholder, label: node.label}
    case 'text':
      return {text: node.value}
  }
}

function checkRoundTrip(tree: Tree, dialect: WrittenDialect): void {
  const {text, lost} = format(tree, dialect)
  const {tree: again, messages} = parse(text, {dialect, mode: tree.mode})
  const errors = messages.filter(({severity}) => severity === 'error').filter(({id}) => id !== 'empty')
  expect(errors, text).toEqual([])
  if (lost.length > 0) return
  expect(again.nodes.map(plainNode), text).toEqual(tree.nodes.map(plainNode))
  expect([again.mode, again.draw, again.rows, again.riichi], text).toEqual([
    tree.mode,
    tree.draw,
    tree.rows,
    tree.riichi
  ])
  for (const [index, node] of tree.nodes.entries()) {
    const read = again.nodes[index]
    if (node.type !== 'meld' || node.meld.type !== 'ankan' || node.meld.faceDown === null) continue
    expect(read, text).toMatchObject({meld: {faceDown: node.meld.faceDown}})
  }
}

const home: readonly WrittenDialect[] = ['auto', 'mpsz', 'arashino', 'paiga', 'quote']

describe.each(home)('%s', dialect => {
  test('reads back the hands it writes', () => {
    fc.assert(
      fc.property(hands, tree => checkRoundTrip(tree, dialect)),
      {numRuns: 2000}
    )
  })
  test('reads back the rivers it writes', () => {
    fc.assert(
      fc.property(rivers, tree => checkRoundTrip(tree, dialect)),
      {numRuns: 1000}
    )
  })
})

// [text in auto, dialect, what it writes, what is lost].
const examples: ReadonlyArray<readonly [string, WrittenDialect, string, readonly string[]]> = [
  ["123m406p 5-55z 2y13p 9'9'99s 4xx4s", 'auto', "123m406p 5'55z 1'23p 9'9'99s 4xx4s", []],
  ["123m406p 5'55z", 'mpsz', '123m406p 555z', ['meld']],
  ["123m 2'13p 9'9'99s 4444+s", 'arashino', '123m 2-13p 9-99=9s 4444+s', []],
  ['123m 12-3p', 'quote', "123m 2'13p", ['gap', 'direction']],
  ["tt 5'55p 888'8s 2'13m 0m o33so", 'paiga', 'tt 5y55p 88sy88s y213m a5m o33so', []],
  ['6z5m', 'paiga', '6z5m', []],
  ['12-3m', 'auto', '12-3m', []],
  ['123m!4m{A}_?___…', 'auto', '123!4m{A}_?___…', []],
  ['123m!4m{A}_?___…', 'mpsz', '1234m', ['mark', 'label', 'face', 'face', 'placeholder', 'placeholder']],
  ['23468p11345678s 2z', 'mpsz', '23468p11345678s 2z', []],
  ['__ _', 'auto', '__ _', []],
  ['jptg1sy6p', 'auto', 'j41z1=s6+p', []],
  ['jptg1sy6p', 'arashino', '41z1=s6+p', []],
  ['jptg1sy6p', 'paiga', 'jptg1sy6p', []],
  ['jptg1sy6p', 'mpsz', '41z1s6p', ['mark', 'mark']],
  ['j123m\nj1z', 'auto', 'j123m\nj1z', []]
]

describe('convert', () => {
  test.each(examples)('%s to %s', (text, to, written, lost) => {
    const converted = convert(text, 'auto', to)
    expect(converted.text).toBe(written)
    expect(converted.lost.map(({what}) => what)).toEqual(lost)
    expect(converted.messages.filter(({severity}) => severity === 'error')).toEqual([])
  })

  test('reports what it did not understand, and converts the rest', () => {
    const {text, messages, lost} = convert('123m→5m', 'auto', 'mpsz')
    expect([text, messages.map(({id}) => id), lost]).toEqual([
      '123m5m',
      ['bad-char'],
      [{what: 'text', node: 3}]
    ])
  })
})

describe('format', () => {
  test('takes a diagram as well', () => {
    const {tree} = parse("3456s3s 5'55z j")
    expect(format(resolve(tree), 'arashino')).toEqual(format(tree, 'arashino'))
    const river = parse('j123m\nj1=z').tree
    expect(format(resolve(river), 'arashino').text).toBe('123m\n1=z')
  })

  test('a dialect that is not written is a mistake of the programmer', () => {
    expect(() => format(parse('1m').tree, 'mjt')).toThrow(
      /^Expected a written dialect \(auto, .*\), got `mjt`$/
    )
    expect(() => format(parse('1m').tree, 'constructor' as DialectId)).toThrow(TypeError)
  })

  test('every written dialect can be read', () => {
    expect(writtenDialects.filter(id => !dialectIds.includes(id))).toEqual([])
  })
})
