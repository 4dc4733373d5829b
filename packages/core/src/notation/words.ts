/**
 * Words for the ids that messages of notation carry: whom a tile was called from, which honor, what was expected.
 *
 * What belongs to a dialect has its own entry in `dialects.ts` of each language.
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

/** What people call each dialect: `{dialect} notation`, `{dialect}の表記`. */
export const dialectWords: DialectWords = columnOf('name')

/** What a text of each dialect shows. */
export const reasonWords: DialectWords = columnOf('shows')

/** Whom a tile was called from. */
export const seatWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'seats'))

/** The honors by tile. */
export const honorWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'honors'))

/** What a letter was read as that may be a slip. */
export const letterWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'letters'))

/** Where a blank makes clear what is meant: "put a space …", 「…に空白を入れてください」. */
export const placeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'places'))

/** What is expected in place of a character that a dialect does not know. */
export const characterWords: Vocabulary = {
  ...columnOf('expected'),
  ...inEachLanguage(entryOf(dictionaries, 'characters'))
}

/** Ranks that exist. */
export const rankWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'ranks'))

/** Where other copies of a tile are that were counted; '' where all are in its own row. */
export const elsewhereWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'elsewhere'))

/** That three honors that follow each other are no run; '' for other tiles. */
export const runWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'runs'))

/** Sizes of melds. */
export const sizeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'sizes'))

/** Where a mark belongs: "expected it …", 「…に置いてください」. */
export const markPlaceWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'markPlaces'))

/** How many tiles a hand has. */
export const handSizeWords: Vocabulary = inEachLanguage(entryOf(dictionaries, 'handSizes'))
