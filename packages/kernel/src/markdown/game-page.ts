/**
 * A file as each game of a site reads it.
 */
import type {Document} from './document.js'
import type {Finding} from './finding.js'
import type {FrontMatter} from './front-matter.js'
import type {GameConstructs} from './game-constructs.js'
import type {OpenedFile} from './markdown-game.js'

export interface GamePage extends GameConstructs {
  readonly file: OpenedFile
  /** The findings so far; the list grows while the constructs of the file are read. */
  readonly findings: Finding[]
}

/** Open a file for a game. Never throws. */
export function openPage(constructs: GameConstructs, document: Document, front: FrontMatter): GamePage {
  const {id, names, almost, spelling, game} = constructs
  const file = game.open(document, front)
  return {id, names, almost, spelling, game, file, findings: [...file.findings]}
}
