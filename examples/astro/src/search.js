/**
 * The search of the wiki: a dialog that is opened by its button or by `/`, and what Pagefind finds for it.
 */
const MOST_HITS = 12

const dialog = document.getElementById('search')
const query = document.getElementById('query')
const status = document.getElementById('found')
const hits = document.getElementById('hits')
const opener = document.getElementById('open-search')

/** The index, loaded once. */
let index
const load = () => {
  index ??= import(/* @vite-ignore */ new URL('/pagefind/pagefind.js', location.href).href)
  return index
}

function hitOf({url, meta, excerpt}) {
  const item = document.createElement('li')
  const link = item.appendChild(document.createElement('a'))
  link.href = url
  link.textContent = meta.title
  const text = item.appendChild(document.createElement('p'))
  // The excerpt is HTML by Pagefind: text that is escaped, and `<mark>`.
  text.innerHTML = excerpt
  return item
}

/** Search for what is typed, unless more is typed meanwhile. */
async function search() {
  const words = query.value.trim()
  if (words === '') {
    hits.replaceChildren()
    status.textContent = ''
    return
  }
  try {
    const pagefind = await load()
    const answer = await pagefind.debouncedSearch(words)
    if (answer === null) return
    const found = await Promise.all(answer.results.slice(0, MOST_HITS).map(one => one.data()))
    if (query.value.trim() !== words) return
    hits.replaceChildren(...found.map(hitOf))
    const {found: some, nothing} = status.dataset
    status.textContent = found.length > 0 ? some.replace('{count}', answer.results.length) : nothing
  } catch {
    index = undefined
    status.textContent = status.dataset.unavailable
  }
}

function open() {
  dialog.showModal()
  query.select()
  load().catch(() => (index = undefined))
}

const isTyping = target => target.closest('input, textarea, select, [contenteditable]') !== null

opener.hidden = false
opener.addEventListener('click', open)
query.addEventListener('input', search)
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  event.preventDefault()
  open()
})
dialog.addEventListener('click', event => {
  if (event.target === dialog) dialog.close()
})
