import {describe, expect, test} from 'vitest'
import {parse} from './parse.js'
import type {Mode} from './tree.js'

/** What is said of a row: each message by id, what it is about, and its proposals. */
function said(text: string, mode: Mode): string[] {
  return parse(text, {mode}).messages.map(({id, start, end, expected}) =>
    `${id} ${text.slice(start, end)} → ${expected.join(' or ')}`.trimEnd()
  )
}

const rows: ReadonlyArray<readonly [text: string, meant: string]> = [
  ['123man 456pin 789sou', '123m 456p 789s'],
  ['123まん 456ぴん', '123m 456p'],
  ['123м 456р', '123m 456p'],
  ['123w 456b 789t', '123m 456p 789s'],
  ['123c 456d 789b', '123m 456p 789s'],
  ['EESSWW', '112233z or dialect=riichi-hand'],
  ['eeeswn', '111234z'],
  ['RRR GG', '777z 66z'],
  ['haku haku', '5z 5z'],
  ['red dragon, red 5 sou', '7z, 0s'],
  ['ton ton nan nan', '1z 1z 2z 2z'],
  ['白z', '白'],
  ['https://tenhou.net/2/?q=123m456p', '123m456p'],
  ['?q=123m456p', '123m456p'],
  ['**123m**', '123m'],
  ['123m<br>456p', '123m 456p'],
  ['1&#39;23p', "1'23p"],
  [':tiles[123m]', '123m'],
  ['123m/456p;789s', '123m 456p 789s'],
  ['123m.', '123m'],
  ['1mx3 2p×2', '111m 22p'],
  ['123...789m', '123m...789m'],
  ['x55xs', '5xx5s'],
  ['#55#s', '5xx5s'],
  ['4R56p', '406p'],
  ['45*6p', '406p or dialect=mpszf'],
  ['5555+p+', '5555+p or dialect=mpszf'],
  ['xxx', '000x'],
  ['pon 222z', '2-22z or 22-2z or 222-z'],
  ['ポン055p', '0-55p or 05-5p or 055-p'],
  ['チー406s', '4-06s or 0-46s or 6-40s'],
  ['kan 1111m', '1-111m or 11-11m or 111-1m or 1111+m'],
  ['暗カン1111m', '1111+m'],
  ['[222z]', '222z or 2-22z or 22-2z or 222-z'],
  ['【222z】', '222z or 2-22z or 22-2z or 222-z'],
  ['[123m456p]', '123m456p'],
  ['“123m456p”', '123m456p'],
  ['「5m」', '5m'],
  ['`123m`', '123m'],
  ['- 123m456p', '123m456p'],
  ['・123m456p', '123m456p'],
  ['123m\\_456p', '123m_456p'],
  ['five pin', '5p'],
  ['red five sou', '0s'],
  ['5-8 bamboo', '58s'],
  ['(222z) (345m)', '2-22z 3-45m or 22-2z 4-35m or 222-z 5-34m or dialect=pymdownx']
]

describe('says one thing of a row with slips, and what was meant', () => {
  test.each(rows)('%s → %s', (text, meant) => {
    expect(said(text, 'hand')).toEqual([`bad-char ${text} → ${meant}`])
  })

  test('only the words with slips', () => {
    expect(said('123m xxx 5z', 'hand')).toEqual(['bad-char xxx → 000x'])
    expect(said('123m 456pin, 1z', 'hand')).toEqual(['bad-char 456pin → 456p'])
    expect(said('123m p456 789s', 'hand')).toEqual(['bad-char p456 → 456p'])
    expect(said('123m456p s789 m11', 'hand')).toEqual(['bad-char s789 m11 → 789s 11m'])
    expect(said('123p m456 789s', 'hand')).toEqual(['bad-char m456 → 456m'])
    expect(said('🀄️🀄️ 123m', 'hand')).toEqual(['bad-char 🀄️🀄️ → 77z'])
  })

  test('only the groups of a long word with slips', () => {
    expect(said('123万456ピン789ソー', 'hand')).toEqual(['bad-char 456ピン789ソー → 456p789s'])
    expect(said('234m567p34688d55z', 'hand')).toEqual(['bad-char 34688d → 34688s'])
  })

  test('beside a dialect that reads the row', () => {
    expect(said('1-9m 11z', 'hand')).toEqual(['bad-char 1-9m → 123456789m or dialect=mpszf'])
    expect(said('["1m","2m","5mr"]', 'hand')).toEqual(['other-notation ["1m","2m","5mr"] → dialect=mjai'])
    expect(said('m123 p456 s789', 'hand')).toEqual(['other-notation m123 p456 s789 → dialect=kobalab'])
  })

  test('in a river', () => {
    expect(said('1z riichi2p 3s', 'river')).toEqual(['bad-char riichi2p → 2+p'])
    expect(said('1z 2p* 3s', 'river')).toEqual(['bad-char 2p* → 2+p or dialect=mpszf'])
    expect(said('1z 5p* 3s', 'river')).toEqual(['bad-char 5p* → 5+p or dialect=mpszf'])
    expect(said('1z 2p^ 3s', 'river')).toEqual(['bad-char 2p^ → 2=p'])
  })
})

test('a word of which letters mean tiles is reported once', () => {
  expect(said('123m chi, kan', 'hand')).toEqual(['bad-char chi →', 'bad-char kan →'])
  expect(said('123m 456mp 789s', 'hand')).toEqual(['packed-honor-letter p → 4z'])
})

test('what has no known slip, or a fault besides, keeps its messages', () => {
  expect(said('123m 45', 'hand')).toEqual(['missing-suit 45 → 45m or 45p or 45s'])
  expect(said('123man 8z', 'hand')).toContain('bad-rank 8 →')
})

test('takes time in proportion to the length of a row', () => {
  const start = process.cpuUsage().user
  for (const text of ['1-', 'E ', '1mx', '🀄', '1w', 'q=1', '<b>', '?q=', '(111m', 'pon ', 'x '])
    parse(text.repeat(20_000))
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(4)
})
