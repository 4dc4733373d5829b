/**
 * The language server as an editor meets it: once as a process with standard input and output, else on streams.
 */
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterEach, expect, test} from 'vitest'
import {connect, folder, program} from './stdio.js'

const uri = `${pathToFileURL(folder)}/page.md`
const open = []
/** How a process ends that has done its work. */
const ended = {code: 0, errors: ''}

/** A client whose server is initialized. */
async function started({capabilities = {}, answers, file, ...params} = {}) {
  const client = connect(answers, {file})
  open.push(client)
  const rootUri = String(pathToFileURL(folder))
  const result = await client.request('initialize', {processId: null, rootUri, capabilities, ...params})
  client.notify('initialized', {})
  return {...client, client, capabilities: result.capabilities}
}

/** Opens a page, and gives what is wrong on it. */
async function opened(client, text, version = 1) {
  client.notify('textDocument/didOpen', {textDocument: {uri, languageId: 'markdown', version, text}})
  return client.next('textDocument/publishDiagnostics')
}

const at = (line, start, end = start) => ({start: {line, character: start}, end: {line, character: end}})

afterEach(async () => {
  for (const client of open.splice(0)) expect((await client.stop()) ?? ended).toEqual(ended)
})

const programs = [
  ['tehai-language-server', program],
  ['the bundle of the extension of VS Code', resolve(folder, '../../../packages/vscode/build/server.cjs')]
]

test.each(programs)('a process (%s): a page that is opened, typed in and closed', async (_, file) => {
  const client = await started({file})
  expect(client.capabilities).toMatchObject({textDocumentSync: 2, codeActionProvider: {}})

  expect(await opened(client, '🀄 :tiles[123m 45].\n')).toEqual({
    uri,
    version: 1,
    diagnostics: [
      {
        range: at(0, 15, 17),
        severity: 1,
        code: 'missing-suit',
        codeDescription: {href: expect.stringMatching(/messages\.md#missing-suit$/)},
        source: 'remark-mahjong',
        message: expect.stringMatching(/^Unexpected digits `45` without a suit letter/)
      }
    ]
  })

  // Two changes, one report: of the newest version, with the places of one text after both.
  const change = (version, range, text) =>
    client.notify('textDocument/didChange', {
      textDocument: {uri, version},
      contentChanges: [{range, text}]
    })
  change(2, at(0, 17), 'm')
  change(3, at(1, 0), '\n花 :hanafuda[14h]\n')
  expect(await client.next('textDocument/publishDiagnostics')).toMatchObject({
    version: 3,
    diagnostics: [{range: at(2, 12, 15), source: 'remark-hanafuda'}]
  })

  client.notify('textDocument/didClose', {textDocument: {uri}})
  expect(await client.next('textDocument/publishDiagnostics')).toEqual({uri, diagnostics: []})

  // Words that are loaded when they are needed are in the bundle.
  const chinese = await opened(client, '---\nmahjong:\n  lang: zh-Hans\n---\n\n:tiles[45]\n', 4)
  expect(chinese.diagnostics[0].message).toMatch(/花色/)
})

test('quick fixes of a place, and fix-all where it is requested', async () => {
  const client = await started({locale: 'ja-JP'})
  await opened(client, ':tile[4m]\n\n:tiles[45]\n')
  const actions = (range, only) =>
    client.request('textDocument/codeAction', {
      textDocument: {uri},
      range,
      context: {diagnostics: [], ...(only && {only})}
    })

  const fixes = await actions(at(2, 8))
  expect(fixes.map(({title, isPreferred}) => [title, isPreferred])).toEqual([
    ['`45m` に直す', false],
    ['`45p` に直す', false],
    ['`45s` に直す', false]
  ])
  expect(fixes[0].edit.changes).toEqual({[uri]: [{range: at(2, 7, 9), newText: '45m'}]})
  expect(await actions(at(1, 0))).toEqual([])

  const all = await actions(at(0, 0), ['source.fixAll'])
  expect(all.map(({kind}) => kind)).toEqual(['source.fixAll.tehai'])
  expect(all[0].edit.changes).toEqual({[uri]: [{range: at(0, 5), newText: 's'}]})
})

test('settings of an editor: requested where it answers, and again where they change', async () => {
  let settings = {lang: 'ja', hanafuda: {rules: null}}
  const answers = {'workspace/configuration': ({items}) => items.map(() => settings)}
  const client = await started({capabilities: {workspace: {configuration: true}}, answers})
  // The page may be opened before the settings are there: then it is checked again with them.
  let {diagnostics} = await opened(client, ':tiles[8z]')
  while (!/[ぁ-ん]/.test(diagnostics[0].message)) {
    ;({diagnostics} = await client.next('textDocument/publishDiagnostics'))
  }

  settings = {lang: 'xx'}
  client.notify('workspace/didChangeConfiguration', {settings: null})
  expect(await client.next('window/showMessage')).toMatchObject({
    type: 2,
    message: expect.stringMatching(/^Settings of Tehai are not used: .*`xx`/)
  })
})

test('an editor that answers, and has no section of settings, keeps what it has started with', async () => {
  const answers = {'workspace/configuration': ({items}) => items.map(() => null)}
  const capabilities = {workspace: {configuration: true}}
  const client = await started({capabilities, answers, initializationOptions: {lang: 'ja'}})
  const {message} = (await opened(client, ':tiles[8z]')).diagnostics[0]
  expect(message).toMatch(/[ぁ-ん]/)
  client.notify('workspace/didChangeConfiguration', {settings: null})
  expect((await client.next('textDocument/publishDiagnostics')).diagnostics[0].message).toBe(message)
})

test('an editor that answers with an error keeps its pages checked', async () => {
  const answers = {'workspace/configuration': () => new Error('none')}
  const client = await started({capabilities: {workspace: {configuration: true}}, answers})
  expect((await opened(client, ':tiles[8z]')).diagnostics).toHaveLength(1)
  expect((await opened(client, ':tiles[8z 9z]', 2)).diagnostics).toHaveLength(2)
})

test('settings of an editor that sends them', async () => {
  const client = await started({initializationOptions: {claims: 'off'}})
  const text = ':tiles[23m234p567s66p789s]{waits=1m}'
  expect((await opened(client, text)).diagnostics).toEqual([])
  client.notify('workspace/didChangeConfiguration', {settings: {tehai: {}}})
  expect((await client.next('textDocument/publishDiagnostics')).diagnostics).toHaveLength(1)
})

test('a page that is not open has no code actions', async () => {
  const client = await started()
  const context = {diagnostics: []}
  const params = {textDocument: {uri: 'untitled:other'}, range: at(0, 0), context}
  expect(await client.request('textDocument/codeAction', params)).toEqual([])
})

test('completion, hover, outline and folding', async () => {
  const client = await started()
  const page = '```mahjong\n23m234p567s66p789s\nwaits: \n```\n\nA :tiles[23m]{waits=} row.\n'
  await opened(client, page)
  const textDocument = {uri}
  const completions = async (line, character) =>
    (await client.request('textDocument/completion', {textDocument, position: {line, character}})).map(
      ({label, textEdit}) => [label, textEdit.newText]
    )
  expect((await completions(2, 7))[0]).toEqual(['14m', '14m'])
  expect((await completions(2, 1)).map(([label]) => label)).toContain('waits')
  expect((await completions(5, 20))[0]).toEqual(['14m', '14m'])
  expect(await completions(4, 0)).toEqual([])

  const row = await client.request('textDocument/hover', {textDocument, position: {line: 1, character: 3}})
  expect(row.range).toEqual(at(1, 0, 18))
  expect(row.contents.value).toMatch(/^!\[\]\(data:image\/svg\+xml;base64,/)
  expect(row.contents.value).toContain('shanten: tenpai')
  const key = await client.request('textDocument/hover', {textDocument, position: {line: 2, character: 2}})
  expect(key.contents.value).toContain('`waits: 25p`')

  expect(await client.request('textDocument/documentSymbol', {textDocument})).toMatchObject([
    {name: '23m234p567s66p789s', detail: 'mahjong', range: {start: {line: 0}, end: {line: 3}}}
  ])
  expect(await client.request('textDocument/foldingRange', {textDocument})).toEqual([
    {startLine: 0, endLine: 3}
  ])
})

test('keys that begin with what is typed come first, and an editor finds both them and those of other names', async () => {
  const client = await started()
  await opened(client, '```mahjong\n123m456p789s1122z\ndo\n```\n')
  const items = await client.request('textDocument/completion', {
    textDocument: {uri},
    position: {line: 2, character: 2}
  })
  expect(items.map(({label, filterText}) => [label, filterText])).toEqual([
    ['dora', 'dora'],
    ['indicator', 'do indicator']
  ])
})

test('semantic tokens are relative to each other, of types that the server names', async () => {
  const client = await started()
  const {tokenTypes, tokenModifiers} = client.capabilities.semanticTokensProvider.legend
  await opened(client, "a :tiles[10m]\n\n```mahjong\n123p 2'13s\nwaits: ?\n```\n")
  const {data} = await client.request('textDocument/semanticTokens/full', {textDocument: {uri}})
  const tokens = Array.from({length: data.length / 5}, (_, index) => {
    const [line, start, length, type, bits] = data.slice(index * 5, index * 5 + 5)
    const modifiers = tokenModifiers.filter((_, bit) => bits & (2 ** bit))
    return [line, start, length, tokenTypes[type], ...modifiers].join(' ')
  })
  expect(tokens).toEqual([
    '0 9 1 number',
    '0 1 2 number red',
    '3 0 4 string',
    '0 5 5 type meld',
    '1 0 5 property',
    '0 7 1 operator'
  ])
})
