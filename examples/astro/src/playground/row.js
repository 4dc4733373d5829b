/**
 * One row alone, drawn as in a block. Small and always loaded; blocks are read by `block.js`.
 */
import {drawRow, inlineInk} from 'rehype-tiles/render'
import {gameIn} from './game.js'

/** Options of the row, for the drawing and for code that reads it again. */
function rowOptions({dialect, size}, lang) {
  return {dialect: dialect === 'auto' ? undefined : dialect, size, lang}
}

/**
 * Draw a row.
 *
 * @param text
 *   What `readText` found.
 * @param palette
 *   Colours that are written out (default: those that the style sheet of the page repaints).
 * @returns
 *   `picture`: hast; `labels`: a text alternative for each picture; `rows`: the rows there are, and where;
 *   `messages`: each with the text that its span points into, and a way from there to what was typed; `sentence`: what
 *   says them in words.
 */
export function drawText({source, at}, state, lang, palette = 'page') {
  const game = gameIn(palette)
  const options = rowOptions(state, lang)
  const row = game.row(source, options, 'block')
  const className = palette === 'page' ? [] : [`mahjong-${palette}`]
  const settings = {game, ink: inlineInk(game.art), className}
  const picture = {
    type: 'element',
    tagName: 'div',
    properties: {className: ['mahjong-block', `mahjong-${row.kind}`]},
    children: [drawRow({row, source, options, placement: 'block'}, settings)]
  }
  return {
    picture,
    labels: row.label === '' ? [] : [row.label],
    rows: [{source, options, start: at(0), end: at(source.length)}],
    messages: row.messages.map(message => ({message, source, at})),
    sentence: game.sentence
  }
}
