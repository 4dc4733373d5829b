/**
 * Compiles `plugin.ts` with the types of the newest markdown-it. The types for markdown-it 14 come with VitePress, whose
 * example site is compiled by `examples/configs.js`.
 */
import {execFileSync} from 'node:child_process'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--lib', 'es2023,dom',
  '--module', 'nodenext', '--target', 'es2022'
]

test('the plugin fits the types of markdown-it, and options are typed', {timeout: 60_000}, () => {
  const file = join(import.meta.dirname, 'plugin.ts')
  let printed = ''
  try {
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options, file], {encoding: 'utf8'})
  } catch (error) {
    printed = error.stdout
  }
  expect(printed).toBe('')
})
