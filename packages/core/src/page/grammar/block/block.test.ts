import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseBlock, type Block} from './block.js'

/** A block in one line of words per item. */
function outline(text: string, {sections, rows}: Block): string[] {
  return sections.flatMap(({header: player, items}) => [
    ...(player ? [`player ${'player' in player.who ? player.who.player : player.who.wind}`] : []),
    ...items.map(item => {
      if (item.type === 'row') {
        const {mode, start, end, name} = rows[item.row]!
        const of = name === null ? '' : ` (${name})`
        return `${mode}${of} ${JSON.stringify(text.slice(start, end))}`
      }
      if (item.type === 'key') {
        const of = item.row === null ? '' : ` of ${item.row}`
        return `${item.key.id}${of} ${JSON.stringify(text.slice(item.valueStart, item.valueEnd))}`
      }
      return item.type === 'separator' ? `separator ${item.separator}` : item.type
    })
  ])
}

// [why the row is here, block, its items].
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['a row', '123m', ['hand "123m"']],
  ['blanks around a row', '\u3000 123m \t', ['hand "123m"']],
  [
    'gaps, comments and separators',
    '# a\n123m\n\n→\n+\n->\n456p',
    ['comment', 'hand "123m"', 'gap', 'separator →', 'separator +', 'separator →', 'hand "456p"']
  ],
  ['a river keeps its rows', 'j123m\nj456p\n', ['river "j123m\\nj456p"', 'gap']],
  ['a river with CRLF', 'j1m\r\nj2m', ['river "j1m\\r\\nj2m"']],
  ['a gap ends a river', 'j1m\n\nj2m', ['river "j1m"', 'gap', 'river "j2m"']],
  ['keys in two languages', '123m\n待ち： 25p\nWaits : 4s', ['hand "123m"', 'waits of 0 "25p"', 'unread']],
  [
    'a key applies to the nearest row above',
    '1m\nwaits: 2m\n3m\nwaits: 4m',
    ['hand "1m"', 'waits of 0 "2m"', 'hand "3m"', 'waits of 1 "4m"']
  ],
  ['else of the first row', 'waits: 2m\n1m\n3m', ['waits of 0 "2m"', 'hand "1m"', 'hand "3m"']],
  [
    'a key of a hand passes by a river',
    '1m\nj2m\nwaits: 3m\ncolumns: 4',
    ['hand "1m"', 'river "j2m"', 'waits of 0 "3m"', 'columns of 1 "4"']
  ],
  ['a mark applies to either', '1m\nj2m\nmark: 2m x', ['hand "1m"', 'river "j2m"', 'mark of 1 "2m x"']],
  ['named hands', 'hand A: 1m\n手牌B：\n2m\nhand: 3m', ['hand (A) "1m"', 'hand (B) "2m"', 'hand () "3m"']],
  ['a river as a key', '河: 1m2m\n捨て牌:\nj3m', ['river "1m2m"', 'river "j3m"']],
  [
    'players',
    '自家: 東家\n1m\nwaits: 2m\n対面:\nj3m',
    ['player self', 'hand "1m"', 'waits of 0 "2m"', 'player toimen', 'river "j3m"']
  ],
  [
    'players by their seats',
    'East: 25000\nj1m\n南家:\nj2m',
    ['player east', 'river "j1m"', 'player south', 'river "j2m"']
  ],
  ['a claim before the players', 'waits: 2m\nself:\n1m', ['waits of 0 "2m"', 'player self', 'hand "1m"']],
  ['a label with a colon is no key', '1m{a:b}', ['hand "1m{a:b}"']],
  ['digits before a colon are no key', '12: 30', ['hand "12: 30"']]
]
for (const [why, text, expected] of rows) {
  test(`block: ${why}`, () => expect(outline(text, parseBlock(text))).toEqual(expected))
}

// [why the row is here, block, id of the message, the text it points at, the proposal].
const badRows: ReadonlyArray<[string, string, string, string, string | undefined]> = [
  ['a slip in a key', '1m\nwaitz: 2m', 'unknown-key', 'waitz', 'waits'],
  ['a slip in a Japanese key', '1m\nドラ表示：2m', 'unknown-key', 'ドラ表示', 'ドラ表示牌'],
  ['a slip in a player', 'toimn: 1m', 'unknown-key', 'toimn', 'toimen'],
  ['a key that resembles none', '1m\nabcdefgh: 2m', 'unknown-key', 'abcdefgh', undefined],
  ['a claim without a hand', 'j1m\nwaits: 2m', 'key-without-row', 'waits', undefined],
  ['columns without a river', '1m\ncolumns: 4', 'key-without-row', 'columns', undefined],
  ['a key twice for a row', '1m\nwaits: 2m\nwaits: 3m', 'double-key', 'waits', undefined],
  ['a key twice in a block', 'title: a\n1m\n題: b', 'double-key', '題', undefined],
  [
    'a hand that is announced and does not come',
    '1m\nhand B:\nwaits: 2m',
    'missing-value',
    'hand B:',
    undefined
  ],
  ['a player twice', '対面:\nj1m\ntoimen:\nj2m', 'double-player', 'toimen', undefined]
]
for (const [why, text, id, at, near] of badRows) {
  test(`bad block: ${why}`, () => {
    const [message, ...others] = parseBlock(text).messages
    expect(others).toEqual([])
    expect(message?.id).toBe(id)
    expect(text.slice(message!.start, message!.end)).toBe(at)
    expect(message!.expected[0]).toBe(near)
  })
}

test('block: every line of any text is somewhere', () => {
  const lines = fc.constantFrom(
    '123m',
    'j1m',
    'j2m',
    'waits: 2m',
    '自家:',
    'hand A:',
    'hoge: x',
    '# c',
    '→',
    '',
    'title: t'
  )
  const texts = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.array(lines).map(list => list.join('\n'))
  )
  fc.assert(
    fc.property(texts, text => {
      const block = parseBlock(text)
      const covered = new Set<number>()
      const cover = ({start, end}: {start: number; end: number}) => {
        expect(0 <= start && start <= end && end <= text.length).toBe(true)
        for (let at = start; at < end; at++) covered.add(at)
      }
      block.rows.forEach(cover)
      for (const {header: player, items} of block.sections) {
        if (player) cover(player)
        for (const item of items) if (item.type !== 'row') cover(item)
      }
      for (const message of block.messages) cover(message)
      const announced = /^\s*(?:hand|手牌|river|河|捨て?牌|牌姿|discards)[^:：\n\r]*[:：]/i
      for (const {0: line, index} of text.matchAll(/[^\r\n]+/g)) {
        const first = index + (/[^\s\u3000\uFEFF]/.exec(line)?.index ?? line.length)
        if (first < index + line.length && !announced.test(line)) expect(covered.has(first), line).toBe(true)
      }
    })
  )
})
