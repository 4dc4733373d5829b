/**
 * Game records in pages of an editor: named from the folder of their page, and read again where they change.
 */
import {copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {connect} from './stdio.js'

const logs = resolve(import.meta.dirname, '../../packages/record/test/logs')
const page = '```mahjong\nlog: game.xml\nshow: rounds\n```\n'
const fileEvents = {workspace: {didChangeWatchedFiles: {dynamicRegistration: true}}}
const open = []
let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'tehai-')))
  mkdirSync(join(root, 'posts'))
})

afterEach(async () => {
  for (const client of open.splice(0)) await client.stop()
  rmSync(root, {recursive: true})
})

async function started(params, answers) {
  const client = connect(answers)
  open.push(client)
  await client.request('initialize', {processId: null, capabilities: {}, ...params})
  client.notify('initialized', {})
  return client
}

/** What is wrong on a page that is opened. */
async function idsOf(client, path, text = page) {
  const uri = String(pathToFileURL(path))
  client.notify('textDocument/didOpen', {textDocument: {uri, languageId: 'markdown', version: 1, text}})
  return published(client)
}

const published = async client =>
  (await client.next('textDocument/publishDiagnostics')).diagnostics.map(({code}) => code)

const putRecord = folder => copyFileSync(join(logs, 'double-ron.xml'), join(folder, 'game.xml'))

test('from the folder of the page, below the folder that is open', async () => {
  putRecord(join(root, 'posts'))
  const client = await started({rootUri: String(pathToFileURL(root))})
  expect(await idsOf(client, join(root, 'posts/a.md'))).toEqual([])
  expect(await idsOf(client, join(root, 'b.md'))).toEqual(['no-record'])
  const above = page.replace('game.xml', '../../game.xml')
  expect(await idsOf(client, join(root, 'posts/c.md'), above)).toEqual(['record-outside'])
})

test.each([
  ['no folder is open', {rootUri: null}],
  ['the page is in another folder', {workspaceFolders: [{uri: 'file:///elsewhere', name: 'elsewhere'}]}],
  ['the folder has an address that is no path here', {rootUri: 'file://host/a%2Fb'}]
])('where %s, the folder of the page is the root', async (_, params) => {
  putRecord(join(root, 'posts'))
  const client = await started(params)
  expect(await idsOf(client, join(root, 'posts/a.md'))).toEqual([])
  const above = page.replace('game.xml', '../game.xml')
  expect(await idsOf(client, join(root, 'posts/b.md'), above)).toEqual(['record-outside'])
})

test('a page without a path reads the records of the folder that is open', async () => {
  putRecord(root)
  const client = await started({rootUri: String(pathToFileURL(root))})
  const textDocument = {uri: 'untitled:Untitled-1', languageId: 'markdown', version: 1, text: page}
  client.notify('textDocument/didOpen', {textDocument})
  expect(await published(client)).toEqual([])
})

test('an editor watches the records of open pages, and a page is checked again when one changes', async () => {
  const registered = []
  const answers = {
    'client/registerCapability': ({registrations}) => void registered.push(...registrations),
    'client/unregisterCapability': () => null
  }
  const client = await started({rootUri: String(pathToFileURL(root)), capabilities: fileEvents}, answers)
  const record = join(root, 'posts', 'game.xml')
  expect(await idsOf(client, join(root, 'posts/a.md'))).toEqual(['no-record'])
  await client.request('textDocument/foldingRange', {textDocument: {uri: 'untitled:other'}})
  expect(registered).toMatchObject([
    {
      method: 'workspace/didChangeWatchedFiles',
      registerOptions: {watchers: [{globPattern: record.replaceAll('\\', '/')}]}
    }
  ])

  const changed = path =>
    client.notify('workspace/didChangeWatchedFiles', {changes: [{uri: String(pathToFileURL(path)), type: 2}]})
  putRecord(join(root, 'posts'))
  changed(join(root, 'posts', 'other.xml'))
  changed(record)
  expect(await published(client)).toEqual([])
  writeFileSync(record, 'no record')
  changed(record)
  expect(await published(client)).toEqual(['not-a-record'])
})
