import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {applyEdit, languageService} from './index.js'

test('the example of the README yields what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, code, output] = /```js\n(.*?)```\n\n…yields:\n\n```text\n(.*?)```/s.exec(readme)!
  const lines: string[] = []
  const printer = {log: (...values: readonly unknown[]) => lines.push(`${values.join(' ')}\n`)}
  const run = new Function('applyEdit', 'languageService', 'console', code!.replace(/^import .*$/m, ''))
  run(applyEdit, languageService, printer)
  expect(lines.join('')).toBe(output)
})
