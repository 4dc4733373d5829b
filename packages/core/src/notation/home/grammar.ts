/**
 * Grammars of the home dialects: which characters each dialect reads, and the reader of each. Any other character is
 * foreign.
 */
import {fold, foldQuotes, INVISIBLE} from './fold.js'
import {readDim, readLabel, readLeftOut, readRing, readUnderscore, readUnknown} from './read-display.js'
import {readKitaOrFlowers} from './kita.js'
import {
  readHonor,
  readOver,
  readPostfix,
  readPrefix,
  readRedOrHonor,
  readRiverMarker,
  readSuitOrHonor
} from './read-paiga.js'
import {
  readBackOrHidden,
  readBackSuit,
  readBlank,
  readCallMark,
  readDash,
  readDashOrGap,
  readDigit,
  readHidden,
  readKanji,
  readLineBreak,
  readQuote,
  readRed,
  readSuit,
  skip
} from './read-tiles.js'
import type {Grammar, Reader} from './row.js'

type Characters = ReadonlyArray<readonly [characters: string, reader: Reader]>

// What a text may contain, character by character; later `Characters` override earlier ones.
const blanks: Characters = [
  [' \t\v\f\u00A0\u2002\u2003\u2009,', readBlank],
  ['\n\r\u2028\u2029', readLineBreak],
  [INVISIBLE, skip]
]
const digits: Characters = [['0123456789', readDigit]]
const suits: Characters = [['mpsz', readSuit]]
const kanji: Characters = [['東南西北白發中', readKanji]]
const red: Characters = [['r赤', readRed]]
const arashino: Characters = [
  ['-', readDash],
  ['=+', readCallMark],
  ['x', readBackSuit]
]
const quote: Characters = [
  ["'", readQuote],
  ['x', readHidden]
]
const paiga: Characters = [
  ['tnhc', readHonor],
  ['mps', readSuitOrHonor],
  ['r', readRedOrHonor],
  ['yag赤', readPrefix],
  ['o', readOver],
  ['ld', readPostfix],
  ['j', readRiverMarker]
]
const display: Characters = [
  ['!', readRing],
  ['~', readDim],
  ['{', readLabel],
  ['_', readUnderscore],
  ['?', readUnknown],
  ['….', readLeftOut]
]
const together: Characters = [
  ['f', readKitaOrFlowers],
  ['-', readDashOrGap],
  ['x', readBackOrHidden]
]

function readersOf(...groups: readonly Characters[]): ReadonlyMap<string, Reader> {
  return new Map(
    groups
      .flat()
      .flatMap(([characters, reader]) =>
        [...characters].map((character): [string, Reader] => [character, reader])
      )
  )
}

const plain = [blanks, digits, suits, kanji]

export const mpszGrammar: Grammar = {
  id: 'mpsz',
  readers: readersOf(...plain, red),
  fold,
  gaps: true,
  paiga: false,
  groups: false,
  chains: false,
  doubtsLetters: false,
  explainsSlips: true
}

export const arashinoGrammar: Grammar = {
  id: 'arashino',
  readers: readersOf(...plain, red, arashino),
  fold,
  gaps: true,
  paiga: false,
  groups: false,
  chains: true,
  doubtsLetters: false,
  explainsSlips: true
}

export const paigaGrammar: Grammar = {
  id: 'paiga',
  readers: readersOf(...plain, paiga),
  fold,
  gaps: true,
  paiga: true,
  groups: false,
  chains: false,
  doubtsLetters: false,
  explainsSlips: true
}

/** White space is ignored everywhere. */
export const quoteGrammar: Grammar = {
  id: 'quote',
  readers: readersOf(...plain, quote),
  fold,
  gaps: false,
  paiga: false,
  groups: false,
  chains: true,
  doubtsLetters: false,
  explainsSlips: true
}

/** ASCII only, one meld in each run: the same as the types read. */
export const typedGrammar: Grammar = {
  id: 'typed',
  readers: readersOf(
    digits,
    suits,
    [
      ['r', readRed],
      [' ,', readBlank]
    ],
    arashino,
    quote
  ),
  fold: foldQuotes,
  gaps: true,
  paiga: false,
  groups: false,
  chains: false,
  doubtsLetters: false,
  explainsSlips: false
}

export const autoGrammar: Grammar = {
  id: 'auto',
  readers: readersOf(...plain, arashino, quote, paiga, display, together),
  fold,
  gaps: true,
  paiga: true,
  groups: true,
  chains: true,
  doubtsLetters: true,
  explainsSlips: true
}
