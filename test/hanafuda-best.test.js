/**
 * The key `best` of hanafuda blocks: repeatable, checked within its error, and loaded by pages that have it alone.
 */
import {execFileSync} from 'node:child_process'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {codesOf, KoiKoiGame} from '@tehai/koikoi'
import {expect, test} from 'vitest'
import {loadedBy} from './loaded.js'

const dist = resolve(import.meta.dirname, '../packages/remark-hanafuda/dist')
const {checkBlock} = await import(join(dist, 'page/block.js'))
const {defaultSettings} = await import(join(dist, 'grammar/settings.js'))

/** The table before a choice from the hand, after some actions of a round, as lines of a block. */
function tableOf(seed, actions) {
  const game = new KoiKoiGame(0, {seed})
  for (let action = 0; action < actions || game.getState().turnPhase !== 'PlayFromHand'; action++) {
    const [first] = game.getAvailableActions()
    game.executeActionOrThrow(first)
  }
  const {currentPlayer, players, field} = game.getState()
  const [own, other] = [players[currentPlayer], players[1 - currentPlayer]]
  const places = {captured: own.capturedCards, opponent: other.capturedCards, hand: own.hand, field}
  return Object.entries(places)
    .filter(([, cards]) => cards.length > 0)
    .map(([place, cards]) => `${place}: ${codesOf(cards)}\n`)
    .join('')
}

const handIn = table => /hand: (.*)/.exec(table)[1].split(' ')
const idsOf = source => checkBlock(source, '', defaultSettings).messages.map(({id}) => id)

test.each([
  [19, 5],
  [23, 7]
])('some card of the hand is best, others are not (seed %i, %i actions)', (seed, actions) => {
  const table = tableOf(seed, actions)
  expect(idsOf(`${table}best: ?`)).toEqual([])
  const judged = handIn(table).map(card => idsOf(`${table}best: ${card}`))
  expect(judged.filter(ids => ids.length === 0).length).toBeGreaterThan(0)
  expect(judged.filter(ids => ids[0] === 'false-best').length).toBeGreaterThan(0)
  expect(judged.flat().every(id => id === 'false-best')).toBe(true)
  const shown = () => JSON.stringify(checkBlock(`${table}best: ?`, '', defaultSettings).markup)
  expect(shown()).toBe(shown())
})

// [why, table, message]
const rows = [
  ['a card that is not in the hand', `${tableOf(19, 0)}best: 1h`, 'bad-value'],
  ['two cards', `${tableOf(19, 0)}best: 6c 3c`, 'bad-value'],
  ['no card', `${tableOf(19, 0)}best: x`, 'bad-value'],
  ['a table whose captured cards are not complete', 'hand: 2t 6t\nfield: 3k 8t\nbest: 2t', 'cards-missing'],
  ['an other hand that cannot be', `${tableOf(19, 0)}opponent-hand: 5\nbest: 6c`, 'cards-missing'],
  ['no field', 'hand: 2t 6t\nbest: ?', 'no-field'],
  ['no hand', 'field: 2t 6t\nbest: ?', 'no-hand']
]
test.each(rows)('best: %s', (_, source, id) => {
  expect(idsOf(source)).toEqual([id])
})

test('a table with cards that cannot be read is not judged', () => {
  expect(idsOf(`${tableOf(19, 0)}opponent: 99z\nbest: 6c`)).not.toContain('false-best')
})

test('a table that does not name the other hand has the one that leaves a whole stock', () => {
  // Of two turns one has been played: the other hand is a card shorter or as long.
  for (const actions of [5, 6, 7, 8]) expect(idsOf(`${tableOf(23, actions)}best: ?`)).toEqual([])
})

test('without the simulation a claim is left unchecked, as in a browser', () => {
  const block = pathToFileURL(join(dist, 'page/block.js')).href
  const koikoi = import.meta.resolve('@tehai/koikoi')
  const source = `${tableOf(19, 5)}best: 4t\nbest: ?`
  const code = `process.getBuiltinModule = undefined
    const {checkBlock} = await import(${JSON.stringify(block)})
    const {defineRules} = await import(${JSON.stringify(koikoi)})
    const settings = {lang: 'en', size: null, rules: defineRules('standard'), canJudge: true}
    const {markup, messages} = checkBlock(${JSON.stringify(source)}, '', settings)
    console.log(JSON.stringify({messages, unchecked: JSON.stringify(markup).split('hanafuda-fact-best').length - 1}))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {encoding: 'utf8'})
  expect(JSON.parse(printed)).toEqual({messages: [], unchecked: 2})
  expect(idsOf(source)).toEqual(['false-best'])
})

test('a page without the key does not load the simulation', () => {
  const {paths} = loadedBy(join(dist, 'game.js'))
  expect(paths.filter(path => path.includes(join('koikoi', 'dist', 'players')))).toEqual([])
  expect(paths.filter(path => path.endsWith('best.js') && !path.endsWith('load-best.js'))).toEqual([])
})
