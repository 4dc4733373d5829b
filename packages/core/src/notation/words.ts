/**
 * Words for the ids that messages of notation carry: whom a tile was called from, which honor, what was expected.
 *
 * A dialect adds what it expects here, in both languages, and passes the id.
 */
import {type Language, type Vocabulary, inEachLanguage} from '@tehai/kernel/source'
import type {DialectId} from './dialect.js'
import {en} from './words/en/vocabulary.js'
import {ja} from './words/ja/vocabulary.js'

/** What people call each dialect: `{dialect} notation`, `{dialect}の表記`. */
export const dialectWords: Readonly<Record<DialectId, Readonly<Record<Language, string>>>> = inEachLanguage({
  en: en.dialects,
  ja: ja.dialects
})

/** Whom a tile was called from. */
export const seatWords: Vocabulary = inEachLanguage({en: en.seats, ja: ja.seats})

/** The honors by tile. */
export const honorWords: Vocabulary = inEachLanguage({en: en.honors, ja: ja.honors})

/** What a letter was read as that may be a slip. */
export const letterWords: Vocabulary = inEachLanguage({en: en.letters, ja: ja.letters})

/** Where a blank makes clear what is meant: "put a blank …", 「…に空白を入れてください」. */
export const placeWords: Vocabulary = inEachLanguage({en: en.places, ja: ja.places})

/** How to tell another notation, by dialect. */
export const otherWords: Vocabulary = inEachLanguage({en: en.others, ja: ja.others})

/** What could stand in place of a sign that a dialect does not know. */
export const signWords: Vocabulary = inEachLanguage({en: en.signs, ja: ja.signs})

/** Ranks that exist. */
export const rankWords: Vocabulary = inEachLanguage({en: en.ranks, ja: ja.ranks})

/** Sizes of melds. */
export const sizeWords: Vocabulary = inEachLanguage({en: en.sizes, ja: ja.sizes})

/** Where a mark belongs: "expected it …", 「…に置いてください」. */
export const markPlaceWords: Vocabulary = inEachLanguage({en: en.markPlaces, ja: ja.markPlaces})

/** How many tiles a hand has. */
export const handSizeWords: Vocabulary = inEachLanguage({en: en.handSizes, ja: ja.handSizes})
