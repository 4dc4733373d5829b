/**
 * The counts by which completion ranks keys are what `node scripts/usage.js` writes. `THOROUGH=1` counts all pages again,
 * minutes of the processor, unless only a share is tried; otherwise the module is written from the counts that it has.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {usage} from '../packages/language/dist/completion/keys/usage.js'
import {countUses, pages, usageModule} from '../scripts/usage.js'
import {share} from './share.js'

const module = fileURLToPath(new URL('../packages/language/src/completion/keys/usage.ts', import.meta.url))
const written = readFileSync(module, 'utf8')

test('the module is as the script writes it', () => {
  expect(pages.length).toBeGreaterThan(10)
  expect(usageModule(usage)).toBe(written)
})

test.runIf(process.env.THOROUGH && share === 1)(
  'its counts are those of the pages',
  {timeout: 600_000},
  () => {
    expect(usageModule(countUses(pages))).toBe(written)
  }
)
