/**
 * Foreign constructs: how other sites and programs write tiles in Markdown, HTML, wikis and LaTeX.
 */
import type {DialectId, Mode, Tree} from '@tehai/core'
import type {Span} from '@tehai/kernel/source'
import {findLatexRows} from './latex.js'
import {findPictureRows} from './pictures.js'
import type {PicturePattern} from './picture-name.js'
import {readArguments, shortcodeArguments, wikiArguments, type ReadArguments} from './template.js'

/** The kinds of constructs, as people write them. */
export const foreignNames = {
  mjt: '{{#mjt:…}}',
  machi: '{{machi|…}}',
  shortcode: '{{< mj … >}}',
  liquid: '{% mahjong … %}',
  element: '<mah-gen>',
  html: '<div class="mahjong">',
  component: '<Tiles hand="…">',
  directive: ':mahjong-tiles{…}',
  alt: '![123m]()',
  tex: '\\mahjong{…}',
  latex: '\\wan{…}',
  emoji: ':1m:',
  unicode: '🀇🀈🀉',
  picture: '![](1m.png)',
  own: '--construct'
} as const

export type ForeignId = keyof typeof foreignNames

/** Tiles as text, and its offset in the document; `null` where the document does not contain it literally. */
export interface ForeignRow {
  readonly text: string
  readonly start: number | null
}

/** A construct. Spans are offsets into the document. */
export interface ForeignConstruct extends Span {
  readonly id: ForeignId
  /** Its rows of tiles, one a line. */
  readonly rows: readonly ForeignRow[]
  /** Tiles that are no text, instead of rows. */
  readonly tree: Tree | null
  readonly mode: Mode
  /** Whether it is a row on its own line: `::mahjong-tiles{…}`. */
  readonly isLeaf: boolean
  readonly waits: string | null
  /** Names of arguments that are not understood. */
  readonly unread: readonly string[]
  /** The notations that it may be in, the likeliest first; `null`: any. */
  readonly dialects: readonly DialectId[] | null
  /** Whether its notation is its own, whatever notation a site is in: pictures, LaTeX. */
  readonly isSelfEvident: boolean
  /** Whether it is only converted if its notation is requested by name. */
  readonly isShy: boolean
}

/** What a site adds to the constructs that are known. */
export interface SiteConstructs {
  readonly pictures: readonly PicturePattern[]
  /** Patterns with a group `hand`, and perhaps `waits`; with the flags `d`, `g` and `u`. */
  readonly constructs: readonly RegExp[]
}

export const noSiteConstructs: SiteConstructs = {pictures: [], constructs: []}

/** What most constructs are. */
const usual = {
  tree: null,
  mode: 'hand',
  isLeaf: false,
  waits: null,
  unread: [],
  dialects: null,
  isSelfEvident: false,
  isShy: false
} as const

type Read = Partial<Omit<ForeignConstruct, 'id' | 'start' | 'end'>> | null

/** A kind of construct that a pattern finds. */
interface Syntax {
  readonly id: ForeignId
  /** With the flags `d` and `g`. */
  readonly pattern: RegExp
  /** What a match says; `null` if it is no construct after all. Without it, the group `row` is the notation. */
  readonly read?: (match: RegExpExecArray) => Read
  readonly dialects?: readonly DialectId[]
  readonly isShy?: boolean
}

// Patterns have no nested repetition and stop at the characters that end a construct, so each takes linear time. Blanks
// around a row are part of it: `rowsOf` leaves them out.
const syntaxes: readonly Syntax[] = [
  // riichi.wiki, arcturus.su. The size after `|` is the wiki's.
  {
    id: 'mjt',
    pattern: /\{\{[ \t]*#mjt:(?<row>[^{}|\n]*)(?:\|[^{}\n]*)?\}\}/dg,
    dialects: ['mjt']
  },
  // A hand and what it waits for.
  {
    id: 'machi',
    pattern: /\{\{[ \t]*(?:machi|待ち)[ \t]*\|(?<arguments>[^{}\n]*)\}\}/dgi,
    read: match =>
      argumentsOf(match, readArguments(wikiArguments(match.groups!['arguments']!), ['tiles', 'waits']))
  },
  // Shortcodes of Hugo, `{{< … >}}` and `{{% … %}}`. `t` is that of mahjong.click, `mj` that of mj.maku.blog.
  {
    id: 'shortcode',
    dialects: ['tempai', 'maku'],
    pattern:
      /\{\{[<%][ \t]*(?<name>mj[\w-]*|mahjong[\w-]*|majiang[\w-]*|tehai|hai|pai|tiles?|hand|t)(?![\w-])(?<arguments>[^{}\n]*)[>%]\}\}(?:(?<row>[^{}\n]*)\{\{[<%][ \t]*\/[ \t]*\k<name>[ \t]*[>%]\}\})?/dg,
    read: readShortcode
  },
  // The Liquid tag of jekyll-mahjong, and Nunjucks tags of Hexo.
  {
    id: 'liquid',
    pattern: /\{%-?[ \t]*mahjong[ \t](?<row>[^%{}\n]*?)-?%\}/dg,
    dialects: ['jekyll']
  },
  {
    id: 'liquid',
    pattern: /\{%-?[ \t]*mahgen[ \t](?:[ \t]*")?(?<row>[^%{}"\n]*?)(?:"[ \t]*)?-?%\}/dg,
    dialects: ['mahgen']
  },
  {
    id: 'element',
    pattern: /<mah-gen\b(?<attributes>[^<>]*)>(?:\s{0,9}<\/mah-gen>)?/dg,
    dialects: ['mahgen'],
    read: readMahGen
  },
  {
    id: 'html',
    pattern: /<(?<tag>div|span|p|pre|code)\b(?<attributes>[^<>]*)>(?<row>[^<>]*)<\/\k<tag>[ \t]*>/dg,
    read: readElement
  },
  {
    id: 'component',
    pattern:
      /<(?<tag>Tiles?|Hand|Tehai|Hai|Pai|Mahjong\w*|Majiang\w*|Mj\w*)\b(?<attributes>[^<>]*?)(?:\/>|>(?<row>[^<>{}]*)<\/\k<tag>[ \t]*>)/dg,
    read: readComponent
  },
  {
    id: 'directive',
    pattern: /(?<colons>::?)mahjong-tiles(?:\[[^[\]\n]*\])?\{(?<arguments>[^{}\n]*)\}/dg,
    read: match => {
      const said = argumentsOf(
        match,
        readArguments(shortcodeArguments(match.groups!['arguments']!), ['tiles'])
      )
      return said && {...said, isLeaf: match.groups!['colons'] === '::'}
    }
  },
  // An image without an address whose words are tiles.
  {
    id: 'alt',
    pattern: /(?<!\\)!\[(?<row>[^[\]\n]*)\]\([ \t]*\)/dg,
    read: match => (looksLikeTiles(match.groups!['row']!) ? {} : null)
  },
  {
    id: 'tex',
    pattern: /\\mahjong\*?(?:\[[^[\]\n]*\])?\{(?<row>[^{}\n]*)\}/dg,
    dialects: ['mahjong-tex', 'mpszf']
  },
  // pymdownx-mahjong
  {
    id: 'emoji',
    pattern: /(?<![\w:]):(?<row>[0-9][mpsz]):(?![\w:])/dg,
    dialects: ['pymdownx'],
    isShy: true
  },
  {
    id: 'unicode',
    pattern: /(?<row>(?:[\u{1F000}-\u{1F02B}][\uFE0E\uFE0F]?)+)/dgu,
    dialects: ['unicode'],
    isShy: true
  }
]

/** Whether a notation has its own constructs. */
export function hasOwnConstruct(dialect: DialectId): boolean {
  return dialect !== 'auto' && syntaxes.some(({dialects}) => dialects?.includes(dialect))
}

/** Find all constructs, in their order; none lies in another. */
export function findForeign(text: string, site: SiteConstructs = noSiteConstructs): ForeignConstruct[] {
  const own = site.constructs.flatMap(pattern => matchesOf({id: 'own', pattern, read: readOwn}, text))
  const known = syntaxes.flatMap(syntax => matchesOf(syntax, text))
  const found = [...own, ...picturesIn(text, site), ...latexIn(text), ...known]
  // Of two at one place a site's own one is taken.
  const order = found.map((construct, index) => ({construct, index}))
  order.sort((a, b) => a.construct.start - b.construct.start || a.index - b.index)
  let end = 0
  return order.flatMap(({construct}) => {
    if (construct.start < end) return []
    end = construct.end
    return [construct]
  })
}

function matchesOf({id, pattern, read, dialects, isShy = false}: Syntax, text: string): ForeignConstruct[] {
  return [...text.matchAll(pattern)].flatMap((match): ForeignConstruct[] => {
    const said = read ? read(match) : {}
    if (said === null || match[0] === '') return []
    const [start, end] = match.indices![0]!
    return [
      {...usual, id, start, end, dialects: dialects ?? null, isShy, rows: rowsOf(match, 'row'), ...said}
    ]
  })
}

/** The lines of a group. */
function rowsOf(match: RegExpExecArray, group: string): ForeignRow[] {
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

function argumentsOf(match: RegExpExecArray, {tiles, waits, unread}: ReadArguments): Read {
  if (tiles === null) return null
  const start = match.indices!.groups!['arguments']![0] + tiles.start
  return {rows: [{text: tiles.value.trim(), start}], waits, unread}
}

/** Names that mean other things on other sites: there, tiles must look like tiles. */
const vagueNames = /^(?:hai|pai|tiles?|hand|t|mj|mj-.*|Tiles?|Hand|Hai|Pai|Mj\w*)$/

/** Every tile spelt out, with `h` or `-` after some, which other notations read as a dragon or a call. */
const spelt = /^(?=.*[h-])(?:[0-9][mpsz]h?|[\s-])+$/

function readShortcode(match: RegExpExecArray): Read {
  const {name = '', arguments: given = '', row} = match.groups!
  const dialectsOf = (text: string): readonly DialectId[] | null =>
    name === 't' ? ['tempai'] : spelt.test(text) ? ['maku'] : null
  if (row !== undefined && given.trim() === '') return isVague(name, row) ? null : {dialects: dialectsOf(row)}
  const said = argumentsOf(match, readArguments(shortcodeArguments(given), ['tiles']))
  if (said) {
    const [{text}] = said.rows as readonly [ForeignRow]
    return isVague(name, text) ? null : {...said, dialects: dialectsOf(text)}
  }
  // A shortcode of tiles in an unknown form is left, and that is reported.
  const other = shortcodeArguments(given).map(({name: one, value}) => one ?? value)
  return vagueNames.test(name) || other.length === 0 ? null : {rows: [], unread: other}
}

const classOfTiles = /^(?:mahjong|mahjong-tiles?|mahjong-hand|majiang|tehai|paiga|mj|mjtiles?)$/i

function readElement(match: RegExpExecArray): Read {
  const {attributes = '', row = ''} = match.groups!
  const classes = (attributeOf(attributes, /^class$/)?.value ?? '').split(/\s+/)
  if (classes.includes('merjong')) return {dialects: ['merjong']}
  const named = classes.find(name => classOfTiles.test(name))
  return named !== undefined && looksLikeTiles(row) ? {} : null
}

function readMahGen(match: RegExpExecArray): Read {
  const {attributes = ''} = match.groups!
  const row = attributeOf(attributes, /^data-seq$/)
  if (!row || row.value.includes('\n')) return null
  const start = match.indices!.groups!['attributes']![0] + row.start
  const isRiver = /\bdata-river-mode(?:=["']?true["']?)?(?=[\s>])/.test(match[0])
  return {rows: rowsIn(row.value, start), mode: isRiver ? 'river' : 'hand'}
}

function readComponent(match: RegExpExecArray): Read {
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

/** A site's own pattern: its group `hand`, and `waits` if it has one. */
function readOwn(match: RegExpExecArray): Read {
  return {rows: rowsOf(match, 'hand'), waits: match.groups?.['waits'] ?? null}
}

const isVague = (name: string, row: string): boolean => vagueNames.test(name) && !looksLikeTiles(row)

/** Whether a text may be tiles: it has some, and no words, addresses or formulas. */
export function looksLikeTiles(text: string): boolean {
  const hasTiles =
    /[0-9]['"h=+_^-]*[mpsz]|[mpsz][0-9]|[東南西北白發発中]|[\u{1F000}-\u{1F02A}]|^[ESWNPFC]+$/iu.test(text)
  return hasTiles && !/[a-z]{5}|:\/\/|[$;@#\\]/i.test(text)
}

function picturesIn(text: string, {pictures}: SiteConstructs): ForeignConstruct[] {
  return findPictureRows(text, pictures).map(({start, end, tree, isCertain}) => ({
    ...usual,
    id: 'picture',
    start,
    end,
    rows: [],
    tree,
    isSelfEvident: true,
    isShy: !isCertain
  }))
}

function latexIn(text: string): ForeignConstruct[] {
  return findLatexRows(text).map(({row, start, end}) => ({
    ...usual,
    id: 'latex',
    start,
    end,
    rows: [{text: row, start: null}],
    dialects: ['mpsz'],
    isSelfEvident: true
  }))
}
