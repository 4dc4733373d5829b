/**
 * What is said of a hand and is not true is explained, whatever the hand, its reading and the claim are: random wins,
 * random claims, random circumstances, both languages.
 */
import {expect, test} from 'vitest'
import {claimChecker} from '@tehai/core/claims'
import {nearMisses, rulesOf, score} from '../../src/index.js'
import {checkBlock, defaultSettings, sentenceOf} from '@tehai/core/page'
import {randomFrom, randomWin} from './random.js'

const wins = process.env.THOROUGH ? 20_000 : 250

/** Circumstances, and claims of which most are false of any hand. */
const said = {
  nagashi: ['yes'],
  riichi: ['yes', 'double', 'open'],
  ...yes('ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou'),
  seat: ['east', 'north'],
  round: ['south'],
  rules: ['tenhou', '三麻', 'm-league, no kuitan'],
  dora: ['5s'],
  ura: ['1z'],
  honba: ['2'],
  pao: ['toimen']
}
const claimed = {
  役: [
    '立直',
    '= 立直',
    '平和',
    '七対子、混一色',
    '国士無双',
    '四暗刻',
    '役牌',
    'なし',
    '流し満貫',
    '= ',
    '1翻'
  ],
  yaku: ['riichi, tanyao', 'no pinfu', 'dora 3', 'yakuhai', 'toitoi 2', '= chinitsu', '?'],
  score: [
    '1000',
    '3 han 30 fu 5800',
    '満貫',
    '役満',
    '2000/4000',
    '700 all',
    '親の1500点',
    '役なし',
    '1000は1600',
    '25符',
    '9翻',
    '?'
  ],
  waits: ['2-5p', '打1z 2-5p', '国士無双十三面', 'ノーテン'],
  shanten: ['聴牌', '1', '和了']
}

function yes(...keys) {
  return Object.fromEntries(keys.map(key => [key, ['yes']]))
}

/** Lines of keys with their values. */
const linesOf = values =>
  Object.entries(values).flatMap(([key, list]) => list.map(value => `${key}: ${value}`))
const circumstances = linesOf(said)
const claims = linesOf(claimed)

const places = ['kamicha', 'toimen', 'shimocha']

/** A meld as a page has it: `5-55z`, `55-5=5z`, `1111+p`. */
function written({type, tiles, from}) {
  const ranks = tiles.map(([rank]) => rank)
  if (type === 'ankan') return `${ranks.join('')}+${tiles[0][1]}`
  const added = type === 'kakan' ? `=${ranks.pop()}` : ''
  const after = type === 'chii' ? 1 : places.indexOf(from) + 1
  return `${ranks.slice(0, after).join('')}-${ranks.slice(after).join('')}${added}${tiles[0][1]}`
}

/** The lines of a block about a win. */
function blockOf(random, {hand, win, by, melds}) {
  const some = (list, most) =>
    Array.from({length: Math.floor(random() * (most + 1))}, () => list[Math.floor(random() * list.length)])
  const laid = melds.map(written)
  const named = [`${by}: ${win}`, `win: ${win}`, ''][Math.floor(random() * 3)]
  return [
    ...new Set(some(circumstances, 3)),
    `${hand.join('')} ${laid.join(' ')}`.trim(),
    named,
    ...new Set(some(claims, 3))
  ].join('\n')
}

test(`${wins} blocks with random claims: nothing throws, every sentence is whole`, () => {
  const random = randomFrom(5_040_713)
  const poor = []
  const states = new Set()
  for (let index = 0; index < wins; index++) {
    const text = blockOf(random, randomWin(random).win)
    const lang = index % 2 === 0 ? 'en' : 'ja'
    const {messages, claims: checked} = checkBlock(text, {
      settings: {...defaultSettings, lang},
      ...claimChecker()
    })
    for (const {state} of checked) states.add(state)
    for (const message of messages) {
      const said = sentenceOf(message, text, lang)
      if (/undefined|NaN|\{\w+\}|expected *:|: *$|[;。] *$/.test(said)) poor.push({text, said})
    }
  }
  expect(poor).toEqual([])
  expect([...states]).toEqual(expect.arrayContaining(['true', 'false', 'filled']))
})

test('every reading of a win has near misses or none', () => {
  const random = randomFrom(99)
  const forms = new Set()
  for (let index = 0; index < wins; index++) {
    const {win, rules: changes} = randomWin(random)
    const rules = rulesOf(changes)
    const result = score(win, rules)
    if (result.outcome !== 'win' && result.outcome !== 'no-yaku') continue
    for (const [chosen, reading] of result.readings.entries()) {
      forms.add(reading.form)
      nearMisses({...result, ...reading, outcome: 'win', chosen}, win, rules)
    }
  }
  expect([...forms].toSorted()).toEqual(['chiitoitsu', 'kokushi', 'standard'])
})
