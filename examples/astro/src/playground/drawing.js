/**
 * Drawing whatever was typed. Blocks, and the rules that check claims, are loaded when the first of them is met.
 */
import {readRowText} from './row-text.js'
import {drawText} from './row.js'

let block = null
let checker = null

const nothing = {picture: null, labels: [], rows: [], messages: [], sentence: null}

/** Read what was typed: blocks are read once what draws them is loaded. */
export const readTyped = written => (block ? block.readText : readRowText)(written)

/**
 * Draw what was typed.
 *
 * @param text
 *   What `readTyped` found.
 * @param palette
 *   Colours that are written out (default: those that the style sheet of the page repaints).
 * @returns
 *   As `drawText`; `needs`: a function that loads what is missing to draw it better, `null` where nothing is. The
 *   whole is `null` while nothing can be drawn at all.
 */
export function draw(text, state, lang, palette) {
  if (text.kind === 'empty') return {...nothing, needs: null}
  if (text.kind === 'row') return {...drawText(text, state, lang, palette), needs: null}
  if (!block) return {...nothing, needs: loadBlocks}
  const {needsChecker, missing, ...drawn} = block.drawBlock(text, state, lang, checker, palette)
  return {...drawn, needs: needsChecker ? loadClaims : missing && (() => loadEngine(missing))}
}

/** Load what draws blocks. */
export async function loadBlocks() {
  block = await import('./block.js')
}

async function loadClaims() {
  const {claimChecker} = await import('@tehai/core/claims')
  checker = claimChecker()
}

/** Load an engine of claims. The checker keeps what it found without. */
async function loadEngine(load) {
  await load()
  await loadClaims()
}
