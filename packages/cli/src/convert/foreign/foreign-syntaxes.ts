/**
 * Foreign syntaxes: the pattern of each construct in which other sites and programs write tiles, and what reads it.
 */
import type {DialectId} from '@tehai/core'
import type {ForeignId} from './foreign-construct.js'
import {
  readAlt,
  readComponent,
  readDirective,
  readElement,
  readMachi,
  readMahGen,
  readShortcode,
  type ForeignMatch
} from './foreign-readers.js'

/** A kind of construct that a pattern finds. */
export interface Syntax {
  readonly id: ForeignId
  /** With the flags `d` and `g`. */
  readonly pattern: RegExp
  /** Reads a match; gives `null` if it is not a construct. By default, the group `row` is the notation. */
  readonly read?: (match: RegExpExecArray) => ForeignMatch
  readonly dialects?: readonly DialectId[]
  readonly isShy?: boolean
}

// Patterns have no nested repetition and stop at the characters that end a construct, so each takes linear time. Blanks
// around a row are part of it: `rowsOf` leaves them out.
export const syntaxes: readonly Syntax[] = [
  // riichi.wiki, arcturus.su. The size after `|` is the wiki's.
  {
    id: 'mjt',
    pattern: /\{\{[ \t]*#mjt:(?<row>[^{}|\n]*)(?:\|[^{}\n]*)?\}\}/dg,
    dialects: ['mjt']
  },
  // A hand and its waits.
  {
    id: 'machi',
    pattern: /\{\{[ \t]*(?:machi|待ち)[ \t]*\|(?<arguments>[^{}\n]*)\}\}/dgi,
    read: readMachi
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
    read: readDirective
  },
  // An image without an address whose alternative text is tiles.
  {
    id: 'alt',
    pattern: /(?<!\\)!\[(?<row>[^[\]\n]*)\]\([ \t]*\)/dg,
    read: readAlt
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
