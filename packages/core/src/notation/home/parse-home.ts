/**
 * Reading a row in one of the home dialects: auto, mpsz, 新篠, 牌画, quote, typed.
 *
 * It is one pass over the folded text; each character has its reader. Time is proportional to the text.
 */
import {drawOf} from '../draw.js'
import {notationMessage} from '../messages.js'
import {textNode, type ParseResult, type Tree} from '../tree.js'
import type {ParseOptions} from '../dialect.js'
import {endRun} from './close-run.js'
import {readForeign} from './read-tiles.js'
import {beginRow, clearPrefixes, type Row, type Grammar} from './row.js'
import {endWord, failPrefixes} from './row-messages.js'
import {groupsOfNodes, takeGroups, type TypedGroup} from './groups.js'
import {doubtGreen, doubtWins} from './doubts.js'
import {joinTurned} from './turned-tiles.js'

/** Read a row by a grammar. */
export function parseHome(text: string, grammar: Grammar, options: ParseOptions = {}): ParseResult {
  let folded = grammar.fold(text)
  const marker = grammar.paiga ? /^\s*j/.exec(folded) : null
  const isRiver = marker !== null || options.mode === 'river'
  let typed: readonly TypedGroup[] = []
  if (grammar.groups && !isRiver && folded.includes(']{')) {
    ;({folded, groups: typed} = takeGroups(text, folded))
  }
  const row = beginRow(text, folded, grammar, isRiver, options.y === 'prefix')
  if (marker) row.at = marker[0].length
  while (row.at < folded.length) {
    const read = grammar.readers.get(folded[row.at]!)
    if (read) read(row)
    else readForeign(row)
  }
  endRow(row)
  const {nodes, messages, river, breaks} = row
  const tree: Tree = {
    mode: river ? 'river' : 'hand',
    nodes,
    draw: river ? null : drawOf(nodes, row.concealed),
    riichi: false,
    rows: breaks.at(-1) === row.discards ? breaks.slice(0, -1) : breaks
  }
  return {tree: typed.length > 0 ? withGroups(tree, typed) : tree, messages}
}

/** A tree with its groups. A tile in a group is not set apart as the drawn one. */
function withGroups(tree: Tree, typed: readonly TypedGroup[]): Tree {
  const {draw} = tree
  const groups = groupsOfNodes(typed, tree.nodes)
  const isInGroup = draw !== null && groups.some(({from, to}) => from <= draw && draw < to)
  return {...tree, draw: isInGroup ? null : draw, groups}
}

/** Report what is still pending at the end. */
function endRow(row: Row): void {
  const {text, messages, nodes} = row
  if (row.run.length > 0 && !row.isKanjiRun && row.prefixStart >= 0) {
    row.run.at(-1)!.end = row.at
    clearPrefixes(row)
  }
  endRun(row)
  if (row.prefixStart >= 0) failPrefixes(row)
  if (row.dashAt >= 0) {
    // All dashes at the end are one range, so that none is lost.
    const start = row.dashAt
    const end = Math.max(start + 1, text.trimEnd().length)
    messages.push(notationMessage('dangling-mark', start, end))
    nodes.push(textNode(text.slice(start, end), start, end))
  }
  endWord(row)
  if (nodes.every(({type}) => type === 'gap')) messages.push(notationMessage('empty', 0, text.length))
  if (row.hasTurned && !row.river) joinTurned(row)
  if (row.wins !== null) doubtWins(row, row.wins)
  if (row.river && row.folded.includes('r')) doubtGreen(row)
  if (row.messages.length > 1) row.messages.sort((a, b) => a.start - b.start)
}
