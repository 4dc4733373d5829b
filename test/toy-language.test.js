/**
 * A language added as CONTRIBUTING says: what it lacks does not compile, and nothing that it shows is in another one.
 *
 * The toy language is English in Armenian letters. With `THOROUGH=1` it is added to a copy of the project, which is compiled;
 * every fixture and the help, reports and wrong calls of every command are searched for words in Latin letters.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {englishDictionaries, languagesIn, pathIn} from '../scripts/dictionaries.js'
import {newDictionary} from '../scripts/new-dictionary.js'
import {compile, copyOfProject, runScript} from './toy-language/copy.js'
import {dictionaryInToyLetters, inToyLetters} from './toy-language/letters.js'

const toy = {id: 'xx-Toy', name: 'Toy'}

test('languages are read from their list', () => {
  expect(languagesIn("export const languages = ['en', 'zh-Hans'] as const")).toEqual(['en', 'zh-Hans'])
  expect(() => languagesIn('export const languages = all')).toThrow('Expected `export const languages = […]`')
})

// [what a dictionary is, English, its folder and path, the new one]
const copies = [
  [
    'sentences',
    "/**\n * Faults in English.\n */\nexport const en = {\n  empty: 'no tiles'\n} as const\n",
    {words: 'packages/core/src/notation/words', path: 'en/messages.ts'},
    "/**\n * Faults in Toy.\n */\nimport type {Translation} from '@tehai/kernel/source'\nimport type {en} from '../en/messages.js'\n\nexport const xxToy: Translation<typeof en> = {\n  empty: 'no tiles'\n}\n"
  ],
  [
    'words of a schema, with a column of names',
    "/**\n * Words in English.\n */\nimport {yakuColumn} from '../../yaku-names.js'\nimport {en as clauses} from './clauses.js'\nimport type {HandWords} from '../schema.js'\n\nexport const en: HandWords = {\n  yaku: yakuColumn('romaji'),\n  clauses\n}\n",
    {words: 'packages/core/src/labels/words', path: 'en/scores.ts'},
    '/**\n * Words in Toy.\n */\nimport {xxToy as clauses} from \'./clauses.js\'\nimport type {HandWords} from \'../schema.js\'\n\nexport const xxToy: HandWords = {\n  yaku: {\n    "tanyao": "tanyao"\n  },\n  clauses\n}\n'
  ]
]
test.each(copies)('a dictionary is copied: %s', (_, english, dictionary, expected) => {
  const evaluated = {yaku: {tanyao: 'tanyao'}}
  expect(newDictionary(english, dictionary, 'en', toy, evaluated)).toBe(expected)
})

test('toy letters replace texts, and neither code nor values', () => {
  expect(inToyLetters('Run `tehai` on {file}, --all')).toBe('Ղյծ `tehai` կծ {file}, --all')
  const source =
    "import {a} from './a.js'\nconst b = {'an-id': `no ${x === 'one' ? 'end' : `${y}s`} \\`code\\``}"
  expect(dictionaryInToyLetters(source)).toBe(
    "import {a} from './a.js'\nconst b = {'an-id': `ծկ ${x === 'one' ? 'եծդ' : `${y}ճ`} \\`code\\``}"
  )
})

const isThorough = Boolean(process.env['THOROUGH'])

describe.runIf(isThorough)('a toy language in a copy of the project', {timeout: 600_000}, () => {
  let folder = ''
  beforeAll(() => {
    folder = copyOfProject()
    const {status, output} = runScript(folder, ['scripts/languages.js', 'add', 'xx', '--name', 'Toy'])
    expect(status, output).toBe(0)
  })
  afterAll(() => rmSync(folder, {recursive: true, force: true}))

  const edit = (file, change) => {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const messages = 'packages/core/src/notation/words/xx/messages.ts'
  const refusals = 'packages/koikoi/src/round/words/xx/refusals.ts'
  const badRank = /^ {2}'bad-rank': .*\n/m

  test('one entry left out and one too many: the compiler names them', () => {
    edit(messages, text => text.replace(badRank, ''))
    edit(refusals, text => text.replace(/^\}$/m, "  , toy: ''\n}"))
    const errors = compile(folder).match(/^.*error TS.*$/gm)
    edit(refusals, text => text.replace("  , toy: ''\n", ''))
    expect(errors).toHaveLength(2)
    const [missing, extra] = errors.toSorted()
    expect(missing).toMatch(/^packages\/core\/src\/notation\/words\/xx\/messages\.ts.*'bad-rank'' is missing/)
    expect(extra).toMatch(/^packages\/koikoi\/src\/round\/words\/xx\/refusals\.ts.*'toy' does not exist/)
  })

  test('what is English is listed, until it is translated or declared', () => {
    edit(messages, text =>
      text
        .replace('import type {Translation} from', 'import {fromEnglish, type Translation} from')
        .replace('import type {en}', 'import {en}')
        .replace('= {\n', "= {\n  ...fromEnglish(en, 'bad-rank'),\n")
    )
    expect(compile(folder)).toBe('')
    const before = runScript(folder, ['scripts/languages.js', 'untranslated', 'xx']).stdout.split('\n')
    expect(before.length).toBeGreaterThan(1000)
    expect(before.filter(entry => entry.startsWith(`${messages}: bad-`)).length).toBeGreaterThan(2)
    expect(before).not.toContain(`${messages}: bad-rank`)
    for (const {words, path} of englishDictionaries(folder))
      edit(`${words}/${pathIn('xx', path)}`, dictionaryInToyLetters)
    expect(compile(folder)).toBe('')
    expect(runScript(folder, ['scripts/languages.js', 'untranslated', 'xx']).output).toBe('')
  })

  test('nothing is in English but the declared entry, and the name of English', () => {
    const {status, stdout, output} = runScript(folder, ['test/toy-language/strays.js', 'xx'])
    expect(status, output).toBe(0)
    const strays = new Map(JSON.parse(stdout))
    expect(strays.get('unexpected')).toMatch(/Unexpected `\w+`, expected /)
    for (const word of ['unexpected', 'expected', 'english']) strays.delete(word)
    expect([...strays]).toEqual([])
  })
})
