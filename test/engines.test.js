/**
 * The same page on every engine: same pictures, same words, same messages, but for differences that are explained.
 */
import {readFileSync} from 'node:fs'
import {beforeAll, describe, expect, test} from 'vitest'
import {compareAll, enginesPage} from '../docs/engines.js'
import {cases, run} from './engines/compare.js'
import {engines} from './engines/engines.js'
import {reasons} from './engines/reasons.js'

let rows

beforeAll(async () => {
  rows = await compareAll()
}, 120_000)

describe('engines', () => {
  test('give pictures and messages at all', async () => {
    for (const engine of Object.keys(engines)) {
      const {ours} = await run('inline-everywhere', engine)
      const {messages} = await run('messages-bad-char', engine)
      expect(ours.length, engine).toBeGreaterThan(9)
      expect(messages.length, engine).toBeGreaterThan(0)
    }
  })

  test('differ only where it is explained', () => {
    const unexplained = rows.flatMap(({name, kinds}) =>
      Object.entries(kinds)
        .filter(([engine, {length}]) => length > 0 && !reasons[name]?.[engine])
        .map(([engine, found]) => `${name} on ${engine}: ${found.join(', ')}`)
    )
    expect(unexplained).toEqual([])
  })

  test('have no explanation that is not needed', () => {
    const needless = Object.entries(reasons).flatMap(([name, byEngine]) =>
      Object.keys(byEngine)
        .filter(engine => !(rows.find(row => row.name === name)?.kinds[engine].length > 0))
        .map(engine => `${name} on ${engine}`)
    )
    expect(needless).toEqual([])
  })

  test('stand in docs/engines.md as they are', () => {
    const page = readFileSync(new URL('../docs/engines.md', import.meta.url), 'utf8')
    const withoutBlanks = text => text.replace(/[ -]+/g, ' ')
    expect(withoutBlanks(page)).toBe(withoutBlanks(enginesPage(rows)))
  })

  test('are compared on every fixture', () => {
    expect(rows.map(({name}) => name)).toEqual(cases)
    expect(cases.length).toBeGreaterThan(60)
  })
})
