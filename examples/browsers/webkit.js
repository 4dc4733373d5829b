/**
 * WebKitGTK: its MiniBrowser, through its WebDriver. It needs a display; without one it gets a virtual one.
 */
import {spawn} from 'node:child_process'
import {existsSync, readdirSync} from 'node:fs'
import {actionsOf, freePort, retry} from './webdriver.js'

export const command = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'

const browser = process.env.WEBKIT ?? installed()

/** Its place, which has the name of the machine and a version. */
function installed() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib', {withFileTypes: true}) : []
  return folders
    .filter(folder => folder.isDirectory() && folder.name.includes('-linux-'))
    .flatMap(({name}) =>
      ['4.1', '6.0', '4.0'].map(version => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`)
    )
    .find(existsSync)
}

export async function start() {
  const port = await freePort()
  const words = [command, `--port=${port}`]
  const [program, ...rest] = process.env.DISPLAY ? words : ['xvfb-run', '-a', ...words]
  const driver = spawn(program, rest, {
    stdio: 'ignore',
    detached: true,
    env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1'}
  })
  const ended = new Promise(resolve => driver.once('exit', resolve))
  const send = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'DELETE',
      body: body && JSON.stringify(body)
    })
    const {value} = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const {sessionId} = await retry(() =>
    send('/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {binary: browser, args: ['--automation']}
        }
      }
    })
  )
  const session = `/session/${sessionId}`
  return {
    open: url => send(`${session}/url`, {url}),
    run: code => send(`${session}/execute/sync`, {script: code, args: []}),
    press: letter => send(`${session}/actions`, {actions: actionsOf(letter)}),
    async close() {
      await send(session)
      process.kill(-driver.pid)
      await ended
    }
  }
}
