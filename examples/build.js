/**
 * Builds example sites as their readers would: from tarballs of our packages, not from links into this repository.
 *
 *     node examples/build.js                        every site but those that are heavy
 *     node examples/build.js astro vitepress        these
 *     node examples/build.js --cached astro         third parties as they were installed last time
 *
 * What a build prints goes to `<site>/build.log`. Ends with 1 if a site does not build.
 */
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {packAll} from './pack.js'
import {run} from './run.js'
import {folderOf, outputs, usualSites} from './sites.js'

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Time that a site has to be installed and built, in seconds. */
const LIMIT = 900

/** Runs commands in a site, one after another, until its time is over. */
function runnerOf(site, seconds) {
  const end = Date.now() + seconds * 1000
  return async (command, ...args) => {
    const {code, printed} = await run(command, args, {
      cwd: folderOf(site),
      seconds: (end - Date.now()) / 1000
    })
    if (code !== 0)
      throw new Error(`${site}: \`${command} ${args.slice(0, 2).join(' ')}\` failed\n${printed}`)
    return printed
  }
}

/** Install the third parties of a site, unless they are those of its lock file already. */
async function installThirdParties(site, inSite, cached) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folderOf(site), 'package-lock.json')))
    .digest('hex')
  const stamp = join(folderOf(site), 'node_modules/.tehai-lock')
  if (cached && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await inSite('npm', 'ci', ...quiet)
  mkdirSync(join(folderOf(site), 'node_modules'), {recursive: true}) // sites without third parties have none
  writeFileSync(stamp, hash)
}

/**
 * Build a site; gives what the build printed.
 *
 * @throws {Error} if it does not build in time.
 */
export async function buildSite(site, tarballs, {cached = false, seconds = LIMIT} = {}) {
  const inSite = runnerOf(site, Math.min(seconds, LIMIT))
  await installThirdParties(site, inSite, cached)
  await inSite('npm', 'install', '--no-save', '--no-package-lock', ...quiet, ...tarballs)
  rmSync(join(folderOf(site), outputs[site]), {recursive: true, force: true}) // no page of an older build
  const printed = await inSite('npm', 'run', 'build')
  writeFileSync(join(folderOf(site), 'build.log'), printed)
  return printed
}

if (process.argv[1] === import.meta.filename) {
  const args = process.argv.slice(2)
  const cached = args.includes('--cached')
  const named = args.filter(name => !name.startsWith('-'))
  const tarballs = packAll()
  for (const site of named.length > 0 ? named : usualSites) {
    const start = Date.now()
    try {
      await buildSite(site, tarballs, {cached})
      console.log(`${site}: built in ${Math.round((Date.now() - start) / 1000)} s`)
    } catch (error) {
      console.error(error.message)
      process.exitCode = 1
    }
  }
}
