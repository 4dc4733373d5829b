import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```js\n(.*?)```\n\n…yields:\n\n```text\n(.*?)```/gs)]

test('the README has examples', () => {
  expect(examples.length).toBe(4)
})

for (const [, code, output] of examples) {
  test(`README: ${code!.split('\n')[0]}`, () => {
    const folder = new URL('..', import.meta.url)
    const shown = execFileSync(process.execPath, ['--input-type=module', '-e', code!], {
      cwd: folder,
      encoding: 'utf8'
    })
    expect(shown).toBe(output)
  })
}
