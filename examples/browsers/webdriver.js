/**
 * What browsers that speak WebDriver have in common.
 */
import {createServer} from 'node:net'

/** A port of this machine that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Seconds that a browser has to start. */
const LIMIT = 60

/** Try until it succeeds: a browser takes a while to listen. */
export async function retry(attempt) {
  const until = Date.now() + LIMIT * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise(resolve => setTimeout(resolve, 250))
    }
  }
}

/** The key of a letter, pressed with Control. */
export function actionsOf(letter) {
  const control = '\uE009'
  const keys = [
    ['keyDown', control],
    ['keyDown', letter],
    ['keyUp', letter],
    ['keyUp', control]
  ]
  return [{type: 'key', id: 'keyboard', actions: keys.map(([type, value]) => ({type, value}))}]
}
