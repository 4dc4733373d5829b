/**
 * Tiles in claims, in the words people use.
 *
 *     2-5p  1 4 7m  147m  25p、東  五筒  東南  tanki east  5 pin  5 p  2-5筒  white dragon  p25
 *
 * A dash between digits only separates them: 2-5p are the two tiles of a two-sided wait.
 */
import type {Span} from '@tehai/kernel/source'
import {tilesOfText} from '../../page/grammar/tiles/tiles-of-text.js'
import {phrase, wordEnd, type Phrase, type ReadGroups} from './phrases.js'
import {honorOfWord, numbered, part, type TileAt, type TilesPart} from './tile-words.js'

/** Suits in English, in romaji and in the spelling of old books. */
const latinSuit = '(?:(?:man|pin|sou)(?:zu)?|characters?|chars?|cracks?|dots?|circles?|bamboos?|bams?)'
const circled = '〇①②③④⑤⑥⑦⑧⑨'
const rank = '(?:赤|red )?[0-9一二三四五六七八九]'
const between = '(?:[-・.,、と/]| and | or | & )?'
const eastSuit = '(?:マンズ?|ワンズ?|ピンズ?|ソーズ?|ソウズ?|[萬万筒索餅饼條条]子?)'
const suitFirst = '(マンズ|ワンズ|ピンズ|ソーズ|ソウズ|[萬万筒索]子|(?:man|pin|sou)(?:zu)?(?= ))の? ?'

/** A way to write tiles: the source of a pattern with groups, and the meaning of the groups. */
type Writing = readonly [source: string, read: ReadGroups<TilesPart>]

const writings: readonly Writing[] = [
  [
    `${suitFirst}(${rank}(?:(?:${between}| )${rank}){0,13})(?![0-9枚種面翻符])`,
    ([, suit, ranks], {start, end}) => numbered(ranks!, suit!, {start, end}, end - ranks!.length)
  ],
  [
    `(${rank}(?:${between}${rank}){0,13}) ?(${eastSuit}|${latinSuit}${wordEnd})`,
    (groups, span) => numbered(groups[1]!, groups[2]!, span)
  ],
  [
    `((?:赤|red )?[0-9](?:${between}[0-9]){0,13}) ?([mpsz])(?![A-Za-z])`,
    (groups, span) => numbered(groups[1]!, groups[2]!, span)
  ],
  // Separated by blanks, as in tables of waits: 1 4 7m. After a tile, a digit is a number: 1m 4 4m 3.
  [
    `(?<![mpsz] )([0-9](?:(?:,? and |,? or |, | & | )[0-9]){1,8}) ?(${eastSuit}|(?:[mpsz]|${latinSuit})${wordEnd})`,
    (groups, span) => numbered(groups[1]!, groups[2]!, span)
  ],
  // As in kobalab's notation: the suit first.
  [
    '([mpsz])([0-9]{1,14})(?![0-9枚種面翻符]|[A-Za-z](?![0-9]))',
    ([, suit, ranks], span) => numbered(ranks!, suit!, span, span.start + 1)
  ],
  [
    '([①-⑨](?:[-・.,、]?[①-⑨]){0,13})',
    ([, ranks], span) =>
      numbered(
        ranks!.replace(/[①-⑨]/g, digit => String(circled.indexOf(digit))),
        'p',
        span
      )
  ],
  [
    '((?:\\uD83C[\\uDC00-\\uDC21]){1,14})',
    ([, text], {start, end}) =>
      part(
        tilesOfText(text!, 'unicode').tiles.map((tile, index) => ({
          tile,
          start: start + index * 2,
          end: start + index * 2 + 2
        })),
        {start, end}
      )
  ],
  [
    '(紅中|白板|発[財财]|[東南西北]風(?![牌戦]))',
    ([, word], span) => part([{tile: honorOfWord[word!]!, ...span}], span)
  ],
  [
    '([東南西北白発中]+)牌?',
    ([, text], {start, end}) => {
      const tiles = [...text!].map((character, index) => ({
        tile: honorOfWord[character]!,
        start: start + index,
        end: start + index + 1
      }))
      return part(tiles, {start, end})
    }
  ],
  [
    '(トン|ナン|シャー|ペー|ハク|ハツ|チュン)',
    ([, word], span) => part([{tile: honorOfWord[word!]!, ...span}], span)
  ],
  [
    `(east|south|west|north|white|green|red|haku|hatsu|chun)(?: (?:wind|dragon)s?)?${wordEnd}`,
    ([, word], span) => part([{tile: honorOfWord[word!.toLowerCase()]!, ...span}], span)
  ]
]

/** Phrases that are tiles. */
export const tilePhrases: readonly Phrase<TilesPart>[] = writings.map(([source, read]) =>
  phrase(source, read)
)

/** Ranks without a suit letter (2-5), where the hand has only one suit. Try this one last. */
export const ranksAlone: Readonly<Record<'m' | 'p' | 's', Phrase<TilesPart>>> = {
  m: ranksOf('m'),
  p: ranksOf('p'),
  s: ranksOf('s')
}

function ranksOf(suit: string): Phrase<TilesPart> {
  return phrase(
    `([1-9](?:(?:${between}| )[1-9]){0,8})(?![\\d.枚種面]| ?(?:tiles?|kinds?|sides?)${wordEnd})`,
    ([, ranks], span) => numbered(ranks!, suit, span)
  )
}

/** The most common way to write tiles, to be tried first: `25p`. No other phrase begins like this. */
export const plainTiles: Phrase<TilesPart> = tilePhrases[2]!

/** A discard that is named before what it leaves the hand to accept: `打6s`, `cut 6s`, `6s切り`. */
export interface DiscardPart extends Span {
  readonly type: 'discard'
  readonly tile: TileAt
}

const before = '(?:打牌?|切|cut(?:ting)?(?= )|discard(?:ing)?(?= )|drop(?:ping)?(?= ))[ :]*(?:the )?'
const after =
  '(?: (?:is |comes )?(?:the )?(?:best|second(?: best)?|next(?: best)?|widest|better|worse) with(?= \\d)| ?(?:切り|を?切って|を?切ると|を?切れば|を?切る|打ち|打牌(?:하면| ?[후시](?![가-힣])|(?= ?(?:[<>,、]|$)))|타(?![가-힣])|[을를]? ?(?:버리면|버리고|버려서|버릴 때|자르면|자르고|잘라서|치면|치고))|切(?![\\dmpsz一二三四五六七八九東南西北白発中]))'

/** Whether a discard may be named in a text: only then are the many patterns of its phrases tried. */
export const mayDiscard: RegExp = /[打切]|타|버[리려릴]|[자잘][르라]|치[면고]|cut|discard|drop/i

/** Phrases for discards of one tile. Tried before `tilePhrases`. */
export const discardPhrases: readonly Phrase<DiscardPart>[] = [
  ...writings.map(([source, read]) =>
    phrase<DiscardPart>(`(${before})${source}`, ([, word, ...groups], {start, end}) =>
      discardOf(read([undefined, ...groups], {start: start + word!.length, end}), {start, end})
    )
  ),
  ...writings.map(([source, read]) =>
    phrase<DiscardPart>(`${source}(${after})`, (groups, {start, end}) =>
      discardOf(read(groups, {start, end: end - groups.at(-1)!.length}), {start, end})
    )
  )
]

function discardOf(found: TilesPart | null, span: Span): DiscardPart | null {
  return found?.tiles.length === 1 ? {type: 'discard', tile: found.tiles[0]!, ...span} : null
}
