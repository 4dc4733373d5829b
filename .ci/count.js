/**
 * Count tests over vitest's JSON reports in one line, after a line for each test that failed; fails where a report is
 * missing, empty or red.
 */
import {readFileSync} from 'node:fs'

const reports = process.argv.slice(2)
let passed = 0
let failed = 0
for (const path of reports) {
  const {numPassedTests, numFailedTests, numFailedTestSuites, success, testResults} = JSON.parse(
    readFileSync(path, 'utf8')
  )
  for (const {name, assertionResults} of testResults ?? []) {
    for (const {status, title, fullName = title, failureMessages} of assertionResults ?? []) {
      if (status === 'failed') console.log(`${name}: ${fullName}\n  ${failureMessages?.[0]?.split('\n')[0]}`)
    }
  }
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
