/**
 * The page of the playground: what is typed goes to the picture and the messages at once, to everything else right after.
 */
import {loadLanguage} from '@tehai/kernel/source'
import {draw, loadBlocks, readTyped} from './drawing.js'
import {showPicture} from './show-picture.js'
import {readFragment} from './state.js'

const at = id => document.getElementById(id)
const root = at('playground')
const {lang} = root.dataset
const editor = at('text')
const starts = root.querySelectorAll('[data-text]')
const looks = {dialect: at('dialect'), palette: at('palette'), size: at('size')}

/** What was chosen and typed, and what came of it. */
let state = withText(readFragment(location.hash))
let text
let drawn

function withText(read) {
  return {...read, text: (read.text ?? starts[0].dataset.text).replace(/\r\n?/g, '\n')}
}

/** How long after a picture everything else follows, in milliseconds. */
const REST = 150

/** Show the state: the picture now, and the rest soon after the first one. */
function show() {
  text = readTyped(state.text)
  const result = draw(text, state, lang)
  root.setAttribute('aria-busy', String(result.needs !== null))
  if (result.needs) load(result.needs)
  // Until the module for blocks is loaded, the last picture stays.
  if (result.picture || text.kind === 'empty') showDrawn(result)
}

/** Show what was typed; at a pace from when the rest is loaded: before that, little has been typed. */
let showTyped = show

function showDrawn(result) {
  drawn = result
  root.dataset.pending = ''
  showPicture(at('picture'), drawn.picture)
  // Once the rest is loaded, all is shown again.
  rest?.showNow(shown())
  restTimer ||= setTimeout(showRest, REST)
}
let restTimer = 0

/** Load a part of the playground, and show the state again. */
async function load(part) {
  if (loading.has(part)) return
  loading.add(part)
  try {
    await part()
    await loadLanguage(lang) // of the packages that it brings
    show()
  } catch {
    at('count').textContent = root.dataset.failed
  }
  loading.delete(part)
}
const loading = new Set()

let rest = null
/** What was there before an example, where the address could not be changed yet. */
let left = null
async function loadRest() {
  const {follow, paced} = await import('./rest.js')
  showTyped = paced(show)
  rest = await follow({at, lang, shown, change, move, left})
}

/** What is shown. */
function shown() {
  return {text, state, drawn}
}

function showRest() {
  restTimer = 0
  if (!rest) return load(loadRest)
  rest.showSoon(shown())
  delete root.dataset.pending
}

/** Put the state into the fields. */
function fill() {
  if (editor.value !== state.text) editor.value = state.text
  looks.dialect.value = state.dialect
  for (const name of ['palette', 'size']) {
    looks[name].querySelector(`[value="${state[name]}"]`).checked = true
  }
  at('picture').className = state.palette === 'page' ? 'picture' : `picture mahjong-${state.palette}`
}

/** Show another state. */
function move(read) {
  state = withText(read)
  fill()
  show()
}

function change(changed) {
  move({...state, ...changed})
  rest?.address.now(state)
}

editor.addEventListener('input', () => {
  state = {...state, text: editor.value}
  root.dataset.pending = ''
  showTyped()
  rest?.announce()
  rest?.address.later(state)
})
for (const name in looks) {
  looks[name].addEventListener('change', ({target}) => change({[name]: target.value}))
}
for (const button of starts) {
  button.addEventListener('click', () => {
    if (!rest) left ??= state
    move({...state, text: button.dataset.text, dialect: 'auto'})
    rest?.announce()
    rest?.address.next(state)
  })
}

function begin() {
  show()
  root.dataset.ready = ''
  // Blocks are what a user is likely to type next.
  setTimeout(load, 500, loadBlocks)
}

fill()
loadLanguage(lang).then(begin, begin) // what cannot be loaded is in English
