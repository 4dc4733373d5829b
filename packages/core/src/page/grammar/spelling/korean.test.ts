import {expect, test} from 'vitest'
import {readScore} from '../../../claims/grammar/score.js'
import {readWaits} from '../../../claims/grammar/waits.js'
import {readYaku} from '../../../claims/grammar/yaku.js'
import {readShanten} from '../../../claims/grammar/shanten.js'
import {readRules} from '../../../claims/rules.js'
import {foldKorean} from './korean.js'
import {parseSituation} from '../situation/parse-situation.js'

// prettier-ignore
const texts = [
  '동1국 남가 6순째 리치 일발 쯔모', '오라스, 4위, 뒷도라 표시패 4s', '더블 리치, 더블리치, 오픈리치', '트리플 역만', '하네만 12000점',
  '친에게서 2600, 자에게서 1300씩', '삼삭, 147만, 동백', '나카부쿠레 6장', '3면팅', '3면 대기', '양면 단기', '적5통', '종반, 있음, 없음', '간탄간', '벽', '友達'
]

test('every word is folded to as many characters', () => {
  for (const text of texts) expect(foldKorean(text), text).toHaveLength(text.length)
})

test('words of one character are read where they are words of their own', () => {
  expect(foldKorean('동1국')).toBe('東1局')
  expect(foldKorean('이동, 친구, 자리, 발표, 상대가')).toBe('이동, 친구, 자리, 발표, 상대가')
  expect(foldKorean('대가 리치, 대면에게서')).toBe('対面 立直, 対面에게서')
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

// [names of one yaku by their sounds in Chinese, Japanese and Korean, its id]
const names: readonly (readonly [string, string])[] = [
  ['해저로월, 해저모월, 하이테이', 'haitei'],
  ['탕야오, 단요구', 'tanyao'],
  ['이페코, 일배구', 'iipeikou'],
  ['량페코, 양배구', 'ryanpeikou'],
  ['찬타, 혼전대요구', 'chanta'],
  ['준찬타, 순전대요구', 'junchan'],
  ['치또이, 치또이츠, 치또이쯔, 칠대자', 'chiitoitsu'],
  ['산안커, 삼암각', 'sanankou'],
  ['산깡쯔, 산깡즈, 삼깡즈', 'sankantsu'],
  ['스안커, 쓰안커, 사암각', 'suuankou'],
  ['스안커 단기, 쓰안커 단기, 사암각 단기', 'suuankou_tanki'],
  ['스깡쯔, 쓰깡쯔, 사깡즈', 'suukantsu'],
  ['순정구련보등, 순정 구련보등', 'junsei_chuuren']
]
test.each(names)('%s', (text, yaku) => {
  const {parts} = readYaku(text)
  expect(parts).toEqual(text.split(', ').map(() => expect.objectContaining({yaku: [yaku]})))
})

test('several yaku in one word', () => {
  expect(readYaku('멘탕핑, 더블 동').parts).toMatchObject([
    {yaku: ['riichi', 'tanyao', 'pinfu']},
    {yaku: ['round_wind', 'seat_wind']}
  ])
})

test('other words for numbers, players and what is denied', () => {
  expect(readShanten('이샹텐')).toMatchObject([{shanten: 1}])
  expect(readShanten('량샨텐')).toMatchObject([{shanten: 2}])
  expect(readScore('오야 만관')).toMatchObject([{dealer: true}, {limit: 'mangan'}])
  expect(readYaku('핑후 아님').parts).toMatchObject([{yaku: ['pinfu'], denied: true}])
  expect(readYaku('탕야오만')).toMatchObject({parts: [{yaku: ['tanyao']}], exact: true})
  expect(typesOf(readWaits('3만 또는 6만'))).toEqual(['tiles', 'filler', 'tiles'])
  expect(foldKorean('적오만, 삼만육만, 탕야오만')).toBe('赤五万, 三万六万, 탕야오만')
})
