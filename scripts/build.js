/**
 * Builds all packages: `npm run compile`, cached by turbo, which skips packages without changed sources.
 *
 * Prints nothing unless the build fails: then the output of the compiler.
 */
import {spawnSync} from 'node:child_process'

const {status, error, stdout, stderr} = spawnSync('turbo', ['run', 'compile', '--output-logs=errors-only'], {
  encoding: 'utf8',
  env: {...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1'},
  shell: process.platform === 'win32'
})
if (error) throw error
if (status !== 0) process.stderr.write(stdout + stderr)
process.exitCode = status ?? 1
