import {describe, expect, test} from 'vitest'
import {countTiles} from '../tile/index.js'
import {readTiles} from '../case/case.js'
import {shapeWaits} from './shape.js'
import {isWaitName, waitNameOf, waitNames, type WaitName} from './wait-names.js'

const waitsOf = (text: string) => shapeWaits(countTiles(readTiles(text, 'hand', [])))

// [tiles, the one name of their waits, or none].
const rows: ReadonlyArray<readonly [string, WaitName | null]> = [
  ['2345m', 'nobetan'],
  ['6789p', 'nobetan'],
  ['2345678s', 'sanmentan'],
  ['3455m', 'aryanmen'],
  ['3345m', 'aryanmen'],
  ['3445m', 'nakabukure'],
  ['34567m', 'sanmenchan'],
  ['34567m88p', 'sanmenchan'],
  ['2223m', 'ryantan'],
  ['3222m', 'ryantan'],
  ['2333m', 'ryantan'],
  ['2224m', 'kantan'],
  ['4222m', 'kantan'],
  ['2444m', 'kantan'],
  ['1112m', 'pentan'],
  ['8999m', 'pentan'],
  ['1222m', 'pentan'],
  ['8889m', 'pentan'],
  ['3335777s', 'kantankan'],
  ['3334555p', 'tatsumaki'],
  ['6667888p', 'tatsumaki'],
  ['2223456777m', 'happoubijin'],
  ['3334567888m', 'happoubijin'],
  ['1112345678999m', 'junsei_chuuren'],
  ['33345m88p', 'entotsu'],
  ['45666m11z', 'entotsu'],
  ['34m', null],
  ['1122z', null],
  ['34m55p', null],
  ['5567777s', null],
  ['4556777m', null],
  ['135m', null]
]
describe('names of waits', () => {
  for (const [tiles, name] of rows) {
    test(`${tiles}: ${name}`, () => {
      const waits = waitsOf(tiles)
      expect(waitNameOf(waits)).toBe(name)
      if (name === null) return
      const others = waitNames.filter(one => isWaitName(waits, one) && one !== name)
      expect(others).toEqual(name === 'sanmentan' ? ['nobetan'] : [])
    })
  }
  test('a whole hand has them as well', () => {
    expect(waitNameOf(waitsOf('234p999s678s2345m'))).toBe('nobetan')
    expect(waitNameOf(waitsOf('234p678s3334555m'))).toBe('tatsumaki')
  })
  test('no wait is on neighbouring ranks of two suits', () => {
    expect(isWaitName(waitsOf('99m11p'), 'kantan')).toBe(false)
  })
})
