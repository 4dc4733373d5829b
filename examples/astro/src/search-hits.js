/**
 * What Pagefind finds for what is typed in the search of the wiki. Loaded when the search is first opened.
 */
const MOST_HITS = 12

const query = document.getElementById('query')
const status = document.getElementById('found')
const hits = document.getElementById('hits')

/** The index, loaded once; what fails is tried again when more is typed. */
let index

/** Load the index ahead of what is typed. */
export function load() {
  indexOnce().catch(() => (index = undefined))
}

function indexOnce() {
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
export async function search() {
  const words = query.value.trim()
  if (words === '') {
    hits.replaceChildren()
    status.textContent = ''
    return
  }
  try {
    const pagefind = await indexOnce()
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
