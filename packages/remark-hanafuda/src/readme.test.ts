import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

test('the example of the README yields what it says', () => {
  const folder = new URL('..', import.meta.url)
  const readme = readFileSync(new URL('README.md', folder), 'utf8')
  const [, code, output] = /```js\n(.*?)```\n\n…yields:\n\n```text\n(.*?)```/s.exec(readme)!
  const shown = execFileSync(process.execPath, ['--input-type=module', '-e', code!], {
    cwd: folder,
    encoding: 'utf8'
  })
  expect(shown).toBe(output)
})
