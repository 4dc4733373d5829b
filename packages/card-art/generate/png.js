/**
 * Flat drawings as small PNG files: the 256 most frequent colours, one byte a pixel.
 *
 * Source: Portable Network Graphics (PNG) Specification, <https://www.w3.org/TR/png-3/>.
 */
import {crc32, deflateSync} from 'node:zlib'

/**
 * @param {{width: number, height: number, pixels: Uint8Array}} picture
 *   Opaque RGBA, row by row.
 */
export function pngOf({width, height, pixels}) {
  const colours = new Uint32Array(width * height)
  const counts = new Map()
  for (let at = 0; at < colours.length; at++) {
    colours[at] = (pixels[4 * at] << 16) | (pixels[4 * at + 1] << 8) | pixels[4 * at + 2]
    counts.set(colours[at], (counts.get(colours[at]) ?? 0) + 1)
  }
  const kept = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([colour]) => colour)
  const indexOf = new Map([...counts.keys()].map(colour => [colour, nearest(colour, kept)]))
  // Each row begins with its filter: 0, none.
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(colours[y * width + x])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, indices into a palette.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(kept.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function channels(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function nearest(colour, kept) {
  const wanted = channels(colour)
  let best = 0
  let least = Infinity
  for (const [index, candidate] of kept.entries()) {
    const distance = channels(candidate).reduce((sum, value, at) => sum + (value - wanted[at]) ** 2, 0)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const result = Buffer.alloc(named.length + 8)
  result.writeUInt32BE(data.length, 0)
  result.set(named, 4)
  result.writeUInt32BE(crc32(named), named.length + 4)
  return result
}
