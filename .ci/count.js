/**
 * Count tests over vitest's JSON reports in one line, after the reason of each test or file that failed; fails where a report
 * is missing, empty or red.
 */
import {readFileSync} from 'node:fs'

const reports = process.argv.slice(2)
let passed = 0
let failed = 0
for (const path of reports) {
  const {numPassedTests, numFailedTests, numFailedTestSuites, success, testResults} = JSON.parse(
    readFileSync(path, 'utf8')
  )
  for (const {name, status, message, assertionResults = []} of testResults ?? []) {
    const wrong = assertionResults.filter(one => one.status === 'failed')
    for (const {title, fullName = title, failureMessages} of wrong) {
      console.log(`${name}: ${fullName}\n  ${failureMessages?.[0]?.split('\n')[0]}`)
    }
    // What fails before or after its tests has no test that failed: a module, a hook.
    if (status === 'failed' && wrong.length === 0) console.log(`${name}\n  ${message}`)
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
