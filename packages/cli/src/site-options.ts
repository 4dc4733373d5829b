/**
 * What a site adds to the constructs that are known: its pictures and its own patterns, as options of a command.
 */
import type {Given, OptionSpecs} from './command.js'
import type {SiteConstructs} from './convert/foreign.js'
import {picturePattern} from './convert/picture-name.js'
import {usageError} from './usage.js'

export const siteOptions: OptionSpecs = {
  pictures: {
    type: 'string',
    multiple: true,
    value: 'pattern',
    about: {
      en: 'addresses of pictures of tiles, such as img/{suit}{rank}.gif or t/{tile}.png; may be repeated',
      ja: '牌の画像のアドレス。img/{suit}{rank}.gif や t/{tile}.png のように書く（複数可）'
    }
  },
  construct: {
    type: 'string',
    multiple: true,
    value: 'regex',
    about: {
      en: 'also read what this regular expression finds: (?<hand>…) are tiles, (?<waits>…) what they wait for; may be repeated',
      ja: 'この正規表現に一致するものも読む。(?<hand>…) が牌、(?<waits>…) が待ち（複数可）'
    }
  }
}

/** @throws {UsageError} for a pattern that cannot find tiles. */
export function siteOf({lists}: Given): SiteConstructs {
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
