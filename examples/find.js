/**
 * A site as its readers search it: Pagefind finds notation, names of tiles and what they are called.
 *
 *     node examples/find.js                    every site that has Pagefind
 *
 * Needs `node examples/build.js` first. Ends with 1 if something is not found.
 */
import {join} from 'node:path'
import {launch} from '../test/browser/chromium.js'
import {serve} from './serve.js'
import {folderOf, outputs} from './sites.js'

/** Site → what is searched, in which language, and the page on which it is. */
export const searches = {
  astro: [
    ['en', '258s', '/en/start/'],
    ['en', 'ryankan', '/en/problems/'],
    ['ja', '両面', '/ja/waits/'],
    ['ja', '258s', '/ja/start/']
  ],
  starlight: [
    ['en', '69s', '/'],
    ['en', 'white dragon', '/'],
    ['ja', '東', '/ja/'],
    ['ja', '白', '/ja/']
  ]
}

/** Site → language → a page of it, where that is not the folder of the language. */
const homes = {starlight: {en: '/'}}

/** Search a built site; gives what is not found. */
export async function searchIn(site, browser) {
  const {address, close} = await serve(
    join(folderOf(site), outputs[site]),
    () => "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"
  )
  const page = await browser.newPage()
  try {
    const wrong = []
    for (const [lang, words, path] of searches[site]) {
      await page.goto(address + (homes[site]?.[lang] ?? `/${lang}/`))
      const found = await page.evaluate(async words => {
        const pagefind = await import('/pagefind/pagefind.js')
        const {results} = await pagefind.search(words)
        return Promise.all(results.map(async one => (await one.data()).url))
      }, words)
      if (!found.includes(path))
        wrong.push(`Expected ${words} on ${path}, found on ${found.join(', ') || 'no page'}`)
    }
    return wrong
  } finally {
    await page.close()
    close()
  }
}

if (process.argv[1] === import.meta.filename) {
  const browser = await launch()
  for (const site of Object.keys(searches)) {
    const wrong = await searchIn(site, browser)
    console.log(`${site}: ${wrong.length === 0 ? 'found' : wrong.join('\n')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
  await browser.close()
}
