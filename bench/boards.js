/**
 * How long does a page of a hundred boards take, compared with one of a hundred hands, and how large are boards?
 *
 *     node bench/boards.js [builds]
 *
 * Pages are built by `remark-mahjong` and `rehype-tiles` from the source to HTML, in turn, in one run. Figures are
 * medians of CPU time, including garbage collection, after twelve warm-up rounds. The records are rounds played from a
 * seed, so that nothing has to be fetched. They have eight rounds, and every board is a different moment of them.
 *
 * - hands: a hundred blocks of 14 tiles;
 * - boards: a hundred blocks with `log`, `kyoku` and `at`, from one record in a file;
 * - boards, first build: the same for a record that was read, but none of whose boards was drawn before. The caches of
 * records (`log/reader.ts`) and of boards (`boards/layouts.ts`) help only from the second build of a page on;
 * - typed: the same hundred boards with `layout: board`, each row typed. Their source is nine times as long as that of
 * the hands, and all of it is checked;
 * - boards, new process: the page of boards in a process that has only loaded the plugins (`build-page.js`), compared
 * with the page of hands in another process. It includes loading the reader, reading and checking the record, and
 * running code that is not compiled yet. The ratio for the whole processes, most of which is starting Node and loading
 * the plugins, is printed after it.
 *
 * Bounds: boards take, in each of the four ways, at most three times the time of hands. Beyond the art, one board has
 * at most 7 KB in gzip, a hundred have at most 200 KB, a round of 60 panels at most 25 KB.
 */
import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {projectFiles, recordReader} from '@tehai/core/log'
import {stepsOf} from '@tehai/core/table'
import {gameOf, playRound, roundName, tablesOf, toTenhou6} from '@tehai/record'
import {toHtml} from 'hast-util-to-html'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import {stepsElement, tableElement} from 'rehype-tiles/boards'
import {artClasses, mahjong, makeDefinitions} from 'rehype-tiles/render'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {randomFrom, randomHand} from './documents.js'

const builds = Number(process.argv[2] ?? 30)
const [MOST_TIMES, MOST_ONE, MOST_HUNDRED, MOST_ROUND] = [3, 7 * 1024, 200 * 1024, 25 * 1024]

const root = mkdtempSync(join(tmpdir(), 'tehai-boards-'))
process.on('exit', () => rmSync(root, {recursive: true}))

/** A game of eight rounds, and its file. Each round begins with the points and sticks at the end of the one before. */
function gameFrom(seed) {
  const rounds = []
  let [scores, sticks] = [Array(4).fill(25000), 0]
  for (let kyoku = 0; kyoku < 8; kyoku++) {
    const round = playRound({seed: kyoku + seed, kyoku, scores, sticks})
    const last = tablesOf(round, {players: 4}).at(-1)
    rounds.push(round)
    sticks = round.results.some(({type}) => type === 'win') ? 0 : last.sticks
    scores = last.scores.map((score, player) =>
      round.results.reduce((sum, {delta}) => sum + (delta?.[player] ?? 0), score)
    )
  }
  const game = gameOf(rounds, 4)
  const log = `game-${seed}.json`
  writeFileSync(join(root, log), JSON.stringify(toTenhou6(game)))
  const tables = rounds.map(round => tablesOf(round, game))
  return {log, game, rounds, tables, names: rounds.map(round => roundName(round, 'en'))}
}

const {log, game, rounds, tables, names} = gameFrom(11)

/** A hundred blocks, each in a page of Markdown. */
const fences = make =>
  Array.from({length: 100}, (_, index) => `\`\`\`mahjong\n${make(index)}\n\`\`\``).join('\n\n')

/** Moments spread over all rounds. */
const momentOf = (index, of = tables) => {
  const kyoku = index % of.length
  return {kyoku, event: 1 + ((index * 37) % (of[kyoku].length - 2))}
}

const namedIn = ({log, tables, names}) =>
  fences(at => {
    const {kyoku, event} = momentOf(at, tables)
    return `log: ${log}\nkyoku: ${names[kyoku]}\nat: event ${event}`
  })

const reader = recordReader(projectFiles(root))
const typed = at => {
  const {kyoku, event} = momentOf(at)
  const {position} = reader.read({
    log,
    kyoku: names[kyoku],
    at: `event ${event}`,
    seat: null,
    isOpen: false,
    view: 'board',
    needsPosition: true,
    language: 'en',
    page: undefined
  })
  const keys = position.keys.filter(([key]) => ['round', 'sticks', 'indicator'].includes(key))
  return ['layout: board', ...keys.map(([key, value]) => `${key}: ${value}`), position.players].join('\n')
}

const random = randomFrom(42)
const pages = {
  hands: fences(() => randomHand(random)),
  boards: namedIn({log, tables, names}),
  typed: fences(typed)
}

const processor = () =>
  unified()
    .use(remarkParse)
    .use(remarkMahjong, {records: {root}})
    .use(remarkRehype)
    .use(rehypeTiles)
    .use(rehypeStringify)
    .freeze()

/** Ids of messages that hands of 14 tiles and hands of a round may have. */
const expectedMessages = ['hand-size', 'furiten']

function build(page) {
  const file = new VFile({value: page, path: join(root, 'page.md')})
  const html = String(processor().processSync(file))
  const [message] = file.messages.filter(({ruleId}) => !expectedMessages.includes(ruleId))
  if (message) throw new Error(`Expected a page without messages, got: ${message}`)
  return html
}

const times = new Map(Object.keys(pages).map(name => [name, []]))
const count = html => html.split('<svg').length - 1
for (const [name, page] of Object.entries(pages)) {
  const pictures = count(build(page))
  if (pictures < 100) throw new Error(`Expected 100 pictures in the page of ${name}, got ${pictures}`)
}

function timed(name, page) {
  const start = process.cpuUsage()
  build(page)
  const {user, system} = process.cpuUsage(start)
  times.get(name).push((user + system) / 1000)
}

/** A page of boards of a record that was read and checked, but not drawn: a different record each time. */
function firstBuild(index) {
  const other = gameFrom(100 + 8 * index)
  build(`\`\`\`mahjong\nlog: ${other.log}\nshow: rounds\n\`\`\``)
  timed('boards, first build', namedIn(other))
}

const WARM_UP = 12
times.set('boards, first build', [])
for (let round = -WARM_UP; round < builds; round++) {
  if (round === 0) for (const list of times.values()) list.length = 0
  for (const [name, page] of Object.entries(pages)) timed(name, page)
  firstBuild(round + WARM_UP)
}

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const hands = median(times.get('hands'))
let isWithin = true
function line(name, figure, bound, isGood) {
  isWithin &&= isGood
  console.log(`${name.padEnd(34)} ${figure.padStart(14)}   ${bound}${isGood ? '' : '  ABOVE'}`)
}

console.log(`a page of a hundred, medians of ${times.get('hands').length} builds`)
for (const [name, list] of times) {
  const ratio = median(list) / hands
  const figure = `${median(list).toFixed(1)} ms ${ratio.toFixed(2)} ×`
  line(name, figure, name === 'hands' ? '' : `at most ${MOST_TIMES} ×`, ratio <= MOST_TIMES)
}

/** CPU time, in ms, of new processes that build a page once: medians of the whole process, and of the page alone. */
function inNewProcess(name, runs = 5) {
  const path = join(root, `${name}.md`)
  writeFileSync(path, pages[name])
  const program = fileURLToPath(new URL('build-page.js', import.meta.url))
  const all = Array.from({length: runs}, () =>
    JSON.parse(execFileSync(process.execPath, [program, path], {encoding: 'utf8'}))
  )
  const pictures = count(build(pages[name]))
  for (const one of all) {
    if (one.pictures !== pictures) throw new Error(`Expected ${pictures} pictures, got ${one.pictures}`)
    const message = one.messages.find(id => !expectedMessages.includes(id))
    if (message) throw new Error(`Expected a page without messages, got: ${message}`)
  }
  return {whole: median(all.map(({whole}) => whole)), page: median(all.map(({page}) => page))}
}
const [handsAlone, boardsAlone] = ['hands', 'boards'].map(name => inNewProcess(name))
const ofPage = boardsAlone.page / handsAlone.page
const ofProcess = boardsAlone.whole / handsAlone.whole
line(
  'boards, new process',
  `${boardsAlone.page.toFixed(1)} ms ${ofPage.toFixed(2)} ×`,
  `at most ${MOST_TIMES} ×; all of the process ${ofProcess.toFixed(2)} ×`,
  ofPage <= MOST_TIMES
)

/**
 * Bytes in gzip of boards, that is of the boards and the rows that they share, without the art, which a page has once.
 */
function weightOf(draw) {
  const {art, ...drawing} = mahjong({})
  const {ink, element} = makeDefinitions(art, 'mahjong-')
  const settings = {game: {art, ...drawing}, ink, className: artClasses({art, ...drawing})}
  const boards = draw(settings)
  const [defs] = element().children
  const rows = defs.children.filter(({properties}) => /^mahjong-(?:row|part)-/.test(properties.id))
  return gzipSync([...rows, ...boards].map(one => toHtml(one)).join('\n'), {level: 9}).length
}
const view = {player: 0, isOpen: true, language: 'en'}
const kilobytes = bytes => `${(bytes / 1024).toFixed(1)} KB`
const weigh = (name, bound, draw) => {
  const bytes = weightOf(draw)
  line(name, kilobytes(bytes), `at most ${kilobytes(bound)}`, bytes <= bound)
}
const fullest = tables.map(all => all.at(-2)).toSorted((a, b) => a.left - b.left)[0]
weigh('one board, all hands open', MOST_ONE, settings => [tableElement(fullest, view, settings)])
weigh('a hundred boards', MOST_HUNDRED, settings =>
  Array.from({length: 100}, (_, index) => {
    const {kyoku, event} = momentOf(index)
    return tableElement(tables[kyoku][event], {...view, isOpen: false, player: index % 4}, settings)
  })
)
const longest = rounds
  .map(round => stepsOf(round, game, 'en'))
  .toSorted((a, b) => b.length - a.length)[0]
  .slice(0, 60)
weigh(`a round of ${longest.length} panels`, MOST_ROUND, settings => [
  stepsElement('East 1', longest, {...view, isOpen: false}, settings)
])
process.exitCode = isWithin ? 0 : 1
