/**
 * Words for the ids that messages of notation carry: whom a tile was called from, which honor, what was expected.
 *
 * What belongs to a dialect has its own entry in `dialects.ts` of each language.
 */
import {type InEachLanguage, type Translation, type Vocabulary, inEachLanguage} from '@tehai/kernel/source'
import type {DialectId} from './dialect.js'
import {en as enDialects} from './words/en/dialects.js'
import {en} from './words/en/vocabulary.js'
import {ja as jaDialects} from './words/ja/dialects.js'
import {ja} from './words/ja/vocabulary.js'

/** Words of each dialect in each language. */
type DialectWords = Readonly<Record<DialectId, InEachLanguage<string>>>

/** A column of the dictionaries of dialects. */
function columnOf(column: keyof typeof enDialects.auto): DialectWords {
  const of = (dictionary: Translation<typeof enDialects>) =>
    Object.fromEntries(Object.entries(dictionary).map(([id, words]) => [id, words[column]]))
  return inEachLanguage({en: of(enDialects), ja: of(jaDialects)}) as DialectWords
}

/** What people call each dialect: `{dialect} notation`, `{dialect}の表記`. */
export const dialectWords: DialectWords = columnOf('name')

/** What a text of each dialect shows. */
export const reasonWords: DialectWords = columnOf('shows')

/** Whom a tile was called from. */
export const seatWords: Vocabulary = inEachLanguage({en: en.seats, ja: ja.seats})

/** The honors by tile. */
export const honorWords: Vocabulary = inEachLanguage({en: en.honors, ja: ja.honors})

/** What a letter was read as that may be a slip. */
export const letterWords: Vocabulary = inEachLanguage({en: en.letters, ja: ja.letters})

/** Where a blank makes clear what is meant: "put a space …", 「…に空白を入れてください」. */
export const placeWords: Vocabulary = inEachLanguage({en: en.places, ja: ja.places})

/** What is expected in place of a character that a dialect does not know. */
export const characterWords: Vocabulary = {
  ...columnOf('expected'),
  ...inEachLanguage({en: en.characters, ja: ja.characters})
}

/** Ranks that exist. */
export const rankWords: Vocabulary = inEachLanguage({en: en.ranks, ja: ja.ranks})

/** Sizes of melds. */
export const sizeWords: Vocabulary = inEachLanguage({en: en.sizes, ja: ja.sizes})

/** Where a mark belongs: "expected it …", 「…に置いてください」. */
export const markPlaceWords: Vocabulary = inEachLanguage({en: en.markPlaces, ja: ja.markPlaces})

/** How many tiles a hand has. */
export const handSizeWords: Vocabulary = inEachLanguage({en: en.handSizes, ja: ja.handSizes})
