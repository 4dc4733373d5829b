import {array, assert, constantFrom, oneof, option, property, record} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {type From, type Meld, isRed, tiles as allTiles, type Face, type Tile} from '@tehai/riichi/tile'
import type {DialectId} from '../../notation/dialect.js'
import {parse} from '../../notation/parse.js'
import {gapNode, meldNode, tileNode, type Mark, type Node, type Tree} from '../../notation/tree.js'
import {kobalab} from './kobalab.js'
import {mjai} from './mjai.js'
import {tenhouJson} from './tenhou-json.js'
import {tenhou} from './tenhou.js'
import {unicode} from './unicode.js'
import type {Writer} from '../writer.js'

const writers: ReadonlyArray<readonly [DialectId, Writer]> = [
  ['kobalab', kobalab],
  ['tenhou', tenhou],
  ['tenhou-json', tenhouJson],
  ['mjai', mjai],
  ['unicode', unicode]
]

/**
 * What must come back: faces and marks; of a meld its type, who it came from, the called and the added tile and the
 * others. Each program has its own order for the tiles of a meld.
 */
function said(node: Node): unknown {
  if (node.type === 'tile') return {face: node.face, marks: node.marks.toSorted()}
  if (node.type === 'gap') return {gap: node.width}
  if (node.type !== 'meld') return node
  const {meld} = node
  if (meld.type === 'ankan') return {type: meld.type, tiles: meld.tiles.toSorted(), faceDown: meld.faceDown}
  const added = meld.type === 'kakan' ? meld.added : -1
  return {
    type: meld.type,
    from: meld.from,
    called: meld.tiles[meld.called],
    added: meld.tiles[added],
    others: meld.tiles.filter((_, index) => index !== meld.called && index !== added).toSorted()
  }
}

const row = ({mode, nodes, draw, riichi}: Tree) => ({mode, nodes: nodes.map(said), draw, riichi})

function tree(nodes: readonly Node[], more: Partial<Tree> = {}): Tree {
  return {mode: 'hand', nodes, draw: null, riichi: false, rows: [], ...more}
}

const plain = (face: Face, marks: readonly Mark[] = []) => tileNode(face, 0, 0, marks)
const meldOf = (meld: Meld) =>
  meldNode(
    meld,
    meld.tiles.map(tile => plain(tile)),
    0,
    0
  )

const tile = constantFrom(...allTiles)
const seat = constantFrom<From>('kamicha', 'toimen', 'shimocha')
const place = constantFrom(0, 1, 2)
const fives = constantFrom<readonly Tile[]>(
  ['5m', '0m'],
  ['5p', '0p'],
  ['5s', '0s'],
  ['3z', '3z'],
  ['9s', '9s']
)

const anyMeld = oneof(
  record({
    low: constantFrom(1, 2, 3, 4, 5, 6, 7),
    suit: constantFrom('m', 'p', 's'),
    red: constantFrom(true, false),
    called: place
  }).map(({low, suit, red, called}): Meld => ({
    type: 'chii',
    tiles: [low, low + 1, low + 2].map(rank => `${rank === 5 && red ? 0 : rank}${suit}` as Tile),
    called,
    from: 'kamicha'
  })),
  record({pair: fives, from: seat, called: place, red: option(place)}).map(
    ({pair, from, called, red}): Meld => ({
      type: 'pon',
      tiles: [0, 1, 2].map(index => pair[index === red ? 1 : 0]!),
      called,
      from
    })
  ),
  record({pair: fives, from: seat, called: constantFrom(0, 1, 2, 3), red: option(place)}).map(
    ({pair, from, called, red}): Meld => ({
      type: 'daiminkan',
      tiles: [0, 1, 2, 3].map(index => pair[index === red ? 1 : 0]!),
      called,
      from
    })
  ),
  record({pair: fives, from: seat, called: place, added: constantFrom(1, 2, 3), red: option(place)}).map(
    ({pair, from, called, added, red}): Meld => ({
      type: 'kakan',
      tiles: [0, 1, 2, 3].map(index => pair[index === red ? 1 : 0]!),
      called,
      added: (called + added) % 4,
      from
    })
  ),
  record({pair: fives, red: option(place)}).map(({pair, red}): Meld => ({
    type: 'ankan',
    tiles: [0, 1, 2, 3].map(index => pair[index === red ? 1 : 0]!),
    faceDown: null
  }))
)

const anyMarks = oneof(
  {weight: 6, arbitrary: constantFrom<readonly Mark[]>([])},
  {
    weight: 1,
    arbitrary: constantFrom<readonly Mark[]>(
      ['rotated'],
      ['tsumo'],
      ['dora'],
      ['facedown'],
      ['tsumogiri', 'riichi']
    )
  }
)
const anyNode = oneof(
  {
    weight: 8,
    arbitrary: record({face: tile, marks: anyMarks}).map(({face, marks}): Node => plain(face, marks))
  },
  {
    weight: 1,
    arbitrary: constantFrom<Face>('back', 'unknown', 'blank', 'slot').map((face): Node => plain(face))
  },
  {weight: 2, arbitrary: anyMeld.map((meld): Node => meldOf(meld))},
  {weight: 1, arbitrary: constantFrom<Node>(gapNode(0, 0), gapNode(0, 0, 0.5))}
)

describe.each(writers)('%s', (id, write) => {
  test('with nothing lost, the text gives the same row again', () => {
    assert(
      property(array(anyNode, {maxLength: 14}), constantFrom('hand', 'river'), (nodes, mode) => {
        const written = tree(nodes, {mode})
        const {text, lost} = write(written)
        if (lost.length > 0 || nodes.length === 0) return
        const parsed = parse(text, {dialect: id, mode})
        expect(parsed.messages).toEqual([])
        expect(row(parsed.tree)).toEqual(row(written))
      }),
      {numRuns: 2000}
    )
  })

  test('what it writes it reads without a message, and each loss names a node', () => {
    assert(
      property(array(anyNode, {minLength: 1, maxLength: 14}), nodes => {
        const {text, lost} = write(tree(nodes))
        expect(parse(text, {dialect: id}).messages.filter(message => message.id !== 'empty')).toEqual([])
        for (const {node} of lost) expect(nodes[node]).toBeDefined()
      })
    )
  })
})

test('tiles come back from every writer', () => {
  assert(
    property(array(tile, {minLength: 1, maxLength: 13}), faces => {
      for (const [id, write] of writers) {
        const kept = id === 'unicode' ? faces.filter(face => !isRed(face)) : faces
        const written = tree(kept.map(face => plain(face)))
        if (kept.length === 0) continue
        const {text, lost} = write(written)
        expect(lost).toEqual([])
        expect(row(parse(text, {dialect: id}).tree)).toEqual(row(written))
      }
    })
  )
})

test('melds come back from kobalab and from Tenhou logs', () => {
  assert(
    property(array(anyMeld, {minLength: 1, maxLength: 4}), melds => {
      for (const [id, write] of writers.filter(([name]) => name === 'kobalab' || name === 'tenhou-json')) {
        const written = tree([plain('1m'), ...melds.map(meld => meldOf(meld))])
        const {text, lost} = write(written)
        expect(lost).toEqual([])
        expect(row(parse(text, {dialect: id}).tree)).toEqual(row(written))
      }
    })
  )
})

test('a hand of 電脳麻将 comes back with its drawn tile and riichi', () => {
  assert(
    property(array(tile, {minLength: 12, maxLength: 15}), constantFrom(true, false), (faces, riichi) => {
      const written = tree(
        faces.map(face => plain(face)),
        {draw: faces.length - 1, riichi}
      )
      const {text, lost} = kobalab(written)
      expect(lost.map(({what}) => what)).toEqual(faces.length === 14 ? [] : ['draw'])
      if (lost.length > 0) return
      expect(row(parse(text, {dialect: 'kobalab'}).tree)).toEqual(row(written))
    })
  )
})

/** Rows: why, the text in auto, the writer, what it writes, what is lost. */
const rows: ReadonlyArray<readonly [string, string, Writer, string, readonly string[]]> = [
  [
    'the drawn tile has its own letter',
    '123m 456p 789s 1122z 2z',
    kobalab,
    'm123p456s789z1122z2',
    ['gap', 'gap', 'gap', 'gap']
  ],
  ['melds alone begin with a comma', "1'23m", kobalab, ',m1-23', []],
  ['concealed tiles and a meld', "1122m 5'55z", kobalab, 'm1122,z555-', ['gap']],
  ['a whole hand, nothing drawn', "123456789m11s5'55z", kobalab, 'm123456789s11,z555-,', []],
  ['a red five that was called', '0-55m', kobalab, ',m550-', []],
  ['kakan', '555-=0p', kobalab, ',p555+0', []],
  ['kakan', '555-=0p', tenhouJson, '["2525k5225"]', []],
  ['daiminkan from shimocha', '444-4s', tenhouJson, '["343434m34"]', []],
  ['ankan', '1111+z', tenhouJson, '["414141a41"]', []],
  ['a chii from elsewhere', '12-3m', tenhouJson, '["c121113"]', ['direction']],
  ['red fives', '0m0p0s', mjai, '5mr 5pr 5sr', []],
  ['melds are loose tiles', "5'55z", mjai, 'P P P', ['meld']],
  ['the dragons, 中 as text', '567z', unicode, '🀆🀅🀄\uFE0E', []],
  ['no red fives', '0m', unicode, '🀋', ['red']],
  ['neighbours of one suit share the letter', '1m 2m 3p', tenhou, '12m3p', ['gap', 'gap']]
]

test.each(rows)('%s: %s', (_, source, write, text, what) => {
  const written = write(parse(source).tree)
  expect(written.text).toBe(text)
  expect(written.lost.map(loss => loss.what)).toEqual(what)
})

test('discards of 電脳麻将 and Tenhou', () => {
  const river = parse('1=z2+p3-s', {dialect: 'arashino', mode: 'river'}).tree
  expect(kobalab(parse('m1_z2*p3_', {dialect: 'kobalab', mode: 'river'}).tree).text).toBe('m1_z2*p3_')
  expect(kobalab(river).lost.map(({what}) => what)).toContain('direction')
  expect(tenhouJson(parse('[41,60,"r25"]', {dialect: 'tenhou-json', mode: 'river'}).tree)).toEqual({
    text: '[41,60,"r25"]',
    lost: []
  })
})
