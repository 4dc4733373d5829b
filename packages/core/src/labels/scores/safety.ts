/**
 * Words for how safe a tile is.
 */
import type {TileSafety} from '@tehai/riichi/safety'
import type {Language} from '@tehai/kernel/source'
import {nameOfShape} from './score.js'
import {dictionaries as safetyWords} from '../words/safety.js'

/** What authors call a tile of this safety: `genbutsu`, `half suji, one chance`, `honor, 2 visible`; 現物, 字牌・2枚見え. */
export function nameOfSafety({class: found, reasons, visible}: SafetyFacts, language: Language): string {
  const words = safetyWords[language]
  if (found === 'genbutsu') return words.classes.genbutsu
  const isHonor = reasons.includes('honor')
  const items = reasons.flatMap((reason): string[] => {
    if (reason === 'river' || reason === 'passed') return []
    if (reason === 'no-suji' && reasons.includes('no-chance')) return []
    if (reason === 'exhausted' && isHonor) return []
    return reason === 'honor' ? [words.reasons.honor, words.visible(visible)] : [words.reasons[reason]]
  })
  return words.together(items)
}

/** What the words need. */
export type SafetyFacts = Pick<TileSafety, 'class' | 'reasons' | 'visible'>

const shapes = ['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki'] as const

/**
 * The waits that are still possible, each with its combinations: `ryanmen 16, kanchan 16, tanki 3`; the class if there
 * are none.
 */
export function nameOfWaits(
  {class: found, waits}: Pick<TileSafety, 'class' | 'waits'>,
  language: Language
): string {
  const words = safetyWords[language]
  const items = shapes.flatMap(shape =>
    waits[shape] > 0 ? [words.wait(nameOfShape(shape, language), waits[shape])] : []
  )
  return items.length > 0 ? words.waits(items) : words.classes[found]
}
