/**
 * Other words for keys, which authors look for and no key has: what is written in their place.
 */
import {foldName} from '@tehai/kernel/block'

// What is written, and words for it.
const table: readonly (readonly [meant: string, ...words: string[]])[] = [
  ['win', 'winning tile', 'win tile', 'agari tile', 'won on', 'last tile'],
  ['draw', 'drawn tile', 'drawn', 'tsumo tile'],
  ['和了', '上がり牌', 'あがり牌', '和がり牌'],
  ['hand', 'tiles', 'tehai', 'my hand'],
  ['手牌', '手', '手配', '牌'],
  ['river', 'pond', 'kawa', 'sutehai', 'discard pile', 'discarded', 'furiten'],
  ['河', '可', '川', '捨てハイ', '捨配', '切った牌', 'フリテン', '振聴'],
  ['waits', 'waiting on', 'waiting for', 'waiting'],
  ['seat', 'wind', 'my wind', 'position', 'jikaze'],
  ['自風', '風', '門風'],
  ['round', 'prevalent wind', 'prevailing wind', 'bakaze', 'table wind'],
  ['rules: sanma', 'players', 'sanma', 'three players'],
  ['ルール: 三麻', '三麻', '三人麻雀', '人数'],
  ['score', 'han', 'value', 'points won', 'hand value'],
  ['点数', '翻', '翻数', '点'],
  ['situation', 'state', 'context'],
  ['discard', 'best', 'best discard', 'best cut', 'best move', 'throw', 'what to cut', 'what to discard'],
  [
    '打',
    '何切る',
    '何切',
    '最善',
    '最善手',
    '切る',
    '捨てる牌',
    '切牌',
    '打什么',
    '打哪张',
    '打什麼',
    '打哪張'
  ],
  ['타패', '버릴 패', '정답 패'],
  ['状況', '場況', '場面'],
  ['和牌', '和的牌', '和了牌', '胡的牌'],
  ['牌河', '弃牌', '舍牌', '捨牌', '棄牌', '河牌', '振听', '振聽'],
  ['规则: 三麻', '三人麻将'],
  ['規則: 三麻', '三人麻將'],
  ['点数', '番', '番数', '打点'],
  ['點數', '番數', '打點'],
  ['局面', '场况', '狀況', '状况'],
  ['버림패', '버린 패', '강', '후리텐'],
  ['규칙: 3인 마작', '3인 마작', '삼마'],
  ['점수', '판', '판수', '점'],
  ['상황', '장면']
]

/** Both winds in one line. */
const several: readonly (readonly [meant: readonly string[], word: string])[] = [[['round', 'seat'], 'winds']]

const meantByWord: ReadonlyMap<string, readonly string[]> = new Map([
  ...table.flatMap(([meant, ...words]) => words.map((word): [string, string[]] => [foldName(word), [meant]])),
  ...several.map(([meant, word]): [string, readonly string[]] => [foldName(word), meant])
])

/** What is written in place of a word that no key has; `undefined` for words that are not known. */
export function otherKeys(word: string): string[] | undefined {
  const meant = word.length > 64 ? undefined : meantByWord.get(foldName(word))
  return meant && [...meant]
}
