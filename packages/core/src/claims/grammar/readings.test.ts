import {expect, test} from 'vitest'
import {languages} from '@tehai/kernel/source'
import {nameOfWays} from '../../labels/scores/composition.js'
import {readReadings} from './readings.js'

const facesOf = (tiles: readonly {readonly tile: string}[]) => tiles.map(({tile}) => tile).join(' ')

/** The groups of each way, and after a plus what is left over. */
const shown = (text: string) =>
  readReadings(text).ways.map(({groups, left}) =>
    [...groups.map(({tiles}) => facesOf(tiles)), ...(left.length > 0 ? [`+ ${facesOf(left)}`] : [])].join(
      ', '
    )
  )

// [text, ways]
const rows: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['123m 44m', ['1m 2m 3m, 4m 4m']],
  ['123 44 567m', ['1m 2m 3m, 4m 4m, 5m 6m 7m']],
  ['123m 44m 7m', ['1m 2m 3m, 4m 4m, + 7m']],
  ['123m + 47m left over', ['1m 2m 3m, + 4m 7m']],
  ['123m, left over 4m 7m', ['1m 2m 3m, + 4m 7m']],
  ['123m 余り 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m、47mが余る', ['1m 2m 3m, + 4m 7m']],
  ['123m 444m、余りなし', ['1m 2m 3m, 4m 4m 4m']],
  ['123m 444m, left over none', ['1m 2m 3m, 4m 4m 4m']],
  ['123m、47mが浮き牌', ['1m 2m 3m, + 4m 7m']],
  ['123m、剩余 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m、余下 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m、孤張 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m、浮牌 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m, 남는 패 47m', ['1m 2m 3m, + 4m 7m']],
  ['123m 44m; 111z 22z / 東東', ['1m 2m 3m, 4m 4m', '1z 1z 1z, 2z 2z', '1z 1z']],
  ['123 44M', ['1m 2m 3m, 4m 4m']],
  ['123m 44m + 55p', ['1m 2m 3m, 4m 4m, + 5p 5p']],
  ['123m + 44m', ['1m 2m 3m, 4m 4m']],
  ['11m 22m + 33m', ['1m 1m, 2m 2m, 3m 3m']],
  ['11 22Ｚ', ['1z 1z, 2z 2z']],
  ['4 7S', ['+ 4s 7s']],
  ['11 88z', []],
  ['00 11z', ['1z 1z']],
  ['', []],
  ['3 ways', []]
]
test.each(rows)('%s', (text, ways) => expect(shown(text)).toEqual(ways))

test.each(['3 ways', '3通り', '三通り', '3种', '3種', '3가지', '123m; 3 readings'])('%s is a count', text => {
  expect(readReadings(text).count?.count).toBe(3)
})

test.each(languages)('one way and several are read as they are shown: %s', language => {
  const counts = [1, 3].map(ways => readReadings(nameOfWays(ways, language)).count?.count)
  expect(counts).toEqual([1, 3])
})

test.each(['? all', 'すべて', '全部', '모두', '전부'])('%s means all', text => {
  expect(readReadings(text).isAll).toBe(true)
})

test('spans are offsets into the text', () => {
  const text = '123m 44m; 567 99p'
  const spans = readReadings(text).ways.flatMap(({groups}) =>
    groups.map(({start, end}) => text.slice(start, end))
  )
  expect(spans).toEqual(['123m', '44m', '567', '99p'])
})
