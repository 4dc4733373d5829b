/**
 * Claims: what an author says about cards, checked by the rules, or filled in for a `?`.
 */
import {elementWith, type Markup} from '@tehai/kernel/markup'
import type {Size} from '@tehai/kernel/block'
import {grammars, nearestSpelling, readNumber, type Message} from '@tehai/kernel/source'
import {kindCodeOf, matchesOf, type CardId} from '@tehai/koikoi/cards'
import {pointsInWords, yakuInWords, yakuName, yakuNames} from '@tehai/koikoi/labels'
import {codesOf, parseCards} from '@tehai/koikoi/notation/reading'
import {
  evaluateYaku,
  finalScore,
  nearYaku,
  totalScore,
  type NearYaku,
  type Yaku,
  type YakuType
} from '@tehai/koikoi/yaku/reading'
import {cardsMarkup} from './cards.js'
import type {KeyIn} from './keys.js'
import type * as best from './best.js'
import {loadedEntry} from './load-entry.js'
import {pageMessage, type PageMessageId} from './messages.js'
import {badValue, type Settings} from './settings.js'
import {cutBlanks, cutDigits, cutCharacters, cutWord} from './tail.js'
import {rulesName, term} from './labels.js'
import {filled, isRequested, right, wrong, type Claim, type Claimed, type Verdict} from './verdict.js'
import {dictionaries as hanafudaWords} from './words/index.js'

export type Checker = (entry: Claim, claimed: Claimed) => Verdict

/** How each claim is checked. */
export const claimCheckers: Readonly<Record<KeyIn<'claim'>, Checker>> = {
  yaku: checkYaku,
  score: checkScore,
  take: checkTake,
  near: checkNear,
  best: checkBest
}

/** Check a claim. Never throws. */
export function checkClaim(entry: Claim, claimed: Claimed): Verdict {
  const {id} = entry.key
  const {start, end} = entry.nameSpan
  const missing = placeMissing(id, claimed)
  if (missing) return wrong(entry, [pageMessage(missing, start, end)], claimed)
  const isKnown = id === 'take' || (claimed.settings.canJudge && !claimed.isUnsettled)
  if (claimed.isBroken || !isKnown) return {state: 'unchecked', shown: [entry.value], messages: []}
  return claimCheckers[id](entry, claimed)
}

/** What a claim is about and is not there. */
function placeMissing(id: Claim['key']['id'], {pile, field, table}: Claimed): PageMessageId | null {
  if (id === 'best' && !table?.hand) return 'no-hand'
  if (id === 'take' || id === 'best') return field === null ? 'no-field' : null
  return pile === null ? 'no-cards' : null
}

function yakuOf({pile, month, calls, settings}: Claimed): readonly Yaku[] {
  return evaluateYaku(pile!, settings.rules, {month, koiKoiCalls: calls.winner})
}

// Yaku

/** A name without marks and blanks, its long vowels short: `Sankō`, `sankou` and `sanko` are one. */
export const foldYakuName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s・·、,'-]/g, '')
    .replace(/o[uo]/g, 'o')

/** Other names that are read, by yaku. */
const aliases: readonly (readonly [type: YakuType, names: string])[] = [
  ['tane', '種 种 열끗'],
  ['tanzaku', '短冊 短 短册 띠'],
  ['hanami', '花見酒 hanamizake 花見 赏花酒 賞花酒 꽃놀이술잔'],
  ['tsukimi', 'tsukimizake 月見酒 月見 赏月酒 賞月酒 달맞이술잔'],
  ['akatanAotan', '赤短青短 赤短青短重复 赤短青短重複 홍단청단'],
  ['kasu', '皮 피'],
  ['inoshikacho', '豬鹿蝶 멧돼지사슴나비'],
  ['goko', '오광'],
  ['shiko', '사광'],
  ['ameShiko', '비사광'],
  ['sanko', '삼광'],
  ['akatan', '홍단'],
  ['aotan', '청단'],
  ['monthly', '이달패']
]

/** The yaku of each name that an author may write, without marks and blanks. */
export const yakuByName: ReadonlyMap<string, YakuType> = new Map([
  ...Object.entries(yakuNames).flatMap(([type, {ja, kana, en, romaji}]) =>
    [ja, kana, en, romaji, type].map((name): [string, YakuType] => [foldYakuName(name), type as YakuType])
  ),
  ...aliases.flatMap(([type, names]) =>
    names.split(' ').map((name): [string, YakuType] => [foldYakuName(name), type])
  )
])

/** A yaku as an author names it, perhaps with points: 三光6文, `Sanko (6)`. */
interface NamedYaku {
  readonly type: YakuType | undefined
  readonly points: number | null
  readonly start: number
  readonly end: number
  readonly nameEnd: number
}

/** The yaku of a list. Names may hold commas themselves: the longest name counts. */
function namedYaku(text: string, offset: number): NamedYaku[] {
  const parts = [...text.matchAll(/[^、，,;；]+/g)].map(({0: part, index}) => ({
    start: index + part.length - part.trimStart().length,
    end: index + part.trimEnd().length
  }))
  const found: NamedYaku[] = []
  for (let at = 0; at < parts.length;) {
    let taken = 1
    let best = readName(text, parts[at]!.start, parts[at]!.end)
    for (let more = 2; !best.type && more <= 3 && at + more <= parts.length; more++) {
      const longer = readName(text, parts[at]!.start, parts[at + more - 1]!.end)
      if (longer.type) [best, taken] = [longer, more]
    }
    found.push({
      ...best,
      start: best.start + offset,
      end: best.end + offset,
      nameEnd: best.nameEnd + offset
    })
    at += taken
  }
  return found.filter(({start, end}) => end > start)
}

function readName(text: string, start: number, end: number): NamedYaku {
  const part = text.slice(start, end)
  const closed = part.length - (/[)）]$/.test(part) ? 1 : 0)
  const unit = cutWord(part, closed, pointWords)
  const to = cutBlanks(part, unit)
  const ascii = cutDigits(part, to, 3)
  const kanji = unit < closed && ascii === to ? cutCharacters(part, to, /[一二三四五六七八九十]/) : to
  const from = Math.min(ascii, kanji)
  const digits = kanji < to ? String(readNumber(part.slice(kanji, to))) : part.slice(from, to)
  const nameEnd = cutCharacters(part, from, /[\s:：=(（]/)
  const type = yakuByName.get(foldYakuName(part.slice(0, nameEnd)))
  return {type, points: digits ? Number(digits) : null, start, end, nameEnd: start + nameEnd}
}

const pointWords = ['points', 'point', 'mon', '文', '点', '점']

function checkYaku(entry: Claim, claimed: Claimed): Verdict {
  const {lang} = claimed.settings
  const yaku = yakuOf(claimed)
  const truth = yaku.length === 0 ? term('none', lang) : yakuInWords(yaku, lang)
  if (isRequested(entry)) return filled([truth])
  if (
    /^(?:なし|無し|役なし|无|無|(?:没有|沒有)役|(?:족보 ?)?없음|none|no yaku)$/i.test(entry.value) &&
    yaku.length === 0
  )
    return right(entry)
  const {at, points} = sumOf(entry.value)
  const named = namedYaku(entry.value.slice(0, at), entry.start)
  const messages = named.flatMap(one => yakuFault(one, yaku, truth, entry, claimed))
  // `Three Brights: 6 points, Animals: 1 point` gives points for each.
  const last = yaku.find(({type}) => type === named.at(-1)?.type)
  if (
    messages.length === 0 &&
    points !== undefined &&
    ![totalScore(yaku), last?.totalScore].includes(points)
  ) {
    const start = entry.start + at + /^[\s、,，:：]*/.exec(entry.value.slice(at))![0].length
    const values = {
      points: totalScore(yaku),
      yaku: grammars[lang].names(yaku.map(({type}) => yakuName(type, lang)))
    }
    messages.push(pageMessage('false-yaku-points', start, entry.start + entry.value.length, values))
  }
  const missing = yaku.filter(({type}) => !named.some(one => one.type === type))
  if (messages.length === 0 && missing.length > 0) {
    const values = {missing: yakuInWords(missing, lang)}
    messages.push(pageMessage('missing-yaku', entry.start, entry.end, values))
  }
  return messages.length > 0 ? wrong(entry, messages, claimed) : right(entry)
}

/** What a list of yaku may end with, as it is filled in: 合わせて7文, `: 7 points`; `at` is where it begins. */
function sumOf(text: string): {at: number; points: number | undefined} {
  for (const {before, after} of sumWords) {
    const unit = cutWord(text, text.length, after)
    const to = cutBlanks(text, unit)
    const from = cutDigits(text, to, 4)
    const word = cutBlanks(text, from)
    const at = cutWord(text, word, before)
    if (unit < text.length && from < to && at < word) {
      return {at: cutCharacters(text, at, /[\s、,，]/), points: Number(text.slice(from, to))}
    }
  }
  return {at: text.length, points: undefined}
}

const sumWords = [
  {before: ['合わせて', '合計', '合计', '모두', '합계', '、', '，'], after: ['文', '点', '점']},
  {before: [':', '：', ','], after: ['points', 'point', 'mon']}
] as const

/** The yaku that a name may mean: `3 brights` is `three brights`, 3光 is 三光. */
function yakuNear(name: string): string[] {
  const [, digit = '', rest = ''] = /^([345])\s?(.*)$/u.exec(name.normalize('NFKC')) ?? []
  const at = Number(digit) - 3
  const inWords = at < 0 ? [] : [`${['three', 'four', 'five'][at]} ${rest}`, '三四五'[at]! + rest]
  const known = inWords.filter(one => yakuByName.has(foldYakuName(one)))
  const names = Object.values(yakuNames).flatMap(({ja, en}) => [ja, en])
  return known.length > 0 ? known : nearestSpelling(name, [...names, ...yakuByName.keys()], foldYakuName)
}

function yakuFault(
  {type, points, start, end, nameEnd}: NamedYaku,
  yaku: readonly Yaku[],
  truth: string,
  {value, start: at}: Claim,
  claimed: Claimed
): Message[] {
  const {lang} = claimed.settings
  const actual = value.slice(start - at, nameEnd - at)
  if (!type) {
    return [pageMessage('unknown-yaku', start, nameEnd, {}, yakuNear(actual))]
  }
  const made = yaku.find(one => one.type === type)
  if (!made) {
    const near = nearOf(claimed).find(one => one.type === type)
    const parts = [
      truth,
      ...(near ? [nearInWords(near, claimed.settings)] : []),
      ...uncounted.filter(one => one.isOf(type, claimed)).map(({why}) => term(why, lang))
    ]
    return [pageMessage('false-yaku', start, nameEnd, {truth: grammars[lang].clauses(parts)})]
  }
  if (points === null || points === made.totalScore) return []
  const values = {points: made.totalScore, yaku: yakuName(type, lang)}
  return [pageMessage('false-yaku-points', start, end, values)]
}

/** Cards that look as if they counted for a yaku, and do not. */
const uncounted = [
  {why: 'noRainMan', isOf: (type: YakuType, {pile}: Claimed) => type === 'sanko' && holds(pile!, '11h')},
  {
    why: 'noSakeCup',
    isOf: (type: YakuType, {pile, settings}: Claimed) =>
      type === 'kasu' && !settings.rules.sakeAsKasu && holds(pile!, '9t')
  }
] as const

const holds = (pile: readonly CardId[], code: string) => pile.some(card => kindCodeOf(card) === code)

// Points

function checkScore(entry: Claim, claimed: Claimed): Verdict {
  const {lang, rules} = claimed.settings
  const base = totalScore(yakuOf(claimed))
  const score = finalScore(base, claimed.calls, rules)
  const truth = pointsInWords(score, lang)
  if (isRequested(entry)) return filled([truth])
  const written = pointsOf(entry.value)
  if (written === undefined) {
    return wrong(entry, [badValue('score', entry.name, entry.value, entry, pointsNear(entry.value))], claimed)
  }
  if (written === score) return right(entry, [truth])
  const isMultiplied = score !== base
  const values = {
    truth: isMultiplied ? hanafudaWords[lang].multiplied(truth, base, score / base) : truth,
    rules: rulesName(rules, lang)
  }
  return wrong(entry, [pageMessage('false-score', entry.start, entry.end, values)], claimed)
}

// What a card takes

const pointsPattern = /^(?:(\d{1,4})|([一二三四五六七八九十]{1,3}))\s*(?:文|点|점|points?|pts?|mon)?$/u

/** Points as they are written: `6`, 6文, 六文, `6 points`; `undefined` where they cannot be read. */
function pointsOf(text: string): number | undefined {
  const [, digits, kanji] = pointsPattern.exec(text.normalize('NFKC').toLowerCase()) ?? []
  return digits ? Number(digits) : kanji ? readNumber(kanji) : undefined
}

const numberWords = 'one two three four five six seven eight nine ten'.split(' ')

/** The only number of a text that is not readable as points, as in `6 pionts` and `six mon`. */
function pointsNear(text: string): string[] {
  const spelled = numberWords.indexOf(/^[a-z]*/i.exec(text)![0].toLowerCase())
  if (spelled >= 0) return [String(spelled + 1)]
  const numbers =
    text
      .slice(0, 64)
      .normalize('NFKC')
      .match(/\d{1,4}/g) ?? []
  // `6 points x2`
  const [, base, times] =
    /^\D{0,8}(\d{1,3})\D{0,8}[x×*倍]\s?(\d)\D{0,4}$/i.exec(text.slice(0, 64).normalize('NFKC')) ?? []
  if (base !== undefined) return [String(Number(base) * Number(times))]
  return numbers.length === 1 ? [...numbers] : []
}

/** `take: 3k` (filled in), `take: 3k x 3h` (checked). */
function checkTake(entry: Claim, claimed: Claimed): Verdict {
  const {settings, field} = claimed
  const [, left, right_] = /^(.*?)(?:[x×→](.*))?$/su.exec(
    entry.value.slice(0, cutCharacters(entry.value, entry.value.length, /\?/))
  )!
  const card = parseCards(left!)
  const at = entry.start
  const read = card.cards[0]?.card
  if (card.messages.length > 0 || read == null) {
    const found = card.messages.map(one => ({...one, start: one.start + at, end: one.end + at}))
    const none = badValue('take', entry.name, entry.value, entry)
    return wrong(entry, found.length > 0 ? found : [none], claimed)
  }
  const taken = matchesOf(read, field!)
  const truth = taken.length === 0 ? term('nothing', settings.lang) : kindsOf(taken)
  const shown = [
    cardsMarkup([read], settings),
    ' → ',
    taken.length === 0 ? truth : cardsMarkup(taken, settings)
  ]
  if (right_ === undefined || right_.trim() === '') return filled(shown)
  const claimedCards = parseCards(right_.trimStart(), {used: [read]})
  const offset = at + entry.value.indexOf(right_.trimStart(), left!.length)
  if (claimedCards.messages.length > 0) {
    const found = claimedCards.messages.map(one => ({
      ...one,
      start: one.start + offset,
      end: one.end + offset
    }))
    return wrong(entry, found, claimed)
  }
  const ids = claimedCards.cards.flatMap(({card: id}) => (id === null ? [] : [id]))
  const same = codesOf(ids.toSorted((a, b) => a - b)) === codesOf(taken.toSorted((a, b) => a - b))
  if (same) return right(entry, shown)
  return wrong(entry, [pageMessage('false-take', offset, entry.end, {truth})], claimed)
}

/** Cards by month and kind, as an author may write them. */
const kindsOf = (cards: readonly CardId[]) => `\`${cards.map(kindCodeOf).join(' ')}\``

/** `best: ?` (filled in), `best: 8h` (checked); unchecked where the simulation cannot be loaded. */
function checkBest(entry: Claim, claimed: Claimed): Verdict {
  const entryOfBest = loadedEntry<typeof best>('best')
  return entryOfBest
    ? entryOfBest.checkBest(entry, claimed)
    : {state: 'unchecked', shown: [entry.value], messages: []}
}

// Yaku within reach

/** The most cards that a yaku may lack to be listed for a `?`. */
const NEAR = 2

function checkNear(entry: Claim, claimed: Claimed): Verdict {
  const {settings} = claimed
  const near = nearOf(claimed)
  if (isRequested(entry)) {
    const close = near.filter(({lacking}) => lacking <= NEAR)
    if (close.length === 0) return filled([term('farAway', settings.lang)])
    const shown = close.map(one => nearMarkup(one, settings, claimed.isInline ? 's' : 'm'))
    const {comma} = grammars[settings.lang]
    if (claimed.isInline) return filled(shown.flatMap((one, index) => (index > 0 ? [comma, ...one] : one)))
    const items = shown.map(one => elementWith('li', {}, one))
    return filled([elementWith('ul', {class: 'hanafuda-near'}, items)])
  }
  const {name, count, inside} = nearClaim(entry.value)
  const type = yakuByName.get(foldYakuName(name))
  const nameEnd = entry.start + name.length
  if (!type) {
    return wrong(entry, [pageMessage('unknown-yaku', entry.start, nameEnd, {}, yakuNear(name))], claimed)
  }
  const one = near.find(other => other.type === type)
  const cards = inside === undefined ? null : parseCards(inside)
  if (cards && cards.messages.length > 0) {
    const at = entry.start + entry.value.lastIndexOf(inside!)
    const moved = cards.messages.map(each => ({...each, start: each.start + at, end: each.end + at}))
    return wrong(entry, moved, claimed)
  }
  const counts = count === undefined || count === one?.lacking
  // If more cards would help than are needed, any of them may be named.
  const named = cards?.cards.flatMap(({card}) => (card === null ? [] : [card]))
  const helps = !named || (named.length === one?.lacking && named.every(card => one.cards.includes(card)))
  if (one && counts && helps) return right(entry, named ? [entry.value] : nearMarkup(one, settings))
  const truth = one ? nearInWords(one, settings) : term('none', settings.lang)
  // With the right number, only the cards are wrong.
  const start = entry.start + (one && counts ? entry.value.lastIndexOf(inside!) : 0)
  const end = one && counts ? start + inside!.length : entry.end
  return wrong(entry, [pageMessage('false-near', start, end, {truth})], claimed)
}

const nearOf = ({pile, month, opponent, settings}: Claimed): readonly NearYaku[] =>
  nearYaku(pile!, settings.rules, {month, gone: opponent})

/** What is claimed to be near: a yaku, how many cards it lacks, and the text that names them. */
interface NearClaim {
  readonly name: string
  readonly count: number | undefined
  readonly inside: string | undefined
}

/** `五光 あと1枚（桐鳳）`: a yaku, how many cards it lacks, which. */
function nearClaim(text: string): NearClaim {
  const closed = /[)）]$/.test(text) ? cutCharacters(text, text.length - 1, /[^()（）]/) : 0
  const isClosed = closed > 0 && /[(（]/.test(text[closed - 1]!)
  const inside = isClosed ? text.slice(closed, -1) : undefined
  const unit = cutBlanks(text, isClosed ? closed - 1 : text.length)
  const to = cutBlanks(text, cutWord(text, unit, ['cards', 'card', 'more', '枚']))
  const from = cutDigits(text, to, 2)
  const end = cutBlanks(text, cutWord(text, cutBlanks(text, from), ['あと', ':', '：', ',']))
  const count = from < to ? Number(text.slice(from, to)) : undefined
  return {name: text.slice(0, end), count, inside}
}

function nearText({type, lacking}: NearYaku, {lang}: Settings): string {
  return hanafudaWords[lang].near(yakuName(type, lang), lacking)
}

/** The same with the cards, or with those to choose from, for a message: with 11h, Three Brights lacks `8h` or `12h`. */
function nearInWords(near: NearYaku, settings: Settings): string {
  const text = nearText(near, settings)
  const {aside, or} = grammars[settings.lang]
  const {cards} = near
  if (isCertain(near)) return text + aside(kindsOf(cards))
  return cards.length > MOST_CHOICES ? text : text + aside(or(cards.map(card => kindsOf([card]))))
}

/** More cards are not listed: a row of plain cards has a choice of twenty. */
const MOST_CHOICES = 3

/** Whether there is no choice among the cards that would help. */
const isCertain = ({cards, lacking}: NearYaku) => cards.length === lacking

/** A yaku, how many cards it lacks, and which, where they are certain. */
function nearMarkup(near: NearYaku, settings: Settings, size: Size = 'm'): Markup[] {
  const text = nearText(near, settings)
  return isCertain(near) ? [text, ' ', cardsMarkup(near.cards, settings, size)] : [text]
}
