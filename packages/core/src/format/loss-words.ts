/**
 * Words for losses: what a written dialect may be unable to say, as the object of a sentence.
 */
import type {Vocabulary} from '../source/message.js'
import type {Loss} from './formatted.js'

/** `mpsz cannot say` … ; 「mpsz では…を表せません」. */
export const lossWords: Readonly<Record<Loss['what'], Vocabulary[string]>> = {
  direction: {en: 'whom the tile was called from', ja: '鳴いた相手'},
  red: {en: 'that the five is red', ja: '赤五であること'},
  mark: {en: 'how the tile is marked or turned', ja: '牌の印や向き'},
  label: {en: 'the words at the tile', ja: '牌に添えた文字'},
  gap: {en: 'the gap', ja: '間隔'},
  face: {en: 'what is shown here', ja: 'この牌の表し方'},
  meld: {en: 'that these tiles are a meld', ja: '副露であること'},
  added: {en: 'which tile was added', ja: '加えた牌'},
  draw: {en: 'which tile was drawn', ja: 'ツモ牌の区別'},
  river: {en: 'what became of the discard', ja: '捨て牌の区別'},
  placeholder: {en: 'that tiles are left out', ja: '省略'},
  riichi: {en: 'the riichi', ja: '立直'},
  text: {en: 'this text', ja: 'この文字'}
}
