/**
 * The same page on every engine: same pictures, same words, same messages, but for differences that are explained.
 */
import {readFileSync} from 'node:fs'
import {beforeAll, describe, expect, test} from 'vitest'
import {compareAll, enginesPage} from '../docs/engines.js'
import {cases, someCases} from './engines/cases.js'
import {run} from './engines/compare.js'
import {engines} from './engines/engines.js'
import {reasons} from './engines/reasons.js'

let rows

beforeAll(async () => {
  rows = await compareAll(someCases)
}, 400_000)

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
    const reasonsOfRows = Object.entries(reasons).filter(([name]) => rows.some(row => row.name === name))
    const needless = reasonsOfRows.flatMap(([name, byEngine]) =>
      Object.keys(byEngine)
        .filter(engine => rows.find(row => row.name === name).kinds[engine].length === 0)
        .map(engine => `${name} on ${engine}`)
    )
    expect(needless).toEqual([])
  })

  test('are in docs/engines.md', () => {
    const page = readFileSync(new URL('../docs/engines.md', import.meta.url), 'utf8')
    const withoutBlanks = text => text.replace(/[ -]+/g, ' ')
    if (rows.length === cases.length) expect(withoutBlanks(page)).toBe(withoutBlanks(enginesPage(rows)))
    for (const {name, kinds} of rows) {
      const [line] = page.match(new RegExp(`^\\| \\[${name}\\].*$`, 'm')) ?? ['no line']
      const cells = line.split('|').slice(2, -1)
      const shown = cells.map(cell => cell.replace(/\(\d+\)/, '').trim())
      expect([name, ...shown]).toEqual([name, ...Object.values(kinds).map(kind => kind.join(', ') || '=')])
    }
  })

  test('are explained on fixtures that exist, and compared on many', () => {
    expect(Object.keys(reasons).filter(name => !cases.includes(name))).toEqual([])
    expect(rows.map(({name}) => name)).toEqual(someCases)
    expect(cases.length).toBeGreaterThan(60)
  })
})
