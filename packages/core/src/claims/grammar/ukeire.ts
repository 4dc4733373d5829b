/**
 * The tiles that a hand accepts, alone or after a discard, as people write them.
 *
 *     8種28枚   accepts 20 tiles   打6s 16種53枚、打9s 12種40枚   147m25p 17枚   cut 6s: 20 tiles
 */
import {kanjiNumber, readNumber, type Span} from '@tehai/kernel/source'
import {shantenPhrases, type ShantenNumber} from './shanten.js'
import {phrase, readPhrases, smallNumber, wordEnd, type Phrase, type UnreadPart} from './phrases.js'
import {countedGroups} from './counted-groups.js'
import {discardPhrases, tilePhrases, type DiscardPart} from './tiles.js'
import type {TilesPart} from './tile-words.js'

/** One part of a claim about accepted tiles. */
export type UkeirePart =
  | TilesPart
  | ({readonly type: 'kinds'; readonly kinds: number} & Span)
  | ({readonly type: 'count'; readonly count: number} & Span)
  | DiscardPart
  /** The shanten of the hand that accepts them: 13種42枚の一向聴. */
  | ShantenNumber
  /**
   * There are other tiles too: など. `isAim`: they may also include tiles that improve the hand without bringing it
   * closer.
   */
  | ({readonly type: 'some'; readonly isAim?: boolean} & Span)
  /** Joins the tiles of a list. `isChoice`: each of them by itself, as with `or`. */
  | ({readonly type: 'joint'; readonly isChoice: boolean} & Span)
  | ({readonly type: 'filler'} & Span)

const phrases: readonly Phrase<UkeirePart | UnreadPart>[] = [
  ...shantenPhrases,
  phrase(`${smallNumber} ?(?:種[類류]?|kinds?${wordEnd}|types?${wordEnd})`, ([, number], span) => ({
    type: 'kinds',
    kinds: readNumber(number!),
    ...span
  })),
  phrase(`(\\d{1,3}|${kanjiNumber}) ?(?:[枚張牌]|tiles?${wordEnd})`, ([, number], span) => ({
    type: 'count',
    count: readNumber(number!),
    ...span
  })),
  countedGroups,
  phrase('[x×*] ?(\\d{1,2})(?![\\d.])', ([, number], span) => ({
    type: 'count',
    count: Number(number),
    ...span
  })),
  // The number of tiles left for each kind: `(4+3+3 = 10)`.
  phrase(
    `(\\d{1,2}(?: ?\\+ ?\\d{1,2}){1,33})(?: ?= ?(\\d{1,3}))?(?: ?(?:[枚張]|tiles?${wordEnd}))?`,
    ([, numbers, total], span) => {
      const sum = numbers!.split('+').reduce((all, number) => all + Number(number), 0)
      // A sum that does not add up is false for every hand.
      return {type: 'count', count: total === undefined || Number(total) === sum ? sum : NaN, ...span}
    }
  ),
  // `6m: 9, 8s: 3`: the digits would be read as tiles of the next suit.
  phrase(
    '(?<=[mpsz] ?[:：] ?)(\\d{1,2})(?=[ \\u3000]?[,，、;；][ \\u3000]?[0-9][mpsz] ?[:：])',
    ([, number], span) => ({
      type: 'count',
      count: Number(number),
      ...span
    })
  ),
  ...discardPhrases,
  ...tilePhrases,
  phrase('(\\d{1,3})(?![\\d.]|[a-z]{1,2}(?![A-Za-z]))', ([, number], span) => ({
    type: 'count',
    count: Number(number),
    ...span
  })),
  phrase(
    `など|ほか|等|외|등|(?:such as|including|for example|e\\.g\\.|among others|and others|etc\\.?)${wordEnd}`,
    (_, span) => ({type: 'some', ...span})
  ),
  phrase(
    `[&+]|plus${wordEnd}|[とや和与與及]|와|과|(?:이랑|랑|하고)(?![가-힣])|and${wordEnd}|(or${wordEnd}|か(?![が-ん])|或者?|또는|혹은|이나(?![가-힣]))`,
    ([, choice], span) => ({type: 'joint', isChoice: choice !== undefined, ...span})
  ),
  phrase(
    `(?<=[mpsz])-|聴(?!牌率)|受け(?:入れ)?|受入れ?|有効牌|유효패|進[張张]|有効張|합계|모두|총|전부|計|合計|全部で|[总總][共計]|共|最大(?:でも?)?|だけ|のみ|只?有|[為为]|[之以]?[后後](?=[^ ])|最多(?=\\d)|최대|[可能]?[进進]|[这這是]|で|は|が|の|を|(?:accepts?|leaves?|leaving|keeps?|gives?|gets?|has|have)${wordEnd}|accepting${wordEnd}|takes?${wordEnd}|ukeire${wordEnd}|total${wordEnd}|of${wordEnd}|for${wordEnd}|with${wordEnd}|the${wordEnd}|best${wordEnd}|then${wordEnd}|just${wordEnd}|after(?= \\d| cut| discard| drop)|is${wordEnd}|only${wordEnd}|any${wordEnd}|in all${wordEnd}`,
    (_, span) => ({type: 'filler', ...span})
  )
]

/** Read a claim about accepted tiles, or about a discard. Never throws. */
export function readUkeire(text: string): (UkeirePart | UnreadPart)[] {
  return readPhrases(text, phrases)
}
