/**
 * A client of the language server over standard input and output: requests, notifications, and what the server sends.
 */
import {spawn} from 'node:child_process'
import {join, resolve} from 'node:path'
import {PassThrough} from 'node:stream'
import {serve} from '@tehai/language-server'
import {createConnection, StreamMessageReader, StreamMessageWriter} from 'vscode-languageserver/node'

export const program = resolve(
  import.meta.dirname,
  '../../packages/language-server/bin/tehai-language-server.js'
)

/** Messages in the bytes of a stream: a head with a length, and as many bytes of JSON. */
function reader(onMessage) {
  let rest = Buffer.alloc(0)
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = rest.indexOf('\r\n\r\n')
      if (head === -1) return
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('ascii', 0, head))[1])
      if (rest.length < head + 4 + length) return
      onMessage(JSON.parse(rest.toString('utf8', head + 4, head + 4 + length)))
      rest = rest.subarray(head + 4 + length)
    }
  }
}

/** The program as a process: its streams, and how it has ended. */
function processOf(file) {
  const child = spawn(process.execPath, [file, '--stdio'], {stdio: ['pipe', 'pipe', 'pipe']})
  let errors = ''
  child.stderr.on('data', chunk => (errors += chunk))
  const ended = new Promise(done => child.on('close', code => done({code, errors})))
  return {input: child.stdin, output: child.stdout, ended}
}

/** A server in this process, on streams: the same bytes without the start of a program. */
function hereOf() {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const connection = createConnection(new StreamMessageReader(input), new StreamMessageWriter(output))
  serve(connection)
  return {input, output, ended: null, connection}
}

/**
 * Start a server and talk to it. `answers`: what it may request of an editor, by method.
 *
 * `next(method)` waits for a notification that has not been read yet.
 */
export function connect(answers = {}, {file = null} = {}) {
  const {input, output, ended, connection} = file ? processOf(file) : hereOf()
  const pending = new Map()
  const queue = []
  const waiting = []
  let id = 0
  output.on(
    'data',
    reader(message => {
      if (message.method && 'id' in message) return answer(message)
      if (message.method) {
        queue.push(message)
        return deliver()
      }
      const {done, failed} = pending.get(message.id)
      pending.delete(message.id)
      if (message.error) failed(Object.assign(new Error(message.error.message), {code: message.error.code}))
      else done(message.result)
    })
  )
  function answer({id, method, params}) {
    const result = answers[method]?.(params) ?? null
    send({id, ...(result instanceof Error ? {error: {code: -32603, message: result.message}} : {result})})
  }
  function deliver() {
    for (const one of waiting.slice()) {
      const at = queue.findIndex(({method}) => method === one.method)
      if (at === -1) continue
      waiting.splice(waiting.indexOf(one), 1)
      one.done(queue.splice(at, 1)[0].params)
    }
  }
  function send(message) {
    const body = JSON.stringify({jsonrpc: '2.0', ...message})
    input.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  return {
    notify: (method, params) => send({method, params}),
    request: (method, params) =>
      new Promise((done, failed) => {
        pending.set(++id, {done, failed})
        send({id, method, params})
      }),
    next: method =>
      new Promise(done => {
        waiting.push({method, done})
        deliver()
      }),
    async stop() {
      // One that was never initialized, or was shut down before, refuses it.
      await this.request('shutdown', null).catch(() => {})
      if (!ended) return connection.dispose()
      this.notify('exit', null)
      return ended
    }
  }
}

/** The folder that the tests open. */
export const folder = join(import.meta.dirname, 'pages')
