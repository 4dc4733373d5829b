/**
 * What is wrong with a situation: each word that is not understood, once, with the word that may have been meant.
 *
 *     Sotuh 2, tsmuo        `Sotuh`, did you mean `South`? · `tsmuo`, did you mean `tsumo`?
 *
 * A word is judged in its place. `2` alone says nothing, but it does after `South`: then it needs no separate message.
 */
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {nearest, nearestSpelling, residentLanguages, type Message, type Span} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import {beyondOf, roundOrTurnMeant, MOST_TURNS} from './situation-numbers.js'
import {inKatakana, withLongVowels} from './kana.js'
import {unitsMeant} from './same-sound.js'
import {pageMessage} from './messages.js'
import {foldWidth} from './fold-width.js'
import {nameOfFact} from './situation-names.js'
import {parseSituation} from './parse-situation.js'
import type {SituationFact} from './situation.js'

// prettier-ignore
export const situationWords: readonly string[] = [
  'East', 'South', 'West', 'North', 'seat', 'round', 'turn', 'dealer', 'honba', 'riichi sticks', 'sticks', 'points',
  'all last', 'riichi', 'double riichi', 'open riichi', 'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou',
  'chiihou', 'renhou', 'nagashi mangan', 'tsumo', 'ron', 'tenpai', 'noten', 'dora', 'indicator', 'ura dora', 'ura indicator', 'early',
  'middle', 'late', 'kita', 'hanchan', 'tonpuusen',
  '東場', '南場', '東家', '南家', '西家', '北家', '海底', '河底', '嶺上', '自風', '場風', '親番', 'オーラス', '本場', '供託', 'リーチ棒', '巡目',
  '立直', 'リーチ', 'ダブルリーチ', 'ダブリー', 'オープンリーチ', '一発', '嶺上開花', '槍槓', '海底摸月', '河底撈魚', '天和',
  '地和', '人和', '流し満貫', 'ツモ', '自摸', 'ロン', 'ドラ', 'ドラ表示牌', '表示牌', '裏ドラ', '序盤', '中盤', '終盤',
  '持ち点', 'テンパイ', 'ノーテン', '聴牌', '不聴', '流局', 'トップ目', 'ラス目', '抜きドラ', '東風戦', '半荘戦',
  '동가', '남가', '서가', '북가', '동장', '남장', '오라스', '본장', '리치봉', '순째', '리치', '더블리치', '일발', '영상개화', '창깡',
  '해저로월', '하저로어', '유국만관', '쯔모', '도라', '도라 표시패', '뒷도라', '텐파이', '노텐', '황패유국', '북도라', '동풍전', '반장전',
  '东场', '东家', '庄家', '闲家', '本场', '立直棒', '两立直', '一发', '岭上开花', '枪杠', '海底捞月', '河底捞鱼', '流局满贯', '宝牌', '宝牌指示牌',
  '里宝牌', '听牌', '不听', '拔北', '东风战', '半庄战', '莊家', '閒家', '本場', '兩立直', '一發', '搶槓', '流局滿貫', '寶牌', '寶牌指示牌', '裏寶牌', '聽牌', '不聽', '東風戰', '半莊戰'
]

/** Words that are corrected in one value; a text with more is not a misspelt situation. */
const MOST_CORRECTIONS = 12

/** Parts of one value for which words that were meant are searched; those after them are reported without. */
const MOST_SEARCHED = 60

/** The dealer, said not to be: `東家 子`. */
function otherSeat(facts: readonly SituationFact[]): Message[] {
  if (!facts.some(fact => fact.field === 'seat' && fact.wind === 'east')) return []
  return facts.flatMap(({field, start, end}) =>
    field === 'non-dealer' ? [pageMessage('bad-situation', start, end)] : []
  )
}

/**
 * The messages for the parts of a situation that are not understood.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Where it is in the block, as for `parseSituation`.
 * @param facts
 *   What `parseSituation` read in it.
 */
export function situationMessages(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const messages = [
    ...numbersMeant(text, offset, facts),
    ...phrasesMeant(text, offset, facts),
    ...otherSeat(facts)
  ]
  const isSaid = ({start, end}: Span) => messages.some(one => one.start <= start && end <= one.end)
  let rest = facts.filter(fact => isUnread(fact) && !isSaid(fact))
  const byEnd = new Map(facts.map(fact => [fact.end, fact]))
  let at = 0
  let searched = 0
  while (at < rest.length) {
    const part = rest[at]!
    if (++searched > MOST_SEARCHED) {
      messages.push(pageMessage('bad-situation', part.start, part.end))
      at++
      continue
    }
    const end = offset + text.length
    const whole =
      misspeltEnd(text, offset, part, byEnd.get(part.start)) ??
      misspeltUnit(text, offset, part, rest[at + 1]) ??
      misspeltStart(
        text,
        offset,
        part,
        facts.find(one => one.start > part.start)
      )
    const first = whole?.span ?? part
    const written = text.slice(first.start - offset, first.end - offset)
    const proposals = whole ? [whole.word] : wordsMeant(written, text)
    const {start} = first
    const beyond = whole ? null : beyondOf(written)
    messages.push(
      beyond
        ? pageMessage('beyond-situation', start, first.end, {wanted: beyond}, proposals)
        : pageMessage('bad-situation', start, first.end, {}, proposals)
    )
    if (proposals.length > 0 && messages.length <= MOST_CORRECTIONS) {
      rest = unreadAfter(text, offset, first, proposals[0]!)
      at = 0
    } else at++
    if (first.end >= end) break
  }
  return together(withoutParts(messages), text, offset)
}

/** Messages in their order, without those of a part of what another one is about: 三萬 of 三萬ドラ. */
function withoutParts(messages: readonly Message[]): Message[] {
  const whole: Message[] = []
  for (const one of messages.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = whole.at(-1)
    const isPart = before && one.end <= before.end && one.end - one.start < before.end - before.start
    if (!isPart) whole.push(one)
  }
  return whole
}

/** One message for words of a phrase of which none is like a word that is understood. */
function together(messages: readonly Message[], text: string, offset: number): Message[] {
  const said: Message[] = []
  for (const one of messages) {
    const before = said.at(-1)
    const isNext =
      before !== undefined &&
      before.expected.length === 0 &&
      one.expected.length === 0 &&
      /^[ \u3000]{1,3}$/.test(text.slice(before.end - offset, one.start - offset))
    if (isNext) said[said.length - 1] = pageMessage('bad-situation', before.start, one.end)
    else said.push(one)
  }
  return said
}

/** Facts that can be read with their numbers in digits: `one honba`, `25k points`, 2万点. */
function numbersMeant(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const plain = facts.some(isUnread) ? plainNumbers(foldWidth(text)) : null
  if (!plain) return []
  return parseSituation(plain.text).flatMap(fact => {
    const {start, end} = plain.original(fact)
    const meant = plain.text.slice(fact.start, fact.end)
    const isUnreadHere = facts.some(
      one => isUnread(one) && one.start - offset < end && start < one.end - offset
    )
    return isUnread(fact) || !isUnreadHere || meant === text.slice(start, end)
      ? []
      : [pageMessage('bad-situation', start + offset, end + offset, {}, [meant])]
  })
}

/** Several words that others use, and the words that are understood. */
const otherPhrases: readonly (readonly [pattern: RegExp, ...meant: string[]])[] = [
  [/\b(east|south|west|north)[- ](?:round|wind)[, -]{1,2}(?:hand|game|no\.?|number|#) ?([1-4])\b/gi, '$1 $2'],
  [/\b(?:last|final) discard\b/gi, 'houtei'],
  [/\b(?:last|final) (?:tile|draw)\b/gi, 'haitei'],
  [/\b(?:last|final) (?:round|hand|deal)\b/gi, 'all last'],
  [/\b(?:after a kan|dead[ -]wall(?: draw)?|replacement (?:tile|draw))\b/gi, 'rinshan'],
  [/\brobb(?:ing|ed) (?:a |the )?(?:kan|quad)\b/gi, 'chankan'],
  [/\bone[ -]shot\b/gi, 'ippatsu'],
  [/\bself[ -]?draw(?:n|ing)?\b/gi, 'tsumo'],
  [/\b(?:heavenly hand|blessing of heaven)\b/gi, 'tenhou'],
  [/\b(?:earthly hand|blessing of earth)\b/gi, 'chiihou'],
  [/\b(?:hand|blessing) of man\b/gi, 'renhou'],
  [/(?<!\d)(\d{1,2}) ?(?:junme|jun|turns?)\b/gi, 'turn $1'],
  [/\bT(\d{1,2})\b/gi, 'turn $1'],
  // A separator among other digits than the last three: `2,5000`.
  [/(?<![\d,.])(\d{1,3}),(\d{4,5}|\d{2})(?![\d,.A-Za-z])/g, '$1$2'],
  // The tile first: 三萬ドラ, `5s dora`.
  [
    /(?<=^|[\s、,，])([1-9一二三四五六七八九][mpsz萬万筒索]|[東南西北白發発中])ドラ(?=$|[\s、,，])/g,
    'ドラ$1'
  ],
  [/(?<=^|[\s,])([1-9][mps]|[1-7]z) dora(?=$|[\s,])/gi, 'dora $1'],
  [/(?<=^|[\s、,，局])(\d)本(?=$|[\s、,，])/g, '$1本場', '供託$1本']
]

/** Phrases of others in which something is not understood: `last discard`, `6 junme`, 2本. */
function phrasesMeant(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const unread = facts.filter(isUnread)
  if (unread.length === 0) return []
  return otherPhrases.flatMap(([pattern, ...meant]) =>
    [...foldWidth(text).matchAll(pattern)].flatMap(({0: phrase, 1: first = '', 2: second = '', index}) => {
      const start = offset + index
      const end = start + phrase.length
      const proposals = meant.map(one => one.replace('$1', first).replace('$2', second)).filter(isRead)
      return proposals.length > 0 && unread.some(one => one.start < end && start < one.end)
        ? [pageMessage('bad-situation', start, end, {}, proposals)]
        : []
    })
  )
}

/**
 * A fact of which only the last letters are misspelt, 南3極 for 南3局: what is not understood directly after it, and the
 * words for the fact.
 */
function misspeltEnd(
  text: string,
  offset: number,
  {end}: Span,
  before: SituationFact | undefined
): {readonly span: Span; readonly word: string} | null {
  if (!before) return null
  const unit = unitOfFact(before, text.slice(before.end - offset, end - offset))
  const typed = text.slice(before.start - offset, before.end - offset)
  const left = text.slice(before.end - offset, end - offset)
  // The end typed twice: 聴牌牌.
  if (typed.length > left.length && typed.endsWith(left))
    return {span: {start: before.start, end}, word: typed}
  if (unit !== null && isRead(typed + unit)) return {span: {start: before.start, end}, word: typed + unit}
  const span = {start: before.start, end}
  const written = text.slice(span.start - offset, end - offset)
  const names = residentLanguages.toReversed().flatMap(language => nameOfFact(before, language) ?? [])
  const [word] = nearest(written, names)
  return word === undefined || word === written ? null : {span, word}
}

/** What a hand of a round ends with, by the script of what was typed in its place. */
const unitsOfRound: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^\p{Script=Han}$/u, '局'],
  [/^\p{Script=Hangul}$/u, '국']
]

/** The unit for which one other character was typed directly after a fact: 東1曲, 동1극. */
function unitOfFact(fact: SituationFact, typed: string): string | null {
  if (fact.field !== 'round' || fact.hand === null) return null
  return unitsOfRound.find(([pattern]) => pattern.test(typed))?.[1] ?? null
}

/** A misspelt word before one that is understood by itself: `doublle riichi`. */
function misspeltStart(
  text: string,
  offset: number,
  {start, end}: Span,
  after: SituationFact | undefined
): {readonly span: Span; readonly word: string} | null {
  if (!after || isUnread(after) || !/^[ \u3000]$/.test(text.slice(end - offset, after.start - offset)))
    return null
  if (nearestSpelling(text.slice(start - offset, end - offset), situationWords).length > 0) return null
  const written = text.slice(start - offset, after.end - offset)
  const [word] = nearestSpelling(
    written,
    situationWords.filter(one => one.includes(' '))
  )
  return word === undefined ? null : {span: {start, end: after.end}, word}
}

/** A number that is not understood, and the misspelt word for what it counts: `2 hunba`. */
function misspeltUnit(
  text: string,
  offset: number,
  {start, end}: Span,
  next: Span | undefined
): {readonly span: Span; readonly word: string} | null {
  const number = text.slice(start - offset, end - offset)
  if (!next || !/^\d{1,6}(?:st|nd|rd|th)?$/.test(number)) return null
  if (!/^[ \u3000](?:[a-z]{2,9} )?$/i.test(text.slice(end - offset, next.start - offset))) return null
  const [unit] = nearestSpelling(text.slice(end - offset, next.end - offset).trim(), situationWords)
  const word = `${number} ${unit}`
  return unit !== undefined && isRead(word) ? {span: {start, end: next.end}, word} : null
}

/** What may be meant by a word that is not understood; empty: nothing is near. */
function wordsMeant(written: string, text: string): string[] {
  const [, riichi, turn] = /^((?:double |open )?riichi)-?(\d{1,2})$/i.exec(written) ?? []
  if (riichi !== undefined && Number(turn) <= MOST_TURNS) return [`${riichi} turn ${turn}`]
  const numbered = roundOrTurnMeant(written)
  if (numbered !== null) return numbered
  if (written === '家') return ['東家', '南家', '西家', '北家']
  const points = pointsMeant(written)
  if (points !== null) return [points]
  const sameSound = soundsAs.get(written[0]!)
  if (sameSound !== undefined && /^.家?$/.test(written)) return [sameSound + written.slice(1)]
  const kana = inKatakana(written)
  if (kana !== written && isRead(kana)) return [kana]
  const long = withLongVowels(kana)
  if (long !== written && isRead(long)) return [long]
  const unit = unitsMeant(written)
  if (unit !== null && isRead(unit)) return [unit]
  const other = otherWords.get(written.toLowerCase())
  if (other !== undefined) return [other]
  const known = simplified.test(text) ? simplifiedFirst : situationWords
  const near = nearestSpelling(written, known, undefined, nearestOrSounding).filter(word => word !== written)
  const [, letters = '', tail = ''] = /^(\p{L}{2,12}?)(第?\d.*)$/u.exec(written) ?? []
  if (near.length > 0) return near
  const [another] = written.length < 5 ? [] : nearest(written.toLowerCase(), otherWords.keys())
  if (another !== undefined) return [otherWords.get(another)!]
  if (letters === '') return near
  return nearestOrSounding(letters, known)
    .map(word => word + tail)
    .filter(isRead)
}

/** Letters that look like digits, or are typed for them. */
const digitOfLetter: ReadonlyMap<string, string> = new Map(
  ['o0', 'd0', 'i1', 'l1', 'z2', 'e3', 'a4', 's5', 'g6', 't7', 'b8', 'q9'].map(([letter, digit]) => [
    letter!,
    digit!
  ])
)

/** Points with a letter among their digits, `2s000`, or a digit too many: 250000. */
function pointsMeant(written: string): string | null {
  if (/^[2-9]\d{4}0$/.test(written)) return written.slice(0, -1)
  const [, before, letter = '', after] = /^(\d{1,2})([a-z])(\d{3})$/i.exec(written) ?? []
  const digit = digitOfLetter.get(letter.toLowerCase())
  return digit === undefined ? null : before! + digit + after!
}

/** Whether all of a text is understood. */
const isRead = (text: string): boolean => !parseSituation(text).some(isUnread)

/** Other words, and those that are understood. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['junme', 'turn'],
  ['jun', 'turn'],
  ['oorasu', 'all last'],
  ['orasu', 'all last'],
  ['oya', 'dealer'],
  ['ko', 'South seat'],
  ['nondealer', 'South seat'],
  ['non-dealer', 'South seat'],
  ['eastern', 'East'],
  ['southern', 'South'],
  ['western', 'West'],
  ['northern', 'North'],
  ['ton', 'East'],
  ['nan', 'South'],
  ['sha', 'West'],
  ['shaa', 'West'],
  ['pei', 'North'],
  ['toncha', 'East seat'],
  ['nancha', 'South seat'],
  ['leading', '1st'],
  ['leader', '1st'],
  ['first', '1st'],
  ['last', '4th'],
  ['dabururiichi', 'double riichi'],
  ['tempai', 'tenpai'],
  ['親家', '親'],
  ['子家', '南家'],
  ['闲', '南家'],
  ['첫번째', '1위'],
  ['오야', '동가'],
  ['순', '순째']
])

/** Characters that are typed for a wind because they sound the same in Chinese: 男家 for 南家. */
const soundsAs: ReadonlyMap<string, string> = new Map(
  [
    ['男難难', '南'],
    ['希喜洗', '西'],
    ['被背备備', '北']
  ].flatMap(([typed, wind]) => [...typed!].map((one): [string, string] => [one, wind!]))
)

/** Characters of the words that only simplified Chinese writes so: among words that are as near, a text with them means these. */
const simplified = /[东场庄闲两发岭枪杠鱼满贯宝听]/
const simplifiedFirst = [
  ...situationWords.filter(word => simplified.test(word)),
  ...situationWords.filter(word => !simplified.test(word))
]

/** Whether a fact is one that is not understood. */
export const isUnread = ({field}: SituationFact): boolean => field === 'unread'

/** What is not understood after a word, once the word is spelled as proposed. */
function unreadAfter(text: string, offset: number, {start, end}: Span, word: string): SituationFact[] {
  const tail = text.slice(end - offset)
  const moved = end - word.length
  return parseSituation(word + tail, moved).filter(fact => isUnread(fact) && fact.start >= end && start < end)
}
