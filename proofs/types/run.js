/**
 * Runs scripts of the proof and says what they found.
 *
 *     node run.js [script …]
 *
 * Without names it runs all of them, and writes a report for `.ci/count.js`. Exit code 1 if anything is wrong.
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {say} from './check.js'

const scripts = [
  'random',
  'corrupted',
  'melds',
  'vectors',
  'messages',
  'calls',
  'hovers',
  'examples',
  'budgets'
]

const named = process.argv.slice(2)
const checks = []
for (const script of named.length > 0 ? named : scripts) {
  const {default: run} = await import(`./${script}.js`)
  const began = Date.now()
  const found = await run()
  console.log(`${script}: ${Math.round((Date.now() - began) / 1000)} s`)
  for (const check of found) say(check)
  checks.push(...found)
}
const failed = checks.filter(({problems}) => problems.length > 0).length
const passed = checks.length - failed
console.log(`${passed} passed, ${failed} failed`)

if (named.length === 0) {
  const report = fileURLToPath(new URL('../../reports/types.json', import.meta.url))
  mkdirSync(new URL('../../reports/', import.meta.url), {recursive: true})
  // The fields of vitest's report that are counted.
  const counted = {
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: 0,
    success: failed === 0
  }
  writeFileSync(report, JSON.stringify({...counted, checks}, null, 2) + '\n')
}
process.exit(failed > 0 || passed === 0 ? 1 : 0)
