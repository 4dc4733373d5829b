import {expect, test} from 'vitest'
import {parseBlock} from './block.js'

/** The keys of a block with their values, and the ids of the messages. */
function keysOf(text: string): readonly string[] {
  const {sections, messages} = parseBlock(text)
  const keys = sections.flatMap(({items}) => items).filter(item => item.type === 'key')
  return [
    ...keys.map(({key, valueStart, valueEnd}) => `${key.id} ${text.slice(valueStart, valueEnd)}`),
    ...messages.map(({id}) => id)
  ]
}

const lines = [
  'East round: 1',
  'east round: 2, south seat',
  'South Round: 3-1',
  'East 1: south seat, turn 6',
  'E1-0: dealer',
  '東場: 1局',
  '東: 1局',
  '東風場: 一局 南家',
  '東1局: 南家 6巡目',
  '東场：2局',
  '东1局: 南家',
  '동1국: 남가'
]
test.each(lines)('%s', line => expect(keysOf(line)).toEqual([`situation ${line}`]))

test.each(['East round: fast', '東場: はい', 'East wind: 1', '東局: 1', 'East 9: south seat'])('%s', line =>
  expect(keysOf(line)).toEqual(['unknown-key'])
)

test.each([
  '東1局 西家 6巡目 ドラ5s',
  '南4局1本場 東家',
  'East 1, South seat, turn 6, dora 5s',
  '东2局 南家 第8巡',
  '동1국 남가 6순째',
  'South seat, turn 8',
  '東1局'
])('a round without a key: %s', line => expect(keysOf(`${line}\n123m`)).toEqual([`situation ${line}`]))

test.each(['東1局 なにか', 'S1 S2 S3', '東南西北', 'east 1m 2m', '東1'])('no round without a key: %s', line =>
  expect(keysOf(line)).toEqual([])
)
