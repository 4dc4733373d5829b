/**
 * How authors misspell `:tiles[…]` and ` ```mahjong `.
 */
import type {Spelling} from '@tehai/kernel/markdown'

const tileCharacters = /^[\d\smpszrxyoagdltnhcj東南西北白發発中'"`’+=\-_^~!?|.,…]{1,200}$/u
const tileInIt = /\d[mpsz]|^[東南西北白發発中]/u

export const mahjongSpelling: Spelling = {
  isNotation: text => tileCharacters.test(text) && tileInIt.test(text),
  aliases: new Map([['tiles', ['mahjong', 'mj', 'pai', 'hai', 'tile']]]),
  foreign: new Set(['tales', 'tides', 'tiers', 'ties', 'tills', 'tilts', 'times', 'tires', 'titles']),
  // The game in Japanese and Chinese, and for short.
  fences: new Set(['mj', '麻雀', '麻将', '麻將']),
  vagueFences: new Set(['mj'])
}
