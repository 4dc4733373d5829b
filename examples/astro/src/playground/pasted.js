/**
 * What is pasted from elsewhere: links to tenhou.net/2, Unicode tiles and tiles of mjai become a row; records and links to
 * tenhou.net/6 are recognized.
 */
import {format, parse} from '@tehai/core'

/** Longer texts are no row. */
const MOST = 2000

/**
 * What a pasted text is.
 *
 * @returns
 *   `{kind: 'row', text, from}`: a row, and where it comes from (`tenhou`, `unicode` or `mjai`); `{kind: 'record'}`: maybe a
 *   game record; `null`: a text as any other.
 */
export function readPasted(pasted) {
  const text = pasted.trim()
  if (isRecord(text)) return {kind: 'record'}
  if (text.length > MOST) return null
  return linked(text) ?? inUnicode(text) ?? inMjai(text)
}

function isRecord(text) {
  return (
    /^https?:\/\/tenhou\.net\/(?:5|6)\/#json=/.test(text) ||
    /^(?:\s*<\?xml[^>]*>)?\s*<mjloggm\b/.test(text) ||
    (text[0] === '{' && /"type"\s*:\s*"start_(?:game|kyoku)"/.test(text.slice(0, 4000))) ||
    (/^[[{]/.test(text) && /"(?:log|qipai)"\s*:|"name"\s*:\s*"\.?lq\./.test(text.slice(0, 4000)))
  )
}

/** `https://tenhou.net/2/?q=123m406p789s11z`, with other options of the page before the tiles. */
function linked(text) {
  const query = /^https?:\/\/tenhou\.net\/2\/?\?(\S*)$/.exec(text)?.[1]
  const tiles = query && new URLSearchParams(query).get('q')
  return tiles ? rowIn('tenhou', tiles) : null
}

/** Tiles alone; other words may be meant as they are. */
function inUnicode(text) {
  return /^(?:[\u{1F000}-\u{1F02B}][\uFE0E\uFE0F]?\s*)+$/u.test(text) ? rowIn('unicode', text) : null
}

/** Tiles of mjai, of which at least one is no tile of other notations; or a line of a record that has some. */
function inMjai(text) {
  const said = text[0] === '{' ? tilesOfLine(text) : text
  const tiles = said?.replace(/["',[\]]+/g, ' ').trim() ?? ''
  const isMjai = /^(?:(?:[1-9][mps]r?|[ESWNPFC])(?:\s+|$))+$/.test(tiles)
  const isOwn = text[0] === '{' || /(?:^|\s)(?:5[mps]r|[ESWNPFC])(?:\s|$)/.test(tiles)
  return isMjai && isOwn ? rowIn('mjai', tiles) : null
}

/** The tiles of a line of JSON; a line that begins a round has those of a player in it. */
function tilesOfLine(text) {
  try {
    const {pai, consumed = [], tehai} = JSON.parse(text)
    const tiles = tehai ?? [...(pai ? [pai] : []), ...consumed]
    return Array.isArray(tiles) ? tiles.join(' ') : null
  } catch {
    return null
  }
}

function rowIn(dialect, tiles) {
  const {tree, messages} = parse(tiles, {dialect})
  if (messages.some(({severity}) => severity === 'error')) return null
  const {text, lost} = format(tree, 'mpsz')
  return text && lost.length === 0 ? {kind: 'row', text: text.trimEnd(), from: dialect} : null
}
