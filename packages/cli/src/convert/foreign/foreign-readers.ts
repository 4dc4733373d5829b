/**
 * Readers of foreign constructs: the tiles in the match of a pattern, their waits and their notation.
 */
import type {DialectId} from '@tehai/core'
import type {ForeignConstruct, ForeignRow} from './foreign-construct.js'
import {readArguments, shortcodeArguments, wikiArguments, type ReadArguments} from './template.js'

/** The content of a match; `null` if it is not a construct. */
export type ForeignMatch = Partial<Omit<ForeignConstruct, 'id' | 'start' | 'end'>> | null

/** The lines of a group. */
export function rowsOf(match: RegExpExecArray, group: string): ForeignRow[] {
  const text = match.groups?.[group] ?? ''
  return rowsIn(text, match.indices!.groups?.[group]?.[0] ?? null)
}

/** The lines of a text. */
function rowsIn(text: string, start: number | null): ForeignRow[] {
  return [...text.matchAll(/[^\s][^\r\n]*/g)].map(line => ({
    text: line[0].trimEnd(),
    start: start === null ? null : start + line.index
  }))
}

function argumentsOf(match: RegExpExecArray, {tiles, waits, unread}: ReadArguments): ForeignMatch {
  if (tiles === null) return null
  const start = match.indices!.groups!['arguments']![0] + tiles.start
  return {rows: [{text: tiles.value.trim(), start}], waits, unread}
}

/** `{{machi|…}}`: tiles and what they wait for. */
export function readMachi(match: RegExpExecArray): ForeignMatch {
  const given = wikiArguments(match.groups!['arguments']!)
  return argumentsOf(match, readArguments(given, ['tiles', 'waits']))
}

/** Names that mean other things on other sites, so their tiles must look like tiles. */
const vagueNames = /^(?:hai|pai|tiles?|hand|t|mj|mj-.*|Tiles?|Hand|Hai|Pai|Mj\w*)$/

/** Every tile is spelt out, and some are followed by `h` or `-`, which other notations read as a dragon or a call. */
const spelt = /^(?=.*[h-])(?:[0-9][mpsz]h?|[\s-])+$/

/** A shortcode of Hugo, or the text between two. */
export function readShortcode(match: RegExpExecArray): ForeignMatch {
  const {name = '', arguments: given = '', row} = match.groups!
  const dialectsOf = (text: string): readonly DialectId[] | null =>
    name === 't' ? ['tempai'] : spelt.test(text) ? ['maku'] : null
  if (row !== undefined && given.trim() === '') return isVague(name, row) ? null : {dialects: dialectsOf(row)}
  const said = argumentsOf(match, readArguments(shortcodeArguments(given), ['tiles']))
  if (said) {
    const [{text}] = said.rows as readonly [ForeignRow]
    return isVague(name, text) ? null : {...said, dialects: dialectsOf(text)}
  }
  // A shortcode of tiles in an unknown form is left as it is and reported.
  const other = shortcodeArguments(given).map(({name: one, value}) => one ?? value)
  return vagueNames.test(name) || other.length === 0 ? null : {rows: [], unread: other}
}

const classOfTiles = /^(?:mahjong|mahjong-tiles?|mahjong-hand|majiang|tehai|paiga|mj|mjtiles?)$/i

/** An element with a class of tiles: `<div class="mahjong">`. */
export function readElement(match: RegExpExecArray): ForeignMatch {
  const {attributes = '', row = ''} = match.groups!
  const classes = (attributeOf(attributes, /^class$/)?.value ?? '').split(/\s+/)
  if (classes.includes('merjong')) return {dialects: ['merjong']}
  const named = classes.find(name => classOfTiles.test(name))
  return named !== undefined && looksLikeTiles(row) ? {} : null
}

/** `<mah-gen data-seq="…">`. */
export function readMahGen(match: RegExpExecArray): ForeignMatch {
  const {attributes = ''} = match.groups!
  const row = attributeOf(attributes, /^data-seq$/)
  if (!row || row.value.includes('\n')) return null
  const start = match.indices!.groups!['attributes']![0] + row.start
  const isRiver = /\bdata-river-mode(?:=["']?true["']?)?(?=[\s>])/.test(match[0])
  return {rows: rowsIn(row.value, start), mode: isRiver ? 'river' : 'hand'}
}

/** A component: `<Tiles hand="…">`, `<Hand>…</Hand>`. */
export function readComponent(match: RegExpExecArray): ForeignMatch {
  const {tag = '', attributes = '', row = ''} = match.groups!
  const tiles = attributeOf(attributes, /^(?:hand|tiles?|src|row|code|value|notation|data|name|id)$/)
  const waits = attributeOf(attributes, /^waits?$/)?.value ?? null
  const text = tiles?.value ?? row
  if (text.trim() === '' || isVague(tag, text)) return null
  if (!tiles) return {waits}
  const start = match.indices!.groups!['attributes']![0] + tiles.start
  return {rows: [{text: text.trim(), start: start + text.search(/\S/)}], waits}
}

/** An attribute of a tag: `hand="…"`, `hand={'…'}`. */
function attributeOf(
  attributes: string,
  name: RegExp
): {readonly value: string; readonly start: number} | null {
  for (const match of attributes.matchAll(
    // A name without a value is skipped as a whole, so that no part of it is tried as a name.
    /(?<name>[\w:-]+)(?:[ \t]*=[ \t]*(?:\{[ \t]*)?(?<quote>["'`])(?<value>[^"'`]*)\k<quote>)?/g
  )) {
    const {name: found = '', value} = match.groups!
    if (value !== undefined && name.test(found))
      return {value, start: match.index + match[0].length - 1 - value.length}
  }
  return null
}

/** `:mahjong-tiles{…}`, or on its own line `::mahjong-tiles{…}`. */
export function readDirective(match: RegExpExecArray): ForeignMatch {
  const said = argumentsOf(match, readArguments(shortcodeArguments(match.groups!['arguments']!), ['tiles']))
  return said && {...said, isLeaf: match.groups!['colons'] === '::'}
}

/** An image without an address whose alternative text is tiles. */
export function readAlt(match: RegExpExecArray): ForeignMatch {
  return looksLikeTiles(match.groups!['row']!) ? {} : null
}

/** A site's own pattern: its group `hand`, and `waits` if it has one. */
export function readOwn(match: RegExpExecArray): ForeignMatch {
  return {rows: rowsOf(match, 'hand'), waits: match.groups?.['waits'] ?? null}
}

const isVague = (name: string, row: string): boolean => vagueNames.test(name) && !looksLikeTiles(row)

/** Whether a text may be tiles: it contains some, and no words, addresses or formulas. */
export function looksLikeTiles(text: string): boolean {
  const hasTiles =
    /[0-9]['"h=+_^-]*[mpsz]|[mpsz][0-9]|[東南西北白發発中]|[\u{1F000}-\u{1F02A}]|^[ESWNPFC]+$/iu.test(text)
  return hasTiles && !/[a-z]{5}|:\/\/|[$;@#\\]/i.test(text)
}
