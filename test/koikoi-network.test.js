/**
 * The programs of docs/koikoi-network.md, as they are printed: a server and two clients play a round to its end.
 */
import {spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {parseRecord} from '@tehai/koikoi'

const root = resolve(import.meta.dirname, '..')
const tutorial = readFileSync(join(root, 'docs/koikoi-network.md'), 'utf8')
const programs = [...tutorial.matchAll(/`(\w+\.js)`:\n\n```js\n(.*?)```/gs)].map(([, name, code]) => [
  name,
  code
])

/** A program under way: what it has written, and its end. */
function run(folder, name, args, input) {
  const child = spawn(process.execPath, [name, ...args], {cwd: folder})
  const written = {text: ''}
  child.stdout.on('data', chunk => (written.text += chunk))
  child.stderr.on('data', chunk => (written.text += chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise(done => child.on('close', code => done({code, text: written.text})))
  const says = pattern =>
    new Promise(done =>
      child.stdout.on('data', () => pattern.test(written.text) && done(pattern.exec(written.text)))
    )
  return {ended, says}
}

test('the tutorial has two programs of less than 100 lines', () => {
  expect(programs.map(([name]) => name)).toEqual(['server.js', 'client.js'])
  expect(programs.flatMap(([, code]) => code.trim().split('\n')).length).toBeLessThan(100)
})

test('two clients play a round over a network', {timeout: 60_000}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'koikoi-'))
  try {
    for (const [name, code] of programs) writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const server = run(folder, 'server.js', ['0', '19'], '')
    const [, port] = await server.says(/port (\d+)\n/)
    // The second answers wrongly now and then, and gets the same choice again.
    const clients = [
      run(folder, 'client.js', [port, 'localhost', 'en'], '0\n'.repeat(40)),
      run(folder, 'client.js', [port, 'localhost', 'ja'], '99\nnonsense\n0\n'.repeat(40))
    ]
    const [{text: record}, first, second] = await Promise.all([
      server.ended,
      ...clients.map(one => one.ended)
    ])
    const {messages, state} = parseRecord(record.replace(/^port.*\n/, ''))
    expect(messages).toEqual([])
    expect(state.result).not.toBeNull()
    expect([first.code, second.code]).toEqual([0, 0])
    expect(first.text).toMatch(/(?:wins|drawn).*\n$/)
    expect(second.text).toMatch(/(?:勝ち|引き分け).*\n$/)
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
})
