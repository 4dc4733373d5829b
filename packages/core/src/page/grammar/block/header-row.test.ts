import {expect, test} from 'vitest'
import {parseBlock} from './block.js'

/** Sections of a block: who they are of, and their rows. */
const sectionsOf = (text: string) => {
  const {sections, rows, messages} = parseBlock(text)
  expect(messages).toEqual([])
  return sections
    .map(({header, items}) => [
      header && Object.values(header.who)[0],
      ...items.flatMap(item => {
        if (item.type !== 'row') return item.type === 'key' ? [item.key.id] : []
        const {mode, start, end} = rows[item.row]!
        return [`${mode} ${text.slice(start, end)}`]
      })
    ])
    .filter(([who, ...items]) => who !== null || items.length > 0)
}

test.each([
  'East: 123m456p789s1122z',
  'east：123m456p789s1122z',
  "East's hand: 123m456p789s1122z",
  'East’s hand: 123m456p789s1122z',
  'East hand: 123m456p789s1122z',
  '東家: 123m456p789s1122z',
  '東家の手牌: 123m456p789s1122z',
  '東家手牌: 123m456p789s1122z',
  '东家的手牌: 123m456p789s1122z',
  '동가의 손패: 123m456p789s1122z',
  '동가 손패: 123m456p789s1122z'
])('%s', text => {
  expect(sectionsOf(text)).toEqual([['east', 'hand 123m456p789s1122z']])
})

test.each([
  '対面: j1z9m',
  "toimen's river: j1z9m",
  'toimen discards: j1z9m',
  '対面の河: j1z9m',
  '对家牌河: j1z9m'
])('%s', text => {
  expect(sectionsOf(text)).toEqual([['toimen', 'river j1z9m']])
})

test('a river that a key names needs no `j`', () => {
  expect(sectionsOf('西家の河: 1z9m')).toEqual([['west', 'river 1z9m']])
})

test('rows of one player are of one section', () => {
  expect(sectionsOf('東家の手牌: 123m456p789s1122z\n東家の河: 1z9m\n南家の河: 2z')).toEqual([
    ['east', 'hand 123m456p789s1122z', 'river 1z9m'],
    ['south', 'river 2z']
  ])
})

test('a key may follow on the line, and is reported as ever', () => {
  const {rows, messages} = parseBlock('East: 123m456p789s1122z score: 12')
  expect(rows).toHaveLength(1)
  expect(messages.map(({id}) => id)).toEqual(['key-in-line'])
})

test('a river goes on below', () => {
  expect(sectionsOf('East: j1z9m\nj8p')).toEqual([['east', 'river j1z9m\nj8p']])
})

test('rows of one player are of one section wherever they are named', () => {
  expect(sectionsOf('東家の手牌: 123m456p789s1122z\n南家の河: 2z\n東家の河: 1z9m\n待ち: 12z')).toEqual([
    ['east', 'hand 123m456p789s1122z', 'river 1z9m', 'waits'],
    ['south', 'river 2z']
  ])
})

/** Players of a block and what is said of them, and where the rows are. */
const valuesOf = (text: string) => {
  const {sections, rows, messages} = parseBlock(text)
  expect(messages).toEqual([])
  const values = sections.flatMap(({header}) =>
    header
      ? [{start: header.valueStart, end: header.valueEnd}, ...header.also].map(({start, end}) =>
          text.slice(start, end)
        )
      : []
  )
  return [values, rows.map(({section, start, end}) => `${section} ${text.slice(start, end)}`)]
}

test.each([
  ['東家: 31200点\n南家: 25000点\n東家の河: 1z9m', ['31200点', '25000点'], ['1 1z9m']],
  ['東家の河: 1z9m\n南家の河: 2z\n東家: 31200点', ['31200点', ''], ['1 1z9m', '2 2z']],
  ['East: 123m456p789s1122z tenpai', ['tenpai'], ['1 123m456p789s1122z']],
  ['East: 123m456p789s1122z, riichi turn 5', ['riichi turn 5'], ['1 123m456p789s1122z']],
  ['東家: 123m 456p 789s 1122z 25000点 リーチ', ['25000点 リーチ'], ['1 123m 456p 789s 1122z']],
  ["南家: 234m67p88s 555'z 1'23s 2副露", ['2副露'], ["1 234m67p88s 555'z 1'23s"]],
  ['South: 25,000 points, 234m567p789s1122z', ['25,000 points'], ['1 234m567p789s1122z']],
  ['East: 25000, 123m456p789s1122z', ['25000'], ['1 123m456p789s1122z']],
  ['East: 25,000 123m456p789s1122z', ['25,000'], ['1 123m456p789s1122z']],
  ['自家: 東家 777m456p789s1122z', ['東家'], ['1 777m456p789s1122z']],
  ['対面: リーチ j1z9m', ['リーチ'], ['1 j1z9m']],
  ['toimen: riichi, discards 5z 9s 1m', ['riichi'], ['1 5z 9s 1m']],
  ['対面: リーチ、河 1z 9m 4p 6s 5m 2z 3p', ['リーチ'], ['1 1z 9m 4p 6s 5m 2z 3p']],
  ['東家の河(リーチ): 9m1m', ['リーチ'], ['1 9m1m']],
  ['東家: 25000点\n東家の河（リーチ）: 9m1m', ['25000点', 'リーチ'], ['1 9m1m']],
  ['東家の河（リーチ）: 9m1m\n東家: 25000点', ['25000点', 'リーチ'], ['1 9m1m']],
  ['東家: 25000点 123m456p789s1122z リーチ', ['25000点', 'リーチ'], ['1 123m456p789s1122z']],
  ['南家の河（5巡目まで）: 9m1m', ['5巡目まで'], ['1 9m1m']],
  ['東: 25000 123m456p789s1122z\n東の河: 1z9m', ['25000'], ['1 123m456p789s1122z', '1 1z9m']],
  ["E: 25000\nE's river: 1z9m", ['25000'], ['1 1z9m']],
  ['동: 25000\n남: j1z9m', ['25000', ''], ['2 j1z9m']]
])('%s', (text, values, rows) => {
  expect(valuesOf(text)).toEqual([values, rows])
})

test.each([
  ["East: 123m456p789s1122z\nEast's waits: 12z", ['hand', 'waits 12z']],
  ['東家: 123m456p789s1122z\n東家の待ち: 12z', ['hand', 'waits 12z']],
  ['東家: 123m456p789s1122z\n南家: 25000\n東家のリーチ: 6巡目', ['hand', 'riichi 6巡目']],
  ['东家: 123m456p789s1122z\n东家的听牌: 12z', ['hand', 'waits 12z']],
  ['동가: 123m456p789s1122z\n동가의 대기: 12z', ['hand', 'waits 12z']]
])('a key of a hand with the name of its player: %s', (text, items) => {
  const {sections, messages} = parseBlock(text)
  expect(messages).toEqual([])
  const east = sections.find(({header}) => header && 'wind' in header.who && header.who.wind === 'east')
  expect(
    east?.items.map(item =>
      item.type === 'key' ? `${item.key.id} ${text.slice(item.valueStart, item.valueEnd)}` : 'hand'
    )
  ).toEqual(items)
})

test.each(['北: 2', '東: 3枚', 'N: 1', 'ewaits: 12z'])('no player: %s', text => {
  const {sections, messages} = parseBlock(`${text}\n123m456p789s1122z`)
  expect(messages.map(({id}) => id)).toContain('unknown-key')
  expect(sections.every(({header}) => header === null)).toBe(true)
})

test('a key of the table has no player', () => {
  expect(parseBlock('East honba: 1\n123m').messages.map(({id}) => id)).toEqual(['unknown-key'])
})

test('a second header that says something of its player is reported', () => {
  const {messages} = parseBlock('東家: 25000点\n1z\n東家: リーチ')
  expect(messages.map(({id}) => id)).toEqual(['double-player'])
})

test.each(['East: 25000', 'East: 5s', 'East: 25000p', 'East: riichi turn 6', 'East:', '対面: 西家 31000'])(
  '%s has no row',
  text => {
    expect(parseBlock(text).rows).toEqual([])
  }
)

test('a name that goes on for long is none', () => {
  const {rows} = parseBlock(`${'東家の'.repeat(20)}河: 1z`)
  expect(rows).toEqual([])
})
