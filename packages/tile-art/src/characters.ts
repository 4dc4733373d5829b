/**
 * Man (萬子), winds and dragons: characters written with a brush, see `kanji.generated.ts`.
 */
import type {ColourName, Shape} from '@tehai/core/layout'
import {kanji} from './kanji.generated.js'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/**
 * Width of a stroke in the colour of the ink, by which the thin parts of the brush survive small sizes.
 * 五 is bolder than the other numerals, because it is so near to 三.
 */
const bold = {numeral: 12, plainFive: 15, honor: 6}

const inks = {東: 'ink', 南: 'ink', 西: 'ink', 北: 'ink', 發: 'green', 中: 'red'} as const

/**
 * The art of a man tile.
 *
 * @param rank
 *   1–9.
 * @param isDaiji
 *   Whether the five is 伍 rather than 五.
 * @param ink
 *   Colour of the numeral.
 */
export function man(rank: number, isDaiji: boolean, ink: ColourName = 'ink'): readonly Shape[] {
  const numeral = rank === 5 && isDaiji ? '伍' : numerals[rank - 1]!
  const width = numeral === '五' ? bold.plainFive : bold.numeral
  return [character(kanji[numeral], ink, width), {name: 'path', attributes: {fill: 'wan', d: kanji['萬']}}]
}

/** The art of a wind or a dragon. */
export function honor(sign: keyof typeof inks): readonly Shape[] {
  return [character(kanji[sign], inks[sign], bold.honor)]
}

function character(d: string, ink: ColourName, width: number): Shape {
  return {
    name: 'path',
    attributes: {fill: ink, stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round', d}
  }
}
