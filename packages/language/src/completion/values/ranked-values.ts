/**
 * The listed values of a key, such as rules and dialects, by how well they suit the block.
 */
import {alone} from '../../claims/claim-at.js'
import {isLatinText, languageOfNames, type GameKey} from '../../syntax/game-keys.js'
import type {OpenLine} from '../../syntax/open-line.js'
import {valuesOf} from './values.js'

/** The values that a key can have, those that suit its block first. */
export function rankedValues(line: OpenLine, {id}: GameKey): readonly string[] {
  const {page, block, key} = line
  const name = page.text.slice(key.start, key.end)
  const language = isLatinText(name) ? null : languageOfNames(block.game, [name])
  const listed = valuesOf(block.game, id, language)
  if (id === 'rules') return rankedRules(line, listed)
  if (id !== 'dialect') return listed
  return bySlips(line, id, listed)
}

/** Rules for as many players as the block has, and rules about open hands if a hand is open. */
function rankedRules(line: OpenLine, listed: readonly string[]): readonly string[] {
  const {block} = line
  if (block.game !== 'mahjong') return listed
  const players = playersIn(block.value)
  // What looks like a game of three players may be one of four, and a block for four players has errors under the rules
  // for three.
  const isOfThree = players === 3 && bySlips(line, 'rules', ['sanma', 'tenhou'])[1] !== 'sanma'
  const rest = listed.filter(rules => !isSanma(rules))
  const sanmaRules = listed.filter(isSanma)
  if (isOfThree) return [...sanmaRules, ...rest]
  const open = rest.filter(isOfOpenHands)
  const other = rest.filter(rules => !isOfOpenHands(rules))
  const ranked = openMeld.test(block.value)
    ? [...other.slice(0, 3), ...open, ...other.slice(3)]
    : [...other, ...open]
  // At least one of the rules for three players is among the first five, and two if nothing speaks against them.
  const [before, most] = players === 4 ? [4, 1] : [2, 2]
  return [
    ...ranked.slice(0, before),
    ...sanmaRules.slice(0, most),
    ...ranked.slice(before),
    ...sanmaRules.slice(most)
  ]
}

/** Rules about tanyao in open hands. */
const isOfOpenHands = (rules: string): boolean => /kuitan|タン|食断|食斷|쿠이탕/.test(rules)

/** A tile that was called: it is marked in the meld. */
const openMeld = /\d'|'\d|-\d|\d-[mps]/

/** Values sorted by how many messages the block has with each, the fewest first. */
function bySlips(
  {read, page, block, key}: OpenLine,
  id: string,
  listed: readonly string[]
): readonly string[] {
  const counts = new Map(
    listed.map(value => [value, read(alone(page, block, key, `${id}: ${value}`)).diagnostics.length])
  )
  return listed.toSorted((a, b) => counts.get(a)! - counts.get(b)!)
}

const isSanma = (rules: string): boolean => /sanma|三麻|3인/.test(rules)

/**
 * The number of players according to some lines: three if norths are put aside or the only characters are ones and
 * nines, four if there are other characters; `null` if the lines do not show it.
 */
function playersIn(lines: string): 3 | 4 | null {
  if (/^[ \t]*(?:kita|nukidora|抜きドラ|北抜き)|\bf(?:4{1,4}z|北)/m.test(lines)) return 3
  const groups = [...lines.matchAll(/(\d{1,20})([mps])/g)]
  const isInner = (of: RegExp) => groups.some(([, ranks, suit]) => of.test(suit!) && /[02-8]/.test(ranks!))
  if (isInner(/m/)) return 4
  const hasCharacters = groups.some(([, , suit]) => suit === 'm')
  const count = groups.reduce((sum, [, ranks]) => sum + ranks!.length, 0)
  return hasCharacters && isInner(/[ps]/) && count >= TILES_OF_HAND ? 3 : null
}

/** How many tiles make a whole hand, in contrast to a mere example. */
const TILES_OF_HAND = 7
