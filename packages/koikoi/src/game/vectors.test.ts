import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {allCards, codeOf, kindCodeOf, months, pileOf} from '../cards/index.js'
import {defineRules, findPreset} from '../rules/index.js'
import type {RuleChanges} from '../rules/index.js'
import {pilePoints} from '../yaku/index.js'
import {answerPile, answerRound, answerScore} from './jsonl.js'

interface Vector {
  readonly id: string
  readonly note?: string
  readonly title?: string
  readonly ids?: readonly number[]
  readonly rules: string
  readonly override?: RuleChanges
  readonly context?: {readonly month?: number; readonly koiKoiCalls?: number}
  readonly expect: never
}

interface CardRow {
  readonly id: number
  readonly month: number
  readonly type: string
  readonly [field: string]: unknown
}

function read(name: string): never {
  return JSON.parse(readFileSync(new URL(`../../../../vectors/${name}`, import.meta.url), 'utf8')) as never
}

const vectors: {
  readonly rules: Readonly<Record<string, object>>
  readonly yaku: readonly Vector[]
  readonly finalScore: readonly Vector[]
  readonly games: readonly Vector[]
} = read('koikoi.json')

const chart: {readonly cards: readonly CardRow[]; readonly months: readonly {kanji: string; kana: string}[]} =
  read('koikoi-cards.json')

test('every rule set of the vectors is the preset of that name', () => {
  for (const [name, rules] of Object.entries(vectors.rules)) {
    expect(findPreset(name)).toMatchObject({...rules, name: expect.any(String)})
  }
})

for (const vector of vectors.yaku) {
  test(`yaku ${vector.id}: ${vector.note}`, () => {
    expect(answerPile(vector)).toMatchObject({id: vector.id, ...(vector.expect as object)})
    const {low, high} = pileOf(vector.ids!)
    const {month = 0, koiKoiCalls = 0} = vector.context ?? {}
    const points = pilePoints(
      low,
      high,
      defineRules(findPreset(vector.rules), vector.override),
      koiKoiCalls,
      month
    )
    expect(points).toBe((vector.expect as {total: number}).total)
  })
}

for (const vector of vectors.finalScore) {
  test(`final score ${vector.id}: ${vector.note}`, () => {
    expect(answerScore(vector)).toEqual({id: vector.id, score: vector.expect})
  })
}

for (const vector of vectors.games) {
  test(`round ${vector.id}: ${vector.title}`, () => {
    expect(answerRound(vector)).toMatchObject(vector.expect)
  })
  test(`round ${vector.id} from its seed`, () => {
    expect(answerRound({...vector, decks: undefined})).toMatchObject(vector.expect)
  })
}

test('the 48 cards are those of the chart', () => {
  expect(allCards.length).toBe(48)
  for (const row of chart.cards) {
    const card = allCards[row.id]!
    expect({
      id: card.id,
      month: card.month,
      type: card.type,
      code: kindCodeOf(card.id),
      slotCode: codeOf(card.id),
      kanjiPair: card.kanji,
      index: card.index,
      name: card.name,
      kana: card.kana,
      nameEn: card.nameEn,
      slug: card.slug,
      alsoJa: card.alsoJa,
      aliasEn: card.alsoEn,
      isSpecial: card.isSpecial,
      seedFlag: card.isSpecial ? card.specialFlag : 0
    }).toEqual(Object.fromEntries(keysOfCard.map(key => [key, row[key]])))
  }
})

const keysOfCard = [
  'id',
  'month',
  'type',
  'code',
  'slotCode',
  'kanjiPair',
  'index',
  'name',
  'kana',
  'nameEn',
  'slug',
  'alsoJa',
  'aliasEn',
  'isSpecial',
  'seedFlag'
]

test('the twelve months are those of the chart', () => {
  expect(months.map(({kanji, kana}) => [kanji, kana])).toEqual(
    chart.months.map(({kanji, kana}) => [kanji, kana])
  )
})
