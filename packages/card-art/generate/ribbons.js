/**
 * The three ribbons (短冊): gently curved strips. They differ in breadth, lean and bands as well as in colour, so that
 * print and colour-blind eyes distinguish them: the one with writing is broad, plain red is narrow, blue leans the other way with a
 * pale band at both ends.
 */
import {area, inked, joined, line, put} from './brush.js'
import {kana} from './kana.generated.js'
import {writtenTurn} from './turn.js'

const middle = {x: 122, y: 200}

/** A strip of paper around the origin, half as broad and half as long as said, whose sides swing and whose lower corner is turned up. */
const strip = (half, long) =>
  `M${-half} ${-long}L${half} ${-long}C${half + 8} ${-long / 3} ${half - 8} ${long / 3} ${half} ${long - 22}L${half - 20} ${long}H${-half}C${-half - 8} ${long / 3} ${-half + 8} ${-long / 3} ${-half} ${-long}z`

/** The corner that is turned up and shows the reverse of the paper. */
const corner = (half, long) => `M${half} ${long - 22}L${half - 20} ${long}L${half - 24} ${long - 27}z`

const ribbon = (colour, reverse, half, long) => [
  line('face', 14, strip(half, long)),
  inked(colour, strip(half, long)),
  area(reverse, corner(half, long)),
  line('ink', 4, corner(half, long))
]

const red = half => ribbon('red', 'back', half, 134)

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

/** A plain red ribbon, in the middle of the card or where it leaves the plant free. */
export function redRibbon(place = {}) {
  return put(red(25), {...middle, ...place, turn: writtenTurn})
}

/** A blue ribbon, likewise. */
export function blueRibbon(place = {}) {
  const bands = area('face', 'M-30-112H29V-102H-29zM-31 98H24V108H-30z')
  return put([...ribbon('blue', 'ink', 29, 134), bands], {...middle, ...place, turn: 9})
}
