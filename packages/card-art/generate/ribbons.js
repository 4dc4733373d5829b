/**
 * The three ribbons (短冊): gently curved strips. They differ in breadth, lean and bands as well as in colour, so that
 * print and colour-blind eyes distinguish them: the one with writing is broad, plain red is narrow, blue leans the other way with a
 * pale band at both ends.
 */
import {area, inked, joined, put} from './brush.js'
import {kana} from './kana.generated.js'
import {writtenTurn} from './turn.js'

const middle = {x: 122, y: 200}

/** A strip around the origin, half as broad and half as long as said, whose sides swing and whose ends curl a little. */
const strip = (half, long) =>
  `M${-half} ${-long}Q0 ${-long - 9} ${half} ${-long}C${half + 7} ${-long / 3} ${half - 7} ${long / 3} ${half} ${long}Q0 ${long + 9} ${-half} ${long}C${-half - 7} ${long / 3} ${-half + 7} ${-long / 3} ${-half} ${-long}z`

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
  return [...put([inked('red', strip(39, 126))], {...middle, turn: writtenTurn}), ...joined(writing)]
}

/** A plain red ribbon. */
export function redRibbon() {
  return put([inked('red', strip(25, 126))], {...middle, turn: writtenTurn})
}

/** A blue ribbon. */
export function blueRibbon() {
  const bands = area('face', 'M-30-100Q0-109 30-100V-91Q0-100-30-91zM-28 92Q0 101 28 92V101Q0 110-28 101z')
  return put([inked('blue', strip(29, 124)), bands], {...middle, turn: 9})
}
