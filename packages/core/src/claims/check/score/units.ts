/**
 * Units of a score that are missing or swapped.
 *
 *     2000 30 2 → 2000 30 fu 2 han      40 han 2 fu → 2 han 40 fu
 */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {nameOfFu, nameOfHan} from '../../../labels/scores/yaku.js'
import {grammars, type Language, type Message} from '@tehai/kernel/source'
import {possibleFu, YAKUMAN_HAN} from '../../amounts.js'
import type {Analysis} from '../../analysis.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import {readScore} from '../../grammar/score.js'
import type {ScorePart} from '../../grammar/score-parts.js'
import {unreadMessages} from '../outcome/unread-messages.js'

/** A part of a claim about a score. */
export type Part = ScorePart | UnreadPart

/** The parts of a score that were not understood. Bare numbers lack a unit: `2000 30 2`. */
export function unreadScore(parts: readonly Part[], text: string, analysis: Analysis): Message[] {
  const meant = parts.some(({type}) => type === 'unread')
    ? withUnits(parts, text, languageOf(text, analysis))
    : null
  if (meant === null) return unreadMessages(parts, text, 'score', readScore)
  return [claimMessage('unread-claim', 0, text.length, {}, [meant])]
}

/** The language that a text is written in, as far as its characters show it; otherwise that of the page. */
export function languageOf(text: string, {hand: {settings}}: Analysis): Language {
  const {lang} = settings
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  // 翻 is Japanese, 番 is also Chinese: if the page is written in these characters, the word of its language is used.
  if (/[^ -~]/.test(text)) return /\p{Script=Han}/u.test(nameOfHan(1, lang)) ? lang : 'ja'
  return /[a-z]/i.test(text) ? 'en' : lang
}

/**
 * A score whose bare numbers can be its han and fu, with their units added; `null` if other parts are not understood.
 */
function withUnits(parts: readonly Part[], text: string, language: Language): string | null {
  const bare = parts.filter(({type}) => type === 'unread')
  const numbers = bare.flatMap(({start, end}) =>
    [...text.slice(start, end).matchAll(/[^\s,、]+/g)].map(({0: written, index}) => ({
      written,
      at: start + index
    }))
  )
  const free = new Set((['han', 'fu'] as const).filter(unit => !parts.some(({type}) => type === unit)))
  if (numbers.length === 0 || numbers.length > free.size) return null
  const [first] = numbers
  // `1 mangan`: limits are not counted, and no limit below a yakuman has so few han.
  if (numbers.length === 1 && /^[12]$/.test(first!.written) && parts.some(({type}) => type === 'limit'))
    return (text.slice(0, first!.at) + text.slice(first!.at + 1)).trim()
  let meant = text
  for (const {written, at} of numbers.toReversed()) {
    const number = /^\d{1,3}$/.test(written) ? Number(written) : 0
    const unit = possibleFu.includes(number) ? 'fu' : number >= 1 && number <= YAKUMAN_HAN ? 'han' : null
    if (unit === null || !free.delete(unit)) return null
    const named = unit === 'fu' ? nameOfFu(number, language) : nameOfHan(number, language)
    meant = meant.slice(0, at) + named + meant.slice(at + written.length)
  }
  return readScore(meant).some(({type}) => type === 'unread') ? null : meant
}

/** Han and fu that each can only be the other, as in `40 han 2 fu`; `null` if they can be what they say. */
export function swappedUnits(parts: readonly Part[], languageOfText: () => Language): Message | null {
  const han = parts.find(part => part.type === 'han')
  const fu = parts.find(part => part.type === 'fu')
  if (!han || !fu || !possibleFu.includes(han.han) || fu.fu < 1 || fu.fu > YAKUMAN_HAN) return null
  const [start, end] = [Math.min(han.start, fu.start), Math.max(han.end, fu.end)]
  const language = languageOfText()
  const meant = [nameOfHan(fu.fu, language), nameOfFu(han.han, language)].join(grammars[language].space)
  return claimMessage('impossible-score', start, end, {}, [meant])
}
