/**
 * Prose rows: text typed among the rows of a block, without the key that it needs.
 *
 *     123m456p789s11z23s
 *     What do you discard?        question: What do you discard?
 *     East 1, South seat          situation: East 1, South seat
 *     123m456p 11z dora 5s        dora: 5s, on its own line
 *     123m456p 11z ※待ち           注: 待ち, on its own line
 */
import {blockMessage} from '@tehai/kernel/block'
import {nearest, type Language, type Message} from '@tehai/kernel/source'
import {findKey, keyOf, type Key} from '../../grammar/keys/keys.js'
import {nameLike} from '../../grammar/keys/name-like.js'
import {keysBegunBy} from '../../grammar/situation/keys-begun.js'
import {findPlayer} from '../../grammar/situation/players.js'
import {pageMessage} from '../../grammar/messages.js'
import {factsInRow} from './facts-in-row.js'
import {parseSituation} from '../../grammar/situation/parse-situation.js'
import {namesOfYaku} from '../../grammar/block/keys-of-value.js'

/** Letters and punctuation, without a digit. */
const text = /^[\s\p{L}\p{P}]{3,200}$/u
const latinWord = /[A-Za-z'’]{2,200}/g
const eastAsian =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}][ー\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u
/** A comment of other languages; here it begins with `#`. */
const comment =
  /^(?:\/\/|\/\*|<!--|--|%)[-*/ \t]{0,9}([^\s-](?:[^-*]|-(?!-)|\*(?!\/))*?)[ \t]{0,9}(?:-->|\*\/)?$/

/** A key after a mark instead of before it: `:waits 12z`, `@dora 5s`. */
const keyAfterMark = /^([:：@!.#$]{1,2})([\p{L}-]{2,20})[ 　]{1,3}(\S.*)$/u

/** A question mark at either end of a text. */
const isQuestion = /^[?？]|[?？]$/

/**
 * Reports once that a row is text, in place of the messages about its words as tiles; returns the messages unchanged if
 * it is not text.
 *
 * @param source
 *   The row, without blanks around it.
 * @param messages
 *   Messages about its notation; spans are offsets into the row.
 * @param lang
 *   Language of the block; keys are proposed in the language of the text.
 * @param isRiver
 *   Whether it is a river, a sequence of discards (default: `false`).
 */
export function withProse(
  source: string,
  messages: readonly Message[],
  lang: Language,
  isRiver = false
): readonly Message[] {
  const begun = isRiver || messages.length === 0 ? [] : keysBegunBy(source)
  if (begun.length > 0)
    return [
      blockMessage(
        'missing-colon',
        0,
        source.length,
        {},
        begun.map(name => `${name}:`)
      )
    ]
  const errors = messages.filter(({severity}) => severity === 'error')
  if (errors.length === 0 || source.length > 200) return messages
  const [before = '', word = '', value = ''] = keyAfterMark.exec(source)?.slice(1) ?? []
  if (word !== '' && findKey(word))
    return [blockMessage('missing-colon', 0, before.length + word.length, {}, [`${word}: ${value}`])]
  const [, remark = ''] = comment.exec(source) ?? []
  if (remark !== '') return [pageMessage('prose-row', 0, source.length, {}, [`# ${remark}`])]
  if (findPlayer(source)) return [pageMessage('prose-row', 0, source.length, {}, [`${source}:`])]
  const isMeant = errors.some(({expected}) => expected.length > 0)
  const facts = isRiver ? [] : factsInRow(source)
  // A drawn tile belongs in the row.
  if (facts.length > 0 && !(isMeant && isDraw(facts))) return facts
  const fact = factKey(source)
  // A situation names its own dora.
  const named = fact === null ? keyInRow(source, isMeant) : null
  if (named) return [named]
  const behind = isRiver ? null : noteBehind(source, messages, lang)
  if (behind) return [behind]
  const isProse = (text.test(source) && (eastAsian.test(source) || isLatin(source))) || isSentence(source)
  if (isMostlyTiles(source)) return messages
  if (fact === null && (isMeant || !isProse)) return withWordsTogether(source, messages)
  const key = fact ?? keyOf(isQuestion.test(source) || /[？?][\s　]/u.test(source) ? 'question' : 'note')
  const meant = `${nameLike(key, source, lang)}: ${source.replace(/^[?？]\s{0,9}/, '')}`
  return [pageMessage('prose-row', 0, source.length, {}, [meant])]
}

/** Words after tiles, after a mark or in brackets, without digits, as digits are for tiles. */
const note =
  /^[\s#＃※*←→⇒/／―–—:：;；=(（[［【「<＜"“'-]{0,4}(\p{L}[^\d０-９]{1,60}?)[)）\]］】」>＞"”'。.!！]{0,2}$/u

/** Words that belong to a row and are long enough to be misspelt. */
const wordsOfTiles = ['tsumo', 'east', 'south', 'west', 'north', 'white', 'green', 'haku', 'hatsu', 'chun']

/** Messages about letters of words, some of which are marks of tiles. */
const letterMessages: ReadonlySet<string> = new Set([
  'bad-char',
  'packed-honor-letter',
  'dangling-mark',
  'dangling-modifier',
  'turned-tile',
  'red-not-five',
  'missing-suit'
])

const callWord = /^(?:ポン|チー|カン|碰|吃|槓|杠)[ 　]?[東南西北白發発中]/u

/** A word before an offset, and the longest that is looked at. */
const wordBefore = /(?<=^|[\s,])[A-Za-z]{3,20}[ ,]{1,2}$/
const LONGEST_WORD = 24

/** The message for words after the tiles of a row, none of which resembles a tile; `null` if there are none. */
function noteBehind(source: string, messages: readonly Message[], lang: Language): Message | null {
  const errors = messages.filter(({severity}) => severity === 'error')
  if (errors.some(({id, expected}) => !letterMessages.has(id) || (id === 'bad-char' && expected.length > 0)))
    return null
  let start = messages.reduce((least, one) => Math.min(least, one.start), source.length)
  // All letters of a word may be readable as tiles: `good shape`.
  for (let found; (found = wordBefore.exec(source.slice(Math.max(0, start - LONGEST_WORD), start)));)
    start -= found[0].length
  const tiles = source.slice(0, start).trimEnd()
  // Characters directly after tiles may be meant as tiles.
  if (tiles.length === start && /^(?![ぁ-ん]|[\p{L}ー]?[ぁ-ん])\p{L}/u.test(source.slice(start))) return null
  // A call is part of the row.
  if (callWord.test(source.slice(start))) return null
  const [, words = ''] = note.exec(source.slice(start)) ?? []
  const isText =
    eastAsian.test(words) ||
    (/[A-Za-z]{4}/.test(words) && nearest(words.toLowerCase(), wordsOfTiles).length === 0)
  if (!isText || !/\d[mpsz]|[東南西北白發発中]$/u.test(tiles)) return null
  const key = factKey(words) ?? keyOf(isQuestion.test(words) ? 'question' : 'note')
  return blockMessage('own-line', start, source.length, {}, [`${nameLike(key, source, lang)}: ${words}`])
}

/** Words of letters, separated by blanks. */
const letters = /^[\p{L}'’]{1,40}(?:[ \t][\p{L}'’]{1,40})*$/u

/** Messages, with a single one for adjacent words that do not resemble tiles: `The hand is 123m456p`. */
function withWordsTogether(source: string, messages: readonly Message[]): readonly Message[] {
  const together: Message[] = []
  for (const one of messages) {
    const before = together.at(-1)
    const isNext =
      before !== undefined &&
      isUnknown(before) &&
      isUnknown(one) &&
      letters.test(source.slice(before.start, one.end))
    if (isNext) together[together.length - 1] = pageMessage('prose-row', before.start, one.end)
    else together.push(one)
  }
  return together
}

const isUnknown = ({id, expected}: Message): boolean =>
  (id === 'bad-char' || id === 'prose-row') && expected.length === 0

/** Whether a text has two words in Latin letters, one of them too long to be letters of tiles. */
function isLatin(source: string): boolean {
  const words = source.match(latinWord) ?? []
  return words.length > 1 && words.some(({length}) => length > 3)
}

/** Fewer words are not a sentence, as tiles can have words between them. */
const FEWEST_WORDS = 4

/** Whether a text is a sentence that names tiles: `This hand waits for 69s.`, この手は69s待ちです。 */
const isSentence = (source: string): boolean =>
  (source.match(latinWord)?.length ?? 0) >= FEWEST_WORDS || /[。！？]$|^[^\d]{2,40}[？?][\s　]/u.test(source)

const isDraw = ([first, ...others]: readonly Message[]): boolean =>
  others.length === 0 && findKey(/^[^:]*/.exec(first?.expected[0] ?? '')![0])?.key.id === 'draw'

/** Whether most words of a row are tiles written in characters: 一萬 二萬 三洞. */
const isMostlyTiles = (source: string): boolean => {
  const words = source.split(/[\s　、,]+/u)
  const tiles = words.filter(word =>
    /^(?:[一二三四五六七八九]{1,9}[萬万筒饼餅索条條]|[東东南西北白發発发中]{1,4})$/u.test(word)
  )
  return tiles.length > 1 && 2 * tiles.length >= words.length
}

/** A word before tiles: `ドラ3m`, `dora 3m`. */
const wordBeforeTiles = /(?<=[\s,;、，])([^\s\d,;、，]{2,20})[ 　]?(?=\d{1,4}[mpsz])/gu

/**
 * The message for a key without its colon after tiles; `null` if there is none. Words for a drawn tile are left alone
 * if the row is meant to include that tile.
 */
function keyInRow(source: string, isMeant: boolean): Message | null {
  for (const {0: written, 1: word = '', index} of source.matchAll(wordBeforeTiles)) {
    const value = findKey(word)?.key.value
    const end = index + written.trimEnd().length
    if (value === 'tiles' || (value === 'tile' && !isMeant)) return blockMessage('key-in-line', index, end)
  }
  return null
}

/**
 * Digits that are not a sum of points, which is at least in the hundreds, and a single letter: tiles that are still
 * being typed.
 */
const isBeginning = (source: string): boolean =>
  /^\p{L}$/u.test(source) || (/^[\d\s]{1,200}$/.test(source) && !source.endsWith('00'))

/** The points of three or four players: `25000 24000 26000 25000`. */
const pointsOfPlayers = /^\d{3,6}(?:[\s,、／/]{1,3}\d{3,6}){2,3}$/

/** The key for a text that says something about the state of play, or names yaku; `null` for any other text. */
function factKey(source: string): Key | null {
  if (isBeginning(source)) return null
  if (pointsOfPlayers.test(source)) return keyOf('scores')
  if (parseSituation(source).every(({field}) => field !== 'unread')) return keyOf('situation')
  const words = source.toLowerCase().split(/[\s,、，・·]+/)
  return words.every(word => namesOfYaku.has(word)) ? keyOf('yaku') : null
}
