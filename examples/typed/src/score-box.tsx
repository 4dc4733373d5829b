/**
 * A hand with what it is worth. A hand that does not score, or wrong points, is an error in the editor.
 */
import type {CheckedHand, Ctx, Points} from '@tehai/riichi/types'
import {renderSvg} from 'rehype-tiles/render'
import {Html} from './html/jsx-runtime.js'

interface Properties<Hand extends string, X extends Ctx> {
  readonly hand: CheckedHand<Hand, X>
  readonly ctx: X
  readonly points: Points<Hand, X>
}

export function ScoreBox<Hand extends string, const X extends Ctx>({hand, ctx, points}: Properties<Hand, X>) {
  return (
    <figure>
      {new Html(renderSvg(hand).picture)}
      <figcaption>
        {ctx.win}, {points} points
      </figcaption>
    </figure>
  )
}
