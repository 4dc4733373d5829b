/**
 * A file as each game of a site reads it.
 */
import type {Document} from '../document/document.js'
import type {Finding} from '../document/finding.js'
import type {FrontMatter} from '../front-matter/front-matter.js'
import type {GameConstructs} from './constructs.js'
import type {MarkdownGame, OpenedFile} from './markdown-game.js'

export interface GamePage extends GameConstructs {
  readonly file: OpenedFile
  /** The findings so far; the list grows while the constructs of the file are read. */
  readonly findings: Finding[]
}

/** Open a file for a game. Never throws. */
export function openPage(constructs: GameConstructs, document: Document, front: FrontMatter): GamePage {
  const file = openedFile(constructs.game, document, front)
  return {...constructs, file, findings: [...file.findings]}
}

/** Open a file whose messages propose what was probably meant. Never throws. */
export function openedFile(game: MarkdownGame, document: Document, front: FrontMatter): OpenedFile {
  const opened = game.open(document, front)
  return game.repair && game.host.onError !== 'ignore'
    ? withRepair(opened, () => game.repair!(document, opened))
    : opened
}

/** A file in which slips are searched for if there is something to report. */
function withRepair(file: OpenedFile, repair: () => OpenedFile): OpenedFile {
  let made: OpenedFile | null = null
  const repaired = (): OpenedFile => (made ??= repair())
  return {
    ...file,
    readFence(fence) {
      const read = file.readFence(fence)
      return read.findings.length === 0 ? read : repaired().readFence(fence)
    },
    readRow(row) {
      const read = file.readRow(row)
      return read.findings.length === 0 ? read : repaired().readRow(row)
    }
  }
}
