/**
 * The name of a yaku in place of cards: `captured: sanko`, 猪鹿蝶.
 */
import type {Message} from '@tehai/kernel/source'
import {kindCodeOf} from '@tehai/koikoi/cards'
import type {GameRules} from '@tehai/koikoi/rules'
import {nearYaku} from '@tehai/koikoi/yaku/reading'
import {pageMessage} from '../grammar/messages.js'
import {yakuOfName, type YakuId} from '../grammar/yaku-names.js'

/** Yaku whose names are also those of single cards: 赤短, タネ. */
const alsoCards: ReadonlySet<YakuId> = new Set(['tane', 'tanzaku', 'kasu', 'akatan', 'aotan'])

/** Messages about cards that cannot be read, with a message of its own for each name of a yaku among them. */
export function withYakuNamed(
  text: string,
  messages: readonly Message[],
  rules: GameRules
): readonly Message[] {
  if (messages.length === 0) return messages
  const start = text.length - text.trimStart().length
  const whole = yakuMessage(text, start, text.trimEnd().length, rules)
  if (whole) return [whole]
  return messages.map(one =>
    one.id === 'unknown-card' ? (yakuMessage(text, one.start, one.end, rules) ?? one) : one
  )
}

/**
 * The message about a range that is the name of a yaku, with its cards if there is no choice; `null` for any other
 * range.
 */
function yakuMessage(text: string, start: number, end: number, rules: GameRules): Message | null {
  const type = end - start > LONGEST ? undefined : yakuOfName(text.slice(start, end))
  if (type === undefined || alsoCards.has(type)) return null
  const made = nearYaku([], rules).find(one => one.type === type)
  const isCertain = made?.cards.length === made?.lacking
  const expected = made && isCertain ? [made.cards.map(kindCodeOf).join(' ')] : []
  return pageMessage('yaku-as-cards', start, end, {}, expected)
}

/** Longest text that may be the name of a yaku, in UTF-16 units. */
const LONGEST = 60
