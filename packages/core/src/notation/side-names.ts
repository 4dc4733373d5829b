/**
 * Names of the other players by the side on which they sit. Notation has them in calls (対面からポン555p), blocks in
 * headers and values.
 */
import type {From} from '@tehai/riichi/tile'

/** Names of a player in any language; the names in East Asian scripts have no other meaning. */
export const sideNames: Readonly<Record<From, readonly string[]>> = {
  shimocha: ['shimocha', 'right', '下家', '하가'],
  // prettier-ignore
  toimen: [
    'toimen', 'across', 'opposite', '対面', 'トイメン', '对面', '对家', '對家', '対家', '대가', '대면'
  ],
  kamicha: ['kamicha', 'left', '上家', '상가']
}
