/**
 * Units that sound the same as what an input method has given: 30府 for 30符, 4半 for 4翻.
 */

// The unit, and characters of the same reading, in Japanese and in Chinese.
const table: readonly (readonly [unit: string, same: string])[] = [
  ['符', '府付譜普富婦福服副幅伏'],
  ['翻', '半版藩般範繁返反'],
  ['点', '店天転展典店电'],
  ['枚', '毎舞妹每梅'],
  ['本場', '本馬'],
  ['本場', '本番']
]

const units: ReadonlyMap<string, string> = new Map(
  table.flatMap(([unit, same]) =>
    (unit.length > 1 ? [same] : [...same]).map((typed): [string, string] => [typed, unit])
  )
)

/** Numbers with units of which some were typed by their sound, with the units that are meant; `null` for anything else. */
export function unitsMeant(text: string): string | null {
  if (text.length > 64) return null
  const words = text.split(/([ \u3000]+)/)
  const meant = words.map((word, index) => (index % 2 === 1 ? word : unitMeant(word)))
  return meant.includes(null) ? null : meant.join('')
}

function unitMeant(word: string): string | null {
  const [, number = '', typed = ''] =
    /^([\d,]{1,7}|[一二三四五六七八九十]{1,3})(\p{Script=Han}{1,2})$/u.exec(word) ?? []
  const unit = units.get(typed)
  return unit === undefined ? null : number + unit
}
