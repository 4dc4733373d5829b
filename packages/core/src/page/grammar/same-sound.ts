/**
 * Units that sound the same as what an input method has given: 30府 for 30符, 4半 for 4翻.
 */

// The unit, and characters of the same reading, in Japanese and in Chinese.
const table: readonly (readonly [unit: string, same: string])[] = [
  ['符', '府付譜普富婦福服副幅伏'],
  ['翻', '半版藩般範繁返反'],
  ['点', '店天転展典店电'],
  ['枚', '毎舞妹每梅牧'],
  ['本場', '本馬'],
  ['本場', '本番']
]

const units: ReadonlyMap<string, string> = new Map(
  table.flatMap(([unit, same]) =>
    (unit.length > 1 ? [same] : [...same]).map((typed): [string, string] => [typed, unit])
  )
)

const number = '[\\d,]{1,7}|[一二三四五六七八九十]{1,3}'
const counted = new RegExp(`(${number})(${[...units.keys(), ...units.values()].join('|')})`, 'gu')
const onlyCounted = new RegExp(
  `^(?:[ \\u3000]{0,3}(?:${number})(?:${[...units.keys(), ...units.values()].join('|')})){1,6}$`,
  'u'
)

/** Numbers with units of which some were typed by their sound, with the units that are meant; `null` for anything else. */
export function unitsMeant(text: string): string | null {
  if (text.length > 64 || !onlyCounted.test(text)) return null
  const meant = text.replace(counted, (_, count: string, unit: string) => count + (units.get(unit) ?? unit))
  return meant === text ? null : meant
}

/** Where the number begins that a unit of the same sound at `at` follows: 8 of 8舞; `null` where there is none. */
export function startOfCount(text: string, at: number): number | null {
  const [count] = new RegExp(`(?:${number})[ \\u3000]?$`, 'u').exec(text.slice(Math.max(0, at - 9), at)) ?? []
  return count !== undefined && units.has(text[at] ?? '') ? at - count.length : null
}
