/**
 * The pages of the wiki in the order of its menu.
 */
import {getCollection} from 'astro:content'

/** Groups of the menu, in their order. */
export const groups = ['play', 'write', 'dialects', 'reference']

/** All pages in a language, group after group. */
export async function pagesOf(lang) {
  const pages = await getCollection('wiki', ({id}) => id.startsWith(`${lang}/`))
  return pages.sort(
    (a, b) => groups.indexOf(a.data.group) - groups.indexOf(b.data.group) || a.data.order - b.data.order
  )
}

/** The pages before and after a page; `undefined` at the ends. */
export async function neighboursOf(id) {
  const pages = await pagesOf(id.slice(0, 2))
  const at = pages.findIndex(page => page.id === id)
  return {previous: pages[at - 1], next: pages[at + 1]}
}
