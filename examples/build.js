/**
 * Builds example sites as their readers would: from tarballs of our packages, not from links into this repository.
 *
 *     node examples/build.js                        every site
 *     node examples/build.js astro vitepress        these
 *     node examples/build.js --cached astro         third parties as they were installed last time
 *
 * What a build prints goes to `<site>/build.log`. Ends with 1 if a site does not build.
 */
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {packAll} from './pack.js'
import {folderOf, siteNames} from './sites.js'

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Run a command in a site; gives what it printed. */
function run(site, command, args) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folderOf(site),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1'
    }
  })
  const printed = stdout + stderr
  if (status !== 0)
    throw new Error(`${site}: \`${command} ${args.slice(0, 2).join(' ')}\` failed\n${printed}`)
  return printed
}

/** Install the third parties of a site, unless they are those of its lock file already. */
function installThirdParties(site, cached) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folderOf(site), 'package-lock.json')))
    .digest('hex')
  const stamp = join(folderOf(site), 'node_modules/.tehai-lock')
  if (cached && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  run(site, 'npm', ['ci', ...quiet])
  writeFileSync(stamp, hash)
}

/** Build a site; gives what the build printed. */
export function buildSite(site, tarballs, {cached = false} = {}) {
  installThirdParties(site, cached)
  run(site, 'npm', ['install', '--no-save', '--no-package-lock', ...quiet, ...tarballs])
  const printed = run(site, 'npm', ['run', 'build'])
  writeFileSync(join(folderOf(site), 'build.log'), printed)
  return printed
}

if (process.argv[1] === import.meta.filename) {
  const args = process.argv.slice(2)
  const cached = args.includes('--cached')
  const asked = args.filter(name => !name.startsWith('-'))
  const tarballs = packAll()
  for (const site of asked.length > 0 ? asked : siteNames) {
    const start = Date.now()
    try {
      buildSite(site, tarballs, {cached})
      console.log(`${site}: built in ${Math.round((Date.now() - start) / 1000)} s`)
    } catch (error) {
      console.error(error.message)
      process.exitCode = 1
    }
  }
}
