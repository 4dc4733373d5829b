import {describe, expect, test} from 'vitest'
import {parse, type ParseRowOptions} from '../notation/parse.js'
import {sentence} from '@tehai/kernel/source'
import {notationMessages} from '../notation/sentences.js'
import type {HandDiagram} from './diagram.js'
import {resolve} from './resolve.js'
import {checkHandSize, validate} from './validate.js'

const diagramOf = (text: string, options?: ParseRowOptions) => resolve(parse(text, options).tree)

/** `id start-end` of each message of each row. */
function found(...rows: readonly string[]): string[][] {
  return validate(rows.map(text => diagramOf(text))).map(messages =>
    messages.map(({id, start, end}) => `${id} ${start}-${end}`)
  )
}

describe('too many copies', () => {
  // [why the row is here, rows, messages of each row].
  const rows: ReadonlyArray<readonly [string, readonly string[], ReadonlyArray<readonly string[]>]> = [
    ['four are four', ['5555m'], [[]]],
    ['the fifth is reported', ['55555m'], [['too-many-copies 4-6']]],
    ['a sixth says nothing more', ['1111112222222z'], [['too-many-copies 4-5', 'too-many-copies 10-11']]],
    ['in each row', ['11111m', '1m'], [['too-many-copies 4-6'], ['too-many-copies 0-2']]],
    ['a red five is a five', ['5555m0m'], [['too-many-copies 5-7']]],
    ['in melds too', ["55m 5'55m"], [['too-many-copies 7-8']]],
    ['hidden tiles of an ankan', ['4xx4s4s'], [['too-many-copies 5-7']]],
    ['over rows', ['111m', '11m'], [[], ['too-many-copies 1-3']]],
    ['backs and unknown tiles are no copies', ['00000x?????'], [[]]],
    ['face down it is still there', ['1111mo1m'], [['too-many-copies 5-8']]],
    ['a tile called away is in the meld', ["11'1m 1m", 'j1-m2p'], [[], []]],
    ['called away with no meld to see it in', ['111m', 'j1-m1-m'], [[], ['too-many-copies 4-7']]],
    ['one meld takes one tile', ["1m 11'1m", 'j1-m1-m'], [[], ['too-many-copies 4-7']]],
    ['the ron tile is the last of a river', ['111m 1ml', 'j2p1m'], [[], []]],
    ['a tile set apart may be it', ['23468p1234567s1m 1m', 'j11m1m'], [[], []]],
    ['a tsumo tile is not', ['111m 1mm', 'j2p1m'], [[], ['too-many-copies 3-5']]],
    ['only the last of a river', ['111m 1ml', 'j1m2p'], [[], ['too-many-copies 1-3']]],
    ['the same row and its river, once each', ['11m 1ml', 'j1m2p1m'], [[], []]],
    ['two hands win by one tile', ['11m 1ml', '1m 1ml', 'j2p1m'], [[], [], []]],
    ['it is counted in one of them', ['111m 1ml', '1m 1ml'], [[], ['too-many-copies 0-2']]],
    ['two tsumo are two tiles', ['11m 1mm', '1m 1mm'], [[], ['too-many-copies 3-6']]],
    ['a kan that was robbed', ['23m 1ml', "11'1'1m"], [[], []]],
    ['a kan that was called', ['23m 1ml', "11'11m"], [[], ['too-many-copies 4-5']]],
    ['not a kan of its own', ["11'1'1m 1ml"], [['too-many-copies 8-11']]]
  ]
  test.each(rows)('%s', (_, texts, messages) => expect(found(...texts)).toEqual(messages))

  test('says which and how many', () => {
    const text = '55550m'
    const [message] = validate([diagramOf(text)])[0]!
    expect(sentence(message!, notationMessages, text, 'en')).toBe(
      'Unexpected copy number 5 of `5m`, expected at most 4 copies of a tile'
    )
    expect(sentence(message!, notationMessages, text, 'ja')).toBe('`5m` が5枚目です。同じ牌は4枚までです')
  })
})

describe('too many red fives', () => {
  test('two of a suit are in some sets, a third is in none', () => {
    expect(found('00p55p', '0m0s')).toEqual([[], []])
    expect(found('40560p', '0p')).toEqual([[], ['too-many-reds 0-2']])
    expect(found('0000p')).toEqual([['too-many-reds 2-3']])
  })
  test('says how many there can be', () => {
    const [message] = validate([diagramOf('000s')])[0]!
    expect(sentence(message!, notationMessages, '000s', 'en')).toBe(
      'Unexpected red five `0s` number 3, expected at most 2 per suit: the others are `5`'
    )
    expect(sentence(message!, notationMessages, '000s', 'ja')).toBe(
      '赤五の `0s` が3枚目です。赤五は一種類につき2枚までで、ほかの五は `5` と書きます'
    )
  })
})

describe('tedashi after riichi', () => {
  test('is reported in a river that marks tsumogiri', () => {
    expect(found('j1m2=m3+m4=m5m6=m')).toEqual([['tedashi-after-riichi 12-14']])
  })
  test('is not reported in a river that marks none, or where no riichi was declared', () => {
    expect(found('j1m2m3+m4m')).toEqual([[]])
    expect(found('j1m2=m3m4m')).toEqual([[]])
  })
})

const sizeOf = (text: string, wanted?: 13 | 14) => checkHandSize(diagramOf(text) as HandDiagram, wanted)

describe('hand size', () => {
  test('thirteen, or fourteen with the drawn tile', () => {
    expect(sizeOf('123m456p789s1122z')).toBeNull()
    expect(sizeOf('123m456p789s1122z 3z')).toBeNull()
    expect(sizeOf('123m456p789s11z 4444+z')).toBeNull()
    expect(sizeOf('123m456p789s1122z', 14)).toMatchObject({
      id: 'hand-size',
      start: 0,
      end: 17,
      values: {count: 13}
    })
  })
  test('says what a whole hand has', () => {
    const text = '123m'
    expect(sentence(sizeOf(text)!, notationMessages, text, 'en')).toBe(
      'Unexpected hand of 3 tiles, expected 13 tiles, or 14 with the drawn tile'
    )
    expect(sentence(sizeOf(text)!, notationMessages, text, 'ja')).toBe(
      '手牌が3枚です。13枚か、ツモ牌を入れて14枚にしてください'
    )
  })
})
