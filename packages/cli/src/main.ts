/**
 * The executable, as `bin/tehai.js` starts it.
 */
import {run} from './run.js'

/** Run what was typed and set the exit code of the process. */
export async function main(): Promise<void> {
  const {argv, stdin, stdout, stderr, env} = process
  // `tehai … | head` closes the pipe: nobody reads on, so there is nothing left to do.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  process.exitCode = await run(argv.slice(2), {stdin, stdout, stderr, env, cwd: process.cwd()})
}
