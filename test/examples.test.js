/**
 * The tools that build and check the example sites.
 */
import {readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {policyOf, strictPolicy} from '../examples/policy.js'
import {makeReport} from '../examples/report.js'
import {run} from '../examples/run.js'
import {feeds, outputs, policies, siteNames} from '../examples/sites.js'

const node = (program, seconds) => run(process.execPath, ['-e', program], {cwd: tmpdir(), seconds})

test('a command gives its code and what it printed', async () => {
  const done = await node('console.log("a"); console.error("b"); process.exitCode = 3', 20)
  expect(done.code).toBe(3)
  expect(done.printed).toContain('a\n')
  expect(done.printed).toContain('b\n')
})

// Four seconds of waiting.
test.runIf(process.env.THOROUGH)(
  'a command that hangs is ended, with what it has started',
  async () => {
    const hang = 'setInterval(() => {}, 1000)'
    const start = Date.now()
    const {code, printed} = await node(
      `const {spawn} = require('node:child_process')
    const child = spawn(process.execPath, ['-e', '${hang}'], {stdio: 'inherit'})
    console.log(child.pid); ${hang}`,
      4 // a busy machine takes a second to start it
    )
    expect(code).toBe(null)
    expect(printed).toContain('ended after 4 s')
    expect(Date.now() - start).toBeLessThan(20_000)
    const isAlive = pid => {
      try {
        // A process that was ended and not yet fetched is a zombie.
        return process.kill(pid, 0) && !/^State:\s+[XZ]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
      } catch {
        return false
      }
    }
    // It closes what it printed to before it is gone.
    await expect.poll(() => isAlive(Number.parseInt(printed, 10)), {timeout: 10_000}).toBe(false)
  },
  40_000
)

test('no time left: nothing is started', async () => {
  expect(await node('process.exit(0)', 0)).toEqual({code: null, printed: 'no time left\n'})
})

test('a policy allows what the host wrote, and no other', () => {
  expect(policyOf('<p>a</p><script src="/a.js"></script>')).toBe(strictPolicy)
  // By `printf 'a()' | openssl dgst -sha256 -binary | base64`.
  const policy = policyOf('<script>a()</script><p style="color: red">a</p>', {images: 'data:'})
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; " +
      "style-src 'self' 'unsafe-hashes' 'sha256-NerDAUWfwD31YdZHveMrq0GLjsNFMwxLpZl0dPUeCcw='; img-src 'self' data:"
  )
})

test('a report counts as those of vitest do', () => {
  const report = makeReport('.test-report')
  report.add('good')
  report.add('bad', ['why', 'why'])
  report.write()
  const path = join(import.meta.dirname, '../reports/.test-report.json')
  const {success, numPassedTests, numFailedTests, testResults} = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  expect([success, numPassedTests, numFailedTests]).toEqual([false, 1, 1])
  expect(testResults[0].assertionResults[1].failureMessages).toEqual(['why'])
})

test('every site says where its pages are', () => {
  expect(siteNames.toSorted()).toEqual(Object.keys(outputs).toSorted())
  expect(siteNames).toEqual(expect.arrayContaining([...Object.keys(policies), ...Object.keys(feeds)]))
})
