/**
 * Words for the ids in messages of notation: which player a tile was called from, which honor, what was expected.
 *
 * Words that belong to a dialect are in `dialects.ts` of each language.
 */
import {
  entryOf,
  forEachLanguage,
  inEachLanguage,
  type InEachLanguage,
  type Vocabulary
} from '@tehai/kernel/source'
import type {DialectId} from './dialect.js'
import {dictionaries as dialects} from './words/dialects.js'
import {dictionaries} from './words/vocabulary.js'

/** Words of each dialect in each language. */
type DialectWords = Readonly<Record<DialectId, InEachLanguage<string>>>

/** A column of the dictionaries of dialects. */
function columnOf(column: keyof typeof dialects.en.auto): DialectWords {
  return inEachLanguage(
    forEachLanguage(language =>
      Object.fromEntries(Object.entries(dialects[language]).map(([id, words]) => [id, words[column]]))
    )
  ) as DialectWords
}

/** The name of each dialect: `{dialect} notation`, `{dialect}の表記`. */
export const dialectWords: DialectWords = columnOf('name')

/** What a text in each dialect shows. */
export const reasonWords: DialectWords = columnOf('shows')

/** Whom a tile was called from. */
export const seatWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'seats'))

/** The honors by tile. */
export const honorWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'honors'))

/** The reading of a letter that may be a slip. */
export const letterWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'letters'))

/** Where a blank makes the meaning clear: "put a space …", 「…に空白を入れてください」. */
export const placeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'places'))

/** What is expected in place of a character that a dialect does not know. */
export const characterWords: Vocabulary = {
  ...columnOf('expected'),
  ...inEachLanguage(entryOf(dictionaries, 'characters'))
}

/** Ranks that exist. */
export const rankWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'ranks'))

/** Where other counted copies of a tile are; '' if all are in its own row. */
export const elsewhereWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'elsewhere'))

/** That three consecutive honors are not a run; '' for other tiles. */
export const runWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'runs'))

/** Sizes of melds. */
export const sizeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'sizes'))

/** Where a mark belongs: "expected it …", 「…に置いてください」. */
export const markPlaceWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'markPlaces'))

/** Numbers of tiles in a hand. */
export const handSizeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'handSizes'))
