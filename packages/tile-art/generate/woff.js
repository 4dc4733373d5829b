/**
 * WOFF → the font inside it: the same tables, inflated once.
 *
 * fontkit reads WOFF as well, but inflates all outlines again for each glyph that is requested, which takes seconds.
 * Source: WOFF File Format 1.0, <https://www.w3.org/TR/WOFF/>.
 */
import {inflateSync} from 'node:zlib'

/** Bytes of the header and of an entry of the table directory, in each format. */
const woff = {header: 44, entry: 20}
const sfnt = {header: 12, entry: 16}

/**
 * The font in a WOFF file.
 *
 * @param {Buffer} file
 * @returns {Buffer}
 *   TrueType or OpenType. The fields for a binary search through its directory are left at 0.
 */
export function fontOf(file) {
  const count = file.readUInt16BE(12)
  const directory = Buffer.alloc(sfnt.header + count * sfnt.entry)
  file.copy(directory, 0, 4, 8) // the kind of font
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let end = directory.length
  for (let index = 0; index < count; index++) {
    const from = woff.header + index * woff.entry
    const to = sfnt.header + index * sfnt.entry
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map(at => file.readUInt32BE(from + at))
    const bytes = file.subarray(offset, offset + packed)
    const padding = Buffer.alloc(-length & 3)
    file.copy(directory, to, from, from + 4) // its name
    directory.writeUInt32BE(checksum, to + 4)
    directory.writeUInt32BE(end, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding)
    end += length + padding.length
  }
  return Buffer.concat(parts)
}
