/**
 * What an author typed is printed so that every character is visible: no terminal interprets it, and no CI system takes a part
 * of a message for a separate line.
 */
import {describe, expect, test} from 'vitest'
import {reportText} from '@tehai/kernel/report'
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

describe.each(harmful)('%j', harm => {
  const constructs = [
    {game: 'mahjong', meta: `title="${harm}`, source: `12${harm}3q\n${harm}: x\nwaits: ${harm}::error`},
    {
      game: 'mahjong',
      label: `1m${harm}q`,
      attributes: `size=${harm} ${harm}=1 waits="${harm}" dialect=${harm}`
    },
    {game: 'hanafuda', meta: `rules=${harm} ${harm}=2`, source: `1h ${harm}x\nyaku: ${harm}\nnear: ${harm}`},
    {game: 'hanafuda', meta: '', source: `seed: 1\nrules: ${harm}x\n1h${harm}/2h\n${harm}: 1`}
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
    const text = reportText(`a${harm}\n::error.md`, {place, reason: 'No', id: 'no', note: undefined})
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
