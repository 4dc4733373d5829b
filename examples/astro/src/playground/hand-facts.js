/**
 * What a hand is: how far from complete, what it waits for or which discards there are, and what a win is worth.
 *
 * The row is read as a block that claims all of it with `?`, so that what is said is what a page would say.
 */
import {claimChecker} from '@tehai/core/claims'
import {blockMarkup, checkBlock, pageSettings} from '@tehai/core/page'
import {elementOf} from '@tehai/kernel/markup'
import {score, shanten} from '@tehai/riichi'
import {drawTree} from 'rehype-tiles/render'
import {rowOptionsOf} from './block.js'
import {gameIn} from './game.js'

const checker = claimChecker()

/** Tiles of a hand that may be won. */
const WHOLE = 14

/** Discards that are listed; the others keep less. */
const MOST_DISCARDS = 6

/**
 * What the hand of a row is.
 *
 * @param text
 *   What `readText` found.
 * @param rows
 *   The rows of it; a block that has one is read with all that it says.
 * @param row
 *   One of them.
 * @returns
 *   `picture`: hast of the facts; `assumed`: why a score holds, `drawn` or `best`, `null` where nothing is assumed;
 *   `others`: how many discards are not listed. The
 *   whole is `null` where the row is no hand, or its page says all of it already.
 */
export function factsOf(text, rows, row, {dialect}, lang) {
  const isWhole = text.kind === 'block' && rows.length === 1
  const block = isWhole ? partsOf(text, row) : {before: '', row: row.source, after: '', meta: ''}
  const settings = pageSettings({dialect: row.options.dialect ?? dialect, lang})
  const read = lines => checkWith(block, settings, lines)
  const {hand} = read(['shanten: ?'])
  const chosen = hand && claimsOf(hand)
  if (!chosen) return null
  const written = new Set(factsIn(read([]).checked).map(({key}) => key))
  const keys = chosen.keys.filter(key => !written.has(key))
  const {checked} = read([...chosen.win, ...keys.map(key => `${key}: ?`)])
  const facts = keys.flatMap(key => factsIn(checked).filter(fact => fact.key === key))
  if (facts.length === 0) return null
  return {
    picture: pictureOf(checked, facts),
    assumed: isWhole || !keys.includes('score') ? null : chosen.assumed,
    others: facts.reduce((sum, {more}) => sum + Math.max(0, rowsIn(more) - MOST_DISCARDS), 0)
  }
}

/** A block around its row. */
function partsOf({source, at, meta}, {start, end}) {
  const offset = at(0)
  const stop = source.indexOf('\n', end - offset)
  const cut = stop < 0 ? source.length : stop
  return {
    before: source.slice(0, start - offset),
    row: source.slice(start - offset, cut),
    after: source.slice(cut),
    meta
  }
}

function checkWith({before, row, after, meta}, settings, lines) {
  let hand = null
  const checkClaim = (claim, claimed) => {
    hand ??= claimed
    return checker.checkClaim(claim, claimed)
  }
  const source = `${before}${[row, ...lines].join('\n')}${after}`
  return {checked: checkBlock(source, {settings, meta, ...checker, checkClaim}), hand}
}

const factsIn = ({sections}) =>
  sections.flatMap(({groups}) => groups.flat().flatMap(part => (part.type === 'facts' ? part.facts : [])))

/** Which claims say what a hand is, and how it is won; `null` where it is none. */
function claimsOf({diagram, win, draw}) {
  const {concealed, draw: apart, melds, complete, doubtful, win: named} = diagram.hand
  const tiles = apart === null ? concealed : [...concealed, apart]
  const size = tiles.length + 3 * melds.length
  if (!complete || doubtful || size > WHOLE || size % 3 === 0 || tiles.length === 0) return null
  if (copiesIn(tiles, melds) > 4) return null
  const from = shanten(tiles, {melds, shape: size < WHOLE - 1})
  const isWon = from < 0 && size === WHOLE
  // Part of a hand waits as it is; a whole one of 14 tiles has a discard to choose.
  const isWaiting = from === 0 && size < WHOLE
  if (!isWon) return {keys: isWaiting ? ['waits'] : ['shanten', 'ukeire'], win: []}
  if (win || draw || named || apart !== null) return {keys: ['score'], win: [], assumed: 'drawn'}
  const best = bestTile(tiles, melds)
  return {keys: ['score'], win: best ? [`tsumo: ${best}`] : [], assumed: 'best'}
}

/** How often the most frequent tile is there; a red five is a five. */
function copiesIn(tiles, melds) {
  const counts = new Map()
  for (const tile of [...tiles, ...melds.flatMap(meld => meld.tiles ?? [])]) {
    const kind = tile.replace('0', '5')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

/** The tile whose draw makes a hand worth most. */
function bestTile(hand, melds) {
  let best = hand.at(-1)
  let most = -1
  for (const win of new Set(hand)) {
    const scored = score({hand, melds, win, by: 'tsumo'})
    const points = scored.outcome === 'win' ? scored.points : 0
    if (points > most) [best, most] = [win, points]
  }
  return best
}

/** Facts as a page shows them, in a figure without anything else. */
function pictureOf(checked, facts) {
  const shown = facts.map(fact => ({...fact, more: fact.more.map(shortened)}))
  const group = [[{type: 'facts', facts: shown}]]
  const markup = blockMarkup({
    ...checked,
    title: null,
    caption: null,
    id: null,
    sections: [{...checked.sections[0], player: null, groups: group}]
  })
  const tree = {type: 'root', children: [elementOf(markup)]}
  drawTree(tree, gameIn('page'), {output: 'inline', idPrefix: '', optionsOf: rowOptionsOf, report: () => {}})
  return tree.children[0]
}

/** How many rows the body of a table among some elements has. */
function rowsIn(elements) {
  return elements.reduce(
    (sum, {name, children = []}) => sum + (name === 'tbody' ? children.length : rowsIn(children)),
    0
  )
}

/** A table with its first rows. */
function shortened(element) {
  if (element.name === 'tbody') return {...element, children: element.children.slice(0, MOST_DISCARDS)}
  return element.children ? {...element, children: element.children.map(shortened)} : element
}
