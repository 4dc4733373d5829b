/**
 * Words: cards, rules and the terms of a page in two languages.
 */
import {lookup, type Language} from '@tehai/core/source'
import {cardLabel, findPreset, ruleChanges, type CardId, type GameRules, type RowCard} from '@tehai/koikoi'

type Term =
  | 'captured'
  | 'opponent'
  | 'hand'
  | 'field'
  | 'yaku'
  | 'score'
  | 'take'
  | 'near'
  | 'koikoi'
  | 'month'
  | 'rules'
  | 'answer'
  | 'none'
  | 'nothing'
  | 'farAway'
  | 'turn'
  | 'player'
  | 'dealer'
  | 'played'
  | 'drawn'
  | 'decision'
  | 'toField'
  | 'koi'
  | 'shobu'
  | 'round'
  | 'cards'
  | 'points'
  | 'total'
  | 'opponentHand'
  | 'stock'
  | 'question'
  | 'why'

const terms: Readonly<Record<Term, Readonly<Record<Language, string>>>> = {
  captured: {en: 'Captured', ja: '取り札'},
  opponent: {en: 'Captured by the opponent', ja: '相手の取り札'},
  hand: {en: 'Hand', ja: '手札'},
  field: {en: 'Field', ja: '場札'},
  yaku: {en: 'Yaku', ja: '役'},
  score: {en: 'Score', ja: '点数'},
  take: {en: 'Takes', ja: '取れる札'},
  near: {en: 'Within reach', ja: 'あと少し'},
  koikoi: {en: 'Koi-koi', ja: 'こいこい'},
  month: {en: 'Month', ja: '月'},
  rules: {en: 'Rules: ', ja: 'ルール：'},
  answer: {en: 'Answer', ja: '答え'},
  none: {en: 'no yaku', ja: '役なし'},
  nothing: {en: 'nothing: it stays on the field', ja: '取れません（場に出します）'},
  farAway: {en: 'nothing within two cards', ja: '2枚以内の役はありません'},
  turn: {en: 'Turn', ja: '番'},
  player: {en: 'Player', ja: 'プレイヤー'},
  dealer: {en: ' (dealer)', ja: '（親）'},
  played: {en: 'From the hand', ja: '手札から'},
  drawn: {en: 'From the stock', ja: '山札から'},
  decision: {en: 'Yaku and call', ja: '役と宣言'},
  toField: {en: 'to the field', ja: '場へ'},
  koi: {en: 'Koi-koi', ja: 'こいこい'},
  shobu: {en: 'Stop', ja: 'あがり'},
  cards: {en: 'Cards', ja: '札'},
  points: {en: 'Points', ja: '文数'},
  total: {en: 'Total', ja: '合計'},
  opponentHand: {en: "The opponent's hand", ja: '相手の手札'},
  stock: {en: 'Stock', ja: '山札'},
  question: {en: 'Question', ja: '問'},
  why: {en: 'Why', ja: '解説'},
  round: {en: 'The round, turn by turn', ja: '一番ごとの記録'}
}

/** A term of a page. */
export function term(name: Term, language: Language): string {
  return terms[name][language]
}

/** Cards in words, for a text alternative: 松に鶴（光）、桜に幕（光）. */
export function cardsInWords(
  cards: readonly Pick<RowCard, 'card' | 'faceDown'>[],
  language: Language
): string {
  const words: string[] = []
  let backs = 0
  for (const {card, faceDown} of cards) {
    if (card === null || faceDown) backs++
    else words.push(cardInWords(card, language))
  }
  if (backs > 0) words.push(backsInWords(backs, language))
  return words.join(language === 'ja' ? '、' : ', ')
}

/** A card in words, in the middle of a sentence. */
export function cardInWords(card: CardId, language: Language): string {
  const label = cardLabel(card, language)
  return language === 'ja' ? label : label[0]!.toLowerCase() + label.slice(1)
}

function backsInWords(count: number, language: Language): string {
  if (language === 'ja') return count === 1 ? '裏向きの札' : `裏向きの札${count}枚`
  return count === 1 ? 'face-down card' : `${count} face-down cards`
}

/** Rules in words: their name, what the brights pay, and what differs from the preset. */
export function rulesInWords(rules: GameRules, language: Language): string {
  const {gokoScore, shikoScore, ameShikoScore, sankoScore} = rules
  const changes = Object.entries(ruleChanges(rules)).map(([option, value]) => `${option}=${String(value)}`)
  const brights =
    language === 'ja'
      ? `五光${gokoScore}・四光${shikoScore}・雨四光${ameShikoScore}・三光${sankoScore}`
      : `brights ${gokoScore}, ${shikoScore}, ${ameShikoScore}, ${sankoScore}`
  const all = [brights, ...changes].join(language === 'ja' ? '、' : ', ')
  return language === 'ja' ? `${rulesName(rules, 'ja')}（${all}）` : `${rulesName(rules, 'en')} (${all})`
}

/** What a rule set is called. */
export function rulesName({name}: GameRules, language: Language): string {
  return names[findPreset(name)?.name ?? name]?.[language] ?? name
}

const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = lookup({
  standard: {en: 'standard', ja: '標準'},
  nintendo: {en: 'Nintendo', ja: '任天堂'},
  'koikoi-japan': {en: 'KoiKoi-Japan', ja: 'こいこいジャパン'}
})
