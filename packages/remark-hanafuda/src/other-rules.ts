/**
 * Claims that are false by the rules of a page, and right by those of another preset.
 */
import {presets} from '@tehai/koikoi/rules'
import {rulesName} from './labels.js'
import type {Claimed} from './verdict.js'
import {dictionaries as hanafudaWords} from './words/index.js'

/** The end of a message about a claim that is right by another preset; nothing where there is none. */
export function otherRules(claimed: Claimed, isRight: (claimed: Claimed) => boolean): string {
  const {settings} = claimed
  const found = Object.values(presets).find(
    rules => rules.name !== settings.rules.name && isRight({...claimed, settings: {...settings, rules}})
  )
  return found ? hanafudaWords[settings.lang].byOtherRules(rulesName(found, settings.lang)) : ''
}
