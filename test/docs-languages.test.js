/**
 * Pages of reference in languages other than English: their examples are read without a message, and what can be typed is read.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {languages, loadLanguage} from '@tehai/kernel/source'
import {ruleFault} from '@tehai/koikoi'
import {languageService} from '@tehai/language'
import {keys} from 'remark-hanafuda/keys'
import {describe, expect, test} from 'vitest'
import {dictionaries} from '../packages/cli/dist/words/play.js'
import {runHere, temporaryFolder} from '../packages/cli/test/tehai.js'
import {readRules} from '../packages/core/dist/claims/rules.js'
import {readMoments} from '../packages/core/dist/log/moments/moments.js'
import {findKey} from '../packages/core/dist/page/grammar/keys/keys.js'
import {viewWords} from '../packages/core/dist/page/grammar/block/record-words.js'

const docs = resolve(import.meta.dirname, '../docs')
const pages = languages
  .slice(1)
  .flatMap(language => filesOf(language).map(file => [`${language}/${file}`, language]))

const read = page => readFileSync(join(docs, page), 'utf8')

function filesOf(language) {
  try {
    return readdirSync(join(docs, language))
  } catch {
    return []
  }
}

/** The fenced blocks of a text, with their fences; `language`: only those of one. */
const fencesOf = (text, language = '\\w+') =>
  text.match(new RegExp(`^\`\`\`${language}\\n[^]*?^\`\`\`$`, 'gm')) ?? []

/** The indented examples of a page that are Tehai's. */
function examplesOf(text) {
  return [...text.matchAll(/(?:^(?: {4}.*)?\n)+/gm)]
    .map(([block]) => block.replace(/^ {4}/gm, ''))
    .filter(block => /```(?:mahjong|hanafuda)|:(?:tiles|牌|hanafuda|花札)\[/.test(block))
}

test('there are pages in every language', () => {
  expect(new Set(pages.map(([, language]) => language))).toEqual(new Set(languages.slice(1)))
})

/** What pages are a translation of, where its name says it not. */
const originals = {'koikoi.md': 'hanafuda.md', 'cli.md': '../packages/cli/README.md'}

test.each(pages)('from %s a reader comes to its other languages, and back', (page, lang) => {
  const file = page.slice(lang.length + 1)
  const original = originals[file] ?? file
  const links = read(page).split('\n').slice(0, 5).join('\n')
  expect(links).toContain(`[English](../${original})`)
  expect(read(original)).toMatch(new RegExp(`\\]\\(\\S*${page.replace('.', '\\.')}\\)`))
  for (const [other, language] of pages)
    if (other !== page && other === `${language}/${file}`) expect(links).toContain(`](../${other})`)
})

// Pages of messages show what is wrong.
const withExamples = pages.filter(([page]) => !page.endsWith('messages.md'))

test.each(withExamples)('the examples of %s are right', async (page, lang) => {
  await loadLanguage(lang)
  const service = languageService({mahjong: {lang}, hanafuda: {lang}})
  const examples = examplesOf(read(page))
  // What a record says, the file would have to be there.
  const typed = examples.filter(example => !/^(?:log|牌譜|牌谱|패보):/m.test(example))
  for (const example of typed) {
    const found = service.diagnostics(example).filter(({id}) => id !== 'other-notation')
    expect(
      found.map(({id, start, end}) => `${id} ${example.slice(start, end)}`),
      example
    ).toEqual([])
  }
  if (!/(?:notation|hosts|cli)\.md$/.test(page)) expect(examples.length).toBeGreaterThan(0)
})

test('the examples of the README in four languages are right', async () => {
  const readme = readFileSync(join(docs, '../README.md'), 'utf8')
  const examples = [...readme.matchAll(/^````markdown\n([^]*?)^````$/gm)].map(([, text]) => text).slice(1)
  expect(examples).toHaveLength(4)
  await Promise.all(languages.map(language => loadLanguage(language)))
  for (const [index, example] of examples.entries()) {
    const service = languageService({mahjong: {lang: ['ja', 'zh-Hans', 'zh-Hant', 'ko'][index]}})
    expect(
      service.diagnostics(example).map(({id}) => id),
      example
    ).toEqual([])
  }
})

test.each([['rules.md'], ...pages.filter(([page]) => page.endsWith('rules.md'))])(
  '%s names rules as they are read',
  page => {
    const [, table] = /\n\n(\|[^]*?)\n\n/.exec(readFileSync(join(docs, page), 'utf8'))
    const written = table
      .split('\n')
      .slice(2)
      .flatMap(line => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, text]) => text))
    expect(written.length).toBeGreaterThan(10)
    expect(written.flatMap(text => readRules(text).unknown.map(({text: word}) => word))).toEqual([])
  }
)

test.each(pages.filter(([page]) => page.endsWith('hosts.md')))(
  '%s shows the configurations and outputs of the English page',
  async (page, lang) => {
    const english = fencesOf(read('hosts.md'))
    expect(english.length).toBeGreaterThan(50)
    expect(fencesOf(read(page))).toEqual(english)
    // What is printed of the broken page where it is written in the language.
    await loadLanguage(lang)
    const [broken] = fencesOf(read(page), 'md')
    const text = broken.split('\n').slice(1, -1).join('\n')
    const [{reason, id}, ...more] = languageService({mahjong: {lang}}).diagnostics(text)
    expect(more).toEqual([])
    expect(read(page)).toContain(`    broken.md:7:22: ${reason} (${id})\n`)
  }
)

const ofRecords = ['records.md', ...pages.map(([page]) => page).filter(page => page.endsWith('/records.md'))]

test.each(ofRecords)('%s names moments and views as they are read', page => {
  const [keyTable, moments] = read(page).match(/(?:^\|.*\n)+/gm)
  const spans = text => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span)
  const written = moments.split('\n').flatMap(line => spans(line.split('|')[1] ?? ''))
  expect(written.length).toBeGreaterThan(7)
  const unread = written.filter(text => readMoments(text).some(({moment}) => moment === null))
  expect(unread).toEqual([])
  const views = spans(
    keyTable
      .split('\n')
      .find(line => findKey(spans(line)[0] ?? '')?.key.id === 'show')
      .split('|')[2]
  )
  expect(new Set(views.map(viewWords.valueOf))).toEqual(
    new Set(['board', 'hand', 'rivers', 'rounds', 'kifu'])
  )
})

/** What is typed at a terminal on a page, and what it prints. */
const commandsOf = page =>
  fencesOf(page, 'console').flatMap(block =>
    block
      .split('\n')
      .slice(1, -1)
      .join('\n')
      .split(/^\$ /m)
      .slice(1)
      .map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)])
  )

/** How a system names a language. */
const locales = {ja: 'ja_JP.UTF-8', 'zh-Hans': 'zh_CN.UTF-8', 'zh-Hant': 'zh_TW.UTF-8', ko: 'ko_KR.UTF-8'}

/** What a command prints in a language. `files`: what is in the folder. */
async function printed(command, lang, files) {
  const cwd = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text)
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare)
  const {stdout, stderr} = await runHere(words.slice(1), {cwd, env: {LANG: locales[lang]}})
  return (stderr + stdout).trimEnd()
}

/** The pages of a name in every language that has it. */
const pagesNamed = file => pages.filter(([page, lang]) => page === `${lang}/${file}`)

/** Tiles that `tehai format` brings into one form. */
const slips = {
  ja: '待ちは :牌[ 45m  99p ]{ 待ち=36m   size=l }。\n',
  'zh-Hans': '听 :牌[ 45m  99p ]{ 听牌=36m   size=l }。\n',
  'zh-Hant': '聽 :牌[ 45m  99p ]{ 聽牌=36m   size=l }。\n',
  ko: '대기는 :tiles[ 45m  99p ]{ 대기=36m   size=l }.\n'
}

describe.each(pagesNamed('cli.md'))('%s', (name, lang) => {
  const page = read(name)
  const [, example] = /^````md\n([^]*?)^````$/m.exec(page)
  const files = {'page.md': example, 'slip.md': slips[lang]}

  test.each(commandsOf(page))('`%s` prints what the page says', async (command, output) => {
    expect(await printed(command, lang, files)).toBe(output.trimEnd())
  })

  test('shows programs of the README', () => {
    const readme = read('../packages/cli/README.md')
    const lines = fencesOf(readme, 'sh')
      .join('\n')
      .replaceAll(/ +#.*$/gm, '')
      .split('\n')
    const written = fencesOf(page, 'sh').flatMap(block => block.split('\n').slice(1, -1))
    expect(written.length).toBeGreaterThan(15)
    const own = written.filter(line => !lines.includes(line))
    // The batches are in the README with what they print; the name of a site is in the language of its page.
    expect(own.filter(line => !/--jsonl|--name/.test(line))).toEqual([])
  })
})

test.each(pagesNamed('messages.md'))('%s has every message of the English pages', page => {
  const ids = text =>
    [...text.matchAll(/^#{3,4} ([\w-]+)$/gm)].map(([, id]) => id).filter(id => /^[a-z]/.test(id))
  const english = [...ids(read('messages.md')), ...ids(read('hanafuda.md'))]
  const translated = ids(read(page))
  expect(translated.length).toBeGreaterThan(200)
  expect(english.filter(id => !translated.includes(id))).toEqual([])
})

describe.each(pagesNamed('koikoi.md'))('%s', (name, lang) => {
  const page = read(name)
  const [sectionOfKeys] = page.split(/^##/m).filter(section => section.includes('`opponent-hand`'))

  test('names every key as it is read', () => {
    const rows = [...sectionOfKeys.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|/gm)]
    for (const [, key, english] of rows) expect(keys.find(key)?.id, key).toBe(keys.find(english)?.id)
    expect(rows.map(([, , english]) => keys.find(english)?.id).toSorted()).toEqual(
      keys.keys.map(({id}) => id).toSorted()
    )
  })

  test('shows the programs of the README', () => {
    const readme = read('../packages/remark-hanafuda/README.md')
    const programs = [...fencesOf(page, 'js'), ...fencesOf(page, 'sh').slice(0, 1)]
    expect(programs).toHaveLength(3)
    for (const program of programs) expect(readme).toContain(program)
    expect(readme).toContain(fencesOf(page, 'text')[0])
  })

  test.each(commandsOf(page))('`%s` prints what the page says', async (command, output) => {
    const record = fencesOf(page, 'text').at(-1).split('\n').slice(1, -1).join('\n')
    expect(await printed(command, lang, {'round.txt': record})).toBe(output.trimEnd())
  })

  test('shows what can be typed in a match, and the options of the command', async () => {
    const [section] = page.split(/^###/m).filter(part => part.includes('tehai koikoi play --seed'))
    const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)]
    const words = cells.flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word))
    await loadLanguage(lang)
    const {orders} = dictionaries[lang]
    expect(words.toSorted()).toEqual(Object.values(orders).flat().toSorted())
    const {stdout} = await runHere(['koikoi', 'play', '--help', '--lang', lang])
    const options = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, option]) => option)
    expect(options).toHaveLength(7)
    for (const option of options) expect(stdout).toContain(option)
  })

  test('explains every value of `koiKoiMode`', () => {
    const [table] = page.match(/(?:^\|.*\n)+/gm).filter(one => /^\| `each`/m.test(one))
    const values = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, value]) => value)
    const {expected} = ruleFault('koiKoiMode', '')
    expect(values.map(value => `\`${value}\``).join(', ')).toBe(expected)
  })
})
