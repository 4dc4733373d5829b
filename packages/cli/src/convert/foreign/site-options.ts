/**
 * What a site adds to the known constructs: its pictures and its own patterns, as options of a command.
 */
import type {CommandArguments, OptionSpecs} from '../../command/command.js'
import type {SiteConstructs} from './foreign-construct.js'
import {picturePattern} from './picture-name.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'

export const siteOptions: OptionSpecs = {
  pictures: {
    type: 'string',
    multiple: true,
    value: 'pattern',
    about: commandWords.options.pictures
  },
  construct: {
    type: 'string',
    multiple: true,
    value: 'regex',
    about: commandWords.options.construct
  }
}

/** @throws {UsageError} for a pattern that cannot find tiles. */
export function siteOf({lists}: CommandArguments): SiteConstructs {
  return {
    pictures: (lists.get('pictures') ?? []).map(text => {
      const pattern = picturePattern(text)
      if (pattern) return pattern
      throw usageError('bad-pictures', {actual: text, example: 'img/{suit}{rank}.gif'})
    }),
    constructs: (lists.get('construct') ?? []).map(constructPattern)
  }
}

function constructPattern(source: string): RegExp {
  let pattern: RegExp
  try {
    pattern = new RegExp(source, 'dgu')
  } catch (error) {
    const why = (error as Error).message.replace(/^.*: /s, '')
    throw usageError('bad-construct', {actual: source, why})
  }
  if (!source.includes('(?<hand>')) throw usageError('bad-construct', {actual: source, why: 'no-group'})
  if (pattern.test('')) throw usageError('bad-construct', {actual: source, why: 'empty'})
  return pattern
}
