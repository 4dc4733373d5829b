/**
 * Checking tenpai rates, win rates and expected points of discards: a figure is right if it is within the precision it
 * is written in.
 */
import {element} from '@tehai/kernel/markup'
import type {Message} from '@tehai/kernel/source'
import {nameOfFigure} from '../../../labels/scores/value.js'
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {Analysis} from '../../analysis.js'
import {figureOf, figuresOf, rankedBy, turnOf} from '../../figures.js'
import {readValue, type Measure, type ValueClaim} from '../../grammar/value.js'
import {modelMarkup, valueMarkup, valueTable, type ShownValue} from '../../show/value.js'
import {tilesMarkup, type MarkupSpan} from '../../show/written-text.js'
import {filledOutcome, leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {discardOf, orderProblems, problemsOf, unchecked, type Discard} from './value-problems.js'
import {WHOLE} from '../../../notation/hand-size.js'

/** The keys of the claims, and what each is about. */
const measures: Readonly<Partial<Record<Claim['key'], Measure>>> = {
  value: 'value',
  'win-rate': 'win',
  'tenpai-rate': 'tenpai'
}

/** The unit of a score after a figure, as in 3100符: points are meant. */
function withUnit(one: Message, text: string): Message {
  const written = text.slice(one.start, one.end).trim()
  if (one.expected?.length || !/\d\s?$/.test(text.slice(0, one.start)) || !units.test(written)) return one
  const meant = /[ -~]/.test(written) ? ' points' : /\p{Script=Hangul}/u.test(written) ? '점' : '点'
  return {...one, expected: [meant]}
}

const units = /^(?:[翻符番本巡점판부통순]|han|fu|pt|p)$/iu

/** Check a claim about value, or fill it in. */
export function checkValue(claim: Claim, analysis: Analysis): Outcome {
  const measure = measures[claim.key]!
  const {hand, tiles} = analysis
  const read = readValue(claim.value, measure)
  const unread = unreadMessages(read.parts, claim.value, 'value').map(one => withUnit(one, claim.value))
  const drawn = read.statements.flatMap(({discards}) =>
    discards.map(({tile, start, end}) => ({start, end, markup: tilesMarkup([tile], hand)}))
  )
  const left = (messages: readonly Message[]): Outcome =>
    leftOutcome([...messages, ...unread], drawn, claim.value)
  // A word that is not understood may be one about the model.
  if (unread.length > 0) return left([])
  const {size, turn: next} = tiles!
  const whole = {start: 0, end: claim.value.length}
  if (size !== WHOLE || next !== 'discard')
    return left([claimMessage('no-discard', whole.start, whole.end, {size})])
  const turn = turnOf(read.turn, hand)
  const figures = figuresOf(analysis, read.switches, turn)
  if (!figures.found) return left(figures.reason ? [unchecked(whole, figures.reason)] : [])
  const shown: ShownValue = {found: figures.found, measure, turn, switches: read.switches}
  const truth = () => valueMarkup(shown, hand)
  const more = () =>
    isTableOfOther(claim, analysis) ? [] : [...valueTable(shown, hand), modelMarkup(shown, hand)]
  if (claim.fill !== null) return filledOutcome([], drawn, truth, more)
  const messages = [
    ...read.statements.flatMap(one => problemsOf(one, shown, read, claim, analysis)),
    ...orderProblems(read.statements, shown, claim.value)
  ]
  const filled = questionsOf(read, shown, analysis)
  const isJudged =
    read.statements.length + filled.length > 0 && messages.every(({id}) => id !== 'unchecked-points')
  return {
    messages: messages.slice(0, MOST_MESSAGES),
    checked: isJudged,
    drawn: [...drawn, ...filled].toSorted((a, b) => a.start - b.start),
    truth,
    more: () => [modelMarkup(shown, hand)]
  }
}

/** The figures in place of question marks: for the discard before each, or else for the best discard. */
function questionsOf(
  {parts}: ValueClaim,
  {found, measure, turn}: ShownValue,
  {hand}: Analysis
): MarkupSpan[] {
  let [about, named]: [Measure, Discard | undefined] = [measure, undefined]
  return parts.flatMap((part): MarkupSpan[] => {
    if (part.type === 'measure') about = part.measure
    if (part.type === 'tiles') named = discardOf(part.tiles.at(-1)!.tile, found)
    if (part.type === 'discard') named = discardOf(part.tile.tile, found)
    const discard = named ?? rankedBy(found, about, turn)[0]
    if (part.type !== 'question' || !discard) return []
    const amount = figureOf(discard, about, turn)
    const figure = nameOfFigure({measure: about, amount}, hand.settings.lang)
    return [{start: part.start, end: part.end, markup: element('strong', {}, figure)}]
  })
}

const MOST_MESSAGES = 3

/** Where a block has expected points as well, their table has all three figures. */
const isTableOfOther = (claim: Claim, {hand}: Analysis): boolean =>
  claim.key !== 'value' && hand.said.some(({key}) => key === 'value')
