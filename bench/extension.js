/**
 * How soon the extension of VS Code works: its bundle is loaded and activated with a stand-in for the editor. Its
 * server is started as the extension starts it, and measured until it has initialized and until a page has its first
 * diagnostics.
 *
 *     node bench/extension.js [--runs 15]
 *
 * Half of the runs take less than the first figure, 95 of 100 less than the second. Each run is a new process. Figures
 * are CPU time, which does not depend on other programs (for the server only on Linux, in steps of 10 ms; elsewhere
 * wall-clock time). The aim is 300 ms after a Markdown file is opened. `npm run test:vscode` measures it in VS Code
 * itself.
 */
import {execFileSync, spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'

const build = name => fileURLToPath(new URL(`../packages/vscode/build/${name}.cjs`, import.meta.url))
const {values} = parseArgs({options: {runs: {type: 'string', default: '15'}, activate: {type: 'boolean'}}})

const page = '# Tiles\n\nWait for :tiles[45].\n\n```mahjong\n123m456p789s1122z\nwaits: ?\n```\n'

/** An object that may be called, constructed, extended and read to any depth. */
function standIn() {
  const target = class {}
  return new Proxy(target, {
    get: (of, name) =>
      name === 'prototype' ? of.prototype : name === Symbol.toPrimitive ? () => 0 : standIn(),
    apply: () => standIn(),
    construct: () => ({})
  })
}

/** The `vscode` module for an extension, with one open Markdown page. */
function editor(onStart) {
  const document = {languageId: 'markdown', getText: () => page, uri: {toString: () => 'file:///page.md'}}
  const on = () => ({dispose() {}})
  return new Proxy(
    {
      window: new Proxy({visibleTextEditors: [{document}]}, {get: (of, name) => of[name] ?? standIn()}),
      workspace: new Proxy(
        {onDidOpenTextDocument: on, onDidChangeTextDocument: on, getConfiguration: () => (onStart(), {})},
        {get: (of, name) => of[name] ?? standIn()}
      )
    },
    {get: (of, name) => of[name] ?? standIn()}
  )
}

/** CPU time of this process in milliseconds. */
const taken = () => {
  const {user, system} = process.cpuUsage()
  return (user + system) / 1000
}

/** The same of another process. */
function takenBy(pid, begun) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return performance.now() - begun
  const [user, system] = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Milliseconds from the beginning of the load until it is loaded, activated, and starts its client. */
async function activate() {
  const require = createRequire(import.meta.url)
  const {Module} = require('node:module')
  const load = Module['_load']
  let started = 0
  const vscode = editor(() => (started ||= taken()))
  Module['_load'] = (request, ...rest) => (request === 'vscode' ? vscode : load(request, ...rest))
  const begun = taken()
  const extension = require(build('extension'))
  const loaded = taken()
  // The stand-in does not start a server. Everything before that is measured, and the client then fails.
  console.error = () => {}
  extension.activate({subscriptions: [], asAbsolutePath: name => name})
  const activated = taken()
  while (!started) await new Promise(done => setImmediate(done))
  console.log(JSON.stringify([loaded - begun, activated - begun, started - begun]))
}

/** Milliseconds until the server has initialized, and until it has found the slip on the page. */
async function serve() {
  const begun = performance.now()
  const server = spawn(process.execPath, [build('server'), '--stdio'], {stdio: ['pipe', 'pipe', 'inherit']})
  const send = message => {
    const body = JSON.stringify({jsonrpc: '2.0', ...message})
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  let received = ''
  const until = words =>
    new Promise(done => {
      const look = chunk => {
        received += chunk
        if (!received.includes(words)) return
        server.stdout.off('data', look)
        done(takenBy(server.pid, begun))
      }
      server.stdout.on('data', look)
    })
  send({id: 1, method: 'initialize', params: {processId: null, rootUri: null, capabilities: {}}})
  const initialized = await until('"serverInfo"')
  send({method: 'initialized', params: {}})
  const textDocument = {uri: 'file:///page.md', languageId: 'markdown', version: 1, text: page}
  send({method: 'textDocument/didOpen', params: {textDocument}})
  const found = await until('missing-suit')
  server.kill()
  return [initialized, found]
}

const at = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))].toFixed(0)

function print(name, list) {
  console.log(`${name.padEnd(40)} ${at(list, 0.5).padStart(5)} ms, 95 %: ${at(list, 0.95).padStart(5)} ms`)
}

if (values.activate) await activate()
else {
  const runs = Array.from({length: Number(values.runs)})
  const activated = runs.map(() =>
    JSON.parse(execFileSync(process.execPath, [import.meta.filename, '--activate'], {encoding: 'utf8'}))
  )
  print(
    'the bundle is loaded',
    activated.map(([loaded]) => loaded)
  )
  print(
    '… and activated on a page of tiles',
    activated.map(([, done]) => done)
  )
  print(
    '… and its client is loaded',
    activated.map(([, , started]) => started)
  )
  const served = []
  for (const _ of runs) served.push(await serve())
  print(
    'the server has initialized',
    served.map(([initialized]) => initialized)
  )
  print(
    '… and a slip is found',
    served.map(([, found]) => found)
  )
}
