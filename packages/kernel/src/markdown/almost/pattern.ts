/**
 * The pattern that finds what may be an almost-directive.
 */
import {widen} from '../../source/text/wide.js'
import {opening, other} from './brackets.js'
import {isLong, shortest} from './names.js'
import {aroundOf} from './enclosures.js'
import {fenceOfOtherMarks} from './fence-marks.js'
import type {Spelling} from './spelling.js'
import {escapePattern, inAnyCase} from '../../source/text/pattern.js'

/**
 * A pattern that finds candidates. It is linear: it looks at three colons at most, and at words no longer than a name
 * can be.
 *
 * @param id
 *   The language of fences.
 * @param spelling
 *   What each name is called elsewhere, and the other languages of fences that mean the game.
 */
export function almostPattern(
  id: string,
  names: ReadonlySet<string>,
  {aliases, fences, loose}: Pick<Spelling, 'aliases' | 'fences' | 'loose'>
): RegExp {
  const written = [...names].flatMap(name => [name, widen(name)]).map(escapePattern)
  const exact = `(${written.join('|') || '(?!)'})(?:[{${escapePattern(opening)}]|[ \\t]?[${Object.keys(other).join('')}]|[ \\t]\\[|\\\\\\[)`
  const open = `(${written.join('|') || '(?!)'})(?:[ \\t]{1,3}|[=:：][ \\t]{0,3})(?=[^\\s{${escapePattern(opening)}${Object.keys(other).join('')}])`
  const isWide = [...names].some(name => /[^ -~]/.test(name))
  const near = `(${[...names].map(wordsNear).filter(Boolean).join('|') || '(?!)'}${isWide ? `|${wideWord}` : ''})(?:\\[|[ \\t]*\\r?\\n)`
  const related = `(${relatedNames(names, aliases).join('|') || '(?!)'})(?:\\[|[ \\t]*(?:\\{[^{}\\n]{0,200}\\})?[ \\t]*\\r?\\n)`
  const bare = `(?:[:：][ \\t]{1,3})?(${[...names].map(escapePattern).join('|') || '(?!)'})[\\[［{]`
  const inside = aroundOf([
    ...written,
    ...[...names].flatMap(name => [name, ...(aliases.get(name) ?? [])]).map(inAnyCase)
  ])
  const free = loose ? `|${loose.source(names, aliases)}` : ''
  const spaced = `:{3,6}[ \\t]{0,3}(${written.join('|') || '(?!)'})(?=[ \\t]{0,3}\\{|[ \\t]{1,3}[^\\s{])`
  const fence = fenceOfOtherMarks([id, ...names, ...fences].map(escapePattern))
  return new RegExp(
    `[:：]{1,3}(?:${exact}|${near}|${related}|${open})|${bare}|${fence}|${inside}|${spaced}${free}`,
    'g'
  )
}

/** Patterns of words that are not a name, but may be meant as one where notation follows them. */
function relatedNames(names: ReadonlySet<string>, aliases: Spelling['aliases']): string[] {
  return [...names]
    .flatMap(name => aliases.get(name) ?? [])
    .filter(word => !names.has(word))
    .map(word => (isLong(word) ? wordsNear(word) : inAnyCase(word)))
}

/** A short word that is not the name of another plugin (such names are in Latin letters). */
const wideWord = '[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]{1,4}'

/** A pattern of the words that may be near a name of Latin letters; empty for other names. */
function wordsNear(name: string): string {
  if (!/^[a-z]+$/i.test(name)) return ''
  const first = `[${name[0]!.toLowerCase()}${name[0]!.toUpperCase()}]`
  const rest = name.length - 1
  const slack = name.length < shortest ? 0 : Math.floor(name.length / 3)
  return `${first}[A-Za-z]{${rest - slack},${rest + slack}}`
}
