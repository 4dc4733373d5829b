/**
 * Proposals in the writing of their author: 點 for 点 on a page in traditional Chinese, 幺 where 幺 was typed.
 */
import type {Message} from '../source/message/message.js'
import {inFormsOf, inWritingOf, sameForms} from '../source/sounds/sounds.js'
import type {Repairable} from './search.js'

const characters = /\p{Script=Han}/u

/**
 * Messages whose proposals are in the writing of the text around them or of the page; a proposal that cannot be read
 * in that writing stays.
 */
export function inOwnWriting(
  messages: readonly Message[],
  {text, read}: Repairable,
  language: string
): readonly Message[] {
  return messages.map(message => {
    const {start, end, expected} = message
    if (!expected.some(one => characters.test(one))) return message
    const readWith = (proposal: string) => read(text.slice(0, start) + proposal + text.slice(end))
    const meant = expected.map(one => {
      const own = inFormsOf(one, text.slice(start, end), text, language)
      if (own === one) return one
      const [before, after] = [readWith(one), readWith(own)]
      return after.messages.length <= before.messages.length && after.claims >= before.claims ? own : one
    })
    const once = inOneForm(meant, text.slice(start, end), text)
    return once.length === expected.length && once.every((one, index) => one === expected[index])
      ? message
      : {...message, expected: once}
  })
}

/** Words without those that differ only in the forms of characters: the form used in the text around them is kept. */
function inOneForm(words: readonly string[], typed: string, around: string): readonly string[] {
  const all = [...new Set(words.map(sameForms))]
  return all.map(form => {
    const same = words.filter(word => sameForms(word) === form)
    return inWritingOf(typed, same, around)[0]!
  })
}
