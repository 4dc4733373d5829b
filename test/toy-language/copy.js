/**
 * A copy of the packages in a temporary folder, to which a language can be added.
 */
import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative, resolve} from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What is built and tried: the packages and what compiles them. */
const parts = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'scripts',
  'packages',
  'fixtures',
  'test/toy-language'
]

/** Copy the project; the folder. Packages of others are linked. */
export function copyOfProject() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tehai-toy-language-')))
  for (const part of parts) cpSync(join(root, part), join(folder, part), {recursive: true, filter: isNeeded})
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), folder)
  for (const name of readdirSync(join(root, 'packages'))) {
    // What npm installs beside one package, since another needs another version of it.
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) linkPackages(join(root, own), join(folder, own), folder)
  }
  return folder
}

const isNeeded = path => !/[\\/](?:node_modules|\.turbo)$/.test(path)

/** Links to the packages of others, and to those of the copy instead of ours. */
function linkPackages(from, to, folder) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    if (name === '@tehai') linkPackages(path, join(to, name), folder)
    else if (!lstatSync(path).isSymbolicLink()) symlinkSync(path, join(to, name))
    else {
      const target = join(folder, relative(root, realpathSync(path)))
      if (existsSync(target)) symlinkSync(target, join(to, name))
    }
  }
}

/** Run a script of Node in a folder. */
export function runScript(folder, args, env = {}) {
  return run(folder, process.execPath, args, env)
}

/** Compile a folder as `npm run compile` does; what the compiler says. */
export function compile(folder) {
  const steps = [
    ['tsc', '-b', 'packages/riichi'],
    ['node', 'packages/riichi/scripts/bundle.js'],
    ['node', 'packages/riichi/scripts/bundle-types.js'],
    ['tsc', '-b']
  ]
  for (const [command, ...args] of steps) {
    const program = command === 'tsc' ? join(folder, 'node_modules/.bin/tsc') : process.execPath
    const {status, output} = run(folder, program, args)
    if (status !== 0) return output
  }
  return ''
}

function run(folder, program, args, env = {}) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...env},
    maxBuffer: 1e8
  })
  return {status, stdout, output: stdout + stderr}
}
