/**
 * Runs a command with a limit of time: what has not ended by then is ended, with all that it has started.
 */
import {spawn} from 'node:child_process'

// A process that is stopped also ends the processes that it started. That is done at `exit`, which signals alone do not trigger.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1))

/** The environment of hosts: no colours, no telemetry. */
const quiet = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1'
}

/**
 * Run a command.
 *
 * @param seconds
 *   Time it has.
 * @returns
 *   What it printed, and its exit code; `null` if it was ended.
 */
export function run(command, args, {cwd, seconds}) {
  return new Promise((resolve, reject) => {
    if (seconds <= 0) return resolve({code: null, printed: 'no time left\n'})
    // A separate process group, so that builders started by npm are ended as well.
    const child = spawn(command, args, {cwd, detached: true, env: {...process.env, ...quiet}})
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has already ended.
      }
    }
    const parts = {stdout: '', stderr: ''}
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      end()
    }, seconds * 1000)
    process.once('exit', end)
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', text => (parts[stream] += text))
    }
    child.on('error', reject)
    child.on('close', code => {
      clearTimeout(timer)
      process.off('exit', end)
      const printed = parts.stdout + parts.stderr
      if (!isOver) return resolve({code, printed})
      resolve({code: null, printed: `${printed}ended after ${Math.round(seconds)} s\n`})
    })
  })
}
