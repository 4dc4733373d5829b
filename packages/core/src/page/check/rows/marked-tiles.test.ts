import {expect, test} from 'vitest'
import {drawnRow} from '../../row/row.js'
import {missingBars, missingMarks} from './marked-tiles.js'

const rowOf = (source: string) => drawnRow(source, {checked: true}).diagram

test('tiles that are marked and are not there', () => {
  expect(missingMarks('4m ◎, 1m ○', rowOf('123m'))).toMatchObject([{start: 0}])
  expect(missingMarks('1m ◎', rowOf("1'23m"))).toEqual([])
  expect(missingMarks('5p ◎', rowOf('406p'))).toEqual([])
})

test('a bar is over a tile of the hand', () => {
  expect(missingBars('1m 55', rowOf("1'23m 5p"))).toMatchObject([{start: 0}])
  expect(missingBars('5p 55', rowOf("1'23m 5p"))).toEqual([])
})
