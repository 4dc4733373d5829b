/**
 * fast-check as tests import it (`vitest.config.js` replaces the package with it). A run tries a tenth of the inputs that a property
 * requests, at least twenty, so that tests stay fast. `THOROUGH=1`, which CI sets, tries all of them.
 *
 * Properties try the same texts in every run, so that a red run is red for everyone. Another seed now and then finds new
 * ones: `SEED=7 npm test`.
 */
import fc from 'fast-check'

const isThorough = Boolean(process.env.THOROUGH)

fc.configureGlobal({seed: Number(process.env.SEED ?? 20251121)})

export * from 'fast-check'

/** `assert` of fast-check with fewer runs. A run that names a `path` is not reduced. */
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
