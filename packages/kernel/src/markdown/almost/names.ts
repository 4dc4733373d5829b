/**
 * Names of directives that are written almost right: misspelt ones, and what a game is called elsewhere.
 */
import {nearest} from '../../source/nearest/nearest.js'
import type {Constructs} from './spelling.js'

/** Shorter names have too many words near them. */
export const shortest = 4

/**
 * Names used elsewhere that are long enough to be recognized when misspelt: shorter ones have too many words near
 * them.
 */
export const isLong = (word: string): boolean => word.length >= 7

/**
 * The name that a word was meant as; `null` if it is one of the names, or not near any of them.
 *
 * @param word
 *   As written after the colon.
 */
export function meantName(word: string, {names, spelling}: Constructs): string | null {
  if (names.has(word) || word.length > 64) return null
  const folded = word.toLowerCase()
  for (const name of names) if (name.toLowerCase() === folded) return name
  if (spelling.foreign.has(folded)) return null
  const near = [...names].filter(name => name.length >= shortest && name[0] === folded[0])
  return nearest(folded, near)[0] ?? null
}

/**
 * The name that a directive was meant as; `null` if it is one of the names, or another plugin's.
 *
 * @param word
 *   Its name as the author wrote it.
 * @param source
 *   The whole directive as written; `null` if that is not known.
 */
export function meantDirective(word: string, source: string | null, constructs: Constructs): string | null {
  const near = meantName(word, constructs)
  const related = constructs.names.has(word) || near !== null ? null : nameOfRelated(word, constructs)
  const label = /^:{1,2}[^:[{]{0,64}\[([^[\]\r\n]{1,200})\]/.exec(source ?? '')?.[1]
  if (near !== null && label !== undefined && !isOurs(near, label, constructs)) return null
  if (related === null) return near
  const body = /^:{3}[^\r\n]{0,200}\r?\n([^\r\n]{1,400})/.exec(source ?? '')?.[1]?.replace(/^[ \t>]+/, '')
  return constructs.spelling.isNotation(label ?? body?.slice(0, 200) ?? '') ? related : null
}

const hangul = /[\uac00-\ud7a3]/

/**
 * The first name that a word is an alias of, or nearly so; for an alias in a script other than Latin, a name in that
 * script.
 */
export function nameOfRelated(word: string, {names, spelling}: Constructs): string | null {
  const folded = word.toLowerCase()
  const isNear = (other: string) =>
    isLong(other) && other[0] === folded[0] && nearest(folded, [other]).length > 0
  const isRelated = (other: string) => other === folded || isNear(other)
  const found = [...names].find(name => spelling.aliases.get(name)?.some(isRelated)) ?? null
  const isAlike = (name: string) => /[^ -~]/.test(name) && hangul.test(name) === hangul.test(word)
  return (found !== null && /[^ -~]/.test(word) && [...names].find(isAlike)) || found
}

/**
 * Whether a directive with a name near ours is meant as ours. For a short name, the label decides: it may be another
 * plugin's.
 */
export function isOurs(name: string, label: string, {spelling}: Constructs): boolean {
  return isLong(name) || spelling.hasNotation(label)
}
