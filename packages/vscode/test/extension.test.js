/**
 * What is in the extension: its size, its files, and the settings that it names.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join, resolve} from 'node:path'
import {characterEntities as allNames} from 'character-entities'
import {strToU8, unzipSync, zipSync} from 'fflate'
import MarkdownIt from 'markdown-it'
import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {isThorough, sampleOf} from '../../../test/sample.js'
import {isNameTried} from '../../../test/share.js'
import {mayHaveConstructs} from '../dist/constructs.js'
import {addTehai} from '../dist/preview.js'
import {replacements} from '../scripts/bundle.js'
import {characterEntities} from '../scripts/character-names.js'
import {forUsers, packedFiles} from '../scripts/package.js'
import {deflated, recompressed} from '../scripts/recompress.js'
import {withShortExports} from '../scripts/short-exports.js'

const root = resolve(import.meta.dirname, '..')
const read = name => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))
const written = readdirSync(join(root, 'build')).map(name => `build/${name}`)

/** What a ZIP file says of a file in it, twice, beside its content: fewer bytes than these. */
const BYTES_OF_ENTRY = 250

// To compress it takes twenty seconds.
test.runIf(isThorough)(
  'the extension has at most 700 KB when it is packed',
  async () => {
    const packed = await packedFiles()
    expect(packed.map(([name]) => name)).toEqual(
      expect.arrayContaining(['package.json', 'LICENSE', ...written])
    )
    const sizes = await Promise.all(
      packed.map(async ([, text]) => (await deflated(strToU8(text))).length + BYTES_OF_ENTRY)
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(700_000)
  },
  240_000
)

test('a packed extension keeps its files when they are compressed again', async () => {
  const entries = {'extension/a.txt': 'one '.repeat(100), 'extension/牌.txt': '手牌', empty: ''}
  const contents = Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))
  expect(unzipSync(await recompressed(zipSync(contents)))).toEqual(contents)
})

test('nothing compares files with patterns, sends notebooks or has hierarchies: the bundle leaves that out', () => {
  expect(read('src/client.ts')).toContain("documentSelector: [{language: 'markdown'}]")
  expect(read('src/client.ts')).not.toContain('progressOnInitialization')
  const server = ['capabilities', 'server'].map(name => read(`../language-server/src/${name}.ts`)).join('')
  expect(server).toContain('capabilities: ServerCapabilities = {')
  expect(server).not.toMatch(/onDidChangeWorkspaceFolders|getWorkspaceFolders/)
  const sources = readdirSync(join(root, '../language-server/src')).filter(name => name.endsWith('.ts'))
  for (const name of sources)
    expect(read(`../language-server/src/${name}`), name).not.toMatch(/\bFiles\.|WorkDone/)
  expect(server).not.toMatch(
    /workspace: \{|textDocumentContent|fileOperations|diagnosticProvider|notebookDocumentSync/
  )
  expect(server).not.toMatch(
    /(?:Hierarchy|inlineValue|linkedEditingRange|color|inlineCompletion|moniker)Provider/
  )
  expect(server).not.toMatch(
    /(?:signatureHelp|definition|references|documentHighlight|codeLens|documentLink|rename|workspaceSymbol)Provider/
  )
  expect(server).not.toMatch(
    /(?:typeDefinition|implementation|declaration|selectionRange|inlayHint|executeCommand)Provider/
  )
})

/** CommonJS modules of a package, by the names with which its other modules require them. */
function modulesOf(name) {
  const require = createRequire(join(root, 'package.json'))
  const lib = join(require.resolve(`${name}/node`), '../../common')
  const files = readdirSync(lib).filter(file => file.endsWith('.js'))
  return files.map(file => [`./${file.slice(0, -3)}`, readFileSync(join(lib, file), 'utf8')])
}

test('what the client uses of the requests that the bundle leaves out is in their place', () => {
  const isGone = (name, module) =>
    replacements.some(([from, pattern]) => from === name && pattern.test(module))
  const gone = modulesOf('vscode-languageserver-protocol').flatMap(([module, code]) =>
    isGone('vscode-languageserver-protocol', module) ? [...code.matchAll(/exports\.(\w+) =/g)] : []
  )
  const names = new Set(gone.map(([, name]) => name))
  expect(names.size).toBeGreaterThan(20)
  const used = modulesOf('vscode-languageclient').flatMap(([module, code]) =>
    isGone('vscode-languageclient', module) ? [] : [...code.matchAll(/_protocol_1\.(\w+)/g)]
  )
  const missing = new Set(used.map(([, name]) => name).filter(name => names.has(name)))
  expect([...missing]).toEqual(Object.keys(createRequire(import.meta.url)('../scripts/unused-requests.cjs')))
})

test('the queue of messages of the bundle does what that of vscode-jsonrpc does', () => {
  const require = createRequire(join(root, 'package.json'))
  const original = createRequire(require.resolve('vscode-languageclient/node'))('vscode-jsonrpc').LinkedMap
  const {LinkedMap} = createRequire(import.meta.url)('../scripts/message-queue.cjs')
  const [ours, theirs] = [LinkedMap, original].map(Queue => {
    const queue = new Queue()
    const seen = [queue.size, queue.shift()]
    for (const id of [3, 1, 2, 1]) queue.set(id, `message ${id}`)
    queue.delete(3)
    return [...seen, queue.get(2), queue.size, queue.shift(), queue.shift(), queue.shift(), queue.size]
  })
  expect(ours).toEqual(theirs)
})

test('exports of a file of the bundle are shortened, and stay what they were', () => {
  const getter = (name, value) =>
    `Object.defineProperty(exports,"${name}",{enumerable:!0,get:function(){return ${value}}})`
  const code = `${getter('a', 'one')},${getter('$b', 'two')};let one=1,two=2;one=3;`
  const short = withShortExports(code)
  expect(short.length).toBeLessThan(code.length)
  const [before, after] = [code, short].map(text => {
    const exports = {}
    // eslint-disable-next-line no-new-func -- the code is the one above
    new Function('exports', text)(exports)
    return {...exports}
  })
  expect(after).toEqual(before)
  expect(after).toEqual({a: 3, $b: 2})
  expect(() => withShortExports(`f(${getter('a', 'one')})`)).toThrow('Expected exports that end a statement')
})

test('users of VS Code read what is for them in the README', () => {
  const readme = read('README.md')
  const shown = forUsers(readme)
  const sections = text => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(sections(readme)).toContain('API')
  expect(sections(shown)).toEqual(
    sections(readme).filter(title => !['Contents', 'API', 'Types', 'Contribute'].includes(title))
  )
})

test('references of punctuation are those of HTML: the bundle leaves out the others', () => {
  const marks = Object.entries(allNames).filter(([, character]) =>
    /^[!-/:-@[-`{-~\t\n\u00a0]$/.test(character)
  )
  expect(characterEntities).toEqual(Object.fromEntries(marks))
  expect(written.map(read).join('')).not.toContain('CounterClockwiseContourIntegral')
})

test('a preview is what the packages draw, whatever the bundle leaves out', () => {
  const {addTehai: addBundled} = createRequire(import.meta.url)('../build/preview.cjs')
  const fixtures = join(root, '../../fixtures')
  // A preview loads neither game records nor simulations.
  const needsMore = /^(?:log|best|牌譜|牌谱|패보)/m
  const drawnBy = (add, page) => add(new MarkdownIt({html: true}), {lang: 'ja'}).render(page, {})
  for (const name of sampleOf(readdirSync(fixtures), 10).filter(isNameTried)) {
    const page = readFileSync(join(fixtures, name, 'input.md'), 'utf8')
    if (needsMore.test(page)) continue
    expect(drawnBy(addBundled, page), name).toBe(drawnBy(addTehai, page))
  }
  // What HTML keeps for itself, in text and in attributes.
  const page = '```hanafuda title="a < b & \\"c\\" \'d\'"\nnote: 1 < 2 & "3"\n1h\n```\n'
  expect(drawnBy(addBundled, page)).toBe(drawnBy(addTehai, page))
})

test('the extension is activated, and its client is loaded', () => {
  // A stub that lacks something ends it with an error, or lets it wait for its client.
  const bench = join(root, '../../bench/extension.js')
  const times = execFileSync(process.execPath, [bench, '--activate'], {encoding: 'utf8', timeout: 20_000})
  expect(JSON.parse(times)).toHaveLength(3)
})

test('every file that VS Code is to read is there', () => {
  const {grammars} = manifest.contributes
  const files = [
    manifest.main,
    ...manifest.contributes['markdown.previewStyles'],
    ...grammars.map(({path}) => path)
  ]
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})

test('every setting and modifier has a description in each language', () => {
  const {configuration, semanticTokenModifiers} = manifest.contributes
  const named = [...Object.values(configuration.properties), ...semanticTokenModifiers]
    .map(({description}) => description.replaceAll('%', ''))
    .toSorted()
  const files = readdirSync(root).filter(name => name.startsWith('package.nls'))
  expect(files).toHaveLength(languages.length)
  for (const file of files) {
    expect(Object.keys(JSON.parse(read(file))).toSorted()).toEqual(named)
  }
})

/** Words of each language on a page with a win and the card of the crane. */
const words = {
  en: ['1,000 points', 'pine with crane'],
  ja: ['1翻30符', '松に鶴'],
  'zh-Hans': ['1番30符', '松上鹤'],
  'zh-Hant': ['1000點', '松上鶴'],
  ko: ['1000점', '학']
}

test.each(languages)('the preview has the words of %s', lang => {
  const {addTehai} = createRequire(import.meta.url)('../build/preview.cjs')
  const html = addTehai(new MarkdownIt(), {lang}).render(
    '```mahjong\n234m345p567s66p78s 9s\nron: 9s\nscore: ?\n```\n\n:hanafuda[1h]\n'
  )
  for (const one of words[lang]) expect(html).toContain(one)
})

test('the languages of the setting are those that there are', () => {
  const {enum: offered} = manifest.contributes.configuration.properties['tehai.lang']
  expect(offered).toEqual(['', ...languages])
})

test('the style of previews follows the theme of the editor', () => {
  const style = read('build/style.css')
  expect(style).toContain('.vscode-dark')
  expect(style).not.toMatch(/data-theme|prefers-color-scheme|\.theme-dark/)
})

test.each([
  ['```mahjong\n1m\n```', true],
  ['Wait for :tiles[3s]', true],
  [':tile[3s]', true],
  ['花札', true],
  ['# Notes\n\nAt 10:30, `code` and [a link](x).', false]
])('what may have a construct: %j', (text, expected) => {
  expect(mayHaveConstructs(text)).toBe(expected)
})

test('the manifest requires the version of VS Code that the client of the protocol does', () => {
  const {resolve: locate} = createRequire(import.meta.url)
  const client = readFileSync(locate('vscode-languageclient/node'), 'utf8')
  const [, required] = /REQUIRED_VSCODE_VERSION = '([^']+)'/.exec(client)
  expect(manifest.engines.vscode).toBe(required)
})
