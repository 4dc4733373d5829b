/**
 * Writes `packages/language/src/completion/keys/usage.ts`: how the keys of blocks are used on the pages of the
 * documentation and the examples. Completion ranks keys by it. The fixtures are left out, since completion is measured
 * on them, and so are `docs/messages.md` and its translations, which show the fixtures. It needs a build.
 *
 *     node scripts/usage.js
 */
import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {linesOf} from '../packages/language/dist/syntax/block-line.js'
import {keyOfName, keysOf} from '../packages/language/dist/syntax/game-keys.js'
import {placeOf} from '../packages/language/dist/completion/keys/key-place.js'
import {keyOutcomes, readableWith} from '../packages/language/dist/completion/keys/key-outcomes.js'
import {readerWith} from '../packages/language/dist/page/page.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const tracked = ['docs', 'examples', 'README.md', 'packages/*/README.md']
/** The pages whose keys are counted. */
export const pages = execFileSync('git', ['ls-files', ...tracked], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter(name => /\.mdx?$/.test(name) && !/^docs\/(?:ja\/)?messages\.md$/.test(name))

/** How often each key is on a line, and what is around it. */
export function countUses(names) {
  const read = readerWith()
  const counts = {mahjong: new Map(), hanafuda: new Map()}
  const add = (game, id, what, name) => {
    const of = counts[game]
    if (!of.has(id)) of.set(id, {looks: new Map(), before: new Map(), after: new Map(), wrong: new Map()})
    const table = of.get(id)[what]
    table.set(name, (table.get(name) ?? 0) + 1)
  }
  for (const name of names) {
    const page = read(readFileSync(`${root}${name}`, 'utf8'))
    for (const block of page.constructs.filter(({kind}) => kind === 'block'))
      countBlock(read, page, block, add)
  }
  return counts
}

/** Count the lines of a block that have no message. */
function countBlock(read, page, block, add) {
  const {text, diagnostics} = page
  for (const {key, value} of linesOf(text, block)) {
    const found = value && keyOfName(block.game, text.slice(key.start, key.end))
    if (!found || value.end === value.start) continue
    if (diagnostics.some(({start, end}) => start < value.end && end > key.start)) continue
    const written = text.slice(value.start, value.end)
    const line = {read, page, block, key}
    const {before, after, looks} = placeOf(line, written).place
    add(block.game, found.id, 'before', before)
    add(block.game, found.id, 'after', after)
    add(block.game, found.id, 'looks', looks)
    const outcomes = keyOutcomes(line, written)
    const reads = readableWith(block.game, written)
    for (const one of keysOf[block.game])
      if (one.id !== found.id)
        add(block.game, one.id, 'wrong', reads(one) ? outcomes.one(one.id) : 'unreadable')
  }
}

const listOf = table =>
  [...table]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(' ')

const rowsOf = counts =>
  [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([id, {looks, before, after, wrong}]) =>
        `  '${[id, ...[looks, before, after, wrong].map(listOf)].join('|')}'`
    )
    .join(',\n')

/** The text of the module. */
export function usageModule({mahjong, hanafuda}) {
  return `/**
 * How the keys of blocks are used on the pages of the documentation and the examples of this project: what their values look
 * like, the keys on the lines before and after them, and what comes of them before a value of another key. Written by
 * \`node scripts/usage.js\`.
 */
import type {GameId} from '../../page/page.js'

/** The counts of one key. */
export interface Counts {
  readonly looks: ReadonlyMap<string, number>
  readonly before: ReadonlyMap<string, number>
  readonly after: ReadonlyMap<string, number>
  readonly wrong: ReadonlyMap<string, number>
}

function tableOf(text: string): ReadonlyMap<string, number> {
  const words = text.split(' ')
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 && word !== '' ? [[word, Number(words[at + 1])] as const] : []))
  )
}

function read(rows: readonly string[]): ReadonlyMap<string, Counts> {
  return new Map(
    rows.map(row => {
      const [id = '', looks = '', before = '', after = '', wrong = ''] = row.split('|')
      return [
        id,
        {looks: tableOf(looks), before: tableOf(before), after: tableOf(after), wrong: tableOf(wrong)}
      ]
    })
  )
}

// Key, looks, before, after, what comes of it where it is wrong.
// prettier-ignore
const mahjongLines: readonly string[] = [
${rowsOf(mahjong)}
]

// prettier-ignore
const hanafudaLines: readonly string[] = [
${rowsOf(hanafuda)}
]

/** The counts by game and key; keys that no page has are absent. */
export const usage: Readonly<Record<GameId, ReadonlyMap<string, Counts>>> = {
  mahjong: read(mahjongLines),
  hanafuda: read(hanafudaLines)
}
`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(`${root}packages/language/src/completion/keys/usage.ts`, usageModule(countUses(pages)))
