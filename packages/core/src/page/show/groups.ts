/**
 * Groups: the parts of a section, separated by blank lines. Neighbouring facts share one list, neighbouring situations
 * one line, and all folded parts of a section share one fold, at the place of the first.
 */
import {nameOfAnswer} from '../../labels/play/page.js'
import type {Language} from '@tehai/kernel/source'
import type {Words} from '@tehai/kernel/markup'
import type {Fact, Part} from '../check/result/checked-block.js'

/** A part, and whether it is folded away; `null` for a blank line. */
export type ShownPart = {readonly part: Part; readonly isFolded: boolean} | null

/** A list that grows while parts are joined. */
type OpenPart =
  | Exclude<Part, {readonly type: 'facts' | 'situation' | 'fold'}>
  | {readonly type: 'facts'; readonly facts: Fact[]}
  | {readonly type: 'situation'; readonly items: Words[]}
  | {readonly type: 'fold'; readonly summary: string; readonly parts: OpenPart[]}

/** The groups of a section; groups without parts are left out. */
export function groupsOf(shown: readonly ShownPart[], lang: Language): readonly (readonly Part[])[] {
  const groups: OpenPart[][] = [[]]
  let folded: OpenPart[] | null = null
  for (const one of shown) {
    if (one === null) groups.push([])
    else if (!one.isFolded) join(groups.at(-1)!, one.part)
    else {
      if (!folded) {
        folded = []
        groups.at(-1)!.push({type: 'fold', summary: nameOfAnswer(lang), parts: folded})
      }
      join(folded, one.part)
    }
  }
  return groups.filter(group => group.length > 0)
}

/** Add a part to a group. */
function join(group: OpenPart[], part: Part): void {
  const last = group.at(-1)
  if (part.type === 'facts') {
    if (last?.type === 'facts') for (const fact of part.facts) last.facts.push(fact)
    else group.push({type: 'facts', facts: [...part.facts]})
  } else if (part.type === 'situation') {
    if (last?.type === 'situation') for (const item of part.items) last.items.push(item)
    else group.push({type: 'situation', items: [...part.items]})
  } else if (part.type !== 'fold') group.push(part)
}
