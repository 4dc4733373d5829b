/**
 * What editor services cost on a page of 100 hands with claims and 20 boards. After each keystroke these are the
 * diagnostics of the page, and a completion, a hover and the colours at the cursor. Now and then they are the
 * completion of a key before an existing value, for which each key is tried, and the whole page in its canonical form.
 * The memory in use after many edits is measured as well.
 *
 *     node --expose-gc bench/editor.js [--keys 400] [--edits 10000]
 *
 * Figures are CPU time, including garbage collection and compilation: half of the keystrokes take less than the first
 * figure, 95 of 100 less than the second. The aim is 5 ms for diagnostics, and 3 ms for a completion and a hover.
 *
 * V8 compiles most of the code during the first thousands of keystrokes, on another thread, which is included. `--keys
 * 8000` shows the figures with less compilation.
 *
 * Waiting for other programs is not included, but they make memory slow. A constant task, reading scattered numbers, is
 * measured equally often and printed first: if its median is much longer than its minimum, the figures are too high.
 */
import {parseArgs} from 'node:util'
import {languageService} from '@tehai/language'
import {randomFrom, sentence} from './documents.js'

const {values} = parseArgs({
  options: {keys: {type: 'string', default: '400'}, edits: {type: 'string', default: '10000'}}
})

const random = randomFrom(20250101)
const from = (least, most) => least + Math.floor(random() * (most - least + 1))
const run = start => `${start}${start + 1}${start + 2}`

/** A hand of two runs, a triplet, a pair and a two-sided wait, won by ron. */
function hand(index) {
  const [a, b, c, honor] = [from(1, 6), from(1, 7), from(2, 7), from(5, 7)]
  const lines = [
    'situation: East 1, South seat, turn 8, riichi',
    `${run(a)}99m${run(b)}p${c}${c + 1}s${honor}${honor}${honor}z`,
    `ron: ${c + 2}s`,
    `waits: ${c - 1}-${c + 2}s`,
    'score: ?'
  ]
  return `${sentence} Here is the *${index + 1}th* hand, with :tiles[${a}m].\n\n\`\`\`mahjong\n${lines.join('\n')}\n\`\`\``
}

/** A table: hands, rivers and points of four players. */
function board(index) {
  const river = Array.from({length: from(6, 12)}, () => `${from(1, 9)}${'mps'[from(0, 2)]}`).join('')
  return `Board ${index + 1}.\n\n\`\`\`mahjong
layout: board
situation: East 1, turn 12, 1 honba
indicator: 3p
self: south 25000
123m456p789s1122z
toimen: north 31000 riichi on turn 7
j ${river}
kamicha: east tenpai
j 9m1s2z
\`\`\``
}

const page = Array.from({length: 120}, (_, index) => (index % 6 === 5 ? board(index) : hand(index))).join(
  '\n\n'
)

const service = languageService()
const slips = service.diagnostics(page)
if (slips.length > 0) throw new Error(`Expected a page without slips, got ${slips[0].reason}`)

/** Milliseconds of the processor. */
function timeOf(work) {
  const start = process.cpuUsage()
  work()
  const {user, system} = process.cpuUsage(start)
  return (user + system) / 1000
}

/** More numbers than a cache can contain, each of which is the index of another one. */
const scattered = new Uint32Array(4_000_000).map((_, index) => (index * 7919) % 4_000_000)
/** The constant task. */
function yardstick() {
  let at = 1
  for (let step = 0; step < 5000; step++) at = scattered[(at + step * 97) % scattered.length]
  return at
}
const yards = []

/** Places where an author types, and the typed text: a claim, prose, a row in a line of text. */
const kinds = [
  ['a claim', /waits: /g, ['3', 'm', ' ', '6', 'm']],
  ['prose', /Here is /g, ['n', 'o', 'w', ' ']],
  ['a row', /:tiles\[/g, ['1', '2', '3', 'm']]
]

const times = {diagnostics: [], completion: [], hover: [], colours: []}
const keys = Number(values.keys)
const WARM_UP = 300
let count = 0
let text = page
/** Type or delete one letter, and request what an editor requests. */
function press(edited, place) {
  text = edited
  yards.push(timeOf(yardstick))
  const took = {
    diagnostics: timeOf(() => service.diagnostics(text)),
    completion: timeOf(() => service.completions(text, place)),
    hover: timeOf(() => service.hover(text, place - 1)),
    colours: timeOf(() => service.semanticTokens(text))
  }
  if (count++ >= WARM_UP) for (const [name, time] of Object.entries(took)) times[name].push(time)
}
while (count < keys + WARM_UP) {
  for (const [, pattern, letters] of kinds) {
    const places = [...page.matchAll(pattern)]
    const {0: found, index} = places[from(0, places.length - 1)]
    const place = index + found.length
    letters.forEach((letter, after) =>
      press(text.slice(0, place + after) + letter + text.slice(place + after), place + after + 1)
    )
    letters.forEach((_, after) => {
      const end = place + letters.length - after
      press(text.slice(0, end - 1) + text.slice(end), end - 1)
    })
  }
}

const ranked = list => list.toSorted((a, b) => a - b)
const at = (list, share) =>
  ranked(list)[Math.min(list.length - 1, Math.floor(list.length * share))].toFixed(2)
console.log(
  `work that is always the same: ${at(yards, 0)} ms at least, ${at(yards, 0.5)} ms, 95 %: ${at(yards, 0.95)} ms`
)
console.log(`page of 100 hands with claims and 20 boards: ${page.length} characters`)
for (const [name, list] of Object.entries(times))
  console.log(`${name.padEnd(12)} ${at(list, 0.5).padStart(6)} ms, 95 %: ${at(list, 0.95).padStart(6)} ms`)

const SELDOM = 120
const seldom = {'a key before its value': [], 'the page formatted': []}
for (let run = 0; run < SELDOM * 2; run++) {
  const places = [...page.matchAll(/^(?:waits|ron|score)(?=: )/gm)]
  const {0: key, index} = places[from(0, places.length - 1)]
  const without = page.slice(0, index) + page.slice(index + key.length)
  const untidy = page.slice(0, index) + page.slice(index).replace(': ', ' :  ')
  const measured = [
    ['a key before its value', without, () => service.completions(without, index)],
    ['the page formatted', untidy, () => service.formatting(untidy)]
  ]
  for (const [name, edited, request] of measured) {
    // The page after one edit, as an editor has it.
    service.diagnostics(page)
    service.diagnostics(edited)
    const took = timeOf(request)
    if (run >= SELDOM) seldom[name].push(took)
  }
}
for (const [name, list] of Object.entries(seldom))
  console.log(`${name.padEnd(24)} ${at(list, 0.5).padStart(6)} ms, 95 %: ${at(list, 0.95).padStart(6)} ms`)

/** Memory in use, in megabytes. */
function memory() {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

const edits = Number(values.edits)
const memories = []
const waits = [...page.matchAll(/waits: /g)].map(({0: found, index}) => index + found.length)
for (let edit = 0; edit < edits; edit++) {
  const place = waits[edit % waits.length]
  text = edit % 2 ? page : `${page.slice(0, place)}${edit % 9}${page.slice(place)}`
  service.diagnostics(text)
  if (edit % Math.ceil(edits / 4) === 0) memories.push(memory())
}
memories.push(memory())
if (edits > 0) console.log(`memory over ${edits} edits: ${memories.map(one => one.toFixed(0)).join(', ')} MB`)
