/**
 * The ways to read a hand, as rows of text and as JSON: `123m 44m 567m 678m 999m`, with the tiles left over, if any.
 */
import {nameOfFu, nameOfGroup, nameOfLeft, nameOfWorth} from '@tehai/core/labels'
import {
  compositions,
  compositionsFromLowest,
  kindsOf,
  type Block,
  type Composition,
  type HandToAnalyse,
  type ScoredReading
} from '@tehai/riichi'
import {countTiles, formatTiles, tileOf} from '@tehai/riichi/tile'
import {showTiles, type Screen} from './tiles-row.js'

/** The readings that `--readings` shows: the best ones, or all of them, beginning with the lowest tile. */
export const readingChoices = ['best', 'all'] as const

/** The ways that a call wants. */
export function readingsOf({hand, melds = []}: HandToAnalyse, which: string): readonly Composition[] {
  const counts = countTiles(hand)
  return which === 'all' ? compositionsFromLowest(counts) : compositions(counts, melds)
}

const tilesOf = (block: Block) => kindsOf(block).map(tileOf)

/** A way as JSON. */
export function readingJson({form, blocks, left}: Composition): object {
  return {form, blocks: blocks.map(blockJson), left: left.map(tileOf)}
}

function blockJson(block: Block): object {
  const {type, open, melded} = block
  return {type, tiles: formatTiles(tilesOf(block)), open, melded}
}

/** `  123m run  44m pair  + 7m left over` */
export function readingRow({form, blocks, left}: Composition, screen: Screen): string {
  const {paint, language} = screen
  const groups = blocks.map(
    block => `${showTiles(tilesOf(block), screen)} ${paint('dim', nameOfGroup(block, form, language))}`
  )
  const over = `+ ${showTiles(left.map(tileOf), screen)} ${paint('dim', nameOfLeft(language))}`
  return `  ${[...groups, ...(left.length > 0 ? [over] : [])].join('  ')}\n`
}

/** Fu of each block of a reading, by index. */
function fuByBlock({blocks, fuLines}: ScoredReading): number[] {
  return blocks.map((_, index) => fuLines.reduce((sum, {fu, block}) => (block === index ? sum + fu : sum), 0))
}

/** A scored reading as JSON: the fu of each block is that of the set or the pair and of a wait on it. */
export function scoredJson(reading: ScoredReading, isChosen: boolean): object {
  const {form, blocks, completed, wait, han, fu, points, fuLines} = reading
  const fuOfBlocks = fuByBlock(reading)
  const groups = blocks.map((block, index) => ({...blockJson(block), fu: fuOfBlocks[index]}))
  return {form, blocks: groups, completed, wait, fuLines, han, fu, points, chosen: isChosen}
}

/** `  123m run  999m triplet 8 fu  … 1 han 40 fu`, with the reading that counts in bold. */
export function scoredRow(reading: ScoredReading, isChosen: boolean, screen: Screen): string {
  const {paint, language} = screen
  const {form, blocks, han, fu, limit, yakuman, points} = reading
  const fuOfBlocks = fuByBlock(reading)
  const groups = blocks.map((block, index) => {
    const name = nameOfGroup(block, form, language)
    const own = fuOfBlocks[index]! > 0 ? ` ${nameOfFu(fuOfBlocks[index]!, language)}` : ''
    return `${showTiles(tilesOf(block), screen)} ${paint('dim', name + own)}`
  })
  const worth = nameOfWorth({han, fu, limit, yakuman, points, payments: null}, language)
  return `  ${groups.join('  ')}  ${points > 0 ? (isChosen ? paint('bold', `→ ${worth}`) : worth) : '–'}\n`
}
