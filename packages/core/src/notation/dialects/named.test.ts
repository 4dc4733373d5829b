import {readFileSync} from 'node:fs'
import {array, assert, constantFrom, oneof, property, string} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {vectorOf, type VectorExpect, type VectorTile} from '../../model/vector.js'
import type {DialectId} from '../dialect.js'
import {parse} from '../parse.js'
import type {Mode, Node} from '../tree.js'
import {dialectIds, dialects} from './index.js'

interface Row {
  readonly id: string
  readonly dialect: DialectId
  readonly mode: Mode
  readonly input: string
  readonly expect: VectorExpect | null
  readonly error?: {readonly code: string; readonly offset: number; readonly length: number}
  readonly warnings?: ReadonlyArray<{readonly code: string; readonly offset?: number}>
}

const home: ReadonlySet<DialectId> = new Set(['auto', 'mpsz', 'arashino', 'paiga', 'quote', 'typed'])
const named = dialectIds.filter(id => !home.has(id))
const table = new URL('../../../../../vectors/notation.json', import.meta.url)
const rows = (JSON.parse(readFileSync(table, 'utf8')) as {vectors: Row[]}).vectors

describe('vectors', () => {
  for (const row of rows.filter(({dialect}) => !home.has(dialect))) {
    const {id, dialect, mode, input, expect: wanted, error, warnings = []} = row
    test(`${id} ${dialect}: ${input}`, () => {
      const vector = vectorOf(parse(input, {dialect, mode}))
      if (wanted === null) {
        expect(vector.expect).toBeNull()
        expect(vector.errors[0]).toEqual(error)
        return
      }
      expect(vector.errors).toEqual([])
      expect(vector.expect).toMatchObject(wanted)
      for (const warning of warnings) expect(vector.warnings).toContainEqual(expect.objectContaining(warning))
    })
  }
})

const text = oneof(
  string({unit: 'binary'}),
  array(
    constantFrom(
      ...'0123456789mpszxXqQhfrEZ\'"-_^v|*+=,()[]<>~ \\{}三五⑤東ポン上対赤筒ツモ万饼条碰吃加杠家만통삭동퐁치상가깡적쯔모기리🀄🀫'
    ),
    {
      maxLength: 40
    }
  ).map(characters => characters.join('')),
  array(constantFrom(...'0123456789cpmkafr", []'), {maxLength: 30}).map(characters => characters.join(''))
)

function everyNode(nodes: readonly Node[]): Node[] {
  return nodes.flatMap(node => (node.type === 'meld' ? [node, ...node.nodes] : [node]))
}

describe.each(named)('any text in %s', id => {
  test.each(['hand', 'river'] as const)('never throws and keeps its spans inside: %s', mode => {
    assert(
      property(text, source => {
        const {tree, messages} = parse(source, {dialect: id, mode})
        for (const {start, end} of [...everyNode(tree.nodes), ...messages]) {
          expect(0 <= start && start <= end && end <= source.length).toBe(true)
        }
        if (tree.draw !== null) expect(tree.nodes[tree.draw]).toMatchObject({type: 'tile'})
        for (const node of tree.nodes) {
          if (node.type === 'meld') expect(node.nodes.map(({face}) => face)).toEqual(node.meld.tiles)
        }
        expect(messages.map(({start}) => start)).toEqual(
          messages.map(({start}) => start).toSorted((a, b) => a - b)
        )
        expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
      }),
      {numRuns: 200}
    )
  })

  test('nothing but blanks, separators and letters of other tiles gets lost in silence', () => {
    assert(
      property(text, source => {
        const {tree, messages} = parse(source, {dialect: id})
        const seen = new Set<number>()
        for (const {start, end} of [...tree.nodes, ...messages]) {
          for (let at = start; at < end; at++) seen.add(at)
        }
        const lost = source
          .split('')
          .filter(
            (unit, at) =>
              !seen.has(at) && !unseen.has(unit) && unit !== gapUnits.get(id) && unit.trim() !== ''
          )
        expect(lost).toEqual([])
      }),
      {numRuns: 200}
    )
  })

  test('its example parses without a message', () => {
    const dialect = dialects[id]
    expect(dialect.id).toBe(id)
    expect(dialect.parse(dialect.example).messages).toEqual([])
  })

  test.runIf(process.env['THOROUGH'])('takes time proportional to the length', () => {
    for (const piece of [
      '1m',
      '(',
      '123',
      "'",
      '[',
      '\\mj{',
      '上ポン',
      ' ',
      'c275226',
      'm1-',
      '-',
      '5"',
      '||',
      '🀀 '
    ]) {
      const [short, long] = [500, 10_000]
      const time = (count: number) => timeOf(() => parse(piece.repeat(count), {dialect: id}))
      // Texts of which the time grows by the square take ten times as long as these. A busy machine lengthens one try.
      const isLinear = () => time(long) < SLACK * (long / short) * Math.max(time(short), NOISE)
      expect([1, 2, 3].some(isLinear), piece).toBe(true)
    }
  })
})

/** How much faster than the text its time may grow, and what is too little to say, in milliseconds. */
const [SLACK, NOISE] = [4, 8]

/** The time of a function in milliseconds. */
function timeOf(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Characters between entries, letters that close runs with something between, and invisible characters. */
const unseen = new Set('|_,[]"\'+*rlmpszqxMPSZX\uFE0E\uFE0F')

/** What parts groups in one notation alone. */
const gapUnits: ReadonlyMap<DialectId, string> = new Map([['maku', '-']])

/** A row: why it is here, the dialect, the text, and the tiles or the first message (`code@offset+length`). */
type Example = readonly [
  why: string,
  dialect: DialectId,
  input: string,
  wanted: readonly VectorTile[] | string
]

const turned = (t: string): VectorTile => ({t, rotated: true})
const stacked = (t: string): VectorTile => ({t, stacked: true})

const hands: readonly Example[] = [
  ['digits, then a suit letter', 'tenhou', '40m', ['4m', '0m']],
  ['a blank ends the run', 'tenhou', '12 3m', 'missing-suit@0+2'],
  [
    'a group mark does not touch a tile with its own',
    'mjt',
    `37'7s"`,
    [stacked('3s'), turned('7s'), stacked('7s')]
  ],
  ['a group ends with its suit letter', 'mjt', "13m9z'", ['1m', '3m', turned('?')]],
  ['backs and blanks', 'mjt', '08z', ['back', 'blank']],
  ['the size is not part of the tiles', 'mjt', "1m1s' | 200px", ['1m', turned('1s')]],
  ['pictures of paifu are no tiles', 'mjt', '8x9m', 'bad-char@1+1'],
  ['a red five may be turned', 'mjt', "0'46m", [turned('0m'), '4m', '6m']],
  ['the lower tile is red', 'mahgen', '5v05s', ['5s', stacked('0s'), '5s']],
  ['honors have no red five', 'mahgen', '5v55z', ['5z', stacked('5z'), '5z']],
  ['a mark must have its digit', 'mahgen', '12m^', 'dangling-modifier@3+1'],
  ['a gap may not come between digits and their suit', 'mahgen', '12m3|456p', 'bad-char@4+1'],
  ['a suit letter alone', 'mahgen', '12mm', 'missing-rank@3+1'],
  [
    'two quotes lie on the tile before',
    'merjong',
    `5'0''55p`,
    [turned('5p'), {t: '0p', top: true}, '5p', '5p']
  ],
  ['letters for backs and unknown tiles', 'merjong', 'xqQm1x', ['back', '?', '?', 'back']],
  ['a mark comes before the suit letter', 'merjong', "3m'", 'dangling-mark@2+1'],
  [
    'the example of its manual',
    'mahjong-tex',
    `X44Xp-123's`,
    ['back', '4p', '4p', 'back', '1s', '2s', turned('3s')]
  ],
  ['backs do not end a suit', 'mahjong-tex', '123 X 456s', ['1s', '2s', '3s', 'back', '4s', '5s', '6s']],
  ['nor do gaps', 'mahjong-tex', '12-34m', ['1m', '2m', '3m', '4m']],
  [
    'a mark after the suit letter is the last tile’s',
    'mahjong-tex',
    "77'm 77m'",
    ['7m', turned('7m'), '7m', turned('7m')]
  ],
  ['a kan with a red five', 'mahjong-tex', '50"5m', ['5m', stacked('0m'), '5m']],
  ['upper case', 'mahjong-tex', '12M?Z', 'missing-rank@4+1'],
  [
    'a kakan: the second lies on the first',
    'tempai',
    '5-5-05s',
    ['5s', turned('5s'), {t: '0s', top: true}, '5s']
  ],
  [
    'a pon and a chii side by side',
    'tempai',
    '77-7-345s',
    ['7s', '7s', turned('7s'), turned('3s'), '4s', '5s']
  ],
  [
    'two pairs on their side',
    'tempai',
    '-1-1-1-1s',
    [turned('1s'), {t: '1s', top: true}, turned('1s'), {t: '1s', top: true}]
  ],
  ['backs and an empty place', 'tempai', 'I50Im_1z', ['back', '5m', '0m', 'back', '1z']],
  ['0 for a back in older pages', 'tempai', '0440z', ['back', '4z', '4z', 'back']],
  ['a mark before the suit letter', 'tempai', '123-z', 'dangling-modifier@3+1'],
  [
    'the marks of its manual',
    'obsidian',
    `66"6p222'2m0770z`,
    ['6p', stacked('6p'), '6p', '2m', '2m', turned('2m'), '2m', 'back', '7z', '7z', 'back']
  ],
  ['a mark after the suit letter is the last tile’s', 'obsidian', "444p'", ['4p', '4p', turned('4p')]],
  ['an unknown letter', 'obsidian', '123m456q789s11z', 'bad-char@7+1'],
  ['digits without a suit', 'obsidian', '123m456p789s11', 'missing-suit@12+2'],
  ['a suit letter without digits', 'obsidian', '123mm456p', 'missing-rank@4+1'],
  [
    'upper case lies on its side',
    'jekyll',
    '123p 1Z11z 1x',
    ['1p', '2p', '3p', turned('1z'), '1z', '1z', 'back']
  ],
  ['only 1x is a back', 'jekyll', '2x', 'bad-rank@0+1'],
  ['a stacked red five: the plain one on top', 'mpszf', '0p"5p+', [stacked('0p'), stacked('5p')]],
  ['a second mark turns them round', 'mpszf', '0p""', [{t: '0p', stackedRedTop: true}]],
  ['a third makes both red', 'mpszf', '0p"""', [turned('0p'), {t: '0p', top: true}]],
  ['a note under a tile', 'mpszf', '12z[waiting]', ['1z', '2z']],
  ['seasons before flowers', 'mpszf', '1458f', ['5f', '8f', '1f', '4f']],
  ['the joker', 'mpszf', '0f1m', ['0f', '1m']],
  ['no ninth flower', 'mpszf', '9f', 'bad-rank@0+1'],
  ['every tile is spelt out', 'maku', '5ph3p4p', [turned('5p'), '3p', '4p']],
  ['a dash is a gap', 'maku', '5p-6p', ['5p', '6p']],
  ['so digits do not share a letter', 'maku', '12p', 'missing-suit@0+1'],
  ['groups', 'riichi-hand', '123m_4*56p__7s', ['1m', '2m', '3m', turned('4p'), '5p', '6p', '7s']],
  [
    'honors have their own letters',
    'riichi-hand',
    "E*EE_SS'S",
    [turned('1z'), '1z', '1z', '2z', turned('2z'), '2z']
  ],
  ['the letter settles the tile', 'riichi-hand', '1m*', 'dangling-mark@2+1'],
  ['no tile in this group', 'riichi-hand', '123p_*', 'dangling-mark@5+1'],
  ['no honor 0', 'riichi-hand', '0z', 'bad-rank@0+1'],
  ['a group does not share its letter', 'riichi-hand', '123_456p', 'missing-suit@0+3'],
  ['an unknown letter', 'riichi-hand', 'XD', 'bad-char@0+1'],
  ['JSON', 'mjai', '["1m","5sr","C"]', ['1m', '0s', '7z']],
  ['only a five can be red', 'mjai', '3mr', 'red-not-five@0+3'],
  ['no 0', 'mjai', '0m', 'bad-rank@0+1'],
  ['JSON', 'tenhou-json', '[11,52,47]', ['1m', '0p', '7z']],
  ['side by side', 'tenhou-json', '112153', ['1m', '1p', '0s']],
  ['no such number', 'tenhou-json', '48', 'bad-rank@0+2'],
  ['a north put aside', 'tenhou-json', 'f44', [{t: '4z', kita: true}]],
  ['only norths are put aside', 'tenhou-json', 'f45', 'kita-not-north@0+3'],
  ['the last but one place is no daiminkan’s', 'tenhou-meld', '1313m1313', 'bad-mark-position@4+1'],
  ['a chii from elsewhere', 'tenhou-meld', '27c5226', 'chii-not-from-kamicha@2+1'],
  ['tiles of two kinds', 'tenhou-meld', 'p252526', 'not-same-kind@0+7'],
  ['no run', 'tenhou-meld', 'c112131', 'not-a-sequence@0+7'],
  ['too few', 'tenhou-meld', 'p2525', 'bad-meld-size@0+5'],
  ['flowers, seasons, the joker', 'unicode', '🀀🀢🀥🀦🀩🀪🀫', ['1z', '1f', '4f', '5f', '8f', '0f', 'back']],
  ['after the back', 'unicode', '🀀\u{1F02C}', 'bad-char@2+2'],
  ['numerals, pin in parentheses', 'ja', '三四(23)778', ['3m', '4m', '2p', '3p', '7s', '7s', '8s']],
  [
    'a suit kanji says the suit of the numerals before it',
    'ja',
    '25筒七八九萬',
    ['2p', '5p', '7m', '8m', '9m']
  ],
  ['red fives', 'ja', '赤五赤⑤赤5', ['0m', '0p', '0s']],
  ['what is not known', 'ja', '三四x', 'bad-char@2+1'],
  ['a word without its tile', 'ja', '三四ツモ', 'dangling-modifier@2+2'],
  ['too few tiles', 'ja', '上ポン88', 'bad-meld-size@0+5'],
  ['a tile face down', 'kobalab', '_m1', ['back', '1m']],
  ['a digit without its letter', 'kobalab', '12m3', 'missing-suit@0+2'],
  ['a letter without digits', 'kobalab', 'mp1', 'missing-rank@0+1'],
  ['a call among concealed tiles', 'kobalab', 'm123p1-23', 'bad-mark-position@6+1'],
  ['three tiles are no ankan', 'kobalab', 'm1,p111', 'bad-meld-size@3+4'],
  ['a chii from elsewhere', 'kobalab', 'm1,p12=3', 'chii-not-from-kamicha@6+1'],
  ['the called tile of a set is the third', 'kobalab', 'm1,p1-11', 'bad-mark-position@5+1'],
  ['a second call', 'kobalab', 'm1,p11-1-', 'multiple-calls@8+1'],
  ['no tiles', 'kobalab', '', 'empty@0+0'],
  ['a closed kan', 'pymdownx', '11z Xz', ['1z', '1z', 'back']],
  ['brackets of two kinds', 'pymdownx', '(123m<]', 'bad-char@6+1'],
  ['no added tile', 'pymdownx', '(444+z>)', 'missing-added-tile@4+1'],
  ['no suit', 'pymdownx', '(444>)', 'missing-suit@1+3'],
  ['two tiles', 'pymdownx', '(44z>)', 'bad-meld-size@0+6'],
  ['four kinds', 'pymdownx', '[1234m]', 'not-same-kind@0+7'],
  ['no end', 'pymdownx', '(123m<', 'bad-char@0+1'],
  ['no such tile', 'pymdownx', '(888z<)', 'bad-rank@1+1'],
  ['no such tile', 'riichi-npm', '8z', 'bad-rank@0+1'],
  ['a situation without a hand', 'riichi-npm', '+', 'empty@0+1'],
  ['winds without a hand', 'riichi-npm', '+12', 'empty@0+3']
]

describe('examples', () => {
  test.each(hands)('%s: %s %s', (_, dialect, input, wanted) => {
    const vector = vectorOf(parse(input, {dialect}))
    if (typeof wanted === 'string') {
      const [first] = vector.errors
      expect(`${first?.code}@${first?.offset}+${first?.length}`).toBe(wanted)
    } else {
      expect(vector.errors).toEqual([])
      expect((vector.expect as {concealed: VectorTile[]}).concealed).toEqual(wanted)
    }
  })
})

const melds: ReadonlyArray<readonly [why: string, dialect: DialectId, input: string, wanted: object]> = [
  ['the drawn tile', 'kobalab', 'm055z7z7,m78-9,z5555,z666=', {draw: '7z'}],
  ['14 tiles: the last is drawn', 'kobalab', 'm123p456s789z1122z2', {draw: '2z'}],
  [
    'a meld alone',
    'kobalab',
    'm12-3,z111=',
    {melds: [{tiles: ['2m', '1m', '3m']}, {from: 'toimen', called: 1}]}
  ],
  ['a daiminkan from shimocha lies last', 'kobalab', 'm1,z1111+', {melds: [{type: 'daiminkan', called: 3}]}],
  [
    'the red five that was not called comes last',
    'kobalab',
    'm1,p055=0',
    {melds: [{tiles: ['5p', '5p', '0p', '0p']}]}
  ],
  ['the red five comes last', 'kobalab', 's0555', {concealed: ['0s', '5s', '5s', '5s']}],
  [
    'an ankan with a red five',
    'kobalab',
    'm1,s0555',
    {melds: [{type: 'ankan', tiles: ['5s', '5s', '5s', '0s']}]}
  ],
  [
    'daiminkan from shimocha',
    'tenhou-meld',
    '131313m13',
    {melds: [{type: 'daiminkan', called: 3, from: 'shimocha'}]}
  ],
  [
    'kakan from toimen',
    'tenhou-meld',
    '31k313131',
    {melds: [{type: 'kakan', added: 1, called: 2, from: 'toimen'}]}
  ],
  [
    'kakan from shimocha, added last',
    'tenhou-meld',
    '151515k51',
    {melds: [{type: 'kakan', added: 3, called: 2}]}
  ],
  ['ankan', 'tenhou-meld', '424242a42', {melds: [{type: 'ankan', tiles: ['2z', '2z', '2z', '2z']}]}],
  ['several', 'tenhou-meld', 'c275226 p252525', {melds: [{type: 'chii'}, {type: 'pon'}]}],
  [
    'closed kan and kakan',
    'pymdownx',
    '5511122z [3333z] (444+4z>)',
    {melds: [{type: 'ankan'}, {type: 'kakan', added: 3, called: 2, from: 'shimocha'}]}
  ],
  [
    'melds between tiles',
    'pymdownx',
    '123m (456p<) 11z',
    {concealed: ['1m', '2m', '3m', '1z', '1z'], melds: [{type: 'chii', called: 0}]}
  ],
  [
    'the extension takes a chii from anywhere',
    'pymdownx',
    '(123m^)',
    {melds: [{type: 'chii', called: 1, from: 'toimen'}]}
  ],
  [
    'five equal digits',
    'mpszf',
    '33333z',
    {melds: [{type: 'ankan', tiles: ['3z', '3z', '3z', '3z'], faceDown: 'outer'}]}
  ],
  ['with a red five', 'mpszf', '55555p', {melds: [{type: 'ankan', tiles: ['5p', '0p', '5p', '5p']}]}],
  ['the drawn tile', 'mpszf', '123m\\mj{2z}11z', {concealed: ['1m', '2m', '3m', '1z', '1z'], draw: '2z'}],
  [
    'the last tile of 14 is tsumo',
    'riichi-npm',
    '112233456789m1s1s',
    {draw: null, win: {tile: '1s', by: 'tsumo'}}
  ],
  [
    'melds',
    'riichi-npm',
    '1s+1s+123m55z666z7777z',
    {
      win: {tile: '1s', by: 'ron'},
      melds: [{type: 'chii'}, {type: 'ankan'}, {type: 'pon'}, {type: 'daiminkan'}]
    }
  ],
  ['dora', 'riichi-npm', '12s+d2s', {concealed: ['1s', {t: '2s', dora: true}]}],
  ['riichi', 'riichi-npm', '12s+r', {riichi: true}],
  [
    'directions',
    'ja',
    '上ポン888 対ポン(222) 下ポンRRR',
    {
      melds: [
        {called: 0, from: 'kamicha'},
        {called: 1, from: 'toimen'},
        {called: 2, from: 'shimocha', tiles: ['6z', '6z', '6z']}
      ]
    }
  ],
  [
    'other calls',
    'ja',
    'チー324 下カン中中中中 上加槓7777 暗カン東東東東',
    {
      melds: [
        {type: 'chii', called: 0, tiles: ['3s', '2s', '4s']},
        {type: 'daiminkan', called: 3},
        {type: 'kakan', called: 0, added: 3},
        {type: 'ankan'}
      ]
    }
  ],
  ['how it was won', 'ja', '三四 ツモ五', {concealed: ['3m', '4m'], win: {tile: '5m', by: 'tsumo'}}]
]

describe('melds, draws and wins', () => {
  test.each(melds)('%s: %s %s', (_, dialect, input, wanted) => {
    const vector = vectorOf(parse(input, {dialect}))
    expect(vector.errors).toEqual([])
    expect(vector.expect).toMatchObject(wanted)
  })
})

const rivers: readonly Example[] = [
  ['the three marks', 'mahgen', '1^2_3^4v5m', 'bad-mark-position@7+1'],
  [
    'the example of its manual',
    'mahgen',
    '12^4_7m^8s',
    ['1m', '2m', {t: '4m', tsumogiri: true}, {t: '7m', riichi: true}, {t: '8s', tsumogiri: true}]
  ],
  ['riichi with the tile just drawn', 'mahgen', 'v5z', [{t: '5z', tsumogiri: true, riichi: true}]],
  ['no gaps', 'mahgen', '1m|2m', 'bad-char@2+1'],
  [
    'tsumogiri, riichi, called',
    'kobalab',
    'm1_z2*p3_-',
    [
      {t: '1m', tsumogiri: true},
      {t: '2z', riichi: true},
      {t: '3p', tsumogiri: true, called: true}
    ]
  ],
  [
    '60 is the tile just drawn',
    'tenhou-json',
    '[41,60,"r25","r60",0]',
    ['1z', {t: '?', tsumogiri: true}, {t: '5p', riichi: true}, {t: '?', tsumogiri: true, riichi: true}]
  ],
  ['a tile on its side declared riichi', 'mpszf', '1m9s*1m', ['1m', {t: '9s', riichi: true}, '1m']],
  ['words', 'ja', '北↓①リーチ五', ['4z', {t: '1p', tsumogiri: true}, {t: '5m', riichi: true}]]
]

describe('rivers', () => {
  test.each(rivers)('%s: %s %s', (_, dialect, input, wanted) => {
    const vector = vectorOf(parse(input, {dialect, mode: 'river'}))
    if (typeof wanted === 'string') {
      const [first] = vector.errors
      expect(`${first?.code}@${first?.offset}+${first?.length}`).toBe(wanted)
    } else {
      expect(vector.errors).toEqual([])
      expect(vector.expect).toEqual({river: wanted})
    }
  })
})

const warned = (input: string, dialect: DialectId) =>
  vectorOf(parse(input, {dialect})).warnings.map(({code}) => code)

test('a warning says what a site takes and others forbid', () => {
  expect(warned('0440z', 'tempai')).toEqual(['deprecated-form', 'deprecated-form'])
  expect(warned('77-7-345s', 'tempai')).toEqual(['bad-mark-position'])
  expect(warned('(111m)', 'pymdownx')).toEqual(['bad-mark-position'])
  expect(warned('(123m^)', 'pymdownx')).toEqual(['chii-not-from-kamicha'])
  expect(warned('ポン888', 'ja')).toEqual(['bad-mark-position'])
  expect(warned('12s+22', 'riichi-npm')).toEqual(['deprecated-form'])
})

const shape = (input: string, dialect: DialectId) =>
  parse(input, {dialect}).tree.nodes.map(node => (node.type === 'text' ? node.value : node.type))

test('what is not understood is shown as it was typed, the rest as tiles', () => {
  expect(shape('1m12#3m', 'tenhou')).toEqual(['tile', 'tile', 'tile', '#', 'tile'])
  expect(shape('1m12q3m', 'tenhou')).toEqual(['tile', '12q', 'tile'])
  expect(shape('1m (135m<) 2m', 'pymdownx')).toEqual(['tile', '(135m<)', 'tile'])
  expect(shape('18z', 'tenhou')).toEqual(['tile', '8z'])
  expect(shape('m1,p135-', 'kobalab')).toEqual(['tile', 'p135-'])
})

const gaps = (input: string, dialect: DialectId) =>
  parse(input, {dialect}).tree.nodes.filter(({type}) => type === 'gap').length

test('blanks are gaps only where the dialect shows them', () => {
  for (const id of ['jekyll', 'maku', 'unicode', 'ja'] as const) {
    const example = {jekyll: '1m 2m', maku: '1m 2m', unicode: '🀇 🀈', ja: '一 二'}[id]
    expect(gaps(example, id)).toBe(1)
  }
  for (const id of [
    'mjt',
    'mahgen',
    'merjong',
    'mahjong-tex',
    'pymdownx',
    'obsidian',
    'mpszf',
    'tenhou'
  ] as const) {
    expect(gaps('1m 2m', id)).toBe(0)
  }
  for (const id of ['merjong', 'mahjong-tex', 'obsidian', 'mpszf'] as const) expect(gaps('1m-2m', id)).toBe(1)
})
