/**
 * The executable, as `bin/tehai.js` starts it.
 */
import {outputFault, run} from './run.js'
import type {World} from './terminal/terminal.js'
import {removeUnfinished} from './files/output-files.js'

/** Signals that end a program and let it clean up. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Run what was typed and set the exit code of the process.
 *
 * @param command
 *   Words to put before the arguments, for executables that are a single command, as other programs start them.
 */
export async function main(...command: readonly string[]): Promise<void> {
  const {argv, stdin, stdout, stderr, env} = process
  const args = [...command, ...argv.slice(2)]
  const stops: (() => void)[] = []
  const world: World = {
    stdin,
    stdout,
    stderr,
    env,
    cwd: process.cwd(),
    whenInterrupted: stop => stops.push(stop)
  }
  // `tehai … | head` closes the pipe: there is no reader left, so there is nothing more to do.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') stderr.write(outputFault(args, world, error))
    process.exit(error.code === 'EPIPE' ? 0 : 2)
  })
  // If messages cannot be written, the exit code still reports the result.
  stderr.on('error', () => {})
  process.on('exit', removeUnfinished)
  for (const signal of endings) {
    process.once(signal, () => {
      // A command that runs until it is interrupted ends by itself after a signal. A second signal does not wait for
      // it.
      if (stops.length > 0) {
        for (const stop of stops) stop()
        return
      }
      removeUnfinished()
      // The parent process must be able to see that a signal has ended the program.
      process.kill(process.pid, signal)
    })
  }
  process.exitCode = await run(args, world)
}
