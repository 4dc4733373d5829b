/**
 * Bare values: values among options, without the name of their option.
 *
 *     ```mahjong large           size=l
 *     ```mahjong 天鳳            rules=天鳳
 *     ```mahjong My hand         title="My hand"
 */
import {bareValue, plainWord} from '@tehai/kernel/block'
import type {Message, Span} from '@tehai/kernel/source'
import {optionExpected, readOption} from './option-values.js'
import {isRuleSet} from './rule-sets.js'

/** The place of options: in a fence, or in inline tiles. */
export type OptionPlace = 'fence' | 'line'

/** The options whose values are recognizable by themselves, the most common first. */
const optionsIn: Readonly<Record<OptionPlace, readonly string[]>> = {
  fence: ['rules', 'lang', 'dialect', 'size', 'layout', 'claims'],
  line: ['lang', 'dialect', 'size', 'mode']
}

/** The option that a text is a value of. */
const optionOfText: Readonly<Record<OptionPlace, string>> = {fence: 'title', line: 'label'}

/** The options that a word may be the value of, as they are written. */
function optionsOfValue(written: string, place: OptionPlace): string[] {
  const word = plainWord(written)
  const meant = optionsIn[place].flatMap(name => {
    const value = valueFor(name, word)
    return value === null ? [] : [`${name}=${/\s/.test(value) ? `"${value}"` : value}`]
  })
  const isText = word !== written || /\s/.test(word)
  return meant.length === 0 && isText ? [`${optionOfText[place]}="${word}"`] : meant
}

/** A word as the value of an option: itself, or another word for a size; `null` if it is not one. */
function valueFor(name: string, word: string): string | null {
  if (name === 'rules') return isRuleSet(word) ? word : null
  if (readOption(name, word) !== undefined) return word
  const [size] = name === 'size' ? optionExpected(name, word) : []
  return size !== undefined && !nearLetter.test(word) ? size : null
}

/** Words of one or two letters resemble every size. */
const nearLetter = /^[a-z]{1,2}$/i

/** The message for a word among options that is the value of one; `null` if it is not. */
export function bareValueMessage(written: string, span: Span, place: OptionPlace): Message | null {
  const meant = optionsOfValue(written, place)
  return meant.length === 0 ? null : bareValue(span, meant)
}
