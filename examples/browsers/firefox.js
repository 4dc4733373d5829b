/**
 * Firefox, through Marionette, the protocol that it speaks itself: each packet is the length of a JSON text and that text.
 */
import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {actionsOf, freePort, retry} from './webdriver.js'

export const command = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

export async function start() {
  const profile = mkdtempSync(join(tmpdir(), 'tehai-firefox-'))
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const firefox = spawn(command, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore'
  })
  const ended = new Promise(resolve => firefox.once('exit', resolve))
  const socket = await retry(() => connected(port))
  const send = commands(socket)
  await send('WebDriver:NewSession', {})
  return {
    open: url => send('WebDriver:Navigate', {url}),
    run: async code => (await send('WebDriver:ExecuteScript', {script: code, args: []})).value,
    press: letter => send('WebDriver:PerformActions', {actions: actionsOf(letter)}),
    async close() {
      await send('Marionette:Quit', {flags: ['eForceQuit']})
      socket.end()
      await ended
      rmSync(profile, {recursive: true, force: true})
    }
  }
}

/** A connection on which Marionette has introduced itself. */
function connected(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', () => resolve(socket))
  })
}

/** Sends commands, whose answers come by their number. */
function commands(socket) {
  const waiting = new Map()
  let [last, received] = [0, Buffer.alloc(0)]
  socket.on('data', bytes => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      if (colon < 0) return
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (received.length < end) return
      const [, id, error, result] = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      const {resolve, reject} = waiting.get(id)
      if (error) reject(new Error(error.message))
      else resolve(result)
    }
  })
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, {resolve, reject})
      const text = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
