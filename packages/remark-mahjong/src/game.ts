/**
 * A game in Markdown: all that the search through a tree needs to know of mahjong, or of any other game with a fence
 * and a directive of its own.
 */
import type {
  Document,
  Fence,
  Finding,
  FrontMatter,
  HostSettings,
  MessageBook,
  ReadConstruct,
  Tiles
} from '@tehai/core/markdown'
import type {Language} from '@tehai/core/source'

/** Settings of one page, of which the search itself only needs the language. */
export interface GameSettings {
  readonly lang: Language
}

export interface MarkdownGame<Settings extends GameSettings> {
  /** Language of its fences, key in the front matter, and type of its nodes: `mahjong` and `mahjongText`. */
  readonly id: string
  /** Name of the plugin, the `source` of its messages. */
  readonly plugin: string
  readonly book: MessageBook
  /** Names of the directive, what errors do. */
  readonly host: HostSettings
  /** Settings of a page: those of the site, then those of its front matter. */
  readonly open: (
    document: Document,
    front: FrontMatter
  ) => {readonly settings: Settings; readonly findings: readonly Finding[]}
  /** Read a fence. Never throws. */
  readonly readFence: (document: Document, fence: Fence, settings: Settings) => ReadConstruct
  /** Read a directive in a line of text or of its own. Never throws. */
  readonly readTiles: (document: Document, tiles: Tiles, settings: Settings) => ReadConstruct
}
