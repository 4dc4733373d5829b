/**
 * The search of the wiki: a dialog that is opened by its button or by `/`. Every page has this, so it is small.
 */
const dialog = document.getElementById('search')
const query = document.getElementById('query')
const opener = document.getElementById('open-search')

const hits = () => import('./search-hits.js')

function open() {
  dialog.showModal()
  query.select()
  hits().then(({load}) => load())
}

const isTyping = target => target.closest('input, textarea, select, [contenteditable]') !== null

opener.hidden = false
opener.addEventListener('click', open)
query.addEventListener('input', () => hits().then(({search}) => search()))
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  event.preventDefault()
  open()
})
dialog.addEventListener('click', event => {
  if (event.target === dialog) dialog.close()
})
