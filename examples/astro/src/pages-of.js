/**
 * The pages of the wiki in the order of its menu.
 */
import {getCollection} from 'astro:content'
import {folders, placeOf} from './words.js'

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
  const pages = await pagesOf(placeOf(id).folder)
  const at = pages.findIndex(page => page.id === id)
  return {previous: pages[at - 1], next: pages[at + 1]}
}

/** Pages that are no articles: every folder has them. */
const ownPages = ['', 'playground', 'koikoi']

/** Where a page is in each language: its own address, or the home page of a language that does not have it. */
export async function versionsOf(path) {
  const ids = new Set((await getCollection('wiki')).map(({id}) => id))
  return folders.map(folder => {
    const isThere = ownPages.includes(path) || ids.has(`${folder}/${path}`)
    return {folder, isThere, address: isThere && path ? `/${folder}/${path}/` : `/${folder}/`}
  })
}
