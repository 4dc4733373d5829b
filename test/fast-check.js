/**
 * fast-check as tests import it (`vitest.config.js` puts it in the way): a run tries a tenth of the texts that a property
 * asks for, at least twenty, so that nobody waits for a minute. `THOROUGH=1` tries all of them; CI does.
 *
 * Properties try the same texts in every run, so that a red run is red for everyone. Another seed now and then finds new
 * ones: `SEED=7 npm test`.
 */
import fc from 'fast-check'

const isThorough = Boolean(process.env.THOROUGH)

fc.configureGlobal({seed: Number(process.env.SEED ?? 20251121)})

export * from 'fast-check'

/** `assert` of fast-check with fewer runs. A run that was asked for by its `path` is done as it is. */
export function assert(property, parameters = {}) {
  const {numRuns = 100, path} = parameters
  if (isThorough || path !== undefined) return fc.assert(property, parameters)
  return fc.assert(property, {...parameters, numRuns: Math.min(numRuns, Math.max(20, numRuns / 10))})
}

/** Any code point. The unit of fast-check begins with a table of all, which takes each worker more than a second. */
const codePoint = fc.integer({min: 0, max: 0x10ffff}).map(point => String.fromCodePoint(point))

/** `string` of fast-check; `unit: 'binary'` without its table. */
export function string(constraints = {}) {
  return fc.string(
    constraints.unit === 'binary' && !isThorough ? {...constraints, unit: codePoint} : constraints
  )
}

export default {...fc, assert, string}
