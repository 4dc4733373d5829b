/**
 * Man (萬子), winds and dragons: characters written with a brush, see `kanji.generated.ts`.
 */
import type {Shape} from '@tehai/kernel/picture'
import {kanji, type Kanji} from './kanji.generated.js'
import type {TileColour} from './palette.js'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

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
export function man(rank: number, isDaiji: boolean, ink: TileColour = 'ink'): readonly Shape[] {
  const numeral = rank === 5 && isDaiji ? '伍' : numerals[rank - 1]!
  return [character(numeral, ink), wan]
}

/** 萬 under every numeral: half of what the man tiles weigh, so that definitions have it once. */
const wan: Shape = {...character('萬', 'wan'), part: 'wan'}

/** The art of a wind or a dragon. */
export function honor(name: keyof typeof inks): readonly Shape[] {
  return [character(name, inks[name])]
}

function character(name: Kanji, ink: TileColour): Shape {
  return {name: 'path', attributes: {fill: ink, d: kanji[name]}}
}
