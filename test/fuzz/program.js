/**
 * The command line in this process.
 */
import {Readable, Writable} from 'node:stream'
import {run} from 'tehai'

/** Run the program. @returns its exit code and what it wrote */
export async function runHere(args, {input = ''} = {}) {
  const texts = {stdout: '', stderr: ''}
  const sink = name =>
    new Writable({
      write(chunk, _, done) {
        texts[name] += String(chunk)
        done()
      }
    })
  const code = await run(args, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    env: {},
    cwd: '/none'
  })
  return {code, ...texts}
}
