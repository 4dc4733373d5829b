/**
 * What is known about a foreign construct, and the constructs that a site adds.
 */
import type {DialectId, Mode, Tree} from '@tehai/core'
import type {Span} from '@tehai/kernel/source'
import type {PicturePattern} from './picture-name.js'

/** The kinds of constructs, as people write them. */
const foreignNames = {
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

/** Tiles as text, and the offset of the text in the document; `null` if the document does not contain it literally. */
export interface ForeignRow {
  readonly text: string
  readonly start: number | null
}

/** A construct. Spans are offsets into the document. */
export interface ForeignConstruct extends Span {
  readonly id: ForeignId
  /** Its rows of tiles, one on each line. */
  readonly rows: readonly ForeignRow[]
  /** Tiles that are not text, instead of rows. */
  readonly tree: Tree | null
  readonly mode: Mode
  /** Whether the construct is a row on its own line: `::mahjong-tiles{…}`. */
  readonly isLeaf: boolean
  readonly waits: string | null
  /** Names of arguments that are not understood. */
  readonly unread: readonly string[]
  /** The notations that it may be in, the most likely first; `null` for any. */
  readonly dialects: readonly DialectId[] | null
  /** Whether it has a notation of its own, whatever the notation of the site: pictures, LaTeX. */
  readonly isSelfEvident: boolean
  /** Whether it is only converted if its notation is requested by name. */
  readonly isShy: boolean
}

/** What most constructs are. */
export const usualConstruct: Omit<ForeignConstruct, 'id' | 'rows' | keyof Span> = {
  tree: null,
  mode: 'hand',
  isLeaf: false,
  waits: null,
  unread: [],
  dialects: null,
  isSelfEvident: false,
  isShy: false
}

/** What a site adds to the known constructs. */
export interface SiteConstructs {
  readonly pictures: readonly PicturePattern[]
  /** Patterns with a group `hand`, and optionally `waits`, with the flags `d`, `g` and `u`. */
  readonly constructs: readonly RegExp[]
}

export const noSiteConstructs: SiteConstructs = {pictures: [], constructs: []}
