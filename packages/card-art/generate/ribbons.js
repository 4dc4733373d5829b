/**
 * The three ribbons (短冊): gently curved strips. They differ in breadth, lean and bands as well as in colour, so that
 * print and colour-blind eyes distinguish them: the one with writing is broad, plain red is narrow, blue leans the other way with a
 * pale band at both ends.
 */
import {area, inked, joined, line, put} from './brush.js'
import {kana} from './kana.generated.js'
import {writtenTurn} from './turn.js'

const middle = {x: 122, y: 200}

/** A strip around the origin, half as broad and half as long as said, whose sides swing; its ends turn back and show the reverse. */
const strip = (half, long) =>
  `M${-half} ${-long}Q0 ${-long - 9} ${half} ${-long}C${half + 7} ${-long / 3} ${half - 7} ${long / 3} ${half} ${long}Q0 ${long + 9} ${-half} ${long}C${-half - 7} ${long / 3} ${-half + 7} ${-long / 3} ${-half} ${-long}z`

/** The folds at both ends, behind the strip. */
const folds = (half, long) =>
  `M${-half} ${-long}L${10 - half} ${-long - 15}Q0 ${-long - 22} ${half - 4} ${-long - 14}L${half} ${-long}zM${half} ${long}L${half - 10} ${long + 15}Q0 ${long + 22} ${4 - half} ${long + 14}L${-half} ${long}z`

const ribbon = (colour, reverse, half, long) => [
  inked(reverse, folds(half, long), 4),
  inked(colour, strip(half, long))
]

/** A red ribbon has a shade along one side. */
const red = half => [
  ...ribbon('red', 'back', half, 122),
  line('back', 5, `M${half - 5}-116C${half + 2}-41 ${half - 12} 41 ${half - 5} 118`)
]

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
  return [...put(red(39), {...middle, turn: writtenTurn}), ...joined(writing)]
}

/** A plain red ribbon. */
export function redRibbon() {
  return put(red(25), {...middle, turn: writtenTurn})
}

/** A blue ribbon. */
export function blueRibbon() {
  const bands = area('face', 'M-30-100Q0-109 30-100V-91Q0-100-30-91zM-28 92Q0 101 28 92V101Q0 110-28 101z')
  return put([...ribbon('blue', 'ink', 29, 120), bands], {...middle, turn: 9})
}
