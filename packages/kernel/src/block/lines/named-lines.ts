/**
 * Lines that begin with the name of a key or a section: `key: value`, and without the colon `waits 258s`, `対面 西家 31000`.
 */
import type {HeaderLine, KeyLine, LineGrammar} from './line-grammar.js'

/** Whether a unit is white space. ASCII is tested first: every unit of a line may be looked at. */
export function isBlank(unit: string | undefined): boolean {
  return unit !== undefined && (unit <= ' ' || unit > '~') && /\s/.test(unit)
}

/** An unknown name is still a key when it is made of words: `wait: 25p`, `まち: 25p`. */
const wordsOnly = /^\p{L}[\p{L}\p{M}\p{N} \u3000_・'’-]*$/u

/** What lists and markup put around a name: `- waits`, `**waits**`, `"waits"`. */
const aroundNames = /^(?:(?:[-*+•・>]|\d{1,2}[.)])[ \t\u3000]{1,4})?["'“*_`]{0,3}(.*?)["'”*_`]{0,3}$/u

/** A name without what lists and markup put around it. */
export function bareName(name: string): string {
  return aroundNames.exec(name)?.[1] ?? name
}

/** `name: value` as a key or a header; `null` if the line is neither. */
export function namedLine<Key, Header>(
  text: string,
  start: number,
  end: number,
  {findHeader, findKey}: Pick<LineGrammar<Key, Header, string>, 'findHeader' | 'findKey'>
): KeyLine<Key> | HeaderLine<Header> | null {
  const colon = text.slice(start, Math.min(end, start + 65)).search(/[:：]/)
  if (colon < 1) return null
  let nameEnd = start + colon
  while (isBlank(text[nameEnd - 1])) nameEnd--
  let valueStart = start + colon + 1
  // `fu:: 25`; with a name after the second colon it is a directive.
  if (/[:：]/.test(text[valueStart] ?? '') && isBlank(text[valueStart + 1])) valueStart++
  while (valueStart < end && isBlank(text[valueStart])) valueStart++
  const name = text.slice(start, nameEnd)
  const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
  const whole = findHeader(name)
  const aside = whole === null ? headerBeforeAside(name, findHeader) : null
  const header = whole ?? aside?.header
  if (header) {
    const at = start + (aside?.length ?? 0)
    const own = aside && {nameEnd: at, valueStart: at}
    return {type: 'header', header, colon: true, start, end, ...place, ...own}
  }
  const found = findKey(name)
  if (!found && !wordsOnly.test(name)) {
    const isKey = (word: string) => findKey(word) !== null || findHeader(word) !== null
    // `1z2z: waits` and `- waits: 1z2z` are unknown keys, not rows.
    const isMeant = isKey(bareName(name)) || (end - valueStart <= 64 && isKey(text.slice(valueStart, end)))
    if (!isMeant) return null
  }
  return {type: 'key', key: found?.key ?? null, name: found?.name ?? null, colon: true, start, end, ...place}
}

/** A header without a colon: `対面 西家 31000`. */
export function bareHeaderLine<Header>(
  text: string,
  start: number,
  end: number,
  {bareHeader, findHeader}: Pick<LineGrammar<unknown, Header, string>, 'bareHeader' | 'findHeader'>
): HeaderLine<Header> | null {
  if (!bareHeader) return null
  bareHeader.lastIndex = start
  const name = bareHeader.exec(text)?.[0]
  const header = name === undefined ? null : findHeader(name)
  if (name === undefined || header === null) return null
  const nameEnd = start + name.length
  let valueStart = nameEnd
  while (isBlank(text[valueStart])) valueStart++
  if (valueStart >= end) return null
  return {
    type: 'header',
    header,
    colon: false,
    start,
    end,
    nameStart: start,
    nameEnd,
    valueStart,
    valueEnd: end
  }
}

/** A header with brackets before its colon: what is in them begins the value, as in `self (South): 25000`. */
function headerBeforeAside<Header>(
  name: string,
  findHeader: (name: string) => Header | null
): {readonly header: Header; readonly length: number} | null {
  const [, before = ''] = /^([^()（）]{1,24})[(（][^()（）]{1,40}[)）]$/u.exec(name) ?? []
  const header = before === '' ? null : findHeader(before.trimEnd())
  return header === null ? null : {header, length: before.length}
}

/**
 * Source of a pattern for up to three words of letters, then a blank, a character typed for the colon, or the end of the
 * line: `ura dora indicator 3p`.
 */
export const bareWords =
  '\\p{L}[\\p{L}_-]+(?:[ \\t\\u3000]\\p{L}[\\p{L}_-]*){0,2}(?=[ \\t\\u3000\\r\\n;；=＝]|$)'

/** Characters that are typed in place of a colon, with the blanks around them. */
const isBlankOrSlip = (unit: string): boolean => isBlank(unit) || /[;；=＝]/.test(unit)

/** A key without a colon, as in `waits 258s` or `river` alone. */
export function bareKeyLine<Key>(
  text: string,
  start: number,
  end: number,
  {bareKey, findKey, isBareKey}: Pick<LineGrammar<Key, unknown, string>, 'bareKey' | 'findKey' | 'isBareKey'>
): KeyLine<Key> | null {
  bareKey.lastIndex = start
  for (let name = bareKey.exec(text)?.[0] ?? ''; name !== ''; name = name.replace(/(?:^|\s)\S*$/, '')) {
    const nameEnd = start + name.length
    if (nameEnd > end) continue
    const key = findKey(name)?.key ?? null
    if (!isBareKey(name, key, nameEnd === end)) continue
    let valueStart = nameEnd
    while (valueStart < end && isBlankOrSlip(text[valueStart]!)) valueStart++
    const place = {start, end, nameStart: start, nameEnd, valueStart, valueEnd: end}
    return {type: 'key', key, name: null, colon: false, ...place}
  }
  return null
}
