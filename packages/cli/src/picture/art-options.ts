/**
 * Options of the commands that draw: the tile set, its colours and its variants.
 */
import {nearest} from '@tehai/kernel/source'
import type {Options} from 'rehype-tiles'
import {checkTiles, tileSets, type MahjongTiles} from 'rehype-tiles/render'
import {valueOf, type CommandArguments, type OptionSpecs} from '../command/command.js'
import {readText} from '../files/files.js'
import type {Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'

const shipped = tileSets.mahjong

/** Every choice of the variants of a set: `five=plain`. */
function choicesOf({variants}: MahjongTiles): readonly string[] {
  return Object.entries(variants).flatMap(([name, {choices}]) =>
    Object.keys(choices).map(choice => `${name}=${choice}`)
  )
}

export const artOptions: OptionSpecs = {
  tiles: {
    type: 'string',
    value: `${Object.keys(tileSets).join('|')}|file.json`,
    about: commandWords.art.tiles
  },
  palette: {
    type: 'string',
    value: Object.keys(shipped.palettes).join('|'),
    about: commandWords.art.palette
  },
  variant: {
    type: 'string',
    multiple: true,
    value: choicesOf(shipped).join('|'),
    about: commandWords.art.variant
  }
}

/** A call of a command that draws. */
export interface DrawingCall {
  readonly art: ArtSettings
  readonly given: CommandArguments
  readonly terminal: Terminal
}

/** The art of a call. */
export type ArtSettings = Pick<Options, 'palette' | 'variants'> & {readonly tiles: MahjongTiles}

/**
 * The art that the options select.
 *
 * @throws {UsageError} for a set that cannot be read or is incomplete, and for a choice that the set does not have.
 */
export async function artSettings(given: CommandArguments, terminal: Terminal): Promise<ArtSettings> {
  const tiles = await tilesOf(valueOf(given, 'tiles') ?? 'mahjong', terminal)
  const palette = valueOf(given, 'palette')
  if (palette !== undefined) refuseOther('--palette', palette, Object.keys(tiles.palettes))
  const variants = given.lists.get('variant') ?? []
  for (const variant of variants) refuseOther('--variant', variant, choicesOf(tiles))
  return {tiles, palette, variants: Object.fromEntries(variants.map(variant => variant.split('=')))}
}

async function tilesOf(text: string, terminal: Terminal): Promise<MahjongTiles> {
  if (Object.hasOwn(tileSets, text)) return tileSets[text as keyof typeof tileSets]
  if (!text.endsWith('.json')) {
    const choices = [...Object.keys(tileSets), 'file.json'].map(name => `\`${name}\``)
    const near = nearest(text, Object.keys(tileSets))
    throw usageError('bad-choice', {actual: '--tiles', value: text}, near, {choices})
  }
  const json = await readText(text, terminal)
  try {
    const tiles = JSON.parse(json.replace(/^\uFEFF/, '')) as MahjongTiles
    checkTiles({tiles}, tileSets)
    return tiles
  } catch (error) {
    throw usageError('bad-tiles', {actual: text, why: (error as Error).message})
  }
}

function refuseOther(actual: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return
  const choices = allowed.length === 0 ? ['–'] : allowed.map(choice => `\`${choice}\``)
  throw usageError('bad-choice', {actual, value}, nearest(value, allowed), {choices})
}
