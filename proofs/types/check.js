/**
 * Checks: what a script of the proof found, and how it is said.
 */
import {explainFailures} from './assertions.js'

/** @typedef {{name: string, problems: readonly string[], figures?: Readonly<Record<string, number | string>>}} Check */

/** The check of a run of assertions: every right one compiled, no wrong one did. */
export async function judged(name, version, folder, run, {failed, unnoticed, figures}) {
  const problems = unnoticed > 0 ? [`${unnoticed} assertions that are wrong were not refused`] : []
  if (failed.length > 0) {
    problems.push(
      `${failed.length} of ${run.assertions.length} assertions failed`,
      ...(await explainFailures(version, folder, {...run, failed}))
    )
  }
  const {'Check time': seconds, Instantiations: instantiations} = figures
  return {name, problems, figures: {seconds, instantiations, wrong: failed.length}}
}

/** Say one check, and what is wrong with it. */
export function say({name, problems, figures = {}}) {
  const said = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`)
  console.log(
    `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}${said.length > 0 ? ` (${said.join(', ')})` : ''}`
  )
  for (const problem of problems) console.log(`     ${problem}`)
}
