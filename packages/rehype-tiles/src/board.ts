/**
 * Boards: the table as one picture.
 */
import {layoutBoard, type Board} from '@tehai/core/layout'
import {DISPLAY_EM} from '@tehai/kernel/picture'
import {element} from './element.js'
import {PIXELS, standaloneSvg} from './image.js'
import {inlineInk} from './ink.js'
import {mahjong} from './mahjong.js'
import {checkOptions, type Options} from './options.js'
import {pictureChildren} from './picture.js'

/** Room around a board, in tile units. */
const MARGIN = 60

/** Colours of the panel and of what is written on it: the same on any page. */
const colours = {panel: '#eef5f0', edge: '#b9c9be', words: '#1d2b24'} as const

/**
 * Draw a board as the text of an SVG file.
 *
 * @param label
 *   What it shows, in words.
 * @param options
 *   Art: `tiles`, `palette`, `variants`.
 * @param width
 *   Width of the picture in pixels (default: 760).
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function renderBoard(
  board: Board,
  label: string,
  options: Readonly<Pick<Options, 'tiles' | 'palette' | 'variants'>> = {},
  width = 760
): string {
  checkOptions(options)
  const {art} = mahjong(options)
  const layout = layoutBoard(board, {width: art.width, height: art.height})
  const across = layout.width + 2 * MARGIN
  const down = layout.height + 2 * MARGIN
  const unit = width / across
  const display = art.height * unit >= DISPLAY_EM * PIXELS
  const {panel} = layout
  const box = element('rect', {...panel, rx: 90, fill: colours.panel, stroke: colours.edge, strokeWidth: 16})
  const drawn = pictureChildren(layout, art, inlineInk(art), {display})
  const group = element('g', {transform: `translate(${MARGIN} ${MARGIN})`}, [box, ...drawn])
  const svg = element(
    'svg',
    {
      role: 'img',
      ariaLabel: label,
      width: Math.round(width),
      height: Math.round(down * unit),
      viewBox: `0 0 ${across} ${down}`,
      fontFamily: 'sans-serif',
      color: colours.words
    },
    [group]
  )
  return standaloneSvg(svg)
}
