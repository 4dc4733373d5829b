/**
 * A game in Markdown: all that a host needs in order to read mahjong, or any other game with a fence and a directive
 * of its own.
 */
import type {Language} from '../../source/language/languages.js'
import type {ReadConstruct} from '../constructs/construct.js'
import type {WrittenRow} from '../constructs/written-row.js'
import type {Document} from '../document/document.js'
import type {Fence} from '../constructs/fence.js'
import type {Finding} from '../document/finding.js'
import type {FrontMatter} from '../front-matter/front-matter.js'
import type {GameOfFile} from '../front-matter/game-of-file.js'
import type {MessageBook} from '../document/report.js'
import type {HostOptions, HostSettings} from './host-settings.js'
import type {Spelling} from '../almost/spelling.js'

export interface MarkdownGame extends GameOfFile {
  /** Language of its fences, key in the front matter, and type of its nodes: `mahjong` and `mahjongText`. */
  readonly id: string
  /**
   * Languages of its fences besides its id, in lower case: what authors call the game in other languages (default:
   * none).
   */
  readonly fences?: readonly string[] | undefined
  /** Name of the plugin of unified, the `source` of its messages there. */
  readonly plugin: string
  readonly book: MessageBook
  /** How its constructs are misspelt (default: only names that are nearly its own are recognized). */
  readonly spelling?: Partial<Spelling> | undefined
  /** Names of the directive, what errors do. */
  readonly host: HostSettings
  /** A file in which slips are searched for (default: no search). */
  readonly repair?: ((document: Document, file: OpenedFile) => OpenedFile) | undefined
  /** Open a file: its settings are those of the site, then those of its front matter. Never throws. */
  readonly open: (document: Document, front: FrontMatter) => OpenedFile
}

/** A file, ready for its constructs to be read. */
export interface OpenedFile {
  /** Language of its words and messages. */
  readonly language: Language
  /** Findings about its front matter. */
  readonly findings: readonly Finding[]
  /** Read a fence. Never throws. */
  readonly readFence: (fence: Fence) => ReadConstruct
  /** Read a directive, in a line of text or as a block. Never throws. */
  readonly readRow: (row: WrittenRow) => ReadConstruct
}

/** Options of a site that hold for all of its games. */
export interface SiteOptions extends Pick<HostOptions, 'onError' | 'restoreProse'> {
  readonly lang?: Language | null | undefined
}

/** A game on a site: the settings of the site override those of the game. */
export function gameOnSite(
  game: MarkdownGame,
  {lang, onError, restoreProse}: Readonly<SiteOptions>
): MarkdownGame {
  return {
    ...game,
    host: {...game.host, onError: onError ?? 'warn', restoreProse: restoreProse ?? true},
    open: (document, front) => game.open(document, {...front, lang: lang ?? front.lang})
  }
}
