/**
 * Packs every package of ours by `npm pack`, in a copy of the repository, so that the repository itself is not changed.
 */
import {execFileSync} from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {packageNames} from './publication.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, JSON.stringify(value, null, 2))

/** Time limit of packing, in milliseconds. */
const timeout = 300_000

/**
 * Pack all packages. They must be built.
 *
 * @param out
 *   Folder for the tarballs; it must exist.
 * @param version
 *   Version of all packages, and of their dependencies on each other (default: the version that each has).
 * @param repository
 *   Address of the repository (default: that of the root's `package.json`).
 * @returns
 *   Paths of the tarballs.
 */
export function packPackages(out, {version, repository} = {}) {
  const copy = mkdtempSync(join(tmpdir(), 'tehai-pack-'))
  try {
    copyRepository(copy, repository)
    for (const folder of packageNames.keys()) copyPackage(copy, folder, version)
    execFileSync('npm', ['pack', '--silent', '--workspaces', '--pack-destination', out], {cwd: copy, timeout})
  } finally {
    rmSync(copy, {recursive: true})
  }
  return readdirSync(out)
    .filter(name => name.endsWith('.tgz'))
    .map(name => join(out, name))
}

/** The files of the root that packing needs. */
function copyRepository(copy, repository) {
  for (const name of ['LICENSE', 'NOTICE', 'scripts', 'docs'])
    cpSync(join(root, name), join(copy, name), {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const json = readJson(join(root, 'package.json'))
  writeJson(join(copy, 'package.json'), {
    ...json,
    workspaces: ['packages/*'],
    ...(repository === undefined ? {} : {repository})
  })
}

/** Copy a package without its sources. */
function copyPackage(copy, folder, version) {
  const from = join(root, 'packages', folder)
  const to = join(copy, 'packages', folder)
  const json = readJson(join(from, 'package.json'))
  const published = new Set(['README.md', 'dist', ...json.files])
  mkdirSync(to, {recursive: true})
  for (const name of readdirSync(from)) {
    if (published.has(name)) cpSync(join(from, name), join(to, name), {recursive: true})
  }
  writeJson(join(to, 'package.json'), version === undefined ? json : versioned(json, version))
}

/** A manifest with another version, for itself and for its dependencies among our packages. */
function versioned(json, version) {
  const ours = new Set(packageNames.values())
  const dependencies = Object.fromEntries(
    Object.entries(json.dependencies ?? {}).map(([name, range]) => [name, ours.has(name) ? version : range])
  )
  return {...json, version, dependencies}
}
