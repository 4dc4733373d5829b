/**
 * Count tests over vitest's JSON reports and say so in one line; fails where a report is missing, empty or red.
 */
import {readFileSync} from 'node:fs'

const reports = process.argv.slice(2)
let passed = 0
let failed = 0
for (const path of reports) {
  const {numPassedTests, numFailedTests, numFailedTestSuites, success} = JSON.parse(
    readFileSync(path, 'utf8')
  )
  passed += numPassedTests
  // A file that does not even load has no failed test of its own.
  failed += numFailedTests || (success || numFailedTestSuites === 0 ? 0 : numFailedTestSuites)
}
if (reports.length < 4) {
  console.error(
    `Expected the reports of the unit tests, the types, the browser tests and the sites, got ${reports.length}`
  )
  failed += 1
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
