/**
 * Words for fu: what each line of a reading is for.
 */
import type {FuLine} from '../riichi/fu.js'
import type {Reading} from '../riichi/decompose/wait.js'
import type {Language} from '../source/message.js'

const names = {
  base: {en: 'base', ja: '副底'},
  chiitoitsu: {en: 'seven pairs', ja: '七対子'},
  minkou: {en: 'open triplet', ja: '明刻'},
  ankou: {en: 'concealed triplet', ja: '暗刻'},
  minkan: {en: 'open kan', ja: '明槓'},
  ankan: {en: 'concealed kan', ja: '暗槓'},
  pair: {en: 'value pair', ja: '役牌の雀頭'},
  kanchan: {en: 'kanchan wait', ja: '嵌張待ち'},
  penchan: {en: 'penchan wait', ja: '辺張待ち'},
  tanki: {en: 'tanki wait', ja: '単騎待ち'},
  tsumo: {en: 'tsumo', ja: 'ツモ'},
  menzen_ron: {en: 'closed ron', ja: '門前ロン'},
  open_pinfu: {en: 'open hand without fu', ja: '喰い平和形'},
  rounding: {en: 'rounded up', ja: '切り上げ'}
} as const

/** What a line of fu is for, more exactly than its id: which set, which wait. */
export type FuWord = keyof typeof names

/** All of them. */
export const fuWords = Object.keys(names) as FuWord[]

/** The word for a line of a reading. */
export function fuWordOf({id, block}: FuLine, {blocks, wait}: Reading): FuWord {
  if (id === 'wait') return wait as 'kanchan' | 'penchan' | 'tanki'
  if (id !== 'set') return id
  const {type, open} = blocks[block]!
  if (type === 'kan') return open ? 'minkan' : 'ankan'
  return open ? 'minkou' : 'ankou'
}

/** A line of fu in words: `concealed triplet`, 暗刻. */
export function nameOfFuWord(word: FuWord, language: Language): string {
  return names[word][language]
}
