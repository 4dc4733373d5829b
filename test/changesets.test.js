/**
 * Changesets: each names packages that are published here, each once, and says what users notice.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {parse} from 'yaml'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.changeset')
const names = new Set(
  readdirSync(join(root, 'packages'))
    .map(name => join(root, 'packages', name, 'package.json'))
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')).name)
)
const files = readdirSync(folder).filter(name => name.endsWith('.md') && name !== 'README.md')

test('each changeset names packages that are here, and how they change', () => {
  for (const file of files) {
    const whole = readFileSync(join(folder, file), 'utf8')
    const [, front = '', text = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(whole) ?? []
    // YAML reports a package that is named twice.
    const bumps = parse(front)
    expect([...names], file).toEqual(expect.arrayContaining(Object.keys(bumps)))
    expect(['patch', 'minor', 'major'], file).toEqual(expect.arrayContaining(Object.values(bumps)))
    expect(text.trim(), file).not.toBe('')
  }
})
