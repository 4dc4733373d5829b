import {expect, test} from 'vitest'
import {readMoment, readMoments} from './moments.js'

const turn = (number: number, who: object | null = null, does = 'draw'): object => ({
  type: 'turn',
  turn: number,
  who,
  does
})
const toimen = {player: 'toimen'}

test.each<readonly [string, object | null]>([
  ['9', turn(9)],
  ['turn 9', turn(9)],
  ['9巡目', turn(9)],
  ['９巡目', turn(9)],
  ['9th turn', turn(9)],
  ['9巡目 自家のツモ', turn(9, {player: 'self'})],
  ['turn 9, after self draws', turn(9, {player: 'self'})],
  ['turn 9, toimen discards', turn(9, toimen, 'discard')],
  ['9巡目 対面の打牌', turn(9, toimen, 'discard')],
  ["turn 9 after toimen's discard", turn(9, toimen, 'discard')],
  ['turn 9 north discards', turn(9, {wind: 'north'}, 'discard')],
  ['before riichi', {type: 'riichi', who: null, isBefore: true}],
  ['before riichi of toimen', {type: 'riichi', who: toimen, isBefore: true}],
  ['riichi of toimen', {type: 'riichi', who: toimen, isBefore: false}],
  ["toimen's riichi", {type: 'riichi', who: toimen, isBefore: false}],
  ['リーチ', {type: 'riichi', who: null, isBefore: false}],
  ['対面のリーチ前', {type: 'riichi', who: toimen, isBefore: true}],
  ['対面の立直の直前', {type: 'riichi', who: toimen, isBefore: true}],
  ['event 41', {type: 'event', number: 41}],
  ['41番目の記録', {type: 'event', number: 41}],
  ['end', {type: 'end'}],
  ['和了', {type: 'win'}],
  ['before the win', {type: 'win'}],
  ['开局', {type: 'deal'}],
  ['起手配牌', {type: 'deal'}],
  ['发牌后', {type: 'deal'}],
  ['發牌後', {type: 'deal'}],
  ['和牌前', {type: 'win'}],
  ['榮和前', {type: 'win'}],
  ['结束前', {type: 'end'}],
  ['全过程', {type: 'all'}],
  ['화료 직전', {type: 'win'}],
  ['배패 직후', {type: 'deal'}],
  ['리치 직전', {type: 'riichi', who: null, isBefore: true}],
  ['리치 선언 전', {type: 'riichi', who: null, isBefore: true}],
  ['대가의 리치 직후', {type: 'riichi', who: toimen, isBefore: false}],
  ['リーチ宣言前', {type: 'riichi', who: null, isBefore: true}],
  ['对家立直之前', {type: 'riichi', who: toimen, isBefore: true}],
  ['9순째 대가의 타패 직후', turn(9, toimen, 'discard')],
  ['9순째 대가의 타패 직전', turn(9, toimen)],
  ['第 9 巡', turn(9)],
  ['第 9 巡 对家打出', turn(9, toimen, 'discard')],
  ['第 41 条记录', {type: 'event', number: 41}],
  ['流局', {type: 'draw'}],
  ['after riichi', {type: 'riichi', who: null, isBefore: false}],
  ['after the riichi of toimen', {type: 'riichi', who: toimen, isBefore: false}],
  ["after toimen's riichi", {type: 'riichi', who: toimen, isBefore: false}],
  ['リーチ後', {type: 'riichi', who: null, isBefore: false}],
  ['対面の立直の直後', {type: 'riichi', who: toimen, isBefore: false}],
  ['立直直後', {type: 'riichi', who: null, isBefore: false}],
  ['立直后', {type: 'riichi', who: null, isBefore: false}],
  ['리치 후', {type: 'riichi', who: null, isBefore: false}],
  ['九巡目', turn(9)],
  ['十二巡目', turn(12)],
  ['第九巡', turn(9)],
  ['南家9巡目', turn(9, {wind: 'south'})],
  ['南家の九巡目', turn(9, {wind: 'south'})],
  ["south's turn 9", turn(9, {wind: 'south'})],
  ['south turn 9', turn(9, {wind: 'south'})],
  ['turn 9 of south', turn(9, {wind: 'south'})],
  ['南家第9巡', turn(9, {wind: 'south'})],
  ['남가 9순째', turn(9, {wind: 'south'})],
  ["toimen's 9th turn", turn(9, toimen)],
  ['the 9th turn', turn(9)],
  ["west's 9th discard", turn(9, {wind: 'west'}, 'discard')],
  ["after west's 9th discard", turn(9, {wind: 'west'}, 'discard')],
  ['9th discard of toimen', turn(9, toimen, 'discard')],
  ['turn 9 after the discard', turn(9, null, 'discard')],
  ['9巡目 対面の打牌後', turn(9, toimen, 'discard')],
  ['9巡目の打牌直後', turn(9, null, 'discard')],
  ['9巡目 対面の打牌前', turn(9, toimen)],
  ['9巡目ツモ後', turn(9)],
  ['西家の9打目', turn(9, {wind: 'west'}, 'discard')],
  ['第9巡对家打出', turn(9, toimen, 'discard')],
  ['第9巡 對家打牌後', turn(9, toimen, 'discard')],
  ['第9巡对家摸牌后', turn(9, toimen)],
  ['9순째 대가의 타패 후', turn(9, toimen, 'discard')],
  ['9巡目の後', null],
  ['9巡目 対面後', null],
  ['9打目の前', turn(9)],
  ["the moon's turn 9", null],
  ["the moon's 9th discard", null],
  ['配牌', {type: 'deal'}],
  ['all', {type: 'all'}],
  ['turn', null],
  ['turn 9 of the moon', null],
  ['riichi of the moon', null],
  ['', null]
])('%s', (text, moment) => {
  expect(readMoment(text)).toEqual(moment)
})

test('commas divide moments, and not what belongs to one', () => {
  const texts = (value: string): readonly string[] => readMoments(value).map(({text}) => text)
  expect(texts('6巡目、9巡目、和了')).toEqual(['6巡目', '9巡目', '和了'])
  expect(texts('turn 6, toimen discards, end')).toEqual(['turn 6, toimen discards', 'end'])
  expect(texts('第6巡，对家打牌后，第9巡')).toEqual(['第6巡, 对家打牌后', '第9巡'])
  expect(texts('6巡目、打牌後、9巡目')).toEqual(['6巡目, 打牌後', '9巡目'])
  expect(texts(' , 9,')).toEqual(['9'])
})
