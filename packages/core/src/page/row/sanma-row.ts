/** Parts of a row that do not exist in a three-player game: 2m to 8m, a chii. */
import type {Diagram} from '../../model/diagram.js'
import type {Message} from '@tehai/kernel/source'
import {isOutOfSanma, isTile, kindOf} from '@tehai/riichi/tile'
import {pageMessage} from '../grammar/messages.js'
import {tileNodesOf} from '../../model/resolve.js'

/** The first tile of a row that such a game does not use, and every chii. */
export function sanmaSlips({nodes}: Diagram): Message[] {
  const missing = nodes.flatMap(tileNodesOf).find(({face}) => isTile(face) && isOutOfSanma(kindOf(face)))
  const chii = nodes.filter(node => node.type === 'meld' && node.meld.type === 'chii')
  return [
    ...(missing ? [pageMessage('tile-not-in-sanma', missing.start, missing.end, {tile: missing.face})] : []),
    ...chii.map(({start, end}) => pageMessage('chii-in-sanma', start, end))
  ]
}
