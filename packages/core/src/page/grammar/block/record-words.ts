/**
 * Words for what is shown of a game record, and for whether all hands are shown. The dictionaries have the word that is
 * proposed in each language.
 */
import {forEachLanguage, nearest, type InEachLanguage, type Language} from '@tehai/kernel/source'
import {findPlayer} from '../situation/players.js'
import type {RecordView} from './records.js'
import {dictionaries} from '../words/vocabulary.js'

/** The words of a list. */
const wordsOf = (list: string): readonly string[] => list.split(', ')

const views: Readonly<Record<RecordView, readonly string[]>> = {
  board: wordsOf('board, table, 卓, 盤, 盤面, 場, 牌桌, 盘面, 盘, 탁자, 판'),
  hand: wordsOf('hand, 手牌, 牌姿, 손패'),
  rivers: wordsOf('rivers, discards, 河, 捨て牌, 捨牌, 牌河, 舍牌, 버림패'),
  rounds: wordsOf(
    'rounds, summary, 全局, 対局結果, 局の一覧, 局一覧, 各局, 对局结果, 對局結果, 局列表, 국별 결과, 국 목록, 대국 결과'
  ),
  kifu: wordsOf('kifu, 牌譜, 採譜, 牌谱, 패보')
}

/** `yes`: all hands are open. */
const openings: Readonly<Record<'yes' | 'no', readonly string[]>> = {
  yes: wordsOf(
    'all, yes, true, on, 全員, 全て, すべて, あり, はい, 全体, 全员, 全部, 有, 所有人, 全體, 是, 모두, 전부, 전원, 있음, 예'
  ),
  no: wordsOf('no, false, off, none, self, なし, いいえ, 自家, 无, 無, 否, 없음, 아니요, 자가')
}

/** A value by its words, and the words that are near one. */
export interface ValueWords<Value extends string> {
  readonly valueOf: (text: string) => Value | undefined
  /** The value that a text resembles, in the script of the text or else as a language writes it. */
  readonly near: (text: string, language: Language) => {readonly value: Value; readonly word: string} | null
  /** The word of each value that is proposed. */
  readonly proposed: InEachLanguage<readonly string[]>
}

function valueWords<Value extends string>(
  table: Readonly<Record<Value, readonly string[]>>,
  proposed: (language: Language) => Readonly<Record<Value, string>>
): ValueWords<Value> {
  const values = Object.keys(table) as Value[]
  const byWord = new Map(values.flatMap(value => table[value].map(word => [word, value] as const)))
  const bare = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
  return {
    valueOf: text => byWord.get(bare(text)),
    near(text, language) {
      // 西家 is as similar to 自家 as a misspelt word would be, but is another player.
      const [word] = nearest(bare(text), byWord.keys())
      const value = word === undefined ? undefined : byWord.get(word)
      if (word === undefined || value === undefined || findPlayer(text)) return null
      // `bord` on a page in Japanese means `board`.
      return {value, word: /^[ -~]+$/.test(word) ? word : proposed(language)[value]}
    },
    proposed: forEachLanguage(language => values.map(value => proposed(language)[value]))
  }
}

/** What is shown of a record. */
export const viewWords: ValueWords<RecordView> = valueWords(
  views,
  language => dictionaries[language].block.views
)

/** Whether all hands are open. */
export const openingWords: ValueWords<'yes' | 'no'> = valueWords(
  openings,
  language => dictionaries[language].block.openings
)
