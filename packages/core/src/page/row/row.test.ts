import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import type {Diagram} from '../../model/diagram.js'
import {dialectIds} from '../../notation/dialects/index.js'
import {drawnRow} from './row.js'
import type {RowOptions} from './row-options.js'
import {formatRowOptions, optionsOfClasses, parseRowOptions, rowClasses} from './wire.js'

/** Tiles of a row with their marks and labels. */
function outline({nodes}: Diagram): string {
  const tiles = nodes.flatMap(node =>
    node.type === 'meld' ? node.nodes : node.type === 'tile' ? [node] : []
  )
  return tiles
    .map(
      ({face, marks, label}) => face + marks.map(mark => `.${mark}`).join('') + (label ? `{${label}}` : '')
    )
    .join(' ')
}

// [why the row is here, source, options, tiles].
const rows: ReadonlyArray<[string, string, RowOptions, string]> = [
  ['plain', '1m5z', {}, '1m 5z'],
  ['dora are ringed', '155m', {dora: '5m'}, '1m 5m.dora 5m.dora'],
  ['a red five is dora as its five', '150m', {dora: '5m'}, '1m 5m.dora 0m.dora'],
  ['two dora', '1m1z', {dora: '1m1z'}, '1m.dora 1z.dora'],
  ['dora in a meld', "1'23p", {dora: '3p'}, '1p 2p 3p.dora'],
  ['dora in a river', 'j1m2m', {mode: 'river', dora: '2m'}, '1m 2m.dora'],
  ['marks', '1z9p3s', {mark: '1z ◎, 9p ○、3s×'}, '1z{◎} 9p{○} 3s{×}'],
  ['marks of several tiles', '147m', {mark: '14m a'}, '1m{a} 4m{a} 7m'],
  ['a mark may say dora', '147m', {mark: '4m dora'}, '1m 4m.dora 7m'],
  ['a mark for a five means the red one as well', '50p', {mark: '5p ◎'}, '5p{◎} 0p{◎}'],
  ['a mark for the red five means it alone', '50p', {mark: '0p ◎'}, '5p 0p{◎}'],
  ['a label of the row overrides a mark', '1m{A}', {mark: '1m B'}, '1m{A}'],
  ['a tile drawn comes after the row', '1234m', {draw: '5z'}, '1m 2m 3m 4m 5z'],
  ['a tile drawn to a shape', '12m', {draw: '3m'}, '1m 2m 3m'],
  ['a tile won in the row is marked there', '12399m', {draw: '2m', won: 'ron'}, '1m 2m.ron 3m 9m 9m']
]
for (const [why, source, options, expected] of rows) {
  test(`row: ${why} (${source})`, () => expect(outline(drawnRow(source, options).diagram)).toBe(expected))
}

test('row: a tile drawn at the end of a whole hand is set apart', () => {
  const {diagram} = drawnRow('123m456p789s11222z', {draw: '2z', won: 'tsumo'})
  expect(
    diagram.mode === 'hand' && [diagram.apart, diagram.hand.draw, diagram.hand.concealed.length]
  ).toEqual([13, '2z', 13])
})

test('row: a drawn tile is the draw of the hand', () => {
  const {diagram} = drawnRow('12344p', {draw: '2p'})
  expect(diagram.mode === 'hand' && diagram.hand).toMatchObject({draw: null})
  const {diagram: drawn} = drawnRow('123m4p', {draw: '0p', won: 'tsumo'})
  expect(drawn.mode === 'hand' && [drawn.apart, drawn.hand.draw, drawn.hand.win]).toEqual([
    4,
    '0p',
    {tile: '0p', by: 'tsumo'}
  ])
})

test('row: a fifth copy is a message, unless the row was checked before', () => {
  expect(drawnRow('11111m').messages.map(({id}) => id)).toEqual(['too-many-copies'])
  expect(drawnRow('11111m', {checked: true}).messages).toEqual([])
})

test('row options: what is written reads back', () => {
  const options: RowOptions = {
    dialect: 'kobalab',
    mode: 'river',
    y: 'prefix',
    size: 2.2,
    lang: 'ja',
    label: 'a "b" \\',
    columns: 4,
    mark: '1z ◎, 9p ○',
    dora: '5s3p',
    draw: '2s',
    won: 'ron',
    checked: true
  }
  expect(parseRowOptions(formatRowOptions(options))).toEqual({options, messages: []})
  expect(formatRowOptions({mode: 'hand', y: 'auto', checked: false})).toBe('')
})

// [why the row is here, text, id of the message, the text it points at, the proposal].
const badOptions: ReadonlyArray<[string, string, string, string, string | undefined]> = [
  ['unknown option', 'size=l foo=1', 'unknown-option', 'foo=1', undefined],
  ['unknown dialect', 'dialect=qoute', 'bad-value', 'qoute', 'quote'],
  ['size out of bounds', 'size=300', 'bad-value', '300', undefined],
  ['no columns', 'columns=0', 'bad-value', '0', undefined]
]
for (const [why, text, id, at, near] of badOptions) {
  test(`bad row options: ${why} (${text})`, () => {
    const [message] = parseRowOptions(text).messages
    expect(message?.id).toBe(id)
    expect(text.slice(message!.start, message!.end)).toBe(at)
    expect(message!.expected[0]).toBe(near)
  })
}

test('row classes: a sanitizer that leaves only classes leaves the dialect and the mode', () => {
  for (const dialect of dialectIds) {
    const classes = rowClasses({dialect, mode: 'river'})
    expect(optionsOfClasses(classes)).toEqual(dialect === 'auto' ? {mode: 'river'} : {dialect, mode: 'river'})
  }
  expect(optionsOfClasses(['language-mahjong', 'language-mahjong-nosuch'])).toEqual({})
})

test('row: any text with any options is read, spans lie in it', () => {
  const options = fc.record(
    {
      dialect: fc.constantFrom(...dialectIds),
      mode: fc.constantFrom('hand' as const, 'river' as const),
      mark: fc.string(),
      dora: fc.string(),
      draw: fc.string(),
      won: fc.constantFrom('tsumo' as const, 'ron' as const)
    },
    {requiredKeys: []}
  )
  const texts = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[0-9mpsz'y=+-]{0,20}$/))
  fc.assert(
    fc.property(texts, options, (text, given) => {
      for (const {start, end} of drawnRow(text, given).messages) {
        expect(0 <= start && start <= end && end <= text.length).toBe(true)
      }
    })
  )
})

test('a row is read the same however often, and by its own options', () => {
  const read = () => [
    drawnRow('11m5z'),
    drawnRow('11m5z', {mode: 'river'}),
    drawnRow('11m5z', {dialect: 'mpsz'})
  ]
  const first = read()
  expect(first.map(({diagram}) => diagram.mode)).toEqual(['hand', 'river', 'hand'])
  for (let times = 0; times < 3; times++) expect(read()).toEqual(first)
  expect(drawnRow('11m5z')).toEqual(first[0])
})
