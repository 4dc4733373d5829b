/** Units that sound the same as the text of an input method: 30府 for 30符, 4半 for 4翻, 2本馬 for 2本場. */
import {soundingLike, soundsSame} from '@tehai/kernel/sounds'

/** Units of counting. If several sound the same, the first is meant. */
const units: readonly string[] = ['符', '翻', '点', '枚', '張', '番', '本場']

/** Units with variants of their characters. */
const otherForms = ['點', '张', '本场']

/**
 * The unit that may be meant by one or two characters; `null` for a unit itself, and for characters that sound like
 * none.
 */
function unitOf(typed: string): string | null {
  if (units.includes(typed) || otherForms.includes(typed)) return null
  return typed.length === 1
    ? (units.find(unit => unit.length === 1 && soundsSame(typed, unit)) ?? null)
    : (soundingLike(typed, units)[0] ?? null)
}

const number = '[\\d,]{1,7}|[一二三四五六七八九十]{1,3}'
const unit = '本?[\\u4e00-\\u9fff]'
const counted = new RegExp(`(${number})(${unit})`, 'gu')
const onlyCounted = new RegExp(`^(?:[ \\u3000]{0,3}(?:${number})${unit}){1,6}$`, 'u')

/** Numbers with units, some of them typed with the same sound, with the correct units; `null` for anything else. */
export function unitsMeant(text: string): string | null {
  if (text.length > 64 || !onlyCounted.test(text)) return null
  const meant = text.replace(counted, (_, count: string, typed: string) => count + (unitOf(typed) ?? typed))
  return meant === text ? null : meant
}

/** The start of the number before a unit of the same sound at `at`: 8 in 8舞; `null` if there is none. */
export function startOfCount(text: string, at: number): number | null {
  const [count] = new RegExp(`(?:${number})[ \\u3000]?$`, 'u').exec(text.slice(Math.max(0, at - 9), at)) ?? []
  return count !== undefined && unitOf(text[at] ?? '') !== null ? at - count.length : null
}
