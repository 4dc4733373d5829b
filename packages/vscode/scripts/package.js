/**
 * Packs the extension as VS Code installs it, with `@vscode/vsce`. Its code is made smaller first (`smaller-code.js`), and
 * its files are compressed again (`recompress.js`).
 *
 *     node packages/vscode/scripts/package.js tehai.vsix
 */
import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {recompressed} from './recompress.js'
import {smallerCode} from './smaller-code.js'

const root = resolve(import.meta.dirname, '..')

/** The files of the extension besides its manifest. Everything that the extension imports is in `build`. */
const files = [
  'build',
  'syntaxes',
  'README.md',
  ...readdirSync(root).filter(name => /^package\.nls\b/.test(name))
]

/** Fields that serve only in npm. */
const npmFields = new Set(['scripts', 'dependencies', 'devDependencies', 'files', 'exports', 'type'])

/** Sections of the README that serve only in npm and in the repository, and the list of all of them. */
const otherSections = /^## (?:Contents|API|Types|Contribute)\n[^]*?(?=^## )/gm

/** The README as VS Code shows it beside the extension. */
export const forUsers = readme => readme.replaceAll(otherSections, '')

/** The manifest without what serves only in npm. */
const ownFields = manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => !npmFields.has(key)))

const withoutBlanks = json => JSON.stringify(JSON.parse(json))

/** How a file is packed, by its name. The first pattern that matches applies. */
const forms = [
  [/\.cjs$/, smallerCode],
  [/^package\.json$/, text => JSON.stringify(ownFields(JSON.parse(text)))],
  [/\.json$/, withoutBlanks],
  [/^README\.md$/, forUsers],
  [/(?:)/, text => text]
]

/** Names of files in a folder of the extension, or the name of a file. */
const namesIn = name =>
  statSync(join(root, name)).isDirectory()
    ? readdirSync(join(root, name)).map(file => `${name}/${file}`)
    : [name]

/** Name and text of each file of the extension as it is packed. */
export async function packedFiles() {
  const packed = []
  for (const name of ['package.json', ...files.flatMap(namesIn)]) {
    const [, form] = forms.find(([pattern]) => pattern.test(name))
    packed.push([name, await form(readFileSync(join(root, name), 'utf8'))])
  }
  return [...packed, ['LICENSE', readFileSync(join(root, '../../LICENSE'), 'utf8')]]
}

/** Pack the extension into a file. */
export async function packExtension(out) {
  const folder = mkdtempSync(join(tmpdir(), 'vscode-tehai-'))
  for (const [name, text] of await packedFiles()) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), text)
  }
  const args = ['--yes', '@vscode/vsce@3', 'package', '--no-dependencies', '--allow-missing-repository']
  const {status} = spawnSync('npx', [...args, '--out', resolve(out)], {cwd: folder, stdio: 'inherit'})
  rmSync(folder, {recursive: true})
  if (status !== 0) throw new Error(`Expected vsce to pack the extension, got exit code ${status}`)
  writeFileSync(out, await recompressed(readFileSync(out)))
}

if (process.argv[1] === import.meta.filename) await packExtension(process.argv[2] ?? 'tehai.vsix')
