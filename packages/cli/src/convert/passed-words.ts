/**
 * Why `tehai convert` passes over a construct, in words.
 */
import type {Words} from '../command.js'
import type {PassedReason} from './foreign-outcomes.js'

export const passedWords: Readonly<Record<PassedReason, Words>> = {
  'code-span': {en: 'in a code span', ja: 'インラインコードの中'},
  'indented-code': {en: 'in indented code', ja: '字下げしたコードの中'},
  'fenced-code': {en: 'in a code block', ja: 'コードブロックの中'},
  comment: {en: 'in a comment', ja: 'コメントの中'},
  'front-matter': {en: 'in front matter', ja: 'フロントマターの中'},
  'other-notation': {en: 'in another notation', ja: '別の記法'},
  uncertain: {en: 'perhaps a picture of a tile', ja: '牌の画像かどうか不明'}
}
