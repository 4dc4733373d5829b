/**
 * Pictures as files: the rows of what was typed in one SVG, and that SVG on a canvas.
 */
import {renderSvg} from 'rehype-tiles/render'

/** Height of an upright tile in pixels, by size. */
export const tileHeights = {s: 32, m: 48, l: 64, xl: 96}

/**
 * The text of an SVG file with all rows, one below the other. Words of blocks are not in it. Empty where there is no row.
 *
 * @param rows
 *   As `drawText` and `drawBlock` give them.
 */
export function svgOf(rows, {palette, size}) {
  const colours = palette === 'page' ? 'light' : palette
  const pictures = rows.map(
    ({source, options}) => renderSvg(source, {...options, palette: colours}, tileHeights[size]).picture
  )
  return pictures.length < 2 ? (pictures[0] ?? '') : stacked(pictures)
}

/** Pictures in one, each on its own line. */
function stacked(pictures) {
  let width = 0
  let height = 0
  const lines = pictures.map(picture => {
    const line = picture.replace(/^<svg xmlns="[^"]*"/, `<svg y="${height}"`)
    width = Math.max(width, lengthOf(picture, 'width'))
    height += lengthOf(picture, 'height')
    return line
  })
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="group" ${box}>${lines.join('')}</svg>`
}

/** A length of the outermost element: its words are escaped, so no other quote can precede it. */
function lengthOf(picture, name) {
  return Number(new RegExp(` ${name}="(\\d+)"`).exec(picture)[1])
}
