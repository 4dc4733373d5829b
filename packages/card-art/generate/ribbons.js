/**
 * The three ribbons (短冊). They differ in shape as well as in colour, so that print and colour-blind eyes
 * distinguish them: the one with writing is broad, plain red is narrow with a notch, blue leans the other way with a pale
 * band at both ends.
 */
import {area, inked, joined, put} from './brush.js'
import {kana} from './kana.generated.js'
import {writtenTurn} from './turn.js'

const middle = {x: 122, y: 200}

/** Distances of the characters from the middle of the ribbon, down its axis. */
const columns = {
  あかよろし: [-92, -47, 0, 46, 94],
  みよしの: [-80, -26, 28, 80]
}

/** A red ribbon with writing: あかよろし on pine and plum, みよしの on cherry. */
export function writtenRibbon(words) {
  const turn = (writtenTurn * Math.PI) / 180
  const writing = [...words].flatMap((character, index) => {
    const down = columns[words][index]
    const place = {
      x: middle.x - Math.round(down * Math.sin(turn)),
      y: middle.y + Math.round(down * Math.cos(turn))
    }
    return put([area('ink', kana[character])], place)
  })
  return [...put([inked('red', 'M-38-124H38V124H-38z')], {...middle, turn: writtenTurn}), ...joined(writing)]
}

/** A plain red ribbon. */
export function redRibbon() {
  return put([inked('red', 'M-25-132H25V132L0 110L-25 132z')], {...middle, turn: writtenTurn})
}

/** A blue ribbon. */
export function blueRibbon() {
  return put([inked('blue', 'M-28-128H28V128H-28z'), area('face', 'M-26-104h52v9h-52zM-26 95h52v9h-52z')], {
    ...middle,
    turn: 9
  })
}
