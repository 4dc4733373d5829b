import {expect, test} from 'vitest'
import {readToml} from './toml.js'

// [why the row is here, the text, the entries]
const rows: readonly (readonly [
  why: string,
  text: string,
  entries: readonly (readonly [path: string, value: unknown])[]
])[] = [
  [
    'strings',
    'a = "x \\"y\\" \\u4e2d"\nb = \'c:\\d\'',
    [
      ['a', 'x "y" 中'],
      ['b', 'c:\\d']
    ]
  ],
  [
    'strings over lines',
    'a = """\none\ntwo"""\nb = \'\'\'\nx\n\'\'\'\nc = 1',
    [
      ['a', 'one\ntwo'],
      ['b', 'x\n'],
      ['c', 1]
    ]
  ],
  [
    'other values',
    'a = 1_000\nb = -2.5\nc = true\nd = 2024-01-02 # when',
    [
      ['a', 1000],
      ['b', -2.5],
      ['c', true],
      ['d', '2024-01-02']
    ]
  ],
  [
    'lists',
    'a = ["x", \'y\', 3]\nb = [\n  "p", # first\n  "q"\n]\nc = [[1], [2]]',
    [
      ['a', ['x', 'y', 3]],
      ['b', ['p', 'q']],
      ['c', '[[1], [2]]']
    ]
  ],
  [
    'tables',
    'a = 1\n[mahjong]\ndialect = "mjt"\n[x.y]\nz = 2',
    [
      ['a', 1],
      ['mahjong.dialect', 'mjt'],
      ['x.y.z', 2]
    ]
  ],
  [
    'dotted and quoted keys',
    'mahjong.dialect = "mjt"\n"a b".c = 1',
    [
      ['mahjong.dialect', 'mjt'],
      ['a b.c', 1]
    ]
  ],
  [
    'inline tables',
    'mahjong = { dialect = "mjt", rules = "a, b" }',
    [
      ['mahjong.dialect', 'mjt'],
      ['mahjong.rules', 'a, b']
    ]
  ],
  ['lists of tables are passed over', '[[menu]]\ntitle = "x"\n[other]\na = 1', [['other.a', 1]]],
  [
    'CRLF',
    'a = "x"\r\nb = 2\r\n',
    [
      ['a', 'x'],
      ['b', 2]
    ]
  ],
  ['what is no TOML', 'a\n= 1\nb = "open\nc = {x\n', [['b', 'open']]],
  [
    'names of Object.prototype',
    '__proto__ = "x"\nconstructor.y = 1',
    [
      ['__proto__', 'x'],
      ['constructor.y', 1]
    ]
  ]
]
test.each(rows)('TOML: %s', (_, text, entries) => {
  expect(readToml(text).map(({path, value}) => [path.join('.'), value])).toEqual(entries)
})

test('TOML: keys and values have places', () => {
  const text = '[mahjong]\n  dialect = "mjt" # here\n'
  const [{keySpan, valueSpan}] = readToml(text) as [ReturnType<typeof readToml>[number]]
  expect([text.slice(keySpan.start, keySpan.end), text.slice(valueSpan.start, valueSpan.end)]).toEqual([
    'dialect',
    '"mjt"'
  ])
})
