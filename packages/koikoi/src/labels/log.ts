/**
 * The log: what happened in a round, in sentences.
 */
import type {Language} from '@tehai/core/source'
import type {CardId} from '../cards/index.js'
import type {GameEvent, GameResult, PlayerId} from '../round/index.js'
import type {Yaku} from '../yaku/index.js'
import {cardName, monthName, pointsInWords, yakuNames} from './names.js'

export interface LogOptions {
  /** Language of the sentences (default: `en`). */
  readonly language?: Language | undefined
  /** Names of the players, by `PlayerId` (default: `Player 1`, `Player 2`; プレイヤー1, プレイヤー2). */
  readonly names?: readonly [string, string] | undefined
}

const defaultNames: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Player 1', 'Player 2'],
  ja: ['プレイヤー1', 'プレイヤー2']
}

/** One sentence for every event, in their order. */
export function logOf(events: readonly GameEvent[], options: LogOptions = {}): readonly string[] {
  return events.map(event => describeEvent(event, options))
}

/** What happened, as a sentence. */
export function describeEvent(event: GameEvent, {language = 'en', names}: LogOptions = {}): string {
  const name = (player: PlayerId): string => (names ?? defaultNames[language])[player]
  return language === 'ja' ? japanese(event, name) : english(event, name)
}

type NameOf = (player: PlayerId) => string

function english(event: GameEvent, name: NameOf): string {
  switch (event.type) {
    case 'Redeal':
      return event.month === null
        ? 'Four pairs lie on the field: the cards are dealt again.'
        : `All four cards of ${monthName(event.month, 'en')} lie ${event.reason === 'handFour' ? 'in one hand' : 'on the field'}: the cards are dealt again.`
    case 'Dealt':
      return `${name(event.dealer)} deals. On the field: ${list(event.field, 'en')}.`
    case 'Teshi':
      return `${name(event.player)} was dealt all four cards of a month (teshi).`
    case 'Kuttsuki':
      return `${name(event.player)} was dealt four pairs (kuttsuki).`
    case 'CardPlayed':
      return `${name(event.player)} plays ${cardName(event.card, 'en')}.`
    case 'CardDrawn':
      return `${name(event.player)} draws ${cardName(event.card, 'en')}.`
    case 'CardPlaced':
      return `${cardName(event.card, 'en')} stays on the field.`
    case 'FieldChoiceRequired':
      return `${name(event.player)} must choose: ${event.options.map(card => cardName(card, 'en')).join(' or ')}.`
    case 'CardsCaptured': {
      const [card, ...taken] = event.cards as [CardId, ...CardId[]]
      const whole = event.kuitsuki ? ', the rest of its month (kuitsuki)' : ''
      return `${name(event.player)} captures ${list(taken, 'en')} with ${cardName(card, 'en')}${whole}.`
    }
    case 'YakuCompleted':
      return `${name(event.player)} has ${yakuInWords(event.yaku, 'en')}.`
    case 'KoiKoiCalled':
      return `${name(event.player)} calls koi-koi.`
    case 'ShobuCalled':
      return `${name(event.player)} stops (shobu).`
    case 'TurnEnded':
      return `The turn of ${name(event.player)} ends.`
    case 'GameEnded':
      return englishResult(event.result, name)
  }
}

function englishResult(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  name: NameOf
): string {
  if (winner === null) {
    const dealer = scores.findIndex(points => points > 0)
    if (dealer < 0) return 'The round is drawn.'
    return `The round is drawn; the dealer, ${name(dealer as PlayerId)}, gets ${pointsInWords(scores[dealer]!, 'en')}.`
  }
  const points = scores[winner]
  const from = points === base ? '' : ` (${base} before ${koiKoiMultiplierApplied ? 'koi-koi' : 'doubling'})`
  const end = reason === 'Exhausted' ? ' with the last card' : ''
  return `${name(winner)} wins ${pointsInWords(points, 'en')}${from}${end}.`
}

function japanese(event: GameEvent, name: NameOf): string {
  switch (event.type) {
    case 'Redeal':
      return event.month === null
        ? '場札が4組の対になったので、配り直します。'
        : `${event.reason === 'handFour' ? '手札' : '場札'}に${monthName(event.month, 'ja')}が4枚そろったので、配り直します。`
    case 'Dealt':
      return `${name(event.dealer)}が親です。場札は${list(event.field, 'ja')}です。`
    case 'Teshi':
      return `${name(event.player)}の手四です。`
    case 'Kuttsuki':
      return `${name(event.player)}のくっつきです。`
    case 'CardPlayed':
      return `${name(event.player)}が手札から${cardName(event.card, 'ja')}を出しました。`
    case 'CardDrawn':
      return `${name(event.player)}が山札から${cardName(event.card, 'ja')}を引きました。`
    case 'CardPlaced':
      return `${cardName(event.card, 'ja')}は場に残ります。`
    case 'FieldChoiceRequired':
      return `${name(event.player)}は${event.options.map(card => cardName(card, 'ja')).join('か')}を選びます。`
    case 'CardsCaptured': {
      const [card, ...taken] = event.cards as [CardId, ...CardId[]]
      const whole = event.kuitsuki ? '（喰い付き）' : ''
      return `${name(event.player)}が${cardName(card, 'ja')}で${list(taken, 'ja')}を取りました${whole}。`
    }
    case 'YakuCompleted':
      return `${name(event.player)}に役ができました。${yakuInWords(event.yaku, 'ja')}。`
    case 'KoiKoiCalled':
      return `${name(event.player)}が「こいこい」と言いました。`
    case 'ShobuCalled':
      return `${name(event.player)}があがりました（勝負）。`
    case 'TurnEnded':
      return `${name(event.player)}の番が終わりました。`
    case 'GameEnded':
      return japaneseResult(event.result, name)
  }
}

function japaneseResult(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  name: NameOf
): string {
  if (winner === null) {
    const dealer = scores.findIndex(points => points > 0)
    if (dealer < 0) return '総流れ。引き分けです。'
    return `総流れ。親の${name(dealer as PlayerId)}に${pointsInWords(scores[dealer]!, 'ja')}が入ります。`
  }
  const points = scores[winner]
  const from =
    points === base
      ? ''
      : `（${koiKoiMultiplierApplied ? 'こいこい' : '倍付け'}前は${pointsInWords(base, 'ja')}）`
  const end = reason === 'Exhausted' ? '総流れ。' : ''
  return `${end}${name(winner)}の勝ち、${pointsInWords(points, 'ja')}です${from}。`
}

/** Yaku and their points, as in `Three Brights (6), Plains (1): 7 points`. */
export function yakuInWords(yaku: readonly Yaku[], language: Language): string {
  const total = yaku.reduce((sum, one) => sum + one.totalScore, 0)
  if (language === 'ja') {
    const parts = yaku.map(({type, totalScore}) => `${yakuNames[type].ja}${pointsInWords(totalScore, 'ja')}`)
    return parts.length === 1 ? parts[0]! : `${parts.join('、')}、合わせて${pointsInWords(total, 'ja')}`
  }
  const parts = yaku.map(({type, totalScore}) => `${yakuNames[type].en} (${totalScore})`)
  return `${parts.join(', ')}: ${pointsInWords(total, 'en')}`
}

function list(cards: readonly CardId[], language: Language): string {
  const names = cards.map(card => cardName(card, language))
  if (language === 'ja') return names.join('、')
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}
