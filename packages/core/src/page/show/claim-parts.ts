/** The parts of a page for a claim: its result, a table of reference, an answer. */
import type {Markup} from '@tehai/kernel/markup'
import type {Verdict} from '../check/result/claims.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import {readTiles} from '../grammar/tiles/read-tiles.js'
import {tilesWord, valueWords} from './facts.js'
import type {ShownPart} from './groups.js'
import {factsOf, inFold, onPage, type Display} from './display.js'

/** The result of a claim, or the claim as written if it is not checked. */
const verdictOf = (display: Display, value: EntryValue): Omit<Verdict, 'messages'> =>
  display.verdicts.get(value) ?? asWritten(display, value)

/** A claim as a fact, folded away for `??`. */
export function claim(display: Display, value: EntryValue): ShownPart[] {
  const {context} = display
  const {key} = value.entry
  const {state, shown, more} = verdictOf(display, value)
  const term = key[context.settings.lang]
  const part = factsOf({key: key.id, term, words: shown, more, state})
  return [{part, isFolded: value.fill === '??'}]
}

/** A table of reference; other claims are shown as a fact. */
export function tableOf(display: Display, value: EntryValue): readonly ShownPart[] {
  const verdict = display.verdicts.get(value)
  if (!verdict || verdict.more.length === 0) return claim(display, value)
  return [onPage({type: 'more', content: verdict.more})]
}

/** The answer of a quiz, folded away. */
export function answer(display: Display, value: EntryValue): ShownPart[] {
  const {shown, more} = verdictOf(display, value)
  return [inFold({type: 'words', key: 'answer', words: shown}), ...below(more)]
}

/** Flow content from a verdict. */
const below = (content: readonly Markup[]): ShownPart[] =>
  content.length === 0 ? [] : [inFold({type: 'more', content})]

/** A claim that was not checked: as tiles if it consists of tiles only, otherwise as words. */
function asWritten({context, messages}: Display, value: EntryValue): Omit<Verdict, 'messages'> {
  const text = value.entry.value
  const {tiles, messages: problems} = readTiles(text, context.settings.dialect)
  const isTiles = tiles.length > 0 && problems.length === 0
  const shown = isTiles ? tilesWord(context, text) : valueWords(context, value, messages)
  return {state: 'unchecked', shown, more: []}
}
