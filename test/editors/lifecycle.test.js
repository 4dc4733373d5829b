/**
 * What the server refuses, as the protocol has it: requests out of their order, and params and settings of another form.
 */
import {pathToFileURL} from 'node:url'
import {afterEach, expect, test} from 'vitest'
import {connect, folder} from './stdio.js'

const open = []
const position = {line: 0, character: 0}
const range = {start: position, end: position}
const textDocument = {uri: 'untitled:page'}

afterEach(async () => {
  for (const client of open.splice(0)) await client.stop()
})

function opened() {
  const client = connect()
  open.push(client)
  return client
}

async function started(params) {
  const client = opened()
  await client.request('initialize', {
    processId: null,
    rootUri: String(pathToFileURL(folder)),
    capabilities: {},
    ...params
  })
  client.notify('initialized', {})
  return client
}

test('nothing is answered before `initialize`, nor after `shutdown`', async () => {
  const client = opened()
  const hover = () => client.request('textDocument/hover', {textDocument, position})
  await expect(hover()).rejects.toMatchObject({code: -32002})
  await expect(client.request('tehai/other', {})).rejects.toMatchObject({code: -32002})
  await client.request('initialize', {processId: null, rootUri: null, capabilities: {}})
  expect(await hover()).toBe(null)
  await expect(client.request('tehai/other', {})).rejects.toMatchObject({
    code: -32601,
    message: 'Expected a method of this server, got `tehai/other`'
  })
  await client.request('shutdown', null)
  await expect(hover()).rejects.toMatchObject({code: -32600})
})

// [method, params that are not those of it]
const malformed = [
  ['textDocument/hover', {textDocument}],
  ['textDocument/hover', {textDocument, position: {line: -1, character: 0}}],
  ['textDocument/completion', {position}],
  ['textDocument/codeAction', {textDocument, range: {start: position}, context: {diagnostics: []}}],
  ['textDocument/codeAction', {textDocument, range, context: {diagnostics: [], only: 'quickfix'}}],
  ['textDocument/documentSymbol', {textDocument: {uri: 1}}],
  ['textDocument/formatting', {}],
  ['textDocument/foldingRange', {textDocument: null}],
  ['textDocument/semanticTokens/full', {}]
]
test.each(malformed)('%s with other params', async (method, params) => {
  const client = await started()
  await expect(client.request(method, params)).rejects.toMatchObject({code: -32602})
})

test.each([
  ['settings', 'tenhou'],
  ['settings', ['tenhou']],
  ['`hanafuda`', {hanafuda: 5}],
  ['`records`', {records: 'logs'}]
])('%s of another type are reported', async (name, initializationOptions) => {
  const client = await started({initializationOptions})
  const {type, message} = await client.next('window/showMessage')
  expect([type, message]).toEqual([2, expect.stringContaining(`Expected ${name} to be`)])
})

test('the empty kind of code actions has all others below it', async () => {
  const client = await started()
  const uri = `${pathToFileURL(folder)}/page.md`
  const text = ':tile[4m]\n'
  client.notify('textDocument/didOpen', {textDocument: {uri, languageId: 'markdown', version: 1, text}})
  const actions = await client.request('textDocument/codeAction', {
    textDocument: {uri},
    range,
    context: {diagnostics: [], only: ['']}
  })
  expect(actions.map(({kind}) => kind)).toEqual(['quickfix', 'source.fixAll.tehai'])
})
