/**
 * A client of the language server over standard input and output: requests, notifications, and what the server sends.
 */
import {spawn} from 'node:child_process'
import {join, resolve} from 'node:path'

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

/**
 * Start the server and talk to it. `answers`: what it may request of an editor, by method.
 *
 * `next(method)` waits for a notification that has not been read yet.
 */
export function connect(answers = {}) {
  const child = spawn(process.execPath, [program, '--stdio'], {stdio: ['pipe', 'pipe', 'pipe']})
  const pending = new Map()
  const queue = []
  const waiting = []
  let id = 0
  let errors = ''
  child.stderr.on('data', chunk => (errors += chunk))
  child.stdout.on(
    'data',
    reader(message => {
      if (message.method && 'id' in message)
        return send({id: message.id, result: answers[message.method]?.(message.params) ?? null})
      if (message.method) {
        queue.push(message)
        return deliver()
      }
      const {done, failed} = pending.get(message.id)
      pending.delete(message.id)
      if (message.error) failed(new Error(message.error.message))
      else done(message.result)
    })
  )
  const ended = new Promise(done => child.on('close', code => done({code, errors})))

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
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
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
      await this.request('shutdown', null)
      this.notify('exit', null)
      return ended
    }
  }
}

/** The folder that the tests open. */
export const folder = join(import.meta.dirname, 'pages')
