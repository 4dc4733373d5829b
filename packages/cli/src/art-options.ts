/**
 * Options of the commands that draw: which art, in which colours.
 */
import type {Options} from 'rehype-tiles'
import {tileSets} from 'rehype-tiles/render'
import {valueOf, type Given, type OptionSpecs} from './command.js'

const {palettes, variants} = tileSets.mahjong

/** What an option may be. */
function oneOf(table: Readonly<Record<string, unknown>>): {value: string; choices: readonly string[]} {
  const choices = Object.keys(table)
  return {value: choices.join('|'), choices}
}

export const artOptions: OptionSpecs = {
  palette: {
    type: 'string',
    ...oneOf(palettes),
    about: {en: 'colours of the tiles (default: light)', ja: '牌の配色（省略時は light）'}
  },
  five: {
    type: 'string',
    ...oneOf(variants['five']!.choices),
    about: {
      en: 'numeral of the 5 of man: 伍 or 五 (default: daiji, 伍)',
      ja: '五萬の数字。伍か五（省略時は daiji、伍）'
    }
  },
  white: {
    type: 'string',
    ...oneOf(variants['white']!.choices),
    about: {
      en: 'the white dragon, with or without a frame (default: framed)',
      ja: '白の枠の有無（省略時は framed、枠あり）'
    }
  }
}

/** The art that the options select. */
export function artSettings(given: Given): Pick<Options, 'palette' | 'variants'> {
  const chosen = Object.keys(variants).map(name => [name, valueOf(given, name)])
  return {palette: valueOf(given, 'palette'), variants: Object.fromEntries(chosen)}
}
