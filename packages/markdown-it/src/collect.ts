/**
 * The walk over tokens: finds our constructs and has them read.
 */
import type {Document, GamePage} from '@tehai/kernel/markdown'
import {readBlock, readContainerToken, readHtmlBlock, readLeaf} from './blocks.js'
import type {Token} from './host.js'
import {readInline} from './inline.js'
import {makeFinder} from './places.js'
import {blockType, containerType} from './syntax.js'
import type {PageConstructs, Walk} from './walk.js'

/** Read every construct of a page. Findings are added to the games. */
export function collect(
  tokens: readonly Token[],
  document: Document,
  games: readonly GamePage[],
  unescape: Walk['unescape']
): PageConstructs {
  const walk: Walk = {document, games, unescape, found: [], html: []}
  const finder = makeFinder(document)
  let line = 0 // first line of the block that contains a token, 0-based
  let inRow = false
  for (const token of tokens) {
    if (token.map) line = token.map[0]
    if (token.type === 'tr_open') inRow = true
    else if (token.type === 'tr_close') inRow = false
    if (token.type === 'fence') readBlock(walk, token)
    else if (token.type === blockType) readLeaf(walk, token, line)
    else if (token.type === 'html_block') readHtmlBlock(walk, token)
    else if (token.type === containerType) readContainerToken(walk, token)
    else if (token.type === 'inline' && token.children) {
      readInline(walk, token, line, finder(token.content, line, inRow))
    }
  }
  return walk
}
