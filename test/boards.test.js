/**
 * Boards of random rounds: whatever lies on the table, no tile covers another, all are in the picture, and on a screen
 * 320 pixels wide none is narrower than 18.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {BOARD_MARGIN, layoutBoard} from '@tehai/core/layout'
import {roundsOf, stepsOf} from '@tehai/core/table'
import {fromOf, gameOf, playRound, readRecord, tablesOf, toTenhou6} from '@tehai/record'
import {toHtml} from 'hast-util-to-html'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import {roundsElement, stepsElement, tableElement} from 'rehype-tiles/boards'
import {artClasses, mahjong, makeDefinitions} from 'rehype-tiles/render'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {expect, test} from 'vitest'

const pages = unified().use([remarkParse, remarkMahjong, remarkRehype, rehypeTiles, rehypeStringify]).freeze()

const runs = process.env.THOROUGH === undefined ? 6 : 200

/** A table as one player sees it. */
function boardOf(state, own, isOpen) {
  const seats = state.hands.map((hand, player) => [
    player === own ? 'self' : fromOf(player, own, state.players),
    {
      name: ['East', '25,000'],
      river: hand.river.map(({tile, riichi, calledBy}) => ({
        tile,
        riichi,
        called: calledBy !== null,
        states: []
      })),
      melds: hand.melds,
      kita: hand.kita,
      hand: player === own || isOpen ? hand.tiles : hand.tiles.map(() => 'back'),
      drawn: player === own || isOpen || hand.drawn === null ? hand.drawn : 'back'
    }
  ])
  return {seats: Object.fromEntries(seats), lines: ['East 1', '34 left'], indicators: state.indicators}
}

const boxOf = ({x, y, turn}) => ({
  x,
  y,
  right: x + (turn === 0 ? 300 : 400),
  bottom: y + (turn === 0 ? 400 : 300)
})

const covers = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom

test('no tile of a board covers another, and all are in the picture', () => {
  for (let seed = 0; seed < runs; seed++) {
    const players = seed % 3 === 2 ? 3 : 4
    const tables = tablesOf(playRound({seed, players}), {players})
    for (const at of [1, Math.floor(tables.length / 2), tables.length - 2]) {
      for (const isOpen of [false, true]) {
        const {width, height, tiles} = layoutBoard(boardOf(tables[at], seed % players, isOpen))
        const boxes = tiles.map(boxOf)
        for (const [index, box] of boxes.entries()) {
          expect(box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height).toBe(true)
          expect(boxes.slice(index + 1).filter(other => covers(box, other))).toEqual([])
        }
        expect((320 * 300) / (width + 2 * BOARD_MARGIN)).toBeGreaterThanOrEqual(18)
      }
    }
  }
})

/** Bytes in gzip of elements drawn with art that is written once, without that art: what they share is counted. */
function weightOf(draw) {
  const game = mahjong({})
  const {ink, element} = makeDefinitions(game.art, 'mahjong-')
  const drawn = draw({game, ink, className: artClasses(game)})
  const [defs] = element().children
  const rows = defs.children.filter(({properties}) => /^mahjong-(?:row|part)-/.test(properties.id))
  const html = [...rows, ...drawn].map(one => toHtml(one))
  return gzipSync(html.join('\n'), {level: 9}).length
}

const rounds = Array.from({length: 8}, (_, seed) => playRound({seed, players: 4}))
const view = {player: 0, isOpen: false, language: 'en'}

test('one board is at most 7 KB beyond the art, a hundred at most 200 KB', () => {
  const tables = rounds.map(round => tablesOf(round, {players: 4}))
  const fullest = tables.map(all => all.at(-2)).sort((a, b) => a.left - b.left)[0]
  const one = weightOf(settings => [tableElement(fullest, {...view, isOpen: true}, settings)])
  expect(one).toBeLessThan(7 * 1024)
  const hundred = Array.from({length: 100}, (_, index) => {
    const all = tables[index % tables.length]
    return [all[(index * 37) % all.length], {...view, player: index % 4}]
  })
  const many = weightOf(settings => hundred.map(([table, own]) => tableElement(table, own, settings)))
  expect(many).toBeLessThan(200 * 1024)
})

test('a round to step through in 60 panels is at most 25 KB beyond the art', () => {
  const steps = rounds.map(round => stepsOf(round, {players: 4}, 'en')).sort((a, b) => b.length - a.length)[0]
  expect(steps.length).toBeGreaterThanOrEqual(60)
  const weight = weightOf(settings => [stepsElement('East 1', steps.slice(0, 60), view, settings)])
  expect(weight).toBeLessThan(25 * 1024)
})

test('in a page a board has its art once, alone as well: a round to step through is at most 35 KB with it', async () => {
  const record = JSON.stringify(toTenhou6(gameOf([rounds[0]], 4)))
  const pageOf = async at => {
    const page = `\`\`\`mahjong\nlog: ${record}\nat: ${at}\n\`\`\``
    return String(await pages.process(page))
  }
  const [one, all] = [await pageOf('turn 5'), await pageOf('all')]
  expect(one).toContain('<svg width="0" height="0"')
  expect(all.split('<svg').length).toBeGreaterThan(40)
  expect(gzipSync(all, {level: 9}).length).toBeLessThan(35 * 1024)
})

test('names and captions of a page are text, whatever they hold', () => {
  const rows = roundsOf(
    {format: 'mjai', players: 4, rules: {}, rounds: [rounds[0]], names: ['<b>', '"', '&', 'D']},
    'en'
  )
  expect(toHtml(roundsElement(rows, 'en'))).toContain('data-of="<b>"')
  expect(toHtml(roundsElement(rows, 'en'))).not.toContain('<th scope="col"><b>')
})

const logs = new URL('../packages/record/test/logs/', import.meta.url)
const recordOf = file => readRecord(readFileSync(new URL(file, logs), 'utf8')).game
const files = readdirSync(logs)
const both = files.flatMap(file => {
  const [, name] = /^(.+)\.tenhou6\.json$/.exec(file) ?? []
  return name !== undefined && files.includes(`${name}.xml`) ? [name] : []
})

test('there are games in both formats of Tenhou', () => expect(both.length).toBeGreaterThanOrEqual(2))

/** Every so many tables are drawn. */
const step = process.env.THOROUGH === undefined ? 7 : 1

test.each(both)('%s has the same boards in XML and in JSON, byte for byte', name => {
  const [xml, json] = [recordOf(`${name}.xml`), recordOf(`${name}.tenhou6.json`)]
  for (const round of json.rounds) {
    const same = xml.rounds.find(({kyoku, honba}) => kyoku === round.kyoku && honba === round.honba)
    const [ours, theirs] = [tablesOf(round, json), tablesOf(same, xml)].map(tables => {
      const game = mahjong({})
      const {ink, element} = makeDefinitions(game.art, 'mahjong-')
      const settings = {game, ink, className: artClasses(game)}
      const boards = tables.flatMap((table, at) =>
        at % step === 0
          ? [tableElement(table, {player: at % 4, isOpen: at % 2 === 0, language: 'en'}, settings)]
          : []
      )
      return [element(), ...boards].map(one => toHtml(one))
    })
    expect(ours).toHaveLength(theirs.length)
    expect(ours.every((board, at) => board === theirs[at])).toBe(true)
  }
})
