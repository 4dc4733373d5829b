import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {runHere} from './tehai.js'

// [why the row is here, arguments, exit code, all of standard output]
const outputs: readonly (readonly [why: string, args: readonly string[], code: number, stdout: string])[] = [
  [
    'parse: a row and its tree',
    ['parse', "123m 5'55z"],
    0,
    `123m 5'55z
1 2 3 man; pon of white dragon from kamicha (left)
  0–1     "1"          1m
  1–2     "2"          2m
  2–4     "3m"         3m
  4–5     " "          gap
  5–10    "5'55z"      5z 5z 5z  pon of white dragon from kamicha (left)
`
  ],
  [
    'parse: what is not understood',
    ['parse', '1m8z', '--lang', 'ja'],
    1,
    `1m8z
一萬、8z
  0–2     "1m"         1m
  2–4     "8z"         読み取れない
誤り  \`8z\` という牌はありません。使えるのは \`1z\`〜\`7z\`（東南西北白發中）です  bad-rank
   | 1m8z
   |   ^
`
  ],
  [
    'parse: marks, the drawn tile, backs',
    ['parse', '3456s3s', '!1m{A}0x'],
    0,
    `3456s3s
3 4 5 6 sou; drawn: 3 sou
  0–1     "3"          3s
  1–2     "4"          4s
  2–3     "5"          5s
  3–5     "6s"         6s
  5–7     "3s"         3s drawn

!1m{A}0x
1 man (ringed) “A”; face-down tile
  0–6     "!1m{A}"     1m ring {A}
  6–8     "0x"         (back)
`
  ],
  [
    'analyse: waits',
    ['analyse', '4445678m', '--visible', '3m'],
    0,
    `4445678m
tenpai  four sets and a pair: tenpai
Waits: 5 kinds, 16 tiles
  3m  3 tiles   ryanmen
  5m  3 tiles   tanki
  6m  3 tiles   ryanmen
  8m  3 tiles   tanki
  9m  4 tiles   ryanmen
`
  ],
  [
    'analyse: discards',
    ['analyse', '123m456p3466788s 9m', '--lang', 'ja'],
    0,
    `123m456p3466788s 9m
一向聴  一般手は一向聴、七対子は四向聴、国士無双は11向聴
  9m  ▇▇▇▇▇▇▇▇▇▇ 8種25枚             23456789s  良形率 64%
  8s  ▇▇▇▇▇▇▇▇   6種20枚             9m23569s  良形率 85%
  3s  ▇▇▇▇▇▇     5種15枚             9m4578s  良形率 27%
  6s  ▇▇▇▇▇▇     4種13枚             9m258s  良形率 100%
  7s  ▇▇▇▇▇      4種12枚             2568s  良形率 33%
  4s  ▇▇▇▇       3種9枚              9m37s  良形率 0%
  ほか 6 種は向聴数が戻ります（--all で表示）
`
  ],
  [
    'analyse: a hand that cannot be',
    ['analyse', '123456789m123456p'],
    1,
    `123456789m123456p
it has 15 tiles
`
  ],
  [
    'analyse: how a hand is made up, from the lowest tile on',
    ['analyse', '1233m', '--readings', 'all'],
    0,
    `1233m
tenpai  four sets and a pair: tenpai
Waits: 1 kind, 2 tiles
  3m  2 tiles   penchan, tanki
Readings:
  123m run  + 3m left over
`
  ],
  [
    'score: every reading, with what its sets give',
    ['score', '111222333m456p9s 9s', 'ron', '--readings'],
    0,
    `111222333m456p9s 9s
2 han 50 fu  3,200 points
  sanankou  2 han
  50 fu = 20 base + 8 concealed triplet + 4 concealed triplet + 4 concealed triplet + 2 tanki wait + 10 closed ron + 2 rounded up
  no toitoi: the run \`456p\` is not a triplet
  123m run  123m run  123m run  456p run  99s pair 2 fu  1 han 40 fu
  111m triplet 8 fu  222m triplet 4 fu  333m triplet 4 fu  456p run  99s pair 2 fu  → 2 han 50 fu
`
  ],
  [
    'score: a closed tsumo',
    ['score', '234m456p3456788s 2s', 'riichi', 'tsumo', 'indicator 3p'],
    0,
    `234m456p3456788s 2s
mangan (5 han)  2,000/4,000 points
  riichi        1 han
  menzen tsumo  1 han
  tanyao        1 han
  pinfu         1 han
  dora          1 han
  20 fu = 20 base
  East seat −4,000  South seat +8,000  West seat −2,000  North seat −2,000
`
  ],
  [
    'score: an open ron, who pays, fu',
    ['score', "22m123p45678s 5'55z 9s", 'ron', '--from', 'toimen', '--rules', 'tenhou'],
    0,
    `22m123p45678s 5'55z 9s
1 han 30 fu  1,000 points
  white dragon  1 han
  30 fu = 20 base + 4 open triplet + 6 rounded up
  East seat 0  South seat +1,000  West seat 0  North seat −1,000
`
  ],
  [
    'score: both ways where none is said, the dealer',
    ['score', '234m456p3456788s 2s', '東1局', '東家', '立直', '--lang', 'ja'],
    0,
    `234m456p3456788s 2s
ツモ: 4翻20符  2600オール
  立直          1翻
  門前清自摸和  1翻
  断么九        1翻
  平和          1翻
  20符 = 20 副底
  東家 +7,800  南家 −2,600  西家 −2,600  北家 −2,600
ロン: 3翻30符  5800点
  立直    1翻
  断么九  1翻
  平和    1翻
  30符 = 20 副底 ＋ 10 門前ロン
`
  ],
  [
    'score: a yakuman has no fu',
    ['score', '19m19p19s1234567z 1z', 'ron'],
    0,
    `19m19p19s1234567z 1z
double yakuman  64,000 points
  kokushi musou, 13-sided
`
  ],
  [
    'score: no yaku, and what was near',
    ['score', "22m456p45678s 1'23m 9s", 'ron'],
    1,
    `22m456p45678s 1'23m 9s
it has no yaku
  no pinfu: the hand is open
  no riichi: the hand is open
`
  ],
  [
    'score: not complete',
    ['score', '123m456p789s1133z 2z', 'ron'],
    1,
    '123m456p789s1133z 2z\nThe hand is not complete: tenpai\n'
  ],
  [
    'score: what cannot be',
    ['score', "22m456p45678s 1'23m 9s", 'ron', 'riichi'],
    1,
    `22m456p45678s 1'23m 9s
the hand is open
`
  ],
  [
    'koikoi yaku: a pile',
    ['koikoi', 'yaku', '1,3,8h', '9t'],
    0,
    `Three Brights   6 points  1a Pine with crane  3a Cherry with curtain  8a Pampas grass with full moon
Flower Viewing  5 points  3a Cherry with curtain  9a Chrysanthemum with sake cup
Moon Viewing    5 points  8a Pampas grass with full moon  9a Chrysanthemum with sake cup
Total: 16 points  (standard)
`
  ],
  ['koikoi yaku: nothing', ['koikoi', 'yaku', '1h', '--lang', 'ja'], 0, '役はありません  (standard)\n'],
  [
    'koikoi yaku: an option',
    ['koikoi', 'yaku', '1,3,8h', '-r', 'nintendo', '-r', 'sankoScore=9'],
    0,
    `Three Brights  9 points  1a Pine with crane  3a Cherry with curtain  8a Pampas grass with full moon
Total: 9 points  (nintendo)
`
  ],
  [
    'koikoi score: cards',
    ['koikoi', 'score', '1,3,8h', '--winner-called', '1'],
    0,
    '6 points → 12 points  (standard)\n'
  ],
  [
    'koikoi score: points',
    ['koikoi', 'score', '--base', '7', '-r', 'nintendo', '--lang', 'ja'],
    0,
    '7文 → 14文  (nintendo)\n'
  ]
]
test.each(outputs)('%s', async (_, args, code, stdout) => {
  const found = await runHere(args)
  expect(found.stdout).toBe(stdout)
  expect(found.code).toBe(code)
})

test('analyse: Unicode tiles, several hands, all discards', async () => {
  const {stdout} = await runHere(['analyse', '123m0p', "12m 5'55z4z4z", '--tiles', 'unicode', '--all'])
  expect(stdout).toContain('🀇🀈🀉🀝*')
  expect(stdout).toContain('🀆🀆🀆')
  const all = await runHere(['analyse', '123m456p3466788s 9m', '--all'])
  expect(all.stdout.match(/▇/g)!.length).toBeGreaterThan(50)
  expect(all.stdout).toContain('2-shanten')
})

test('analyse and score: JSON', async () => {
  const analysed = await runHere(['analyse', '123m456p789s1122z', '11111m', '--json'])
  const [first, second] = analysed.stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(first).toMatchObject({id: '123m456p789s1122z', total: 4, shanten: {best: 0}})
  expect(second).toMatchObject({id: '11111m', problems: [{id: 'too-many-copies'}]})
  expect(analysed.code).toBe(1)
  const scored = await runHere(['score', '123m456p789s1122z 2z', '--json'])
  const ways = scored.stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(ways).toMatchObject([
    {by: 'tsumo', win: true, han: 2, fu: 40, points: 2700, tsumoPayments: [1300, 700]},
    {by: 'ron', win: true, han: 1, fu: 40, points: 1300}
  ])
})

// [why the row is here, situation, han by yaku]
const situations: readonly (readonly [
  why: string,
  words: readonly string[],
  yaku: Record<string, number>
])[] = [
  ['dora by its indicator', ['ron', 'indicator 3p'], {tanyao: 1, pinfu: 1, dora: 1}],
  ['dora named directly', ['ron', 'dora 4p'], {tanyao: 1, pinfu: 1, dora: 1}],
  ['ura dora count after riichi', ['ron', '立直', '裏ドラ4p'], {riichi: 1, tanyao: 1, pinfu: 1, ura_dora: 1}],
  [
    'double riichi, ippatsu',
    ['ron', 'double riichi ippatsu'],
    {double_riichi: 2, ippatsu: 1, tanyao: 1, pinfu: 1}
  ],
  ['haitei is a tsumo', ['海底'], {menzen_tsumo: 1, haitei: 1, tanyao: 1, pinfu: 1}],
  ['houtei is a ron', ['河底'], {houtei: 1, tanyao: 1, pinfu: 1}]
]
test.each(situations)('score: %s', async (_, words, yaku) => {
  const {stdout} = await runHere(['score', '234m456p3456788s 2s', ...words, '--json'])
  expect(JSON.parse(stdout)).toMatchObject({win: true})
  expect(JSON.parse(stdout).yaku).toEqual(yaku)
})

test('koikoi replay: what happens, and where a move is wrong', async () => {
  const right = await runHere(['koikoi', 'replay', 'round.txt'])
  expect([right.code, right.stderr]).toEqual([0, ''])
  expect(right.stdout).toMatch(/^Player 1 deals\. On the field: .*\nPlayer 1 plays Plum \(plain\) 2\.\n/)
  const wrong = await runHere(['koikoi', 'replay', '-', '--lang', 'ja'], {
    input: 'seed 19\ndealer 1\n2dx/8dx\n9ax/1b\n'
  })
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('stdin:4:1  誤り  ')
  expect(wrong.stderr).toContain('\n  4 | 9ax/1b\n    | ^')
  const json = await runHere(['koikoi', 'replay', 'round.txt', '--json'])
  expect(JSON.parse(json.stdout).events[0]).toMatchObject({type: 'Dealt', dealer: 0})
})

test('koikoi replay: a page of several rounds, with messages at their places on it', async () => {
  const round = (await readFile(new URL('fixtures/round.txt', import.meta.url), 'utf8')).trimEnd()
  const page = (last: string) =>
    `---\ntitle: Match\n---\n\n\`\`\`hanafuda\ntitle: Round 1\n${round}\n\`\`\`\n\n> - \`\`\`hanafuda\n>   seed 19\n>   dealer 1\n>   ${last}\n>   \`\`\`\n`
  const right = await runHere(['koikoi', 'replay', '-'], {input: page('2dx/8dx')})
  expect([right.code, right.stderr]).toEqual([0, ''])
  expect(right.stdout).toMatch(/^Round 1\nPlayer 1 deals\./)
  expect(right.stdout.match(/deals\./g)).toHaveLength(2)
  const json = await runHere(['koikoi', 'replay', '-', '--json'], {input: page('2dx/8dx')})
  const {rounds} = JSON.parse(json.stdout)
  expect(rounds).toMatchObject([{title: 'Round 1'}, {title: null, result: null}])
  expect(rounds[1].events[0]).toMatchObject({type: 'Dealt', dealer: 0})
  const wrong = await runHere(['koikoi', 'replay', '-'], {input: page('9ax/1b')})
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('9ax/1b\n')
  const line = page('9ax/1b')
    .split('\n')
    .findIndex(text => text.includes('9ax/1b') && text.startsWith('>'))
  expect(wrong.stderr).toContain(`stdin:${line + 1}:`)
  const none = await runHere(['koikoi', 'replay', '-'], {input: '```js\n1\n```\n'})
  expect(none.code).toBe(2)
  expect(none.stderr).toContain('Cannot find a record of koi-koi in `-`')
})

test('koikoi simulate: the same seed gives the same rounds', async () => {
  const args = ['koikoi', 'simulate', '-n', '500', '--seed', '7']
  const [first, second, other, json] = await Promise.all([
    runHere(args),
    runHere(args),
    runHere([...args, '--seed', '8']),
    runHere([...args, '--json'])
  ])
  expect(first).toEqual(second)
  expect(other!.stdout).not.toBe(first!.stdout)
  expect(first!.stdout).toMatch(/^greedy against random, 500 rounds \(standard\)\n/)
  const {wins, draws, rounds, difference} = JSON.parse(json!.stdout)
  expect(wins[0] + wins[1] + draws).toBe(rounds)
  expect(difference).toBeGreaterThan(1)
})

test('koikoi yaku: mistakes are shown, the rest counts', async () => {
  const {code, stdout, stderr} = await runHere(['koikoi', 'yaku', '1,3,8h 1q'])
  expect(stderr).toContain('error  Unexpected `1q`, expected a card such as `1h`')
  expect(stdout).toContain('Total: 6 points')
  expect(code).toBe(1)
})
