/**
 * Block: the grammar of ```mahjong blocks. Rows are hands and rivers, sections are players, keys apply to rows.
 *
 * The reader is `parseBlock` of `@tehai/kernel/block`, which all games share.
 */
import {
  bareWords,
  parseBlock as parse,
  type Block as BlockOf,
  type BlockGrammar,
  type BlockItem as ItemOf,
  type BlockRow as RowOf,
  type BlockSection as SectionOf,
  type KeyItem,
  type KeyLine,
  type KeyRoom,
  type Line
} from '@tehai/kernel/block'
import {inKatakana, nearestOrSounding, keysOf, soundingLike} from '@tehai/kernel/sounds'
import {plainNumbers} from '../../../notation/plain-numbers.js'
import {exampleOfCall, isRedFive} from './call-words.js'
import {isPoints, keysOfValue} from './keys-of-value.js'
import {divideHeader} from './header-row.js'
import {roundAsKey, situationAlone, situationStart} from './round-as-key.js'
import {divideLine} from './row-facts.js'
import {findKey, keys, nearestKeys, type Key, type KeyValue} from '../keys/keys.js'
import {nearOtherKeys, otherKeys} from '../keys/other-keys.js'
import {pageMessage} from '../messages.js'
import {isChoiceLine} from './choice-lines.js'
import {isOtherPart} from '../situation/situation-parts.js'
import {bareHeader, findPlayer, playerNames, type Who} from '../situation/players.js'

/** What a row shows. */
export type RowMode = 'hand' | 'river'

/** A row of tiles, or a river of one or more consecutive `j` lines, as typed. */
export type BlockRow = RowOf<RowMode>

/** A key and its value. */
export type BlockKey = KeyItem<Key>

/** The content of a section, in the order typed. */
export type BlockItem = ItemOf<Key>

/** The lines of one player, or those before the first header (`header: null`). */
export type BlockSection = SectionOf<Key, Who>

export type Block = BlockOf<Key, Who, RowMode>

/**
 * Whether several words are a phrase that others use for a key: `waiting on`. A single word may belong to a sentence.
 */
const isOtherKey = (name: string): boolean => name.includes(' ') && otherKeys(name) !== undefined

/** Keys whose values contain no other key; a situation names its own dora. */
const rooms: Partial<Record<KeyValue, KeyRoom>> = {
  row: 'row',
  river: 'row',
  tile: 'row',
  tiles: 'row',
  claim: 'claim',
  number: 'value',
  wind: 'value',
  round: 'value',
  flag: 'value',
  word: 'row'
}

/** The name of a key that is typed while the Korean input method is off: `thsvo`, 손패. */
const keyTypedInKorean = (name: string): string | undefined =>
  /^[A-Za-z]{3,16}$/.test(name)
    ? keys.find(({ko}) => /[가-힣]/.test(ko) && keysOf(ko).toLowerCase() === name.toLowerCase())?.ko
    : undefined

/** A word behind a tile. */
const wordBehind =
  /[mpszMPSZ東南西北白發発中萬万筒索][)）\s,，、/／;；(（]{1,4}(?:\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}])/u

/** The beginning of a tile and its word, with more text after it: 1zツモ、打9m. */
const tileAndWord =
  /(?:^|[\s,，、/／;；(（])(?:[0-9一二三四五六七八九][mpsz萬万筒索]|[白發発中])[ \u3000]?(?:\p{L}{2}|\p{Script=Han}|[로을를] )/u

/** A word with its tiles and nothing before it: ロン1z. */
const wordAlone = /^\p{L}{1,16}[!！]{0,3}[ \u3000]?[0-9]{1,5}[mpsz][!！]{0,3}$/u

/** Whether tiles may be named after a hand, or a key comes after another one: most lines have neither. */
function mayNameTiles(text: string, line: Line<Key, Who, RowMode>): boolean {
  const isBehind = line.type === 'key' && line.inLine === true
  const isBare = line.type === 'key' && !line.colon && line.key?.group === 'shown'
  const mayHaveHand = line.type !== 'key' || line.key?.value === 'row' || isBare
  if (isBehind || !mayHaveHand) return isBehind
  const written = text.slice(line.start, line.end)
  return [wordBehind, tileAndWord, wordAlone].some(one => one.test(written))
}

/** A line that is a situation without its key: `東1局 西家 6巡目`, 東1局: 南家; `null` for any other. */
function situationOfLine(text: string, line: Line<Key, Who, RowMode>): KeyLine<Key> | null {
  if (line.type === 'key') return line.key === null ? roundAsKey(text, line) : null
  situationStart.lastIndex = line.start
  return line.type === 'row' && situationStart.test(text) ? situationAlone(text, line) : null
}

/** How the lines of a block are distinguished, and what keys apply to. */
export const grammar: BlockGrammar<Key, Who, RowMode> = {
  findKey,
  nearest(name, value) {
    if (isPoints(value)) {
      const alike = soundingLike(name, nearestKeys(name))
      return alike.length > 0 ? alike : keysOfValue(name, value)
    }
    const other = otherKeys(name)
    // `hands` means yaku before a list of yaku, and tiles before tiles.
    if (other) return /^hands$/i.test(name) && keysOfValue(name, value).includes('hand') ? ['hand'] : other
    const korean = keyTypedInKorean(name)
    if (korean !== undefined) return [korean]
    const kana = inKatakana(name)
    if (kana !== name && findKey(kana)) return [kana]
    const [found, player] = [nearestKeys(name), nearestOrSounding(name.toLowerCase(), playerNames)]
    // In a name of two characters with one misspelt, both keys are equally near.
    const sounding = soundingLike(name, [...player, ...found])
    if (sounding.length > 0) return sounding
    const near = found.length > 0 && /[ -~]/.test(name) ? found : [...player, ...found]
    if (near.length > 0) return near
    const nearOther = nearOtherKeys(name)
    return nearOther.length > 0 ? nearOther : keysOfValue(name, value)
  },
  otherKey(name, start, end) {
    if (isRedFive(name)) return pageMessage('red-as-key', start, end)
    const example = exampleOfCall(name)
    return example === undefined ? null : pageMessage('call-as-key', start, end, {example})
  },
  bareKey: new RegExp(bareWords, 'uy'),
  isBareKey: (name, key, isAlone) =>
    key !== null || (!isAlone && (exampleOfCall(name) !== undefined || isOtherKey(name))),
  roomIn: ({value}) => rooms[value] ?? 'text',
  isUnit: ({id}) => id === 'fu',
  isItem: ({id}, line, before, isBelow) =>
    (id === 'choices' || id === 'candidates') && isChoiceLine(line, before, isBelow),
  findHeader: findPlayer,
  divide(text, line) {
    const situation = situationOfLine(text, line)
    if (situation) return [situation]
    return mayNameTiles(text, line) ? divideLine(text, line) : divideHeader(text, line)
  },
  bareHeader,
  sectionOf: who => ('player' in who ? who.player : who.wind),
  doubleHeader: (start, end) => pageMessage('double-player', start, end),
  bracketedHeader: (start, end, meant) =>
    pageMessage('bracketed-player', start, end, {}, [plainNumbers(meant)?.text ?? meant]),
  separators: new Map([
    ['→', '→'],
    ['⇒', '→'],
    ['->', '→'],
    ['=>', '→'],
    ['+', '+'],
    ['＋', '+']
  ]),
  modeOf: first => (/[jJｊＪ]/.test(first) ? 'river' : 'hand'),
  joined: 'river',
  wordsOf: {hand: ['hand', 'row'], river: ['river', 'row']},
  areParts: ({value: kind}, before, value) => kind === 'situation' && isOtherPart(before, value),
  withoutRow: ({of}, start, end) => pageMessage('key-without-row', start, end, {wanted: of})
}

/** Read a block. Never throws; takes time proportional to the length of the text. */
export function parseBlock(text: string): Block {
  return parse(text, grammar)
}
