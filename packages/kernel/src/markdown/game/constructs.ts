/**
 * The constructs of a game, in the form in which every host looks for them.
 */
import {almostPattern} from '../almost/pattern.js'
import type {MarkdownGame} from './markdown-game.js'
import {noSpelling, type Constructs} from '../almost/spelling.js'

/** A game of a site, and what its constructs look like. */
export interface GameConstructs extends Constructs {
  readonly game: MarkdownGame
}

/** What the constructs of a game look like. */
export function constructsOf(game: MarkdownGame): GameConstructs {
  const names = new Set(game.host.names)
  const spelling = {...noSpelling, ...game.spelling}
  const loose = spelling.loose ? new RegExp(spelling.loose.source(names, spelling.aliases), 'y') : null
  const fenceNames = new Set([game.id, ...(game.fences ?? [])])
  return {
    game,
    id: game.id,
    fenceNames,
    names,
    spelling,
    almost: almostPattern(game.id, names, spelling),
    loose
  }
}
