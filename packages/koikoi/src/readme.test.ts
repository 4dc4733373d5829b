import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```js\n(.*?)```\n\n…yields:\n\n```text\n(.*?)```/gs)]

test('the README has examples', () => {
  expect(examples.length).toBe(4)
})

// Two hundred rounds with a look ahead take seconds: `THOROUGH=1` plays them.
const quick = examples.filter(([, code]) => process.env['THOROUGH'] || !code!.includes('simulate('))

for (const [, code, output] of quick) {
  test(`README: ${code!.split('\n')[0]}`, () => {
    const folder = new URL('..', import.meta.url)
    const shown = execFileSync(process.execPath, ['--input-type=module', '-e', code!], {
      cwd: folder,
      encoding: 'utf8'
    })
    expect(shown).toBe(output)
  })
}
