/**
 * What a contributor may forget does not compile: the files beside this one expect an error at each omission.
 */
import {execFileSync} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.ts'))

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--lib', 'es2023',
  '--module', 'nodenext', '--target', 'es2022'
]

test('omissions do not compile', {timeout: 60_000}, () => {
  const paths = files.map(name => join(import.meta.dirname, name))
  let errors = ''
  try {
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options, ...paths], {encoding: 'utf8'})
  } catch (error) {
    errors = error.stdout
  }
  expect(files.length).toBeGreaterThan(0)
  expect(errors).toBe('')
})
