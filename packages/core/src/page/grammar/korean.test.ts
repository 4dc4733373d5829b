import {expect, test} from 'vitest'
import {readScore} from '../../claims/grammar/score.js'
import {readWaits} from '../../claims/grammar/waits.js'
import {readYaku} from '../../claims/grammar/yaku.js'
import {readShanten} from '../../claims/grammar/shanten.js'
import {readRules} from '../../claims/rules.js'
import {foldKorean} from './korean.js'
import {parseSituation} from './situation.js'

// prettier-ignore
const texts = [
  '동1국 남가 6순째 리치 일발 쯔모', '오라스, 4위, 뒷도라 표시패 4s', '더블 리치, 더블리치, 오픈리치', '트리플 역만', '하네만 12000점',
  '친에게서 2600, 자에게서 1300씩', '삼삭, 147만, 동백', '나카부쿠레 6장', '3면팅', '적5통', '종반, 있음, 없음', '간탄간', '벽', '友達'
]

test('every word is folded to as many characters', () => {
  for (const text of texts) expect(foldKorean(text), text).toHaveLength(text.length)
})

test('words of one character are read where they are words of their own', () => {
  expect(foldKorean('동1국')).toBe('東1局')
  expect(foldKorean('이동, 친구, 자리, 발표')).toBe('이동, 친구, 자리, 발표')
})

const fieldsOf = (text: string) => parseSituation(text).map(({field}) => field)

// [situation, its facts]
const situations: readonly (readonly [string, readonly string[]])[] = [
  ['동1국 남가 6순째 리치 일발 쯔모', ['round', 'seat', 'turn', 'riichi', 'circumstance', 'win']],
  ['동장, 서가, 1본장, 리치봉 2개, 25000점', ['round', 'seat', 'honba', 'sticks', 'points']],
  ['오라스, 도라 표시패 3p, 뒷도라 1m', ['last-hand', 'dora', 'dora']],
  ['황패유국, 텐파이, 노텐', ['drawn-hand', 'tenpai', 'tenpai']]
]
test.each(situations)('situation: %s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})

const typesOf = (parts: readonly {readonly type: string}[]) => parts.map(({type}) => type)

test('scores', () => {
  expect(readScore('3판 30부 3900점')).toMatchObject([{han: 3}, {fu: 30}, {points: 3900}])
  expect(readScore('하네만 12000점')).toMatchObject([{limit: 'haneman'}, {points: 12000}])
  expect(readScore('더블 역만')).toMatchObject([{limit: 'yakuman', yakuman: 2}])
  expect(readScore('헤아림 역만')).toMatchObject([{limit: 'kazoe-yakuman'}])
  expect(readScore('4000점 올')).toMatchObject([{type: 'all', each: 4000}])
  expect(readScore('친에게서 2600, 자에게서 1300씩')).toMatchObject([
    {type: 'shares', other: 1300, dealer: 2600}
  ])
  expect(typesOf(readScore('역 없음'))).toEqual(['no-yaku'])
})

test('waits, yaku, shanten and rules', () => {
  expect(typesOf(readWaits('삼삭, 6통 단기'))).toEqual(['tiles', 'tiles', 'shape'])
  expect(typesOf(readWaits('타패 6s 25p 양면 8장'))).toEqual(['discard', 'tiles', 'shape', 'count'])
  expect(readYaku('리치, 더블리치, 핑후 없음').parts).toMatchObject([
    {yaku: ['riichi']},
    {yaku: ['double_riichi']},
    {yaku: ['pinfu'], denied: true}
  ])
  expect(readShanten('치또이 2샹텐')).toMatchObject([{form: 'chiitoitsu'}, {shanten: 2}])
  expect(readRules('작혼, 쿠이탕 없음').rules.kuitan).toBe(false)
  expect(readRules('3인 마작').unknown).toEqual([])
})
