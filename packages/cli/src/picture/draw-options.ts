/**
 * Options of the commands that draw pages: how pictures reach the pages, and the effect of errors.
 */
import type {Options as TileOptions} from 'rehype-tiles'
import type {ArtSettings} from './art-options.js'
import {valueOf, type CommandArguments, type OptionSpecs} from '../command/command.js'
import {commandWords} from '../words/commands.js'

export const drawOptions: OptionSpecs = {
  'on-error': {
    type: 'string',
    value: 'warn|throw|ignore',
    choices: ['warn', 'throw', 'ignore'],
    about: commandWords.build.onError
  },
  pictures: {
    type: 'string',
    value: 'auto|inline|defs|img',
    choices: ['auto', 'inline', 'defs', 'img'],
    about: commandWords.build.pictures
  }
}

/** Options of the drawing from the arguments. */
export function drawSettings(given: CommandArguments, art: ArtSettings): TileOptions {
  const output = valueOf(given, 'pictures') as TileOptions['output']
  const dialect = valueOf(given, 'dialect') as TileOptions['dialect']
  return {...art, ...(output && {output}), ...(dialect && {dialect})}
}
