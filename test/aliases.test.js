/**
 * Words of authors: no word means two things in any of the languages, and what a page shows is read again as what it is.
 */
import {foldName} from '@tehai/kernel/block'
import {languageNames, languages, loadLanguage} from '@tehai/kernel/source'
import {beforeAll, expect, test} from 'vitest'
import {readFu} from '../packages/core/dist/claims/grammar/fu.js'
import {readSafety} from '../packages/core/dist/claims/grammar/safety.js'
import {readScore} from '../packages/core/dist/claims/grammar/score.js'
import {readShanten} from '../packages/core/dist/claims/grammar/shanten.js'
import {readWaits} from '../packages/core/dist/claims/grammar/waits.js'
import {readYaku} from '../packages/core/dist/claims/grammar/yaku.js'
import {foldYaku, yakuByWord, yakuWords} from '../packages/core/dist/claims/grammar/yaku-words.js'
import {readRules} from '../packages/core/dist/claims/rules.js'
import {dictionaries as playWords} from '../packages/core/dist/labels/words/play.js'
import {dictionaries as safetyWords} from '../packages/core/dist/labels/words/safety.js'
import {dictionaries as scoreWords} from '../packages/core/dist/labels/words/scores.js'
import {keys} from '../packages/core/dist/page/grammar/keys/keys.js'
import {findPlayer} from '../packages/core/dist/page/grammar/situation/players.js'
import {parseSituation} from '../packages/core/dist/page/grammar/situation/parse-situation.js'
import {dictionaries as cardWords} from '../packages/koikoi/dist/labels/words/index.js'
import {foldYakuName, yakuByName} from '../packages/remark-hanafuda/dist/grammar/yaku-names.js'
import {keys as cardKeys} from '../packages/remark-hanafuda/dist/grammar/keys.js'

beforeAll(() => Promise.all(languages.map(language => loadLanguage(language))))

/** Words that mean two of the rows `[meaning, words]`, as `word: one, other`. */
function ambiguous(rows, fold) {
  const meanings = new Map()
  for (const [meaning, words] of rows) {
    for (const word of words) {
      const folded = fold(word)
      meanings.set(folded, new Set(meanings.get(folded)).add(meaning))
    }
  }
  return [...meanings]
    .filter(([, meant]) => meant.size > 1)
    .map(([word, meant]) => `${word}: ${[...meant].join(', ')}`)
}

test('the check sees a word that means two things', () => {
  const rows = [
    ['win', ['win', '和了']],
    ['draw', ['draw', ' 和了']]
  ]
  expect(ambiguous(rows, foldName)).toEqual(['和了: win, draw'])
})

const namesOf = key => [key.id, ...(key.titles ?? []), ...key.names]

test.each([
  ['of mahjong', keys, 450],
  ['of hanafuda', cardKeys.keys, 100]
])('a name of a key %s means one key', (_, all, least) => {
  expect(all.flatMap(namesOf).length).toBeGreaterThan(least)
  const rows = all.map(key => [key.id, namesOf(key)])
  expect(ambiguous(rows, foldName)).toEqual([])
})

test('a tag and a name of a language mean one language', () => {
  const rows = languages.map(id => [id, [id, languageNames[id].name, ...languageNames[id].tags]])
  expect(ambiguous(rows, foldName)).toEqual([])
})

test('a name of a yaku means one yaku', () => {
  expect(yakuWords.flatMap(([, words]) => words).length).toBeGreaterThan(700)
  expect(ambiguous(yakuWords, foldYaku)).toEqual([])
  for (const [id, words] of yakuWords)
    for (const word of words) expect(yakuByWord.get(foldYaku(word)), word).toEqual([id])
})

/** What a claim says, without places and words that say nothing. */
const said = parts =>
  parts.filter(({type}) => type !== 'filler').map(({start: _start, end: _end, ...value}) => value)

/** The words of a record that are not read as expected, as `word: what is read`. */
const misread = (words, read, expected) =>
  Object.entries(words)
    .map(([id, word]) => [word, JSON.stringify(read(word)), JSON.stringify(expected(id))])
    .filter(([word, actual, wanted]) => word !== '' && actual !== wanted)
    .map(([word, actual]) => `${word}: ${actual}`)

test('the check sees a word that is read as something else', () => {
  const facts = text => said(parseSituation(text))
  const expected = stage => [{field: 'stage', stage}]
  expect(misread({early: '終盤', late: '終盤'}, facts, expected)).toEqual([
    '終盤: [{"field":"stage","stage":"late"}]'
  ])
})

test.each(languages)('%s: what a page shows of a hand is read again', language => {
  const words = scoreWords[language]
  const limitOf = limit => [{type: 'limit', limit, yakuman: limit === 'yakuman' ? 1 : 0}]
  // 三面張 is any wait on three kinds, as people use it.
  const waitOf = name => [
    name === 'sanmenchan' ? {type: 'kinds', kinds: 3, isSides: true} : {type: 'name', name}
  ]
  const rules = Object.values(words.rules)
  const points = JSON.stringify({type: 'points', points: 3900, honba: false})
  const shares = JSON.stringify({type: 'shares', other: 1000, dealer: 2000, honba: false})
  const all = JSON.stringify({type: 'all', each: 2000, honba: false})
  expect([
    ...misread(
      words.yaku,
      word => readYaku(word).parts.flatMap(({yaku}) => yaku),
      id => [id]
    ),
    ...misread(words.limits, word => said(readScore(word)), limitOf),
    ...misread(
      Object.fromEntries([1, 2, 3, 4].map(times => [times, words.times(times) + words.limits.yakuman])),
      word => said(readScore(word)),
      times => [{type: 'limit', limit: 'yakuman', yakuman: Number(times)}]
    ),
    ...misread(
      {
        [points]: words.score(words.worth(words.han(3), words.fu(30)), playWords[language].points(3900)),
        [shares]: words.score(words.worth(words.han(3), words.fu(30)), words.tsumo(2000, 1000)),
        [all]: words.score(words.worth(words.han(3), words.fu(30)), words.tsumo(2000, null))
      },
      word => said(readScore(word)),
      payment => [{type: 'han', han: 3}, {type: 'fu', fu: 30}, JSON.parse(payment)]
    ),
    ...misread(
      words.shapes,
      word => said(readWaits(word)),
      shape => [{type: 'shape', shape}]
    ),
    ...misread(words.waits, word => said(readWaits(word)), waitOf),
    ...misread(
      words.forms,
      word => said(readShanten(word)),
      form => [{type: 'form', form}]
    ),
    ...misread(
      {0: words.tenpaiHand, 1: words.shanten(1), 2: words.shanten(2)},
      word => said(readShanten(word)),
      shanten => [{type: 'shanten', shanten: Number(shanten)}]
    ),
    ...misread(
      words.fuWords,
      word => readFu(`${word} 2`).summands.flatMap(one => one.words),
      word => [word]
    ),
    ...rules.flatMap(rule => readRules(rule).unknown.map(({text}) => text))
  ]).toEqual([])
})

test.each(languages)('%s: what a page shows of safety is read again', language => {
  const {classes, reasons, visible} = safetyWords[language]
  const read = text =>
    readSafety(`9p ${text}`)
      .parts.filter(({type}) => type !== 'filler' && type !== 'tiles')
      .map(({word}) => word)
  expect([
    ...misread(classes, read, id => [{is: 'class', class: id}]),
    ...misread(Object.fromEntries([1, 2, 3].map(count => [count, visible(count)])), read, count => [
      {is: 'visible', visible: Number(count)}
    ]),
    // That all four are seen is their number.
    ...misread(reasons, read, id => [
      id === 'exhausted' ? {is: 'visible', visible: 4} : {is: 'reason', reason: id}
    ])
  ]).toEqual([])
})

test.each(languages)('%s: what a page shows of the play is read again', language => {
  const words = playWords[language]
  const facts = text => said(parseSituation(text))
  const byWind = name =>
    Object.fromEntries(Object.entries(words.winds).map(([wind, one]) => [wind, name(one)]))
  const counted = ['honba', 'sticks', 'turn', 'points', 'kita']
  expect([
    ...misread(words.players, findPlayer, player => ({player})),
    ...misread(byWind(words.seatWind), findPlayer, wind => ({wind})),
    ...misread(byWind(words.seatWind), facts, wind => [{field: 'seat', wind}]),
    ...misread(
      byWind(name => words.round(name, 3)),
      facts,
      wind => [{field: 'round', wind, hand: 3}]
    ),
    ...misread(
      byWind(name => words.round(name, null)),
      facts,
      wind => [{field: 'round', wind, hand: null}]
    ),
    ...misread(words.circumstances, facts, circumstance => [{field: 'circumstance', circumstance}]),
    ...misread(words.riichi, facts, kind => [{field: 'riichi', kind, turn: null}]),
    ...misread(words.stages, facts, stage => [{field: 'stage', stage}]),
    ...misread(words.draws, facts, kind => [{field: 'drawn-hand', kind}]),
    ...misread(words.tenpai, facts, id => [{field: 'tenpai', isTenpai: id === 'yes'}]),
    ...misread({last: words.lastHand}, facts, () => [{field: 'last-hand'}]),
    ...misread({...words.places}, facts, index => [{field: 'place', value: Number(index) + 1}]),
    ...misread(Object.fromEntries(counted.map(field => [field, words[field](2)])), facts, field => [
      {field, value: 2}
    ])
  ]).toEqual([])
})

test.each(languages)('%s: the yaku of koi-koi that a page shows are read again', language => {
  expect(
    misread(
      cardWords[language].yaku,
      name => yakuByName.get(foldYakuName(name)),
      id => id
    )
  ).toEqual([])
})
