/**
 * Minijong: what the compiler says of hands is what the engine says of them.
 *
 * Hands with the engine's answers, and lines that are wrong by one fact, are written to one file, which is compiled once.
 */
import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {mulberry32, randomBelow, shuffled} from '@tehai/kernel/random'
import {score, waits} from '@tehai/riichi'
import lzString from 'lz-string'
import {expect, test} from 'vitest'
import {playgroundCode} from '../../../../docs/generate/minijong.js'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
const entry = join(import.meta.dirname, '../../dist/minijong.js')

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--types', '', '--lib', 'es2022', '--module', 'nodenext',
  '--target', 'es2022', '--pretty', 'false'
]

/** What the compiler says of the playground, and of a program that has the types of the entry. */
function errorsOf(program) {
  const folder = mkdtempSync(join(tmpdir(), 'minijong-'))
  try {
    const file = join(folder, 'hands.mts')
    const head = `import type * as Minijong from ${JSON.stringify(entry)}
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      type Ok<T extends true> = T\n`
    const playground = join(folder, 'playground.mts')
    writeFileSync(file, head + program)
    writeFileSync(playground, playgroundCode())
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options, file, playground], {
      encoding: 'utf8'
    })
    return ''
  } catch (error) {
    return error.stdout
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

const suits = {C: 'm', I: 's', o: 'p'}
const letters = Object.keys(suits)
const mpsz = tiles => tiles.map(([letter, rank]) => `${rank}${suits[letter]}`).join('')
const tuple = tiles => `[${tiles.map(tile => `'${tile}'`).join(', ')}]`
const tileOfKind = kind => `${letters[[0, 2, 1].indexOf(Math.floor(kind / 9))]}${(kind % 9) + 1}`

/** Blocks of ranks that lead to the rarer yaku, each with a function that chooses the suit of a block. */
const plans = [
  ({run, pair}) => [run(), run(), run(), run(), pair()],
  ({run, triplet, pair}) => [run(), triplet(), run(), triplet(), pair()],
  ({triplet, pair}) => [triplet(), triplet(), triplet(), triplet(), pair()],
  ({run, pair}) => [0, 0, 0, 0].map((_, at) => run(at % 2 ? 1 : 7)).concat([pair()]),
  ({run, pair, rank}) => letters.map(letter => run(rank, letter)).concat([run(), pair()]),
  ({triplet, pair, rank}) => letters.map(letter => triplet(rank, letter)).concat([triplet(), pair()]),
  ({run, pair, suit}) => [
    run(1, suit),
    run(4, suit),
    run(7, suit),
    run(undefined, suit),
    pair(undefined, suit)
  ],
  ({run, pair, suit}) => [run(2, suit), run(2, suit), run(3, suit), run(3, suit), pair(undefined, suit)],
  ({pair}) => Array.from({length: 7}, () => pair()),
  ({triplet, pair}) => [triplet(1), triplet(9), triplet(1), triplet(9), pair(9)],
  ({run, triplet, pair}) => [run(2, 'I'), triplet(6, 'I'), triplet(8, 'I'), run(2, 'I'), pair(3, 'I')],
  ({suit, rank}) => [[...'1112345678999', rank].map(digit => `${suit}${digit}`)],
  ({run, pair}) => [run(), run(), run(), pair(), pair()]
]

/** A hand of fourteen tiles, at most four of a kind, the last of them won. */
function handOf(random, plan) {
  const letter = () => letters[randomBelow(random, 3)]
  const rankBelow = last => 1 + randomBelow(random, last)
  const make = {
    suit: letter(),
    rank: rankBelow(7),
    run: (rank = rankBelow(7), suit = letter()) => [0, 1, 2].map(step => `${suit}${rank + step}`),
    triplet: (rank = rankBelow(9), suit = letter()) => Array(3).fill(`${suit}${rank}`),
    pair: (rank = rankBelow(9), suit = letter()) => Array(2).fill(`${suit}${rank}`)
  }
  for (;;) {
    const tiles = plan(make).flat()
    while (tiles.length < 14) tiles.push(make.pair()[0])
    const most = Math.max(...tiles.map(tile => tiles.filter(other => other === tile).length))
    if (most <= 4) return shuffled(tiles, random)
  }
}

const sentences = {
  incomplete: '⚠ Unexpected hand that is not complete, expected four sets and a pair, or seven pairs',
  'no-yaku': '⚠ Unexpected hand without yaku, expected at least one'
}

/** Assertions on a hand, each a type that is `true`. */
function assertionsOf(hand, seat) {
  const held = hand.slice(0, -1)
  const win = hand.at(-1)
  const found = score({hand: mpsz(held), win: mpsz([win]), by: 'ron', situation: {seat}})
  const answer = found.outcome === 'win' ? String(found.points) : sentences[found.outcome]
  const waitsOf = waits(mpsz(held)).map(({tile}) => `'${tileOfKind(tile)}'`)
  const typed = `Minijong.MinijongKun<${tuple(hand)}, '${win}', '${seat}'>`
  return {
    found,
    right: [
      `Ok<Equal<${typed}, '${answer}'>>`,
      `Ok<Equal<Minijong.Waits<${tuple(held)}>, ${waitsOf.join(' | ') || 'never'}>>`
    ],
    wrong: `Ok<Equal<${typed}, '${answer === '1000' ? '1300' : '1000'}'>>`
  }
}

const example = "['o2', 'o3', 'o4', 'I2', 'I3', 'I4', 'C4', 'C5', 'C6', 'I5', 'I6', 'I7', 'o4', 'o4']"
const ofArticle = `export const point: Minijong.MinijongKun<${example}, 'o3'> = '1300'
  // @ts-expect-error
  export const other: Minijong.MinijongKun<${example}, 'o3'> = '1600'
  // @ts-expect-error
  export type Absent = Minijong.MinijongKun<${example}, 'o9'>
  // @ts-expect-error
  export type Fifteen = Minijong.MinijongKun<['o2', ${example.slice(1)}, 'o3'>
  export type Readings = Ok<Equal<Minijong.Readings<${example}>, ['C456', 'I234', 'I567', 'o234', 'o44']>>
  export type Five = Ok<Equal<Minijong.Readings<[${"'C1', ".repeat(5)}'C2', 'C3', 'o7', 'o8', 'o9', 'o7', 'o8', 'o9', 'C4']>, never>>`

/** Points by han, fu and seat: base points fu × 2^(2 + han), at most a mangan; four times that, of the dealer six times. */
function pointLines() {
  const limits = {5: 2000, 6: 3000, 7: 3000, 8: 4000, 9: 4000, 10: 4000, 11: 6000, 12: 6000}
  const amounts = [25, 30, 40, 50, 60, 70, 80, 90, 100, 110]
  const answers = Array.from({length: 15}, (_, at) => at + 1).flatMap(han =>
    amounts.flatMap(fu =>
      ['south', 'east'].map(seat => {
        const base = han < 5 ? Math.min(2000, fu * 2 ** (2 + han)) : (limits[han] ?? 8000)
        const points = Math.ceil((base * (seat === 'east' ? 6 : 4)) / 100) * 100
        return [han, fu, seat, han === 1 && fu === 25 ? 'arienai' : points]
      })
    )
  )
  const none = [
    [0, 30, 'south', 'arienai'],
    [2, 20, 'south', 'arienai'],
    [1, 45, 'east', 'arienai']
  ]
  return [...answers, ...none].map(
    ([han, fu, seat, points], index) =>
      `export type Points${index} = Ok<Equal<Minijong.PointsOf<${han}, ${fu}, '${seat}'>, '${points}'>>`
  )
}

const rounds = process.env['THOROUGH'] ? 12 : 2
test('the article, all points and random hands: answers are those of the engine', {timeout: 600_000}, () => {
  const random = mulberry32(3)
  const rows = plans.flatMap((plan, at) =>
    Array.from({length: rounds}, (_, round) =>
      assertionsOf(handOf(random, plan), (at + round) % 2 ? 'south' : 'east')
    )
  )
  const hands = rows.flatMap(({right, wrong}, index) => [
    `export type Right${index} = [${right.join(', ')}]`,
    `// @ts-expect-error\nexport type Wrong${index} = ${wrong}`
  ])
  expect(errorsOf([ofArticle, ...pointLines(), ...hands].join('\n'))).toBe('')

  const seen = new Set(
    rows.flatMap(({found}) => (found.outcome === 'win' ? found.yaku.map(({id}) => id) : [found.outcome]))
  )
  // prettier-ignore
  const all = [
    'tanyao', 'pinfu', 'iipeikou', 'ryanpeikou', 'sanshoku', 'sanshoku_doukou', 'ittsuu', 'toitoi', 'sanankou', 'junchan',
    'chinitsu', 'chiitoitsu', 'chinroutou', 'ryuuiisou', 'suuankou_tanki', 'chuuren', 'junsei_chuuren', 'incomplete', 'no-yaku'
  ]
  expect(all.filter(id => !seen.has(id)).length).toBeLessThanOrEqual(rounds > 2 ? 0 : 9)
})

test('the link of the page has the example and all of the types in it', () => {
  const page = readFileSync(new URL('../../../../docs/minijong.md', import.meta.url), 'utf8')
  const [, code] = /https:\/\/www\.typescriptlang\.org\/play\/\?#code\/([\w+$-]+)/.exec(page)
  const opened = lzString.decompressFromEncodedURIComponent(code)
  expect(opened).toBe(playgroundCode())
  expect(opened).toContain("> = '1300'")
  expect(opened).toContain('export type MinijongKun<')
})
