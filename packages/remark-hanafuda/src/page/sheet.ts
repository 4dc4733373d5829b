/**
 * Score sheets: the months of a match, who won how many points, and the totals.
 *
 *     sheet: Hana, Taro
 *     1月: Hana 6
 *     2: 流れ
 *     3: 太郎 12
 *     total: ?
 */
import {fillOf, foldMarkup} from '@tehai/kernel/block'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars, nearest, readNumber, type Message, type Span} from '@tehai/kernel/source'
import {pointsInWords} from '@tehai/koikoi/labels/reading'
import {game} from '../cards/code.js'
import {readSeason} from '../grammar/context.js'
import type {KeyEntry} from '../grammar/keys.js'
import {pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import {cutBlanks, cutCharacters, cutNumber, cutWord, pointWords} from '../grammar/tail.js'
import {term} from '../cards/labels.js'
import {dictionaries as hanafudaWords} from '../words/index.js'

/** A month of a sheet. */
interface PlayedMonth {
  readonly month: number
  /** Its name if it is not a month: 第1局. */
  readonly round: string | null
  /** Which of the players won; `null` for a drawn round. */
  readonly winner: number | null
  readonly points: number
}

export interface Sheet {
  readonly parts: readonly Markup[]
  readonly messages: readonly Message[]
}

/** Most names of a sheet that are read: two are right, and any larger number is wrong. */
const MOST_PLAYERS = 4

/** What a month without a winner is called. */
const drawnWords =
  '流れ 引き分け 引分け 引分 勝負なし 無勝負 流局 平手 平局 和局 나가리 무승부 비김 유국 draw drawn tie exhausted'.split(
    ' '
  )

const drawn = new RegExp(`^(?:${drawnWords.join('|')}|[-–—ー])$`, 'i')

/** The text between two names: a comma, or a word for “against”. */
const between = /[、，,;；\t]+|\s(?:vs?\.?|対|对|對|대)\s/i

/** The player paid although a round is drawn: 流れ（親権 太郎 1文）, 親権 太郎 1文. */
const dealersPoints = new RegExp(
  `^(?:${drawnWords.join('|')})?[ ,、(]{0,3}(?:親権|亲权|親權|친권|oya-?ken)[ :]{0,3}([^()]{1,60})\\)?$`,
  'i'
)

/** Words about the winner before the points. */
const winsWords = 'の勝ち,勝ち,の勝利,获胜,獲勝,胜,勝, 승,승리, wins, won'.split(',')

/** Where the name of the winner ends before an offset: 花子の勝ち 6文, `Alice +6`. */
function endOfWinner(said: string, at: number): number {
  const plus = cutCharacters(said, at, /[\s:+＋]/)
  return cutCharacters(said, cutWord(said, plus, winsWords), /[\s:]/)
}

/**
 * Read the sheet of a block. If one of its lines cannot be read, no total is filled in or judged. Never throws.
 *
 * @param totals
 *   Its lines `total:`.
 * @param isBroken
 *   Whether the block has lines that are not understood: they may be months.
 */
export function readSheet(
  source: string,
  {value, start, end}: KeyEntry,
  rows: readonly Span[],
  totals: readonly KeyEntry[],
  isBroken: boolean,
  settings: Settings
): Sheet {
  const {lang} = settings
  const messages: Message[] = []
  const players = value
    .split(between)
    .map(name => name.trim())
    .filter(Boolean)
    .slice(0, MOST_PLAYERS)
  if (players.length !== 2) messages.push(pageMessage('bad-sheet', start, end, {}, twoNames(value)))
  const played: PlayedMonth[] = []
  const unread: Markup[] = []
  for (const row of rows) {
    const read = readMonth(source.slice(row.start, row.end), row.start, players, played)
    if ('id' in read) {
      // Without the names of the players, the winners of months are unknown.
      if (players.length === 2) messages.push(read)
      unread.push(
        element('p', {}, element('mark', {class: 'hanafuda-error'}, source.slice(row.start, row.end)))
      )
    } else played.push(read)
  }
  const sums = players.map((_, player) => sumOf(played, player))
  const truth = players.map((name, player) => `${name} ${pointsInWords(sums[player]!, lang)}`)
  const words = grammars[lang].list(truth)
  const isOpen = isBroken || messages.length > 0
  let claimed: Markup = isOpen ? (totals[0]?.value ?? '?') : words
  for (const total of totals) {
    const fill = fillOf(total.value)
    if (fill === '??' && !isOpen) claimed = foldMarkup(game, term('answer', lang), [words])
    if (isOpen || fill !== null) continue
    const meant = totalMeant(total.value, players, sums)
    if (meant === total.value) continue
    messages.push(
      pageMessage('false-total', total.start, total.end, {truth: words}, meant === null ? [] : [meant])
    )
    claimed = element('mark', {class: 'hanafuda-false'}, total.value)
  }
  return {parts: [tableMarkup(players, played, claimed, settings), ...unread], messages}
}

/**
 * A text with the totals in place of its numbers, in the order in which it names the players, followed by players that
 * it does not name; the text itself if it states the right totals, `null` if it has further numbers.
 */
function totalMeant(text: string, players: readonly string[], sums: readonly number[]): string | null {
  let rest = text.normalize('NFKC')
  const at = new Map<number, number>()
  // One name may be part of the other, and names may contain digits: `Player 1`, `Player 12`.
  for (const [player, name] of [...players.entries()].toSorted((a, b) => b[1].length - a[1].length)) {
    const folded = name.normalize('NFKC')
    const start = rest.indexOf(folded)
    at.set(player, start < 0 ? rest.length + player : start)
    if (start >= 0) rest = rest.replace(folded, ' '.repeat(folded.length))
  }
  const order = [...sums.keys()].toSorted((a, b) => at.get(a)! - at.get(b)!)
  const numbers = [...rest.matchAll(/\d+|[〇一二三四五六七八九十]+/g)]
  if (numbers.map(([number]) => readNumber(number)).join() === order.map(player => sums[player]).join())
    return text
  if (numbers.length !== order.length || text.normalize('NFKC').length !== text.length) return null
  return order.toReversed().reduce((before, player, index) => {
    const {0: number, index: at} = numbers.at(-1 - index)!
    return before.slice(0, at) + sums[player] + before.slice(at + number.length)
  }, text)
}

/** Names with a blank or a word between them, as written: `Hana and Taro`, 花子 太郎. */
function twoNames(value: string): string[] {
  const [, first, second] =
    /^\s*([^\s、，,;；]{1,30})(?:\s+(?:(?:and|vs\.?|対|と)\s+)?|\s*[/／&＆・と対]\s*)([^\s、，,;；]{1,30})\s*$/iu.exec(
      value
    ) ?? []
  if (first === undefined) return []
  return [`${first}${/[^ -~]/.test(value) ? '、' : ', '}${second}`]
}

/** The text before the colon of a line, if it is a month or a round: 三月, `March`, 第1局; else `null`. */
export function monthName(line: string): string | null {
  const name = /^[^:：]{1,12}(?=[:：])/.exec(line)?.[0] ?? ''
  return readSeason(name) === null && roundOf(name) === null ? null : name
}

const roundName =
  /^(?:第|round|game)?\s?([\d一二三四五六七八九十]{1,3})\s?(?:局目?|回戦?|戦目?|场|場|국|판|라운드)?$/i

/** The number of a round that a line begins with: 第1局, `Round 1`, 1국; `null` if there is none. */
function roundOf(name: string): number | null {
  const [whole = '', number = ''] = roundName.exec(name.normalize('NFKC').trim()) ?? []
  const round = whole === number ? 0 : readNumber(number)
  return round >= 1 && round <= 12 ? round : null
}

/** `3月: 太郎 12`. */
function readMonth(
  text: string,
  start: number,
  players: readonly string[],
  played: readonly PlayedMonth[]
): PlayedMonth | Message {
  const wrong = pageMessage('bad-month-line', start, start + text.length, {
    example: `${played.length + 1}: ${players[0] ?? 'A'} 6`
  })
  const folded = text.normalize('NFKC')
  const name = monthName(folded) ?? /^\d{1,2}/.exec(folded)?.[0] ?? ''
  const said = folded
    .slice(name.length)
    .trimStart()
    .replace(/^[月월]/, '')
    .trimStart()
    .replace(/^:/, '')
    .trimStart()
    .replace(dealersPoints, '$1')
  const month = readSeason(name) ?? roundOf(name) ?? 0
  const round = readSeason(name) === null ? name : null
  if (said === '' || month === 0 || played.some(one => one.month === month)) return wrong
  if (drawn.test(said.replace(/\([^()\d]{1,40}\)$/, ''))) return {month, round, winner: null, points: 0}
  const unit = cutWord(said, said.length, pointWords)
  const to = cutBlanks(said, unit)
  const from = cutNumber(said, to, 9, unit < said.length)
  const player = said.slice(0, endOfWinner(said, from))
  const misspelt = (word: string, words: readonly string[]): Message => {
    const at = start + Math.max(0, text.lastIndexOf(word))
    const near = nearest(word, words)
    // An unknown name may mean either of the two players.
    const expected = near.length > 0 || words !== players ? near : players
    return {...wrong, start: at, end: at + word.length, expected}
  }
  const [, first, second] = /^(\d{1,3}) ?[-–:,、] ?(\d{1,3})$/.exec(said) ?? []
  if (first !== undefined && (first === '0') !== (second === '0')) {
    const [one, other] = players
    const meant = second === '0' ? `${one} ${first}` : `${other} ${second}`
    const at = start + Math.max(0, text.lastIndexOf(said))
    return {...wrong, start: at, end: start + text.length, expected: [meant]}
  }
  if (from === to || player === '') return misspelt(said, drawnWords)
  const winner = players.findIndex(name => name.normalize('NFKC') === player)
  if (winner < 0) return misspelt(player, players)
  return {month, round, winner, points: readNumber(said.slice(from, to))}
}

function sumOf(played: readonly PlayedMonth[], player: number): number {
  return played.reduce((sum, {winner, points}) => (winner === player ? sum + points : sum), 0)
}

function tableMarkup(
  players: readonly string[],
  played: readonly PlayedMonth[],
  claimed: Markup,
  {lang}: Settings
): Markup {
  const cell = (text: string) => element('td', {}, text)
  const rows = played.map(({month, round, winner, points}) =>
    element(
      'tr',
      {},
      element('th', {scope: 'row'}, round ?? hanafudaWords[lang].month(month)),
      ...players.map((_, player) => cell(winner === player ? String(points) : winner === null ? '–' : '0'))
    )
  )
  const isRounds = played.length > 0 && played.every(({round}) => round !== null)
  const head = [term(isRounds ? 'rounds' : 'month', lang), ...players].map(text =>
    element('th', {scope: 'col'}, text)
  )
  const foot = element(
    'tr',
    {},
    element('th', {scope: 'row'}, term('total', lang)),
    element('td', {colspan: String(Math.max(1, players.length))}, claimed)
  )
  return element(
    'table',
    {class: 'hanafuda-sheet'},
    element('thead', {}, elementWith('tr', {}, head)),
    elementWith('tbody', {}, rows),
    element('tfoot', {}, foot)
  )
}
