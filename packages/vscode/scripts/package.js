/**
 * Packs the extension as VS Code installs it, with `@vscode/vsce`, and compresses its files again (`recompress.js`).
 *
 *     node packages/vscode/scripts/package.js tehai.vsix
 */
import {spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {recompressed} from './recompress.js'

const root = resolve(import.meta.dirname, '..')

/** What lies in the extension. Everything that it imports is in `build`. */
export const files = [
  'build',
  'syntaxes',
  'README.md',
  ...readdirSync(root).filter(name => /^package\.nls\b/.test(name))
]

/** Grammars, which are written without blanks. */
const grammars = readdirSync(join(root, 'syntaxes')).map(name => `syntaxes/${name}`)

/** Fields that serve only in npm. */
const npmFields = new Set(['scripts', 'dependencies', 'devDependencies', 'files', 'exports', 'type'])

/** Sections of the README that serve only in npm and in the repository, and the list of all of them. */
const otherSections = /^## (?:Contents|API|Types|Contribute)\n[^]*?(?=^## )/gm

/** The README as VS Code shows it beside the extension. */
export const forUsers = readme => readme.replaceAll(otherSections, '')

/** Pack the extension into a file. */
export async function packExtension(out) {
  const folder = mkdtempSync(join(tmpdir(), 'vscode-tehai-'))
  for (const name of files) cpSync(join(root, name), join(folder, name), {recursive: true})
  cpSync(join(root, '../../LICENSE'), join(folder, 'LICENSE'))
  const whole = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const manifest = Object.fromEntries(whole.filter(([key]) => !npmFields.has(key)))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'README.md'), forUsers(readFileSync(join(root, 'README.md'), 'utf8')))
  for (const name of [...files.filter(file => file.endsWith('.json')), ...grammars])
    writeFileSync(join(folder, name), JSON.stringify(JSON.parse(readFileSync(join(root, name), 'utf8'))))
  const args = ['--yes', '@vscode/vsce@3', 'package', '--no-dependencies', '--allow-missing-repository']
  const {status} = spawnSync('npx', [...args, '--out', resolve(out)], {cwd: folder, stdio: 'inherit'})
  rmSync(folder, {recursive: true})
  if (status !== 0) throw new Error(`Expected vsce to pack the extension, got exit code ${status}`)
  writeFileSync(out, await recompressed(readFileSync(out)))
}

if (process.argv[1] === import.meta.filename) await packExtension(process.argv[2] ?? 'tehai.vsix')
