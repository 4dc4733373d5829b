import {expect, test} from 'vitest'
import {describe as words} from '../../labels/rows/describe.js'
import {convert, format} from '../../format/format.js'
import {resolve} from '../../model/resolve.js'
import {parse} from '../parse.js'

/** Faces with their marks, text as it is, and `|` before the tile that is set apart. */
function show(text: string, mode: 'hand' | 'river' = 'hand'): readonly [string, readonly string[]] {
  const {tree, messages} = parse(text, {mode})
  const shown = tree.nodes.map((node, index) => {
    const apart = index === tree.draw ? '|' : ''
    if (node.type === 'tile') return apart + [node.face, ...node.marks].join(':')
    return node.type === 'text' ? JSON.stringify(node.value) : node.type === 'meld' ? node.meld.type : '·'
  })
  return [shown.join(' '), messages.map(({id}) => id)]
}

// [why the row is here, text, what it shows, messages]
const rows: ReadonlyArray<readonly [string, string, string, readonly string[]]> = [
  ['packed', '12f', '1f 2f', []],
  ['all of them', '012345678f', '0f 1f 2f 3f 4f 5f 6f 7f 8f', []],
  ['full width', '１２ｆ', '1f 2f', []],
  ['after other tiles', '123m44f55z', '1m 2m 3m 4f 4f 5z 5z', []],
  ['a label, a ring, on its side', '1f{A}!2f y3f', '1f 2f:ring · 3f:rotated', []],
  ['face down', 'o1f', '1f:facedown', []],
  [
    'none is the drawn tile',
    '23468p11345678s 2z 15f',
    '2p 3p 4p 6p 8p 1s 1s 3s 4s 5s 6s 7s 8s · |2z · 1f 5f',
    []
  ],
  ['nor makes a hand of fourteen', '123m456p789s1122z 1f', '1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z · 1f', []],
  ['three are no meld', '1fy1f1f', '1f 1f:rotated 1f', []],
  ['there is no ninth', '19f', '1f "9f"', ['bad-rank']],
  ['a call mark', "1'11f", '"1\'11f"', ['bad-mark-position']],
  ['hidden tiles', '1xx1f', '"1xx1f"', ['bad-char']],
  ['none is red', 'r5f', '"r5f"', ['red-not-five']],
  ['a prefix without a tile', '111yf', '"111yf"', ['dangling-modifier']],
  ['no flower is put aside', 'f1f', '"f1f"', ['kita-not-north']],
  ['norths put aside, as before', 'f44z', '4z:kita 4z:kita', []],
  ['norths after a hand', '5z f4z', '5z · 4z:kita', []],
  ['norths put aside after digits without a suit, as before', '11f44z', '"11f44z"', ['kita-not-north']],
  ['other honors after flowers', '11f45z', '1f 1f 4z 5z', []],
  ['a space says flowers', '11f 44z', '1f 1f · 4z 4z', []],
  ['the letter alone', 'f', '"f"', ['bad-char']],
  ['a capital is no flower', '1F', '"1F"', ['bad-char']]
]
test.each(rows)('%s: %s', (_, text, shown, ids) => {
  expect(show(text)).toEqual([shown, ids])
})

test('a capital is reported with what it is read as', () => {
  expect(parse('1F').messages.find(({id}) => id === 'bad-char')!.expected).toEqual(['f'])
})

test('in a river', () => {
  expect(show('1f2=f', 'river')).toEqual(['1f 2f:tsumogiri', []])
  expect(show('jf4z', 'river')[1]).toEqual(['bad-char'])
})

test.each(['mpsz', 'arashino', 'paiga', 'quote', 'typed'] as const)('%s has none', dialect => {
  expect(parse('1f', {dialect}).messages.some(({severity}) => severity === 'error')).toBe(true)
})

test('what a hand with flowers is, is not known', () => {
  const diagram = resolve(parse('234m345p456s66p78s9s 1f').tree)
  expect(diagram.mode === 'hand' && diagram.hand.complete).toBe(false)
  expect(diagram.mode === 'hand' && diagram.hand.concealed).toHaveLength(13)
})

test('a space parts flowers from norths', () => {
  expect(format(parse('1f 4z').tree, 'auto')).toMatchObject({text: '1f 4z', lost: []})
  const nodes = parse('1f 4z').tree.nodes.filter(({type}) => type === 'tile')
  const together = {mode: 'hand', nodes, draw: null, riichi: false, rows: []} as const
  expect(format(together, 'auto')).toMatchObject({text: '1f 4z', lost: [{what: 'gap'}]})
})

test('they are written in auto and in Unicode, and lost elsewhere', () => {
  expect(convert('123m 12f 0f', 'auto', 'auto')).toMatchObject({text: '123m 12f 0f', lost: []})
  expect(convert('1m15f0f', 'auto', 'unicode')).toMatchObject({text: '🀇🀢🀦🀪', lost: []})
  expect(convert('🀇🀢🀦🀪', 'unicode', 'auto')).toMatchObject({text: '1m150f', lost: []})
  const {tree} = parse('1m1f')
  for (const dialect of [
    'mpsz',
    'arashino',
    'paiga',
    'quote',
    'kobalab',
    'tenhou',
    'tenhou-json',
    'mjai'
  ] as const) {
    expect([dialect, format(tree, dialect).lost]).toEqual([dialect, [{what: 'face', node: 1}]])
  }
})

// [language, words]
const spoken = [
  ['en', '1 2 3 man, plum flower, spring, 2 jokers'],
  ['ja', '一二三萬 梅、春、ジョーカー2枚']
] as const
test.each(spoken)('in words: %s', (language, said) => {
  expect(words(resolve(parse('123m 1500f').tree), language)).toBe(said)
})
