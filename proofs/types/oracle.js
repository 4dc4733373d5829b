/**
 * The oracle: what the run-time parser and the run-time engine say of a text and what is known of the win.
 *
 * Knows nothing of the types and takes nothing from `@tehai/core/typed`: text → tree → hand → `riichi`.
 */
import {parse, resolve} from '@tehai/core'
import {sentenceOf} from '@tehai/core/page'
import {rulesOf, score} from '@tehai/riichi'

/** The sentence of the first error of notation, or `null`. */
export function notationFault(text) {
  const {messages} = parse(text, {dialect: 'typed'})
  const first = messages.find(({severity}) => severity === 'error')
  // Types write a literal as it is; pages show control characters and the like by their names.
  return first ? sentenceOf(first, text, 'en', actual => actual) : null
}

/** Every tile of a text in the order typed, melds included. */
export function tilesOf(text) {
  const {nodes} = parse(text, {dialect: 'typed'}).tree
  return nodes.flatMap(node =>
    node.type === 'meld' ? node.meld.tiles : node.type === 'tile' ? [node.face] : []
  )
}

/** The hand of a text: closed tiles with the winning one, which it is (`null`: not known), melds. */
export function handOf(text, {tile} = {}) {
  const {tree} = parse(text, {dialect: 'typed'})
  const {concealed, draw, melds} = resolve(tree).hand
  const closed = draw === null ? concealed : [...concealed, draw]
  const isPair = melds.length === 4 && closed.length === 2
  return {closed, win: tile ?? apart(text, tree) ?? (isPair ? closed[1] : null), melds}
}

/** The last concealed group, if it is one tile: the tile before it, if there is any, ends with its own suit letter. */
function apart(text, {nodes}) {
  const [before, last] = [null, null, ...nodes.filter(({type}) => type === 'tile')].slice(-2)
  const isGroup = before === null || /[mpsz]$/.test(text.slice(before.start, before.end))
  return last !== null && isGroup ? last.face : null
}

/**
 * What a win is worth.
 *
 * @returns
 *   The engine's score, or `{outcome: 'notation'}`, `{outcome: 'no-winning-tile'}`.
 */
export function scoreOf(text, context) {
  if (notationFault(text) !== null) return {outcome: 'notation'}
  const {closed, win, melds} = handOf(text, context)
  if (win === null) return {outcome: 'no-winning-tile'}
  // The engine also takes a hand without its winning tile; a text has it.
  if (closed.length + 3 * melds.length !== 14) return {outcome: 'impossible'}
  const {win: by, tile: _, dora, ura, rules, ...others} = context
  const situation = {...others, dora: indicators(dora), ura: indicators(ura)}
  return score({hand: closed, win, by, melds, situation}, rulesOf(rules))
}

function indicators(text) {
  return text === undefined ? [] : tilesOf(text)
}

/** What the winner gets: points with the honba of all three and the sticks. */
export function totalOf({points}, {honba = 0, sticks = 0, rules}) {
  return points + 3 * honba * rulesOf(rules).honba + 1000 * sticks
}
