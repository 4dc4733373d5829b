import {expect, test} from 'vitest'
import {countCells} from '../src/terminal/terminal.js'
import {runHere} from './tehai.js'

// [why the row is here, arguments, what standard error says]
const wrong: readonly (readonly [why: string, args: readonly string[], said: string])[] = [
  ['no such command', ['chek'], 'Unexpected command `chek`, expected one of `build`, `check`'],
  ['the nearest command', ['chek'], 'did you mean `check`?'],
  ['no such command of a group', ['koikoi', 'yak'], 'did you mean `koikoi yaku`?'],
  ['a group alone', ['koikoi'], 'Unexpected end after `tehai koikoi`'],
  ['an option alone', ['--foo'], 'Unexpected option `--foo` for `tehai`'],
  ['no such option', ['check', '--jsn', 'page.md'], 'for `tehai check`; did you mean `--json`?'],
  ['no such short option', ['render', '-x', '1m'], 'Unexpected option `-x`'],
  ['the place to look', ['render', '-x', '1m'], 'Run `tehai render --help` for usage.'],
  ['an option at the end without its value', ['render', '1m', '-o'], 'Unexpected `-o` without a value'],
  ['an option before another without its value', ['render', '-o', '--size', '9', '1m'], '`-o <file>`'],
  ['a flag with a value', ['check', '--json=yes', 'page.md'], 'Unexpected value `yes` for `--json`'],
  ['a value that is none of the choices', ['parse', '--dialect', 'qoute', '1m'], 'did you mean `quote`?'],
  ['a language that is not there', ['parse', '--lang', 'fr', '1m'], 'expected one of `en`, `ja`'],
  ...(['check', 'build', 'audit', 'card'] as const).map(
    name =>
      [
        `rules that are not there, of ${name}, before its files`,
        [name, '--rules', 'tenhuo', 'no.md'],
        'Unexpected rule `tenhuo`'
      ] as const
  ),
  [
    'rules of hanafuda that are not there',
    ['check', '--hanafuda-rules', 'nintndo', 'no.md'],
    'did you mean `nintendo`?'
  ],
  [
    'an empty prefix',
    ['check', '--inline-code', '', 'page.md'],
    'Unexpected `--inline-code` without a value'
  ],
  ['two options that exclude each other', ['parse', '--json', '--jsonl'], '`--json` together with `--jsonl`'],
  ['no tiles', ['parse'], 'expected tiles such as `123m`, or `-` for standard input'],
  ['no file', ['build'], 'expected a file, or `-`'],
  ['a file that is not there', ['check', 'pag.md'], 'Unexpected file `pag.md`: there is no such file'],
  ['a batch that is not there', ['parse', '--jsonl', 'x.jsonl'], 'there is no such file'],
  ['a pattern that nothing matches', ['check', 'x/*.md'], 'no Markdown file matches it'],
  ['a folder as a batch', ['parse', '--jsonl', '.'], 'Cannot read `.` (EISDIR)'],
  ['a file that cannot be written', ['render', '1m', '-o', 'page.md/x.svg'], 'Cannot write `page.md/x.svg`'],
  ['a tile set that is not there', ['render', '1m', '--tiles', 'mahjon'], 'did you mean `mahjong`?'],
  [
    'a file that is no tile set',
    ['render', '1m', '--tiles', 'no-set.json'],
    'Unexpected tile set `no-set.json`: Expected a tile set with an `id`'
  ],
  ['a palette that is not there', ['render', '1m', '--palette', 'blak'], 'did you mean `black`?'],
  [
    'a variant that is not there',
    ['build', 'page.md', '--variant', 'five=plan'],
    'did you mean `five=plain`?'
  ],
  [
    'tiles for cards',
    ['render', '1a', '--game', 'hanafuda', '--tiles', 'mahjong'],
    '`--tiles` together with `--game hanafuda`'
  ],
  ['two rows to render', ['render', '1m', '2m'], 'Unexpected `2m`, expected one row of tiles'],
  ['a size out of range', ['render', '1m', '--size', '4'], 'Unexpected size `4`'],
  ['a size that is no number', ['render', '1m', '--size', 'big'], 'Unexpected size `big`'],
  ['a picture of no known kind', ['render', '1m', '-o', 'x.gif'], 'one that ends with `.svg` or `.png`'],
  [
    'two pages to one place',
    ['build', 'page.md', 'clean.md', '-o', 'x.html'],
    'Unexpected `-o` with 2 files'
  ],
  ['two pages to standard output', ['build', 'page.md', 'clean.md'], 'expected `--out-dir`'],
  ['a file and a folder', ['build', 'page.md', '-o', 'x', '--out-dir', 'y'], '`--output` together'],
  ['two files, none of them written', ['convert', '--markdown', 'page.md', 'clean.md'], 'expected `--write`'],
  ['standard input in place', ['convert', '--write', '-'], 'Unexpected `-` together with `--write`'],
  ['a notation that is only read', ['convert', '--to', 'mjt', '1m'], 'Unexpected `mjt` for `--to`'],
  ['no hand', ['score'], 'expected a hand such as'],
  ['words that are no situation', ['score', '1m', 'foo'], 'Unexpected `foo` in the situation'],
  [
    'more indicators than are turned',
    ['value', '123m456p3466788s9m', 'indicator 123456p'],
    'Unexpected `123456p` in the situation'
  ],
  ['a hand without a winning tile', ['score', '123m456p789s1122z'], 'without a winning tile'],
  ['a winning tile that is two', ['score', '123m', '--win', '12m'], '`12m` for `--win`, expected one tile'],
  ['no player', ['score', '123m', '--from', 'me'], 'Unexpected player `me`'],
  ['rules of riichi that are none', ['score', '1m', '-r', 'tenho'], 'did you mean `tenhou`?'],
  ['rules of koi-koi that are none', ['koikoi', 'yaku', '1h', '-r', 'nintend'], 'did you mean `nintendo`?'],
  [
    'an option of koi-koi that is none',
    ['koikoi', 'yaku', '1h', '-r', 'teshScore=6'],
    'did you mean `teshiScore`?'
  ],
  [
    'a value of an option',
    ['koikoi', 'yaku', '1h', '-r', 'teshiScore=x'],
    'value `x` for the rule `teshiScore`'
  ],
  ['a month', ['koikoi', 'yaku', '1h', '--month', '13'], 'expected a whole number from 1 to 12'],
  ['no cards', ['koikoi', 'score'], 'expected cards such as'],
  ['cards and points', ['koikoi', 'score', '1h', '--base', '3'], '`1h` together with `--base`'],
  ['words for a simulation', ['koikoi', 'simulate', 'x'], 'Unexpected `x`']
]
for (const [why, args, said] of wrong) {
  test(`usage: ${why} (tehai ${args.join(' ')})`, async () => {
    const {code, stdout, stderr} = await runHere(args)
    expect(stderr).toContain(said)
    expect({code, stdout}).toEqual({code: 2, stdout: ''})
    expect(stderr).toMatch(/^tehai: .*\nRun `tehai.*--help` for usage\.\n$/)
  })
  test(`使い方の誤り: tehai ${args.join(' ')}`, async () => {
    const {code, stderr} = await runHere(args, {env: {LANG: 'ja_JP.UTF-8'}})
    expect(code).toBe(2)
    // The option in a row overrides the environment.
    if (!args.includes('--lang')) expect(stderr).toMatch(/^tehai: .*\p{scx=Hira}.*\n使い方は/u)
  })
}

const commands = [
  'build',
  'check',
  'audit',
  'render',
  'card',
  'style',
  'mdbook',
  'pandoc',
  'convert',
  'format',
  'parse',
  'analyse',
  'score',
  'value',
  'log read',
  'log show',
  'log draw',
  'log check',
  'log safe',
  'log convert',
  'koikoi yaku',
  'koikoi score',
  'koikoi replay',
  'koikoi play',
  'koikoi simulate'
]
for (const command of commands) {
  test(`help of ${command}`, async () => {
    const english = await runHere([...command.split(' '), '--help'])
    expect(english.code).toBe(0)
    expect(english.stdout).toContain(`Usage:\n  tehai ${command}`)
    expect(english.stdout).toContain('Examples:\n  ')
    const japanese = await runHere(['--lang', 'ja', ...command.split(' '), '-h'])
    expect(japanese.stdout).toContain(`使い方:\n  tehai ${command}`)
    expect(options(japanese.stdout)).toEqual(options(english.stdout))
  })
}

test.each(['ja', 'zh-Hans', 'zh-Hant', 'ko'])(
  '%s: no line of help begins or ends with the wrong mark',
  async lang => {
    for (const command of commands) {
      const {stdout} = await runHere([...command.split(' '), '--help', '--lang', lang])
      expect(stdout).not.toMatch(/^ *[、。，；：？！）」]|[（「]$/mu)
    }
  }
)

test.each(['en', 'ja', 'zh-Hans', 'zh-Hant', 'ko'])('%s: help fits in 100 cells', async lang => {
  for (const command of commands) {
    const {stdout} = await runHere([...command.split(' '), '--help', '--lang', lang])
    // A way to call it is one line, to be copied.
    const lines = stdout.split('\n').filter(line => !line.startsWith('  tehai '))
    expect(lines.filter(line => countCells(line) > 100)).toEqual([])
  }
})

test('a long option has a line of its own, and leaves its description room', async () => {
  const {stdout} = await runHere(['build', '--help'])
  expect(stdout).toContain(
    '\n      --on-error <warn|throw|ignore>\n' +
      `${' '.repeat(36)}what an error does: a message (default), no page at all, nothing\n`
  )
})

function options(help: string): string[] {
  return [...help.matchAll(/^ {2}(?:-\w, | {4})(--[\w-]+)/gm)].map(([, name]) => name!)
}

test('help of everything names every command', async () => {
  for (const args of [[], ['--help'], ['-h'], ['--lang=ja']]) {
    const {code, stdout} = await runHere(
      args.length === 1 && args[0] === '--lang=ja' ? [...args, '-h'] : args
    )
    expect(code).toBe(0)
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command}  `, 'm'))
  }
})

// [why the row is here, environment, arguments, whether it is Japanese]
const languages: readonly (readonly [
  why: string,
  env: Record<string, string>,
  args: string[],
  isJapanese: boolean
])[] = [
  ['nothing is said', {}, [], false],
  ['LANG', {LANG: 'ja_JP.UTF-8'}, [], true],
  ['LC_ALL overrides LANG', {LANG: 'ja_JP.UTF-8', LC_ALL: 'en_US.UTF-8'}, [], false],
  ['an empty variable says nothing', {LC_ALL: '', LANG: 'ja_JP.UTF-8'}, [], true],
  ['another language', {LANG: 'fr_FR.UTF-8'}, [], false],
  ['--lang overrides all', {LC_ALL: 'en_US.UTF-8'}, ['--lang', 'ja'], true],
  ['--lang in one word', {}, ['--lang=ja'], true]
]
for (const [why, env, args, isJapanese] of languages) {
  test(`language: ${why}`, async () => {
    const {stderr} = await runHere(['chek', ...args], {env})
    expect(stderr.includes('コマンド')).toBe(isJapanese)
  })
}

// [why the row is here, environment, whether it is a screen, whether there are colours]
const colours: readonly (readonly [
  why: string,
  env: Record<string, string>,
  screen: boolean,
  isColoured: boolean
])[] = [
  ['a file', {}, false, false],
  ['a screen', {}, true, true],
  ['refused', {NO_COLOR: '1'}, true, false],
  ['requested', {FORCE_COLOR: '1'}, false, true],
  ['a screen that has none', {TERM: 'dumb'}, true, false]
]
for (const [why, env, screen, isColoured] of colours) {
  test(`colours: ${why}`, async () => {
    const {stdout} = await runHere(['parse', '8z'], {env}, screen)
    expect(stdout.includes('\u001B[')).toBe(isColoured)
  })
}

// [language, a list as it is written there]
const listed = [
  ['ja', '`hand`、`river`'],
  ['zh-Hans', '`hand`、`river`'],
  ['zh-Hant', '`hand`、`river`'],
  ['ko', '`hand`, `river`']
] as const

test.each(listed)('%s: choices are a list of the language', async (lang, list) => {
  const {stderr} = await runHere(['parse', '--mode', 'x', '1m', '--lang', lang])
  expect(stderr).toContain(list)
})

test.each(['zh-Hans', 'zh-Hant'])('%s: notations in help are a list of the language', async lang => {
  const {stdout} = await runHere(['parse', '--help', '--lang', lang])
  expect(stdout).toContain('auto、mpsz')
})
