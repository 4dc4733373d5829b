/**
 * Compiles `assertions.ts` once. Thousands of random hands, other versions of TypeScript and budgets are proven elsewhere.
 */
import {execFileSync} from 'node:child_process'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {bundleTypes} from '../../scripts/bundle-types.js'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--lib', 'es2022',
  '--module', 'nodenext', '--target', 'es2022'
]

test('scores, sentences and claims of the types', {timeout: 60_000}, () => {
  const file = join(import.meta.dirname, 'assertions.ts')
  let said = ''
  try {
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options, file], {encoding: 'utf8'})
  } catch (error) {
    said = error.stdout
  }
  expect(said).toBe('')
})

test('the shipped file keeps the names and docs of public types only', () => {
  const names = [...bundleTypes().matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(
    // prettier-ignore
    [
      'Checked', 'CheckedHand', 'Claim', 'Ctx', 'DoubleYakumanName', 'Expect', 'MahjongError', 'Points', 'Result',
      'RuleSwitches', 'Score', 'TileCode', 'Tiles', 'Wind', 'Yaku', 'YakuName'
    ]
  )
})
