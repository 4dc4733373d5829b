/**
 * Edits of notation in which each character is a word: replace characters without a meaning by ones that sound or look
 * alike.
 *
 *     三方五饼    三万五饼        束東東    東東東        白班    白板        오톤    오통
 */
import type {Span} from '../../source/message/message.js'
import {sameForms, soundsSame} from '../../source/sounds/sounds.js'
import type {AddEdit} from './edit.js'

/** Longest run of characters that is edited, and most characters in it without a meaning, in UTF-16 units. */
const LONGEST = 40
const MOST_UNKNOWN = 6

/** Edits of one run. */
const MOST_EDITS = 24

/** Cost of such an edit: less than that of a word with similar letters. */
const COST = 0.5

const runs = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g

/** Adds the edits of the run of characters at a range. `characters` are those of which notation consists. */
export function addRunEdits(
  text: string,
  line: Span,
  range: Span,
  characters: readonly string[],
  add: AddEdit
): void {
  for (const {index, 0: run} of text.slice(line.start, line.end).matchAll(runs)) {
    const start = line.start + index
    const end = start + run.length
    if (end <= range.start || start >= range.end || run.length > LONGEST) continue
    const known = new Set(characters)
    if ([...run].filter(one => !known.has(one)).length > MOST_UNKNOWN) continue
    meantBy(run, text, characters).forEach((meant, order) => add(start, end, meant, COST + order * 0.002))
  }
}

/**
 * What a run may have been meant as: every character without a meaning replaced or, if all have one, a single
 * character.
 */
function meantBy(run: string, text: string, characters: readonly string[]): readonly string[] {
  const known = new Set(characters)
  const all = [...run]
  if (all.every(one => known.has(one)))
    return all
      .flatMap((one, at) => likeIn(one, text, characters).map(other => all.with(at, other).join('')))
      .slice(0, MOST_EDITS)
  let found = ['']
  for (const one of run) {
    const others = known.has(one) ? [one] : likeIn(one, text, characters)
    if (others.length === 0) return []
    found = found.flatMap(before => others.map(other => before + other)).slice(0, MOST_EDITS)
  }
  return found.filter(one => one !== run)
}

/** The characters like another, each in one form: the form that occurs in the text, if there is one. */
function likeIn(one: string, text: string, characters: readonly string[]): readonly string[] {
  const byForm = new Map<string, string>()
  for (const other of characters.filter(
    other => soundsSame(one, other) || sameForms(one) === sameForms(other)
  )) {
    const form = sameForms(other)
    if (!byForm.has(form) || (text.includes(other) && !text.includes(byForm.get(form)!)))
      byForm.set(form, other)
  }
  return [...byForm.values()]
}
