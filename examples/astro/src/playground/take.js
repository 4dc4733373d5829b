/**
 * Taking things along: copies, files, links.
 */
import {copyText, save} from './clipboard.js'
import {toDom} from './dom.js'
import {draw} from './drawing.js'
import {words} from './words.js'

/** How long a button says that it has copied, in milliseconds. */
const SAID = 1600

/**
 * Copy a text and say so, on the button and to those who listen.
 *
 * @param announce
 *   Called with the sentence to announce.
 */
export async function copyFrom(button, text, lang, announce) {
  const say = words[lang]
  const done = await copyText(text)
  const before = button.dataset.words ?? button.textContent
  const said = done ? say.copied : say.notCopied
  button.dataset.words = before
  button.textContent = said
  announce(said)
  setTimeout(() => (button.textContent = before), SAID)
}

/** HTML of the picture, complete in itself, in the colours that were chosen. */
export function htmlOf(text, state, lang) {
  const {picture} = draw(text, state, lang, state.palette === 'page' ? 'light' : state.palette)
  return picture ? toDom(picture).outerHTML : ''
}

/** SVG of all rows. */
async function svgOf({rows}, state) {
  const files = await import('./files.js')
  return files.svgOf(rows, state)
}

/** A canvas with the rows on it, twice as large as the file: for screens of high resolution. */
async function canvasOf(drawn, state) {
  const {paint} = await import('./paint.js')
  const svg = new DOMParser().parseFromString(await svgOf(drawn, state), 'image/svg+xml').documentElement
  const canvas = document.createElement('canvas')
  canvas.width = 2 * Number(svg.getAttribute('width'))
  canvas.height = 2 * Number(svg.getAttribute('height'))
  const context = canvas.getContext('2d')
  context.scale(2, 2)
  paint(svg, context)
  return canvas
}

/**
 * Make the buttons work.
 *
 * @param at
 *   Gives the button of an id.
 * @param current
 *   Gives what is shown: `text`, `state`, `drawn`, `markdown`, `link`.
 */
export function takeFrom(at, current, lang, announce) {
  const copies = {
    copyMarkdown: ({markdown}) => markdown,
    copyLink: ({link}) => link,
    copyHtml: ({text, state}) => htmlOf(text, state, lang),
    copySvg: ({drawn, state}) => svgOf(drawn, state)
  }
  for (const [name, textOf] of Object.entries(copies)) {
    at(name).addEventListener('click', async ({currentTarget}) =>
      copyFrom(currentTarget, await textOf(current()), lang, announce)
    )
  }
  at('saveSvg').addEventListener('click', async () => {
    const {drawn, state} = current()
    save(await svgOf(drawn, state), 'image/svg+xml', 'tehai.svg')
  })
  at('savePng').addEventListener('click', async () => {
    const {drawn, state} = current()
    const canvas = await canvasOf(drawn, state)
    canvas.toBlob(blob => save(blob, 'image/png', 'tehai.png'))
  })
  if (!navigator.share) return
  at('share').hidden = false
  at('share').addEventListener('click', () => {
    const {link} = current()
    navigator.share({title: document.title, url: link}).catch(() => {}) // the reader thought better of it
  })
}
