/**
 * Facts: everything in a result as one tuple type, or the text of the error; of the types and of the run time.
 */
import {literal} from './literals.js'
import {totalOf} from './oracle.js'
import {typedScore} from './typed-score.js'

/** The top of a file of assertions about scores. */
export const head = `import type {Checked, Score, Tiles} from '@tehai/riichi/types'
type Facts<R> = R extends string ? R : R extends {readonly yaku: readonly (infer Y)[]}
  ? R extends Record<'han' | 'fu' | 'points' | 'limit' | 'yakuman' | 'tsumoPayments' | 'total', unknown>
    ? [Y, R['han'], R['fu'], R['points'], R['limit'], R['yakuman'], R['tsumoPayments'], R['total']]
    : never : never
`

/** What the types say. */
export const factsOfTypes = (text, context) => `Facts<Score<${JSON.stringify(text)}, ${literal(context)}>>`

function tuple(names, rest) {
  return `[${[names.map(name => JSON.stringify(name)).join(' | '), ...rest.map(literal)].join(', ')}]`
}

/** The facts of a win by the engine, or the text of what is wrong, as the types should have them. */
export function factsOfEngine({text, context, score}) {
  if (score.outcome !== 'win') return JSON.stringify(typedScore(text, context))
  const {yaku, han, fu, points, limit, yakuman, tsumoPayments} = score
  const rest = [han, fu, points, limit, yakuman, tsumoPayments, totalOf(score, context)]
  return tuple(
    yaku.map(({id}) => id),
    rest
  )
}

/** What `score` of `@tehai/core/typed` gives or throws at run time. */
export function factsOfTyped(text, context) {
  const said = typedScore(text, context)
  if (typeof said === 'string') return JSON.stringify(said)
  const {yaku, han, fu, points, limit, yakuman, tsumoPayments, total} = said
  return tuple(yaku, [han, fu, points, limit, yakuman, tsumoPayments, total])
}
