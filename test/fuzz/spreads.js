/**
 * Calls that spread a list into arguments: `push(...list)`, `Math.max(...list)`, `apply`. A call takes about 120,000
 * arguments, and one line of a page can hold more tiles, messages or pieces than that.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {minifySync} from 'rolldown/utils'
import {fileURLToPath} from 'node:url'
import {parse} from 'acorn'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Every call of the packages that spreads a list, as `package/file: callee(...list)`. */
export function spreads() {
  return readdirSync(packages).flatMap(name =>
    readdirSync(`${packages}/${name}/dist`, {recursive: true})
      // Bundles of core repeat its files.
      .filter(file => /(?<!\.test)\.js$/.test(file) && (name !== 'core' || file.includes('/')))
      .flatMap(file => {
        const calls = spreadsIn(withBlanks(readFileSync(`${packages}/${name}/dist/${file}`, 'utf8')))
        return calls.map(call => `${name}/${file}: ${call}`)
      })
  )
}

/** A program with the blanks that what is published has not. */
const withBlanks = code =>
  minifySync('module.js', code, {compress: false, mangle: false, codegen: {removeWhitespace: false}}).code

/** The calls of a module that spread a list, each with what it spreads. */
export function spreadsIn(code) {
  const found = []
  // As it is written in the source, not as it is printed in dist.
  const text = ({start, end}) =>
    code
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .replaceAll('"', "'")
      .replace(/\((\w+)\) =>/g, '$1 =>')
  visit(parse(code, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true}), node => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    if (node.callee.property?.name === 'apply') found.push(text(node))
    const callee = node.callee.property ? node.callee.property.name : text(node.callee)
    for (const one of node.arguments) {
      if (one.type === 'SpreadElement' && !isShort(one.argument)) found.push(`${callee}(${text(one)})`)
    }
  })
  return found
}

/** Whether a list is short from its source text: `[a, b]`, `list.slice(0, 2)`, one of two such lists. */
function isShort(list) {
  if (list.type === 'ConditionalExpression') return isShort(list.consequent) && isShort(list.alternate)
  if (list.type === 'ArrayExpression') return list.elements.every(one => one.type !== 'SpreadElement')
  if (list.type !== 'CallExpression') return false
  const {callee} = list
  if (callee.property?.name === 'map') return isShort(callee.object)
  return callee.property?.name === 'slice' && list.arguments[1]?.type === 'Literal'
}

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (node && typeof node === 'object') {
    see(node)
    for (const key in node) visit(node[key], see)
  }
}

const pair = 'a pair of offsets'
const rows = 'the rows of a table of ours'
const meld = 'at most four tiles'
const events = 'what one action makes happen'
const waits = 'the waits of one hand, at most 34'
const items = 'what one line of a report shows'

/** Lists that no author can make long, by file and call, and why. */
export const short = new Map([
  ['core/claims/check/hand.js: push(...firstDrawMessages(analysis))', 'one message at most'],
  ['tile-art/flowers/display.js: tile(...canes.map(({ inlay }) => inlay))', 'the canes of one flower'],
  [
    "tile-art/flowers/display.js: tile(...lotus([152, 300], 138).map(petals => path({ fill: 'red', stroke: 'face', 'stroke-width': 8 }, petals)))",
    'the petals of one flower'
  ],
  [
    "tile-art/flowers/text.js: tile(...lotus([150, 334], 128).map(petals => path({ fill: 'red', stroke: 'face', 'stroke-width': 10 }, petals)))",
    'the petals of one flower'
  ],
  ['astro/insert.js: splice(...plugins)', 'the plugins that we add'],
  ['cli/command/help.js: max(...widths.filter(cells => cells <= NAME_WIDTH))', rows],
  [
    "cli/audit/html-overview.js: node(...numbers.map(number => node('td', {}, String(number))))",
    'the columns of a table'
  ],
  [
    "cli/audit/html-overview.js: node(...heads.map(words => node('th', { scope: 'col' }, words[language])))",
    'the columns of a table'
  ],
  [
    'cli/audit/html-page.js: node(...sectionOf(auditWords.findings[language], page.findings.map(one => findingItem(one, language))))',
    'one section'
  ],
  [
    'cli/audit/html-page.js: node(...sectionOf(auditWords.wouldBe[language], page.wouldBe.map(one => wouldBeItem(one, language))))',
    'one section'
  ],
  [
    'cli/audit/html-page.js: node(...sectionOf(auditWords.foreign[language], page.foreign.map(one => foreignItem(one, language))))',
    'one section'
  ],
  ['cli/audit/html-overview.js: node(...items)', 'the six counts of a report'],
  ['cli/audit/html-page.js: node(...picture)', 'one picture'],
  ['cli/audit/html-page.js: node(...words)', items],
  ['cli/audit/html-page.js: item(...suggestion)', items],
  ['cli/commands/analyse.js: min(...discards.map(({ shanten }) => shanten))', 'the discards of one hand'],
  ['cli/commands/analyse.js: max(...shown.map(({ total }) => total))', 'the discards of one hand'],
  ['cli/commands/score.js: max(...rows.map(([name]) => countCells(name)))', 'the yaku of one win'],
  ['cli/commands/koikoi/yaku.js: max(...names.map(countCells))', 'the yaku of one pile'],
  ['core/format/dialects/mjai.js: push(...node.meld.tiles.map(nameOf))', meld],
  ['core/format/dialects/tenhou.js: push(...node.meld.tiles)', meld],
  ['core/page/grammar/tiles/tiles-of-text.js: push(...node.meld.tiles)', meld],
  ['core/typed/text-reader.js: push(...node.meld.tiles)', meld],
  ['core/page/grammar/tiles/tile-words.js: push(...group)', 'a text of at most 120 characters'],
  ['kernel/source/text/append.js: splice(...items.slice(at, at + CHUNK))', 'at most CHUNK items'],
  ['core/claims/check/hand.js: push(...winMessages(analysis))', 'what can be wrong with a win, each once'],
  ['core/claims/check/waits/takame.js: min(...high)', waits],
  ['core/claims/check/waits/takame.js: max(...low)', waits],
  ['core/claims/check/waits/takame.js: max(...high)', waits],
  ['core/claims/check/waits/takame.js: min(...low)', waits],
  ['core/claims/check/waits/takame.js: max(...of)', waits],
  ['core/claims/check/waits/takame.js: min(...of)', waits],
  ['core/claims/grammar/yaku-words.js: max(...[...yakuByWord.keys()].map(({ length }) => length))', rows],
  [
    "core/claims/show/score.js: element(...misses.map(miss => elementWith('p', {}, withTiles(miss, hand))))",
    'the near misses of one win'
  ],
  ['core/claims/show/ukeire.js: max(...rows.map(({ seen }) => seen.total))', 'the discards of one hand'],
  ['core/notation/home/grammar.js: readersOf(...plain)', rows],
  ['koikoi/game/replay.js: push(...step.events)', events],
  ['koikoi/notation/record/play-line.js: push(...step.events)', events],
  ['koikoi/players/player.js: push(...step.events)', events],
  ['koikoi/notation/record/cursor.js: notationMessage(...spanFrom(cursor, start))', pair],
  ['koikoi/notation/record/cursor.js: notationMessage(...spanOfReading(cursor, reading))', pair],
  ['koikoi/notation/record/record-header.js: notationMessage(...spanOf(value))', pair],
  ['koikoi/notation/record-rules.js: notationMessage(...at)', pair],
  ['koikoi/notation/record-rules.js: notationMessage(...atName)', pair],
  ['markdown-it/index.js: inlineCode(...rest)', 'the arguments of a renderer'],
  [
    "remark-hanafuda/page/chart.js: element(...heads.map(text => element('th', { scope: 'col' }, text)))",
    'the columns of a table'
  ],
  [
    "remark-hanafuda/page/sheet.js: element(...players.map((_, player) => cell(winner === player ? String(points) : winner === null ? '–' : '0')))",
    'at most four names of players'
  ],
  ['remark-mahjong/syntax/container.js: eatClosing(...given)', 'the arguments of a tokenizer'],
  [
    'remark-mahjong/syntax/factory.js: max(...[...names].map(name => name.length))',
    'the names of a directive'
  ]
])
