import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {nameOfFact} from './fact-names.js'
import {parseSituation} from './parse-situation.js'
import {situationOf, type Situation} from './situation.js'

// [why the row is here, text, what the rules get].
const rows: ReadonlyArray<[string, string, Situation]> = [
  [
    'the order of a record',
    '東1局1本場 南家 6巡目 25000点 ドラ5s',
    {round: {wind: 'east', hand: 1}, honba: 1, seat: 'south', turn: 6, points: 25000}
  ],
  ['tiles left', '東1局 残り42枚', {round: {wind: 'east', hand: 1}, left: 42}],
  ['tiles left in English', 'East 1, 42 tiles left', {round: {wind: 'east', hand: 1}, left: 42}],
  ['tiles left in Chinese', '剩42张', {left: 42}],
  ['tiles left in Korean', '남은 패 42장', {left: 42}],
  ['another order', '6巡目 南家 東1局', {round: {wind: 'east', hand: 1}, seat: 'south', turn: 6}],
  ['no blanks', '東1局1本場南家6巡目', {round: {wind: 'east', hand: 1}, honba: 1, seat: 'south', turn: 6}],
  ['English', 'E1-1 South turn 6', {round: {wind: 'east', hand: 1}, honba: 1, seat: 'south', turn: 6}],
  [
    'English in full',
    'East 1, 1 honba, South seat, turn 6, 25,000 points',
    {round: {wind: 'east', hand: 1}, honba: 1, seat: 'south', turn: 6, points: 25000}
  ],
  [
    'kanji and full-width digits',
    '南四局 ２本場 十二巡目',
    {round: {wind: 'south', hand: 4}, honba: 2, turn: 12}
  ],
  ['round without its number', '東場 西家', {round: {wind: 'east', hand: null}, seat: 'west'}],
  [
    'English round without its number',
    'South round, dealer',
    {round: {wind: 'south', hand: null}, seat: 'east'}
  ],
  ['the dealer', '東2局 親', {round: {wind: 'east', hand: 2}, seat: 'east'}],
  ['sticks counted', '供託2本', {sticks: 2}],
  ['sticks by their points', '供託2000点', {sticks: 2}],
  ['English sticks', '1 riichi stick', {sticks: 1}],
  ['the last hand', 'オーラス トップ目', {lastHand: true, place: 1}],
  ['all last', 'all last, 2nd place', {lastHand: true, place: 2}],
  ['stage', '東1局 中盤', {round: {wind: 'east', hand: 1}, stage: 'middle'}],
  ['riichi with its turn', '立直8巡目', {riichi: 'riichi', riichiTurn: 8}],
  ['riichi in a turn', '8巡目リーチ', {riichi: 'riichi', riichiTurn: 8}],
  ['riichi after the turn', '8巡目 リーチ', {turn: 8, riichi: 'riichi'}],
  ['double riichi', 'ダブリー 一発', {riichi: 'double', circumstances: ['ippatsu']}],
  ['open riichi', 'open riichi ippatsu', {riichi: 'open', circumstances: ['ippatsu']}],
  ['how it was won', '海底 ツモ', {win: 'tsumo', circumstances: ['haitei']}],
  ['points alone, as in a header', '西家 31000', {seat: 'west', points: 31000}],
  ['a seat and points are no norths', 'north 25000', {seat: 'north', points: 25000}],
  ['nor is a round', 'North 4, 1 honba', {round: {wind: 'north', hand: 4}, honba: 1}],
  ['norths put aside', '2 norths', {kita: 2}],
  ['a draw and who was tenpai', '流局 テンパイ', {drawnHand: 'exhaustive', tenpai: true}],
  ['an abortive draw', 'abortive draw, noten', {drawnHand: 'abortive', tenpai: false}],
  [
    'nine terminals, which is a draw',
    '東1局 九種九牌 流局',
    {round: {wind: 'east', hand: 1}, drawnHand: 'abortive'}
  ],
  ['a draw and why it was one', '流局（九種九牌）', {drawnHand: 'abortive'}],
  ['two words for one draw', '九种九牌，南家，流局', {seat: 'south', drawnHand: 'abortive'}],
  ['four riichi', '四家立直で流局', {drawnHand: 'abortive', fourRiichi: true}],
  ['four kans in Chinese', '四杠散了', {drawnHand: 'abortive'}],
  ['four kans in Korean', '사깡유국', {drawnHand: 'abortive'}],
  ['three wins in Korean', '삼가화', {drawnHand: 'abortive'}],
  ['an abortive draw in English', 'nine terminals draw', {drawnHand: 'abortive'}],
  ['noten in Chinese', '没听', {tenpai: false}],
  ['noten in other Chinese words', '不听牌', {tenpai: false}],
  ['noten in traditional Chinese', '未聽', {tenpai: false}],
  ['noten in Korean', '노텐파이', {tenpai: false}],
  ['not tenpai in Korean', '텐파이 아님', {tenpai: false}],
  ['not tenpai', 'not tenpai', {tenpai: false}],
  ['a turn in Korean', '11순목', {turn: 11}],
  [
    'facts in brackets',
    'S4 (all last), West',
    {round: {wind: 'south', hand: 4}, lastHand: true, seat: 'west'}
  ],
  ['no honba and no sticks', 'no honba, 供託なし', {honba: 0, sticks: 0}],
  ['dama', 'South seat, dama', {seat: 'south'}],
  ['dama in kana', 'ダマテン 出アガリ', {win: 'ron'}],
  ['riichi and tsumo in one word', 'リーヅモ', {riichi: 'riichi', win: 'tsumo'}],
  ['won by tsumo', 'ツモアガリ', {win: 'tsumo'}],
  ['a ron of two', '一炮双响', {win: 'ron'}],
  [
    'who is responsible',
    '东1局 南家 上家包牌',
    {round: {wind: 'east', hand: 1}, seat: 'south', pao: {player: 'kamicha'}}
  ],
  ['who is responsible, by the seat', '南家、西家の責任払い', {seat: 'south', pao: {wind: 'west'}}],
  ['who is responsible, in English', 'South seat, pao: toimen', {seat: 'south', pao: {player: 'toimen'}}],
  ['who is responsible, in Korean', '남가, 상가 파오', {seat: 'south', pao: {player: 'kamicha'}}],
  ['who dealt in', '南家 対面からロン', {seat: 'south', win: 'ron', ronFrom: {player: 'toimen'}}],
  [
    'who dealt in, in English',
    'South seat, ron from the dealer',
    {seat: 'south', win: 'ron', ronFrom: {wind: 'east'}}
  ],
  ['who dealt in, in Chinese', '南家 对家放铳', {seat: 'south', win: 'ron', ronFrom: {player: 'toimen'}}],
  [
    'who dealt in, in Korean',
    '남가, 상가에게서 론',
    {seat: 'south', win: 'ron', ronFrom: {player: 'kamicha'}}
  ],
  [
    'a table of which nothing is to be said',
    '平場 東1局 南家',
    {round: {wind: 'east', hand: 1}, seat: 'south'}
  ],
  ['two riichi', '南家、二軒リーチ、2人リーチが入っている、両家立直', {seat: 'south'}],
  ['two riichi in English', 'South seat, two players have declared riichi', {seat: 'south'}],
  ['two riichi in Korean', '남가, 두 명 리치', {seat: 'south'}],
  ['a player who has not declared riichi', '対面リーチなし、下家はリーチしていない、南家', {seat: 'south'}],
  ['melds of other players', '南家、上家2副露、対面は二フーロ、2副露', {seat: 'south'}],
  ['melds of other players in English', 'South seat, toimen has 2 calls', {seat: 'south'}],
  ['melds of other players in Chinese', '南家 上家副露两次 对家2副露', {seat: 'south'}],
  ['melds of other players in Korean', '남가, 상가 2후로', {seat: 'south'}],
  ['safe tiles', '南家、安牌3枚、安全牌は1枚のみ、現物なし', {seat: 'south'}],
  ['safe tiles in English', 'South seat, 3 safe tiles, no safe tiles left', {seat: 'south'}],
  ['safe tiles in Chinese', '南家 安全牌3张', {seat: 'south'}],
  ['safe tiles in Korean', '남가, 안전패 3장', {seat: 'south'}],
  ['a mark of exclamation', '南家 リーチ！', {seat: 'south', riichi: 'riichi'}],
  ['marks of exclamation', 'South seat, riichi!! turn 8', {seat: 'south', riichi: 'riichi', turn: 8}],
  ['four riichi are no remark', '四人リーチ', {drawnHand: 'abortive', fourRiichi: true}],
  ['below zero', '-1200点', {points: -1200}],
  ['points with a particle', '南家で6巡目', {seat: 'south', turn: 6}],
  ['winds by letters', 'S3, W seat', {round: {wind: 'south', hand: 3}, seat: 'west'}]
]
for (const [why, text, expected] of rows) {
  test(`situation: ${why} (${text})`, () => {
    const facts = parseSituation(text)
    expect(facts.filter(({field}) => field === 'unread')).toEqual([])
    expect(situationOf(facts)).toEqual(expected)
  })
}

// [why the row is here, text, what is not understood].
const badRows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['a slip between known things', '東1局 なんか 6巡目', ['なんか']],
  ['a fifth hand of a round', '東5局', ['東5局']],
  ['a fifth hand in English', 'East 5, South seat', ['East 5']],
  ['no hand: points after a seat', 'East 5 sticks', []],
  ['English slip', 'East 1, trun 6', ['trun', '6']]
]
for (const [why, text, expected] of badRows) {
  test(`bad situation: ${why} (${text})`, () => {
    const unread = parseSituation(text).filter(({field}) => field === 'unread')
    expect(unread.map(({start, end}) => text.slice(start, end))).toEqual(expected)
  })
}

test('situation: words in both languages', () => {
  const facts = parseSituation('東1局1本場 南家 6巡目 25000点 立直8巡目 供託1本')
  expect(facts.map(fact => nameOfFact(fact, 'en'))).toEqual([
    'East 1',
    '1 honba',
    'South seat',
    'turn 6',
    '25,000 points',
    'riichi (turn 8)',
    '1 riichi stick'
  ])
  expect(facts.map(fact => nameOfFact(fact, 'ja')).join(' ')).toBe(
    '東1局 1本場 南家 6巡目 25000点 立直（8巡目） 供託1本'
  )
})

test('situation: dora has the tiles that follow it', () => {
  const [dora, indicator] = parseSituation('ドラ5s 裏ドラ表示牌3p')
  expect(dora).toEqual({field: 'dora', key: 'dora', tiles: '5s', start: 0, end: 4})
  expect(indicator).toMatchObject({field: 'dora', key: 'ura-indicator', tiles: '3p'})
})

test('situation: any text is read, its facts follow one another', () => {
  const words = fc.stringMatching(/^[東南1-9局本場家巡目点ドラSouth turn,.a-z]{0,30}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({unit: 'binary'}), words), text => {
      let before = 0
      for (const {start, end} of parseSituation(text)) {
        expect(before <= start || start === before).toBe(true)
        expect(start < end && end <= text.length).toBe(true)
        before = start
      }
    })
  )
})

test.each([
  ['東風戦 東1局', {gameLength: 'tonpuusen', round: {wind: 'east', hand: 1}}],
  ['半荘戦、南4局', {gameLength: 'hanchan', round: {wind: 'south', hand: 4}}],
  ['东风战 东1局', {gameLength: 'tonpuusen', round: {wind: 'east', hand: 1}}],
  ['半莊戰 南家', {gameLength: 'hanchan', seat: 'south'}],
  ['반장전 남가', {gameLength: 'hanchan', seat: 'south'}],
  ['hanchan, South 4', {gameLength: 'hanchan', round: {wind: 'south', hand: 4}}],
  ['East only, East 2', {gameLength: 'tonpuusen', round: {wind: 'east', hand: 2}}]
])('the length of a game: %s', (text, expected) => {
  expect(situationOf(parseSituation(text))).toEqual(expected)
})

test.each(['東東戦', '南戦', '西入'])('no seat is read in %s', text => {
  expect(situationOf(parseSituation(text))).toEqual({})
})
