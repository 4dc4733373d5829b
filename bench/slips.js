/**
 * Slips: correct blocks and rows of the fixtures with one slip of an author each, and the messages about it.
 *
 *     node bench/slips.js [--count 2000] [--seed 7] [--show 0] [--only 'a letter is missing']
 *
 * A slip is good if it has exactly one message and one of the proposals gives a page without messages. A slip without a
 * message is not counted if the page shows the same as before; otherwise it is counted as `unsaid`. Most of these are
 * another fact that is right in itself (other tiles, another title). `--show` prints up to this many slips of each kind
 * that are not good.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {randomFrom} from './documents.js'
import {applyEdit, languageService} from '@tehai/language'
import {readerWith} from '../packages/language/dist/page/page.js'
import {operators} from './slips/operators.js'

const {values} = parseArgs({
  options: {
    count: {type: 'string', default: '1000'},
    seed: {type: 'string', default: '7'},
    show: {type: 'string', default: '0'},
    only: {type: 'string', default: ''}
  }
})

const languageOf = text =>
  /[가-힣]/.test(text)
    ? 'ko'
    : /[\u3040-\u30ff]/.test(text)
      ? 'ja'
      : /[\u4e00-\u9fff]/.test(text)
        ? 'ja'
        : 'en'

const folder = join(import.meta.dirname, '../fixtures')
const readers = new Map()
const toolsOf = lang => {
  if (!readers.has(lang))
    readers.set(lang, {
      read: readerWith({mahjong: {lang}, hanafuda: {lang}}),
      service: languageService({mahjong: {lang}, hanafuda: {lang}})
    })
  return readers.get(lang)
}

/** What a page shows, as text that can be compared. */
const shownOf = page => JSON.stringify(page.constructs.map(({shown, tagName}) => [tagName, shown]))

/** All correct constructs of the fixtures, each as a page of its own. */
function originals() {
  const pages = new Map()
  for (const name of readdirSync(folder).toSorted()) {
    let text
    try {
      text = readFileSync(join(folder, name, 'input.md'), 'utf8')
    } catch {
      continue
    }
    const lang = languageOf(text)
    const {read} = toolsOf(lang)
    for (const {start, end, kind, value, meta, game} of read(text).constructs) {
      if (value.length > 600 || value.includes('/packages/')) continue
      const page =
        kind === 'block'
          ? `\`\`\`${game}${meta ? ` ${meta}` : ''}\n${value}\n\`\`\`\n`
          : `${text.slice(start, end)}\n`
      if (pages.has(page) || read(page).diagnostics.length > 0) continue
      pages.set(page, {
        page,
        lang,
        name,
        inner:
          kind === 'block'
            ? [page.indexOf('\n') + 1, page.length - 5]
            : [page.indexOf('[') + 1, page.length - 1]
      })
    }
  }
  return [...pages.values()]
}

/** Messages that a fact is false, since tiles other than the intended ones make another hand. */
const isFact = id => /^(?:false-|no-score$|furiten$|impossible-|tile-not-in-hand$|copies$|too-many)/.test(id)

const random = randomFrom(Number(values.seed))
const any = list => list[Math.floor(random() * list.length)]

const texts =
  process.env.SLIPS_CACHE && existsSync(process.env.SLIPS_CACHE)
    ? JSON.parse(readFileSync(process.env.SLIPS_CACHE, 'utf8'))
    : originals()
if (process.env.SLIPS_CACHE) writeFileSync(process.env.SLIPS_CACHE, JSON.stringify(texts))
const names = Object.keys(operators).filter(name => values.only === '' || name === values.only)
const tally = {}
const samples = new Map()
let tried = 0
const ofIds = {}
for (let turn = 0; tried < Number(values.count) && turn < 20 * Number(values.count); turn++) {
  const {page, lang, inner} = any(texts)
  const name = any(names)
  const edits = operators[name](page.slice(...inner))
  if (edits.length === 0) continue
  const {start, end, text} = any(edits)
  const slip = applyEdit(page, {start: start + inner[0], end: end + inner[0], text})
  const {read, service} = toolsOf(lang)
  const row = (tally[name] ??= {
    same: 0,
    unsaid: 0,
    facts: 0,
    several: 0,
    mute: 0,
    wrong: 0,
    clean: 0,
    restored: 0
  })
  const all = service.diagnostics(slip)
  tried++
  let kind
  if (all.length === 0) kind = shownOf(read(slip)) === shownOf(read(page)) ? 'same' : 'unsaid'
  else if (all.every(({id}) => isFact(id))) kind = 'facts'
  else if (all.length > 1) kind = 'several'
  else {
    const fixed = service.quickFixes(slip, all[0]).map(fix => applyEdit(slip, fix.edit))
    if (fixed.length === 0) kind = all[0].expected.length > 0 ? 'wrong' : 'mute'
    else if (fixed.includes(page)) kind = 'restored'
    else kind = fixed.some(one => read(one).diagnostics.length === 0) ? 'clean' : 'wrong'
  }
  row[kind]++
  if (!['same', 'facts', 'clean', 'restored'].includes(kind)) {
    for (const {id} of kind === 'unsaid' ? [] : all.slice(0, 1)) ofIds[id] = (ofIds[id] ?? 0) + 1
    const key = `${name}: ${kind}`
    if (!samples.has(key)) samples.set(key, [])
    const at = slip.lastIndexOf('\n', start + inner[0] - 1) + 1
    const line = slip.slice(at, slip.indexOf('\n', start + inner[0] + text.length))
    const was = page.slice(start + inner[0], end + inner[0])
    samples.get(key).push(
      `      ${JSON.stringify(line.slice(0, 90))} (was ${JSON.stringify(was.slice(0, 30))})${all
        .map(one => `\n          ${one.reason.slice(0, 200)}`)
        .slice(0, 4)
        .join('')}`
    )
  }
}

const percent = (part, of) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
console.log(`${texts.length} right constructs, ${tried} slips`)
const sum = {same: 0, unsaid: 0, facts: 0, several: 0, mute: 0, wrong: 0, clean: 0, restored: 0}
for (const [name, row] of [...Object.entries(tally), ['all', sum]]) {
  if (name !== 'all') for (const kind of Object.keys(sum)) sum[kind] += row[kind]
  const said = row.several + row.mute + row.wrong + row.clean + row.restored
  console.log(
    `${name.padEnd(40)} good ${percent(row.clean + row.restored, said).padStart(7)}  restored ${percent(row.restored, said).padStart(7)}  several ${row.several}  mute ${row.mute}  wrong ${row.wrong}  unsaid ${row.unsaid}  facts ${row.facts}  same ${row.same}`
  )
}
console.log(
  Object.entries(ofIds)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([id, count]) => `${id} ${count}`)
    .join(', ')
)
for (const [key, list] of samples) {
  if (Number(values.show) === 0) break
  console.log(`\n${key}`)
  for (const one of list.slice(0, Number(values.show))) console.log(one)
}
