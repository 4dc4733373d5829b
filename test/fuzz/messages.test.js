/**
 * What an author typed is printed so that every character is seen: no terminal obeys it, and no CI system takes a part
 * of a message for a line of its own.
 */
import {describe, expect, test} from 'vitest'
import {reportText} from '@tehai/kernel/markdown'
import {engines} from '../engines/engines.js'
import {readConstruct} from './read.js'

const harmful = [
  '\u001B[31m',
  '\u009B31m',
  '\u202E',
  '\u2066',
  '\u200F',
  '\uFEFF',
  '\u2028',
  '\u0007',
  '\b',
  '\u007F'
]

/** A line that some system would obey, and every other character that does harm. */
const obeyed = /(?![\t\n])\p{Cc}|[\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|(?:^|\n)::/u

describe.each(harmful)('%j', sign => {
  const constructs = [
    {game: 'mahjong', meta: `title="${sign}`, source: `12${sign}3q\n${sign}: x\nwaits: ${sign}::error`},
    {
      game: 'mahjong',
      label: `1m${sign}q`,
      attributes: `size=${sign} ${sign}=1 waits="${sign}" dialect=${sign}`
    },
    {game: 'hanafuda', meta: `rules=${sign} ${sign}=2`, source: `1h ${sign}x\nyaku: ${sign}\nnear: ${sign}`},
    {game: 'hanafuda', meta: '', source: `seed: 1\nrules: ${sign}x\n1h${sign}/2h\n${sign}: 1`}
  ]
  test.each(constructs)('in messages and frames: %j', construct => {
    const {reports} = readConstruct(construct)
    expect(reports.length).toBeGreaterThan(0)
    for (const report of reports) {
      expect(obeyed.test(report.reason), report.reason).toBe(false)
      expect(obeyed.test(report.note ?? ''), report.note).toBe(false)
    }
  })

  test('in names of files', () => {
    const place = {start: {line: 1, column: 1}, end: {line: 1, column: 2}}
    const text = reportText(`a${sign}\n::error.md`, {place, reason: 'No', id: 'no', note: undefined})
    expect(obeyed.test(text), text).toBe(false)
  })
})

test.each(Object.keys(engines).filter(name => !name.includes('MDX')))('messages of %s', async engine => {
  const page =
    '---\nmahjong:\n  dialect: "a\\n::error::b\\e[31m"\n---\n\n:tiles[1q\u202E]{size="\u001B[31m"}\n'
  const {messages} = await engines[engine]('/none.md', page, {})
  expect(messages.length).toBeGreaterThan(1)
  for (const message of messages) expect(obeyed.test(message), message).toBe(false)
})
