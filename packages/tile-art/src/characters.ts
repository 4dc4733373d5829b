/**
 * Man (萬子), winds and dragons: characters written with a brush, see `kanji.generated.ts` of each size.
 */
import type {Shape} from '@tehai/kernel/picture'
import {kanji} from './kanji.generated.js'
import type {TileColour} from './palette.js'

const numerals = ['一', '二', '三', '四', '伍', '六', '七', '八', '九'] as const

const inks = {東: 'ink', 南: 'ink', 西: 'ink', 北: 'ink', 發: 'green', 中: 'red'} as const

/**
 * The art of a man tile.
 *
 * @param rank
 *   1–9; the five is 伍.
 * @param ink
 *   Colour of the numeral.
 */
export type DrawMan = (rank: number, ink?: TileColour) => readonly Shape[]

/**
 * What draws man tiles of an optical size.
 *
 * @param part
 *   Name of the shape 萬, which is under every numeral: it is half of the size of the man tiles, so definitions contain
 *   it once.
 */
export function manOf(
  outlines: Readonly<Record<(typeof numerals)[number] | '萬', string>>,
  part: string
): DrawMan {
  const wan: Shape = {...character(outlines.萬, 'wan'), part}
  return (rank, ink = 'ink') => [character(outlines[numerals[rank - 1]!], ink), wan]
}

/** The art of a wind or a dragon, the same in every size. */
export function honor(name: keyof typeof inks): readonly Shape[] {
  return [character(kanji[name], inks[name])]
}

/** A character by its outline. */
export function character(d: string, ink: TileColour): Shape {
  return {name: 'path', attributes: {fill: ink, d}}
}
