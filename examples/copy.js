/**
 * A page as it is copied and found: a sentence with tiles is one line.
 *
 *     node examples/copy.js                    every browser that is installed
 *     node examples/copy.js firefox            these
 *
 * Selects each paragraph of a page, presses Control+C, then Control+V in a text field. Debian has the browsers as
 * `chromium`, `firefox-esr`, and `webkit2gtk-driver` with `xvfb`. Ends with 1 if something else was copied.
 */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'

/** Names of the browsers, which are files in `browsers/`. */
export const browsers = ['chromium', 'firefox', 'webkit']

/** Sentence with tiles → what is copied of it. */
export const sentences = [
  ['You hold :tiles[123m456p] and wait for :tiles[69s].', 'You hold 123m456p and wait for 69s.'],
  ["The call :tiles[5'55z], then :tiles[東] and :tiles[0p]{size=l}!", "The call 5'55z, then 東 and 0p!"],
  ['東家は:tiles[4m]、南家は:tiles[發]を切った。', '東家は4m、南家は發を切った。'],
  ['Not read: :tiles[12m 8z 5z] there.', 'Not read: 12m 8z 5z there.'],
  ['- in a list :tiles[1m 2m]', 'in a list 1m 2m'],
  ['```mahjong\n123m 456p 55z\n```', '123m 456p 55z']
]

const page = () => {
  const html = unified()
    .use(remarkParse)
    .use(remarkMahjong, {onError: 'ignore'})
    .use(remarkRehype)
    .use(rehypeTiles)
    .use(rehypeStringify)
    .processSync(sentences.map(([markdown]) => markdown).join('\n\n'))
  const style = readFileSync(new URL('../packages/rehype-tiles/style.css', import.meta.url), 'utf8')
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${html}</main><textarea></textarea>`
}

/** Selects the nth sentence, as a reader who draws over it. */
const select = index => `
  const parts = document.querySelectorAll('main > p, main > ul > li, main > figure')
  const range = document.createRange()
  range.selectNodeContents(parts[${index}])
  document.activeElement.blur()
  getSelection().removeAllRanges()
  getSelection().addRange(range)`

const emptyField = `const field = document.querySelector('textarea'); field.value = ''; field.focus()`

/** Copy each sentence in a browser. */
export async function copiesOf(name) {
  const {start} = await import(`./browsers/${name}.js`)
  const folder = mkdtempSync(join(tmpdir(), 'tehai-copy-'))
  const file = join(folder, 'page.html')
  writeFileSync(file, page())
  const browser = await start()
  try {
    await browser.open(pathToFileURL(file).href)
    const copies = []
    for (const index of sentences.keys()) {
      await browser.run(select(index))
      await browser.press('c')
      await browser.run(emptyField)
      await browser.press('v')
      copies.push(await browser.run(`return document.querySelector('textarea').value`))
    }
    return copies
  } finally {
    await browser.close()
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Whether a browser is installed. */
export async function isInstalled(name) {
  const {command} = await import(`./browsers/${name}.js`)
  return existsSync(command)
}

/** The name by which `verify.js` tries this. */
export const copying = 'copy'

/**
 * Copy in browsers; gives what was not copied as it is read.
 *
 * @param names
 *   Browsers that must be installed (default: those of all that are).
 */
export async function wrongInCopying(names = []) {
  const wrong = []
  for (const name of names.length > 0 ? names : browsers) {
    if (!(await isInstalled(name))) {
      if (names.length > 0) wrong.push(`${name}: not installed`)
      else console.log(`${name}: not installed`)
      continue
    }
    const copies = await copiesOf(name)
    for (const [index, [, wanted]] of sentences.entries()) {
      const copied = copies[index].trim()
      if (copied !== wanted)
        wrong.push(`${name}: Expected ${JSON.stringify(wanted)}, got ${JSON.stringify(copied)}`)
    }
    console.log(`${name}: ${sentences.length} sentences copied`)
  }
  return wrong
}

if (process.argv[1] === import.meta.filename) {
  const wrong = await wrongInCopying(process.argv.slice(2))
  for (const what of wrong) console.log(what)
  if (wrong.length > 0) process.exitCode = 1
}
