/**
 * Packs every package of ours as npm would publish it, under a separate version.
 *
 * The version is unique because npm takes a tarball of a known version from its cache. All of them name each other by
 * it, so they must be installed together.
 */
import {execFileSync} from 'node:child_process'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {packPackages} from '../scripts/pack.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const out = fileURLToPath(new URL('.tarballs/', import.meta.url))

/** Time that building has, in milliseconds. */
const timeout = 300_000

/** Build and pack all packages; gives the paths of the tarballs. */
export function packAll() {
  execFileSync('npm', ['run', 'build', '--silent'], {cwd: root, stdio: 'inherit', timeout})
  rmSync(out, {recursive: true, force: true})
  mkdirSync(out)
  const {version} = JSON.parse(readFileSync(`${root}packages/core/package.json`, 'utf8'))
  return packPackages(out, {version: `${version}-build.${Date.now()}`})
}
