/**
 * Options of the commands that draw: which art, in which colours.
 */
import type {Options} from 'rehype-tiles'
import {valueOf, type Given, type OptionSpecs} from './command.js'

export const artOptions: OptionSpecs = {
  palette: {
    type: 'string',
    value: 'light|dark|black',
    choices: ['light', 'dark', 'black'],
    about: {en: 'colours of the tiles (default: light)', ja: '牌の配色（省略時は light）'}
  },
  five: {
    type: 'string',
    value: 'daiji|plain',
    choices: ['daiji', 'plain'],
    about: {
      en: 'numeral of the 5 of man: 伍 or 五 (default: daiji, 伍)',
      ja: '五萬の数字。伍か五（省略時は daiji、伍）'
    }
  },
  white: {
    type: 'string',
    value: 'framed|empty',
    choices: ['framed', 'empty'],
    about: {
      en: 'the white dragon, with or without a frame (default: framed)',
      ja: '白の枠の有無（省略時は framed、枠あり）'
    }
  }
}

/** The art that was asked for. */
export function artSettings(given: Given): Pick<Options, 'palette' | 'five' | 'white'> {
  const named = ['palette', 'five', 'white'].flatMap(name => {
    const value = valueOf(given, name)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(named) as Pick<Options, 'palette' | 'five' | 'white'>
}
