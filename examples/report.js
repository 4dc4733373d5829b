/**
 * What was tried and how it went, in the form of vitest's JSON reports, so that one script counts them all.
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const folder = fileURLToPath(new URL('../reports/', import.meta.url))

/** Start a report. `name`: of its file. */
export function makeReport(name) {
  const results = []
  return {
    /** Remember one thing that was tried; `wrong`: what was wrong with it. */
    add(title, wrong = []) {
      results.push({
        title,
        status: wrong.length === 0 ? 'passed' : 'failed',
        failureMessages: [...new Set(wrong)]
      })
    },
    /** How many things went wrong. */
    failed: () => results.filter(({status}) => status === 'failed').length,
    write() {
      const failed = this.failed()
      const report = {
        success: failed === 0,
        numTotalTests: results.length,
        numPassedTests: results.length - failed,
        numFailedTests: failed,
        numFailedTestSuites: 0,
        testResults: [{name, assertionResults: results}]
      }
      mkdirSync(folder, {recursive: true})
      writeFileSync(`${folder}${name}.json`, `${JSON.stringify(report, null, 2)}\n`)
    }
  }
}
