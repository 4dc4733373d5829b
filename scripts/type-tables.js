/**
 * Makes `src/types/tables.generated.ts`: facts of the run-time engine, as tables that types look up.
 *
 *     npm run build && node scripts/type-tables.js
 *
 * Everything comes from the engine itself: suits from `decompose`, points from `worthOf`, han from `yakuTable`,
 * sentences from the tables of messages. So if a rule changes there, the tables must be made again, or their test
 * fails. `src/types/decompose.ts` says what the characters in the values mean.
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {
  notationMessages,
  elsewhereWords,
  rankWords,
  runWords,
  seatWords,
  characterWords,
  handSizeWords,
  markPlaceWords,
  sizeWords
} from '@tehai/core/notation'
import {
  decompose,
  defaultRules,
  ronPoints,
  tsumoPayments,
  tsumoPoints,
  worthOf,
  yakuTable
} from '@tehai/riichi'
import {typedMessages} from '@tehai/core/typed'
import {conflictIds, conflictSentence} from '../packages/core/dist/typed/situation.js'

const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Runs by their lowest rank, and sets by their rank. */
const runLetters = 'abcdefg'
const setLetters = 'ABCDEFGHI'
/** Fu of a set by its letter, in units of two. */
const fuLetters = {h: 1, i: 2, j: 4, k: 8, l: 16}
/** Suits of at most this many tiles are looked up; larger ones are decomposed. */
const mostTilesOfSuit = 3
const mostTilesOfHonors = 3

const isOuter = (rank, suit) => suit === 'z' || rank === 1 || rank === 9
const quoted = text => JSON.stringify(text)
const union = texts => texts.map(quoted).join(' | ')
const template = text => '`' + text + '`'

/** The code of a run by its lowest rank. */
const runToken = rank => `<${runLetters[rank - 1]}`

/** The code of a set: `.`, `*` if concealed, `K` for a kan, its fu, its rank. */
function setToken(rank, suit, {concealed, kan}) {
  const units = (isOuter(rank, suit) ? 2 : 1) * (concealed ? 2 : 1) * (kan ? 4 : 1)
  const fu = Object.keys(fuLetters).find(letter => fuLetters[letter] === units)
  return `<.${concealed ? '*' : ''}${kan ? 'K' : ''}${fu}${setLetters[rank - 1]}`
}

/** The codes of the blocks of one suit. */
function tokensOf(blocks, suit) {
  let tokens = ''
  let waiting = -1
  for (const {type, kind} of blocks) {
    const rank = (kind % 9) + 1
    if (type === 'pair') tokens += `=${rank}`
    else if (type === 'triplet') tokens += setToken(rank, suit, {concealed: true, kan: false})
    else {
      tokens += (kind === waiting ? '"' : '') + runToken(rank)
      waiting = kind === waiting ? -1 : kind
    }
  }
  return tokens
}

/** Sorted digits of every suit with a given number of tiles, at most four of a rank. */
function* suits(tiles, mostRank, from = 1) {
  if (tiles === 0) yield ''
  else if (from <= mostRank) {
    for (let copies = Math.min(4, tiles); copies >= 0; copies--) {
      for (const rest of suits(tiles - copies, mostRank, from + 1)) yield String(from).repeat(copies) + rest
    }
  }
}

/**
 * The ways to read the digits of a suit, by the run-time engine; for a suit without a pair, the pair is in another
 * suit.
 */
function readingsOf(digits, suit) {
  const counts = Array.from({length: 34}, () => 0)
  const first = suit === 'z' ? 27 : 0
  for (const digit of digits) counts[first + Number(digit) - 1]++
  const isPaired = digits.length % 3 === 2
  if (!isPaired) counts[suit === 'z' ? 0 : 33] += 2
  const standard = decompose(counts).filter(({form}) => form === 'standard')
  return standard.map(({blocks}) =>
    tokensOf(
      blocks.filter(({type, kind}) => isPaired || type !== 'pair' || kind >= 27 === (suit === 'z')),
      suit
    )
  )
}

function suitTable(most, mostRank, suit) {
  const entries = [['', quoted('')]]
  for (let tiles = 2; tiles <= most; tiles++) {
    if (tiles % 3 === 1) continue
    for (const digits of suits(tiles, mostRank)) {
      const ways = readingsOf(digits, suit)
      if (ways.length > 0) entries.push([digits, union(ways)])
    }
  }
  return entries
}

/** A meld in the tiles of a suit, after the `<`: its code and its digits. */
const meldCode = (token, digits) => token.slice(1) + digits.join('')
const meldOf = (rank, suit, kind) => meldCode(setToken(rank, suit, kind), Array(kind.kan ? 4 : 3).fill(rank))

/** Melds of one kind, by their sorted digits. */
const chiiTable = () =>
  ranks.slice(0, 7).map(rank => {
    const digits = [rank, rank + 1, rank + 2]
    return [digits.join(''), quoted(meldCode(runToken(rank), digits))]
  })
const setTable = kind =>
  ranks.map(rank => [String(rank).repeat(kind.kan ? 4 : 3), quoted(meldOf(rank, 'm', kind))])

/** The fu that a hand without yakuman can have: three concealed kans of honors, a triplet, a pair of 4, a closed ron. */
const mostFu = 140
/** More han than the yaku and dora of a hand can have. */
const mostHan = 45
const mostYakuman = 8
/**
 * Keys of a worth: `3_40` up to four han, then the han, `y2` for yakuman; `k` where kiriage counts. They are sorted
 * from the least, by base points, han and fu.
 */
function worthRows() {
  const rules = {kiriage: false, kazoe: 'yakuman', sanma: false, sanmaTsumo: 'loss'}
  const rows = []
  const add = (key, han, {base, limit}, fu = 0) => rows.push({key, han, fu, base, limit})
  const fus = [20, 25, ...Array.from({length: mostFu / 10 - 2}, (_, at) => 30 + 10 * at)]
  for (const han of [1, 2, 3, 4]) {
    for (const fu of fus) {
      const worth = worthOf(han, fu, rules)
      add(`${han}_${fu}`, han, worth, fu)
      const raised = worthOf(han, fu, {...rules, kiriage: true})
      if (raised.base !== worth.base) add(`${han}_${fu}k`, han, raised, fu)
    }
  }
  for (let han = 5; han <= mostHan; han++) add(String(han), han, worthOf(han, 0, rules))
  for (let times = 1; times <= mostYakuman; times++) {
    add(`y${times}`, 100 + times, {base: 8000 * times, limit: 'yakuman'})
  }
  return rows.toSorted((a, b) => a.base - b.base || a.han - b.han || a.fu - b.fu)
}

const keyOfBase = ({base, limit}) => `${base}${limit === 'yakuman' ? 'y' : ''}`

/**
 * Points by base: ron of a non-dealer and a dealer, tsumo of both, the payment of the dealer or of all to the dealer,
 * the payment of the others, limit, yakuman.
 */
function pointRows(worths) {
  const rules = {sanma: false, sanmaTsumo: 'loss'}
  const byBase = new Map(worths.map(({base, limit}) => [keyOfBase({base, limit}), {base, limit}]))
  return [...byBase].map(([key, {base, limit}]) => {
    const payments = [false, true].map(isDealer => tsumoPayments(base, isDealer, rules))
    const points = [
      ...[false, true].map(isDealer => ronPoints(base, isDealer)),
      ...payments.map(paid => tsumoPoints(paid, 4)),
      ...payments[0],
      limit === null ? 'null' : quoted(limit),
      limit === 'yakuman' ? base / 8000 : 0
    ]
    return [key, `[${points.join(', ')}]`]
  })
}

/** Local yaku, which a rule must enable, are only scored at run time. */
export const yakuOfTypes = yakuTable.filter(({rule}) => defaultRules[rule] !== false)
const yakumanNames = () => union(yakuOfTypes.filter(({closed}) => closed === 0).map(({id}) => id))

/** Han of all but yakuman. */
function hanTable(column, isMeant = () => true) {
  return yakuOfTypes
    .filter(row => row.closed > 0 && isMeant(row))
    .map(row => [row.id, `[${Array(row[column]).fill(quoted(row.id)).join(', ')}]`])
}

const any = '${string}'
/**
 * The same character this many times: `\`${string}1${string}1${string}\``. It is a named pattern, since `None` makes it
 * a union.
 */
const times = count =>
  `type Times${count}<S extends string> = ${template(any + ('${S}' + any).repeat(count))} | None`
const union$ = characters => '${' + union([...characters]) + '}'

/** Named patterns, which a table would otherwise repeat. `src/types/patterns.ts` explains why each has a name. */
function patterns() {
  const lines = [1, 2, 3, 4, 5].map(times)
  const named = (letters, most) => {
    for (const letter of letters) {
      for (let count = 1; count <= most; count++)
        lines.push(`export type X${letter}${count} = Times${count}<'${letter}'>`)
    }
  }
  named(ranks, 5)
  named('hij', 4)
  // Four kans are a yakuman.
  named('kl', 3)
  const both = (list, count) => list.map(rank => `X${rank}${count}`).join(' & ')
  const inAllSuits = letters => [...letters].map(letter => `InAllSuits<'${letter}'>`).join(' | ')
  const inSuit = letter => template(any + '${Suit}' + any + letter + any + '${Next}' + any)
  // Patterns for suits: in the codes of honors the same letters are honors.
  const inner = [...'dbcfe', ...[...'2345678'].map(rank => `=${rank}`), ...'BCDEFGH']
  lines.push(
    `export type FiveAlike = ${ranks.map(rank => `X${rank}5`).join(' | ')}`,
    `type InAllSuits<S extends string> = ${template([...'mps'].map(suit => any + suit + any + '${S}').join('') + any + 'z' + any)}`,
    `export type RunInAllSuits = ${inAllSuits(runLetters)}`,
    `export type SetInAllSuits = ${inAllSuits(setLetters)}`,
    `type StraightIn<Suit extends string, Next extends string> = ${[...'adg'].map(inSuit).join(' & ')}`,
    `export type Straight = StraightIn<'m', 'p'> | StraightIn<'p', 's'> | StraightIn<'s', 'z'>`,
    `export type InnerBlock = ${template(any + union$(inner) + any + 'z' + any)} | None`,
    `export type InnerRank = ${template(any + union$('5463728') + any)} | None`,
    `export type AllDragons2 = ${both([5, 6, 7], 2)}`,
    `export type AllDragons3 = ${both([5, 6, 7], 3)}`,
    `export type AllWinds2 = ${both([1, 2, 3, 4], 2)}`,
    `export type AllWinds3 = ${both([1, 2, 3, 4], 3)}`
  )
  return lines
}

const words = (table, id, values) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), table[id].en)

/** Sentences in English. Placeholders in braces are filled in by the types. */
function sentences() {
  const typed = {dialect: 'typed', wanted: characterWords.typed.en}
  const rows = {
    ...Object.fromEntries(
      ['empty', 'missing-suit', 'missing-rank', 'red-not-five', 'not-a-sequence'].map(id => [id, {}])
    ),
    'not-same-kind': {honors: runWords.none.en},
    'multiple-calls': {},
    'dangling-mark': {},
    'missing-added-tile': {},
    'bad-char': typed,
    'bad-rank': {wanted: rankWords.honors.en}
  }
  const entries = Object.entries(rows).map(([id, values]) => [id, words(notationMessages, id, values)])
  for (const wanted of ['three-or-four', 'four', 'outer-tiles']) {
    entries.push([
      `bad-meld-size ${wanted}`,
      words(notationMessages, 'bad-meld-size', {wanted: sizeWords[wanted].en})
    ])
  }
  for (const wanted of ['before-added-tile', 'after-fourth', 'beside-call', 'open-meld']) {
    const values = {wanted: markPlaceWords[wanted].en}
    entries.push([`bad-mark-position ${wanted}`, words(notationMessages, 'bad-mark-position', values)])
  }
  for (const from of ['toimen', 'shimocha']) {
    const values = {from: seatWords[from].en}
    entries.push([`chii-not-from-kamicha ${from}`, words(notationMessages, 'chii-not-from-kamicha', values)])
  }
  for (const wanted of ['14', '13-or-14']) {
    entries.push([
      `hand-size ${wanted}`,
      words(notationMessages, 'hand-size', {wanted: handSizeWords[wanted].en})
    ])
  }
  for (const id of conflictIds) entries.push([id, conflictSentence(id)])
  entries.push([
    'too-many-copies',
    words(notationMessages, 'too-many-copies', {limit: '4', elsewhere: elsewhereWords.none.en})
  ])
  for (const [id, {en}] of Object.entries(typedMessages)) entries.push([id, en])
  return entries.map(([id, sentence]) => [id, quoted(sentence)])
}

/** An interface with one entry a line. */
const table = (doc, name, entries) =>
  `/** ${doc} */\nexport interface ${name} {\n${entries.map(([key, value]) => `  ${typeof key === 'number' ? key : quoted(key)}: ${value}`).join('\n')}\n}\n`

const rankTable = (valueOf, most = 9) =>
  ranks.slice(0, most).map(rank => [String(rank), quoted(valueOf(rank))])

/** The whole file. */
export function typeTables() {
  const concealed = {concealed: true, kan: false}
  const open = {concealed: false, kan: false}
  const worths = worthRows()
  return `/**
 * Made by \`scripts/type-tables.js\`, which says how; do not edit.
 * Its test makes it again and compares.
 */
import type {None} from './patterns.js'

${[
  table(
    'Suits of up to three tiles, sorted, and how they are read.',
    'Suits',
    suitTable(mostTilesOfSuit, 9, 'm')
  ),
  table('Honors of up to three tiles.', 'Honors', suitTable(mostTilesOfHonors, 7, 'z')),
  table('Chii by their digits: their code, and the digits again.', 'Chii', chiiTable()),
  table('Pon.', 'Pon', setTable(open)),
  table('Kan that were called.', 'OpenKan', setTable({concealed: false, kan: true})),
  table('Concealed kan.', 'Ankan', setTable({concealed: true, kan: true})),
  table(
    'A concealed triplet.',
    'Triplet',
    rankTable(rank => setToken(rank, 'm', concealed))
  ),
  table(
    'A triplet completed by ron.',
    'RonTriplet',
    rankTable(rank => setToken(rank, 'm', open))
  ),
  table(
    'A concealed triplet of honors.',
    'HonorTriplet',
    rankTable(rank => setToken(rank, 'z', concealed), 7)
  ),
  table(
    'A triplet of honors completed by ron.',
    'RonHonorTriplet',
    rankTable(rank => setToken(rank, 'z', open), 7)
  ),
  `/** Fu by units of two above 20, rounded up. */\nexport type FuOfUnits = [${Array.from({length: mostFu / 2 - 9}, (_, at) => 20 + Math.ceil(at / 5) * 10).join(', ')}]\n`,
  `/** Worths by their keys, the least first, each before its base points. */\nexport type Worths = ${quoted(worths.map(row => `(${row.key})${keyOfBase(row)}`).join('') + '(')}\n`,
  table(
    'Points by base: ron of a non-dealer and a dealer, tsumo of both; paid by or to a dealer, by others; limit; yakuman.',
    'PointsOf',
    pointRows(worths)
  ),
  table('Yaku of a closed hand, once for each han.', 'ClosedHan', hanTable('closed')),
  `/** Yakuman. */\nexport type YakumanName = ${yakumanNames()}\n`,
  table(
    'Yaku of an open hand that are worth less there, once for each han; tanyao, which a rule takes away.',
    'OpenHan',
    hanTable(
      'open',
      ({id, open, closed}) => id === 'tanyao' || id.endsWith('peikou') || (open > 0 && open < closed)
    )
  ),
  table('Sentences, as the run time says them.', 'Sentences', sentences())
].join('\n')}
${patterns().join('\n')}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../packages/riichi/src/types/tables.generated.ts', import.meta.url), typeTables())
}
