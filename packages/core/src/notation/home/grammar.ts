/**
 * Grammars of the home dialects: which signs each one reads, and what reads them. A sign that is not here is foreign.
 */
import {fold, foldQuotes, INVISIBLE} from './fold.js'
import {readDim, readLabel, readLeftOut, readRing, readUnderscore, readUnknown} from './read-display.js'
import {readKita} from './kita.js'
import {
  readHonor,
  readOver,
  readPostfix,
  readPrefix,
  readRedOrHonor,
  readRiverSign,
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

type Signs = ReadonlyArray<readonly [signs: string, reader: Reader]>

// What may stand in a text, sign by sign; `Signs` further down win over those before them.
const blanks: Signs = [
  [' \t\v\f\u00A0\u2002\u2003\u2009,', readBlank],
  ['\n\r\u2028\u2029', readLineBreak],
  [INVISIBLE, skip]
]
const digits: Signs = [['0123456789', readDigit]]
const suits: Signs = [['mpsz', readSuit]]
const kanji: Signs = [['東南西北白發中', readKanji]]
const red: Signs = [['r赤', readRed]]
const arashino: Signs = [
  ['-', readDash],
  ['=+', readCallMark],
  ['x', readBackSuit]
]
const quote: Signs = [
  ["'", readQuote],
  ['x', readHidden]
]
const paiga: Signs = [
  ['tnhc', readHonor],
  ['mps', readSuitOrHonor],
  ['r', readRedOrHonor],
  ['yag赤', readPrefix],
  ['o', readOver],
  ['ld', readPostfix],
  ['j', readRiverSign]
]
const display: Signs = [
  ['!', readRing],
  ['~', readDim],
  ['{', readLabel],
  ['_', readUnderscore],
  ['?', readUnknown],
  ['….', readLeftOut]
]
const together: Signs = [
  ['f', readKita],
  ['-', readDashOrGap],
  ['x', readBackOrHidden]
]

function readersOf(...groups: readonly Signs[]): ReadonlyMap<string, Reader> {
  return new Map(
    groups.flat().flatMap(([signs, reader]) => [...signs].map((sign): [string, Reader] => [sign, reader]))
  )
}

const plain = [blanks, digits, suits, kanji]

export const mpszGrammar: Grammar = {
  id: 'mpsz',
  readers: readersOf(...plain, red),
  fold,
  gaps: true,
  paiga: false,
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
  chains: true,
  doubtsLetters: false,
  explainsSlips: true
}

/** ASCII only, one meld a run: what the types read as well. */
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
  chains: true,
  doubtsLetters: true,
  explainsSlips: true
}
