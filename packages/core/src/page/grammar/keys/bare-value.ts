/**
 * Bare values: a value among options whose name is left out.
 *
 *     ```mahjong large           size=l
 *     ```mahjong 天鳳            rules=天鳳
 *     ```mahjong My hand         title="My hand"
 */
import {bareValue, plainWord} from '@tehai/kernel/block'
import type {Message, Span} from '@tehai/kernel/source'
import {optionExpected, readOption} from './option-values.js'
import {isRuleSet} from './rule-sets.js'

/** Where options are: those that fences have, or those of tiles in a line. */
export type OptionPlace = 'fence' | 'line'

/** The options whose values are known by themselves, the most usual first. */
const optionsIn: Readonly<Record<OptionPlace, readonly string[]>> = {
  fence: ['rules', 'lang', 'dialect', 'size', 'layout', 'claims'],
  line: ['lang', 'dialect', 'size', 'mode']
}

/** The option that a text is for. */
const optionOfText: Readonly<Record<OptionPlace, string>> = {fence: 'title', line: 'label'}

/** The options that a word among them may be the value of, as they are written. */
function optionsOfValue(written: string, place: OptionPlace): string[] {
  const word = plainWord(written)
  const meant = optionsIn[place].flatMap(name => {
    const value = valueFor(name, word)
    return value === null ? [] : [`${name}=${/\s/.test(value) ? `"${value}"` : value}`]
  })
  const isText = word !== written || /\s/.test(word)
  return meant.length === 0 && isText ? [`${optionOfText[place]}="${word}"`] : meant
}

/** A word as the value of an option: itself, or another size; `null` where it is none. */
function valueFor(name: string, word: string): string | null {
  if (name === 'rules') return isRuleSet(word) ? word : null
  if (readOption(name, word) !== undefined) return word
  const [size] = name === 'size' ? optionExpected(name, word) : []
  return size !== undefined && !nearLetter.test(word) ? size : null
}

/** Words of one or two letters are near every size. */
const nearLetter = /^[a-z]{1,2}$/i

/** The message for a word among options that is the value of one; `null` where it is none. */
export function bareValueMessage(written: string, span: Span, place: OptionPlace): Message | null {
  const meant = optionsOfValue(written, place)
  return meant.length === 0 ? null : bareValue(span, meant)
}
