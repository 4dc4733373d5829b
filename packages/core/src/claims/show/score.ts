/** Scores on the page: the value of the hand, its yaku, its fu folded away, and who pays what. */
import {fuWordOf, nameOfFuWord} from '../../labels/scores/fu.js'
import {clause, sayClauses} from '../../labels/clauses/clauses.js'
import {nameOfAmount, nameOfPayment, nameOfShanten, nameOfWorth} from '../../labels/scores/score.js'
import type {SentencePart, YakuHan} from '../../labels/clauses/clause-values.js'
import {nameOfFu, nameOfHan, nameOfYaku} from '../../labels/scores/yaku.js'
import {fillOf} from '@tehai/kernel/block'
import type {ClaimedHand} from '../../page/check/result/claims.js'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {tilesOfText} from '../../page/grammar/tiles/tiles-of-text.js'
import {kindsOf, nearMisses, type WinScore} from '@tehai/riichi'
import {grammars, type Language} from '@tehai/kernel/source'
import {dictionaries as claimWords} from '../words/index.js'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis, ScoredWin} from '../analysis.js'
import {idsOf} from '../check/score/yaku-problems.js'
import {readScore} from '../grammar/score.js'
import type {ScorePart} from '../grammar/score-parts.js'
import {readYaku, type YakuPart} from '../grammar/yaku.js'
import {nameOfCircumstance} from '../../labels/play/situation.js'
import {isOfRiver} from '../nagashi.js'
import {smallTiles} from './written-text.js'
import {fuOf, hanById, missSentences, scoreWords} from '../../labels/clauses/explain.js'

/** The score in a line; without a win, the reason why there is no score. */
export function scoreMarkup(scored: ScoredWin | null, analysis: Analysis): Markup[] {
  const {lang} = analysis.hand.settings
  if (scored?.score.outcome !== 'win') return [noScoreWords(scored, analysis)]
  const words = scoreWords(scored.score)
  return [
    element('strong', {class: 'mahjong-worth'}, nameOfWorth(words, lang)),
    ' ',
    nameOfPayment(words, lang)
  ]
}

function noScoreWords(scored: ScoredWin | null, {shanten, hand, tiles}: Analysis): string {
  const {lang} = hand.settings
  if (scored?.score.outcome === 'no-yaku') return sayClauses(clause('no-yaku-at-all'), lang)
  if (scored?.score.outcome === 'impossible') return '–'
  return tiles?.turn ? nameOfShanten(shanten().best, lang) : '?'
}

/** The yaku of the first of the given wins, in a list. */
export function yakuListMarkup(wins: readonly ScoredWin[], analysis: Analysis): Markup[] {
  const [first] = wins
  const {lang} = analysis.hand.settings
  if (first?.score.outcome !== 'win') return [noScoreWords(first ?? null, analysis)]
  if (isOfRiver(first)) return [nameOfCircumstance('nagashi', lang)]
  const {yakuman} = first.score
  return [...hanById(first.score)].flatMap(([id, han], index): Markup[] => [
    ...(index > 0 ? [grammars[lang].comma] : []),
    element('span', {class: 'mahjong-yaku'}, yakuWords(id, yakuman > 0 ? 0 : han, lang))
  ])
}

function yakuWords(id: YakuHan['id'], han: number, lang: Language): string {
  const name = nameOfYaku(id, lang)
  return han === 0 ? name : `${name} ${nameOfHan(han, lang)}`
}

/** What is shown below a score: yaku, fu, payments, and assumptions. */
export function scoreMore(scored: ScoredWin, analysis: Analysis): Markup[] {
  const score = scored.score as WinScore
  const {hand} = analysis
  const saysYaku = hand.said.some(({key}) => key === 'yaku')
  return [
    ...(saysYaku || score.yaku.length === 0 ? [] : [yakuTable(score, hand.settings.lang)]),
    ...fuMarkup(scored, analysis),
    ...paymentMarkup(scored, analysis),
    ...assumedMarkup(scored, analysis)
  ]
}

function yakuTable(score: WinScore, lang: Language): Markup {
  const items = [...hanById(score)].map(([id, han]) =>
    element('li', {}, yakuWords(id, score.yakuman > 0 ? 0 : han, lang))
  )
  return elementWith('ul', {class: 'mahjong-yaku-list'}, items)
}

/** The fu line by line, and why the hand lacks a yaku that the block names, folded; nothing for a yakuman. */
function fuMarkup({win, score}: ScoredWin, analysis: Analysis): Markup[] {
  const {hand, rules} = analysis
  const won = score as WinScore
  const {lang} = hand.settings
  if (won.fu === 0) return []
  const reading = won.readings[won.chosen]!
  const lines = won.fuLines.flatMap((line, index): Markup[] => {
    const block = line.id === 'set' || line.id === 'pair' ? reading.blocks[line.block] : undefined
    const name = `${index > 0 ? ' + ' : ''}${nameOfFuWord(fuWordOf(line, reading), lang)} `
    return block ? [name, smallTiles(kindsOf(block).map(tileOf), hand), ` ${line.fu}`] : [`${name}${line.fu}`]
  })
  const claimed = claimedYaku(analysis)
  const misses =
    claimed.size === 0
      ? []
      : missSentences(
          nearMisses(won, win, rules()).filter(({yaku}) => claimed.has(yaku)),
          lang
        )
  return [
    element(
      'details',
      {class: 'mahjong-fu'},
      element('summary', {}, nameOfFu(won.fu, lang)),
      elementWith('p', {}, lines),
      ...misses.map(miss => elementWith('p', {}, withTiles(miss, hand)))
    )
  ]
}

/** The yaku that the claims of a hand refer to, which readers will want explained. */
function claimedYaku(analysis: Analysis): Set<string> {
  const claims = analysis.hand.said.filter(
    ({key, value}) => (key === 'yaku' || key === 'score') && fillOf(value) === null
  )
  const names = claims.flatMap(({key, value}) => {
    const parts: readonly (YakuPart | {readonly type: 'unread' | 'no-yaku'} | ScorePart)[] =
      key === 'yaku' ? readYaku(value).parts : readScore(value)
    return parts.flatMap(part => (part.type === 'yaku' ? part.yaku : []))
  })
  return new Set(names.flatMap(name => idsOf(name, analysis)))
}

/** Fu as a sum: `20 base + 10 closed ron = 30 fu`; without a win, the reason why there is none. */
export function fuSumMarkup(scored: ScoredWin | null, analysis: Analysis): Markup[] {
  const {lang} = analysis.hand.settings
  if (scored?.score.outcome !== 'win') return [noScoreWords(scored, analysis)]
  const {score} = scored
  if (score.fu === 0) return [sayClauses(clause('no-fu'), lang)]
  return [sayClauses(clause('explain-fu', {lines: fuOf(score), fu: score.fu}), lang)]
}

/** A sentence with its tiles drawn. */
function withTiles(sentence: readonly SentencePart[], hand: ClaimedHand): Markup[] {
  return sentence.map(part => {
    if (typeof part === 'string') return part
    const {tiles} = tilesOfText(part.tiles, 'mpsz')
    return tiles.length > 0 ? smallTiles(tiles, hand) : part.tiles
  })
}

/** What is paid besides the plain sum: shares of a tsumo, honba, sticks, liability. */
function paymentMarkup({win, score}: ScoredWin, analysis: Analysis): Markup[] {
  const won = score as WinScore
  const {lang} = analysis.hand.settings
  const rules = analysis.rules()
  const words = claimWords[lang]
  const amount = (points: number) => words.amount(nameOfAmount(points, lang))
  const honba = (win.situation?.honba ?? 0) * rules.honba
  const sticks = (win.situation?.sticks ?? 0) * 1000
  const items: string[] = []
  if (won.tsumoPayments && !won.liability) {
    const [first, other] = won.tsumoPayments
    const most = amount(first + honba)
    if (other === undefined) items.push(words.allPay(most))
    else items.push(words[rules.sanma ? 'otherPays' : 'dealerPays'](most, amount(other + honba)))
  }
  const withHonba = won.points + honba * (rules.sanma ? 2 : 3)
  if (honba > 0) items.push(words.withHonba(amount(withHonba)))
  if (sticks > 0) items.push(words.withSticks(amount(withHonba + sticks)))
  for (const {seat} of won.liabilities) items.push(sayClauses(clause('liable', {seat}), lang))
  if (items.length === 0) return []
  return [element('p', {class: 'mahjong-payment'}, words.payments(items))]
}

/** The assumptions about the winds of yaku, if they make a difference: a wind in the hand may be a yaku. */
export function assumedWinds(wins: readonly ScoredWin[], analysis: Analysis): Markup[] {
  const [first] = wins
  const saysScore = analysis.hand.said.some(({key}) => key === 'score')
  return saysScore || first?.score.outcome !== 'win' || !hasWinds(first.score)
    ? []
    : assumedMarkup(first, analysis)
}

/** Whether the hand has a set or a pair of a wind. */
function hasWinds({readings, chosen}: WinScore): boolean {
  const {form, blocks} = readings[chosen]!
  return form === 'standard' && blocks.some(({type, kind}) => type !== 'run' && kind > 26 && kind < 31)
}

/** The assumptions that make a difference: for points, the seat always does. */
function assumedMarkup(scored: ScoredWin, {hand, tiles}: Analysis): Markup[] {
  const score = scored.score as WinScore
  const {lang} = hand.settings
  const {seat, round} = hand.situation
  const assumed = [
    ...(seat ? [] : [clause('assumed-seat')]),
    ...(round || !hasWinds(score) ? [] : [clause('assumed-round')]),
    ...(tiles?.win?.by || isOfRiver(scored) ? [] : [clause('assumed-by')])
  ]
  if (assumed.length === 0) return []
  const list = claimWords[lang].assumed(assumed.map(one => sayClauses(one, lang)))
  return [element('p', {class: 'mahjong-assumed'}, sayClauses(clause('assumed', {list}), lang))]
}
