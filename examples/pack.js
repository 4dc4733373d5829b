/**
 * Packs every package of ours as npm would publish it, under a version of its own.
 *
 * The version is unique because npm takes a tarball of a known version from its cache. All of them name each other by
 * it, so they must be installed together.
 */
import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const out = fileURLToPath(new URL('.tarballs/', import.meta.url))

/** Time that building and packing have, each, in milliseconds. */
const timeout = 300_000

const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** Pack all packages; gives the paths of the tarballs. */
export function packAll() {
  execFileSync('npm', ['run', 'build', '--silent'], {cwd: root, stdio: 'inherit', timeout})
  rmSync(out, {recursive: true, force: true})
  const folders = readdirSync(join(root, 'packages')).map(name => join(root, 'packages', name))
  const packages = folders.map(folder => ({folder, ...readJson(join(folder, 'package.json'))}))
  const ours = new Set(packages.map(({name}) => name))
  const version = `${packages[0].version}-build.${Date.now()}`
  const copies = packages.map(({folder}) => copyAs(folder, version, ours))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', out, ...copies], {cwd: out, timeout})
  rmSync(join(out, 'copies'), {recursive: true})
  return readdirSync(out).map(name => join(out, name))
}

/** Copy what a package publishes, and give it and our packages among its dependencies a version. */
function copyAs(folder, version, ours) {
  const copy = join(out, 'copies', basename(folder))
  mkdirSync(copy, {recursive: true})
  const json = readJson(join(folder, 'package.json'))
  const published = new Set(['README.md', 'dist', ...json.files.filter(name => !name.startsWith('!'))])
  for (const name of readdirSync(folder)) {
    if (published.has(name)) cpSync(join(folder, name), join(copy, name), {recursive: true})
  }
  const dependencies = Object.fromEntries(
    Object.entries(json.dependencies ?? {}).map(([name, range]) => [name, ours.has(name) ? version : range])
  )
  const {devDependencies: _, scripts: __, ...kept} = json
  writeFileSync(join(copy, 'package.json'), JSON.stringify({...kept, version, dependencies}, null, 2))
  return copy
}
