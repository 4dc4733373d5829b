/**
 * Units that sound the same as what an input method has given: 30府 for 30符, 4半 for 4翻, 2本馬 for 2本場.
 */
import {soundingLike, soundsSame} from '@tehai/kernel/sounds'

/** What is counted. Of several that sound the same the first is meant. */
const units: readonly string[] = ['符', '翻', '点', '枚', '張', '番', '本場']

/** Units in other forms of their characters. */
const otherForms = ['點', '张', '本场']

/** The unit that one or two characters were typed for; `null` for a unit, and for what sounds like none. */
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

/** Numbers with units of which some were typed by their sound, with the units that are meant; `null` for anything else. */
export function unitsMeant(text: string): string | null {
  if (text.length > 64 || !onlyCounted.test(text)) return null
  const meant = text.replace(counted, (_, count: string, typed: string) => count + (unitOf(typed) ?? typed))
  return meant === text ? null : meant
}

/** Where the number begins that a unit of the same sound at `at` follows: 8 of 8舞; `null` where there is none. */
export function startOfCount(text: string, at: number): number | null {
  const [count] = new RegExp(`(?:${number})[ \\u3000]?$`, 'u').exec(text.slice(Math.max(0, at - 9), at)) ?? []
  return count !== undefined && unitOf(text[at] ?? '') !== null ? at - count.length : null
}
