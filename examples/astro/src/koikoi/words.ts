/**
 * Words of the page. Names of cards and yaku, and the sentences of the course, are those of the engine.
 */
import type {PresetName} from '@tehai/koikoi'
import type {OpponentName} from '@tehai/koikoi/session'

export interface Words {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly noScript: string
  readonly settings: {
    readonly rules: string
    readonly opponent: string
    readonly rounds: string
    readonly seed: string
    readonly seedHint: string
    readonly begin: string
  }
  readonly rules: Readonly<Record<PresetName, string>>
  readonly opponents: Readonly<Record<OpponentName, string>>
  readonly rounds: (count: number) => string
  /** The person and the opponent, at the table. */
  readonly names: readonly [string, string]
  /** The same in sentences of the course. */
  readonly logNames: readonly [string, string]
  readonly table: string
  readonly round: (round: number, rounds: number) => string
  readonly points: (points: number) => string
  readonly dealer: string
  readonly field: string
  readonly emptyPlace: string
  readonly stock: (count: number) => string
  readonly backs: (count: number) => string
  readonly captured: (name: string) => string
  readonly pile: (type: string, count: number) => string
  readonly hand: string
  readonly takes: (card: string, cards: readonly string[]) => string
  readonly stays: (card: string) => string
  readonly hint: string
  readonly hintOf: (points: string, error: string) => string
  readonly hintLead: (card: string, points: string) => string
  readonly undo: string
  readonly leave: string
  readonly months: string
  readonly course: string
  /** Who deals, by seat. */
  readonly deals: readonly [string, string]
  readonly thinking: string
  readonly choose: string
  readonly chooseField: (card: string) => string
  readonly decide: string
  readonly mustStop: string
  readonly draw: string
  readonly koikoi: string
  readonly shobu: string
  readonly koikoiCall: string
  readonly shobuCall: string
  readonly next: string
  readonly roundWon: (winner: 0 | 1, points: number) => string
  readonly roundDrawn: string
  readonly matchWon: (winner: 0 | 1, own: number, other: number) => string
  readonly matchEven: (points: number) => string
  readonly again: string
  readonly same: string
  readonly record: string
  readonly recordLead: string
  readonly copy: string
  readonly copied: string
  readonly recordTitle: (own: number, other: number) => string
  readonly roundTitle: (round: number) => string
  /** End of a sentence, and what is between two. */
  readonly period: string
  readonly sentenceGap: string
  readonly comma: string
  readonly keys: string
  readonly keyList: readonly (readonly [string, string])[]
}

const wins = ['You win', 'The opponent wins'] as const

const en: Words = {
  title: 'Play koi-koi',
  description: 'Koi-koi against four opponents, with drawn cards, hints, undo, and the record as Markdown.',
  lead: 'Take cards of the same month, collect yaku, and decide: stop, or koi-koi?',
  noScript: 'This page plays in your browser: it needs JavaScript.',
  settings: {
    rules: 'Rules',
    opponent: 'Opponent',
    rounds: 'Rounds',
    seed: 'Seed',
    seedHint: 'any',
    begin: 'Deal'
  },
  rules: {
    standard: 'Standard (15 · 10 · 8 · 6)',
    nintendo: 'Nintendo (10 · 8 · 7 · 5, 7 points double)',
    'koikoi-japan': 'KoiKoi-Japan (a point for each koi-koi)'
  },
  opponents: {
    random: 'Beginner: any card',
    greedy: 'Greedy: takes what it can',
    'look-ahead': 'Thinker: looks ahead',
    expert: 'Expert: looks further'
  },
  rounds: count => (count === 1 ? '1 round' : `${count} rounds`),
  names: ['You', 'Opponent'],
  logNames: ['Player', 'Opponent'],
  table: 'Table',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  points: points => `${points}`,
  dealer: 'deals',
  field: 'Field',
  emptyPlace: 'empty',
  stock: count => `Stock: ${count} ${count === 1 ? 'card' : 'cards'}`,
  backs: count => `Hand of the opponent: ${count} ${count === 1 ? 'card' : 'cards'}`,
  captured: name => `Captured: ${name}`,
  pile: (type, count) => `${type}: ${count}`,
  hand: 'Your hand',
  takes: (card, cards) => `${card}: takes ${cards.join(cards.length === 2 ? ' or ' : ', ')}`,
  stays: card => `${card}: stays on the field`,
  hint: 'Hint',
  hintOf: (points, error) => `wins ${points} points on average, give or take ${error}`,
  hintLead: (card, points) => `Best on average: ${card} (${points})`,
  undo: 'Undo',
  leave: 'New match',
  months: 'Show months',
  course: 'Course of the round',
  deals: ['You deal and play first.', 'The opponent deals and plays first.'],
  thinking: 'The opponent plays …',
  choose: 'Your turn: play a card.',
  chooseField: card => `${card}: which card of the field does it take?`,
  decide: 'Koi-koi or stop?',
  mustStop: 'Your hand is empty: stop and score.',
  draw: 'Turn the top card',
  koikoi: 'Koi-koi!',
  shobu: 'Stop',
  koikoiCall: 'Koi-koi!',
  shobuCall: 'Stop!',
  next: 'Next round',
  roundWon: (winner, points) => `${wins[winner]} ${points} ${points === 1 ? 'point' : 'points'}`,
  roundDrawn: 'The round is drawn',
  matchWon: (winner, own, other) => `${wins[winner]} the match, ${own} : ${other}`,
  matchEven: points => `The match is even, ${points} : ${points}`,
  again: 'Play again',
  same: 'Same deal again',
  record: 'The record',
  recordLead: 'Paste it into a page: the cards are drawn and every move is checked.',
  copy: 'Copy',
  copied: 'Copied',
  recordTitle: (own, other) => `Koi-koi, ${own} : ${other}`,
  roundTitle: round => `Round ${round}`,
  period: '.',
  sentenceGap: ' ',
  comma: ', ',
  keys: 'Keys',
  keyList: [
    ['1–8', 'play or take a card'],
    ['← →', 'move along cards'],
    ['K', 'koi-koi'],
    ['S', 'stop'],
    ['N', 'next round'],
    ['H', 'hint'],
    ['U', 'undo']
  ]
}

const ja: Words = {
  title: 'こいこいで遊ぶ',
  description: '描いた札で遊ぶこいこい。相手は四人。ヒント、待った、棋譜のMarkdown出力付き。',
  lead: '同じ月の札を取って役を作り、こいこいか、あがりかを決めましょう。',
  noScript: 'このページはブラウザーの中で動きます。JavaScriptを有効にしてください。',
  settings: {
    rules: 'ルール',
    opponent: '相手',
    rounds: '局数',
    seed: 'シード',
    seedHint: 'おまかせ',
    begin: '札を配る'
  },
  rules: {
    standard: '標準（15・10・8・6文）',
    nintendo: '任天堂（10・8・7・5文、7文以上倍）',
    'koikoi-japan': 'KoiKoi-Japan（こいこいごとに1文）'
  },
  opponents: {
    random: '初心者：手当たり次第',
    greedy: '欲張り：取れる札を取る',
    'look-ahead': '思案家：先を読む',
    expert: '達人：さらに深く読む'
  },
  rounds: count => `${count}局`,
  names: ['あなた', '相手'],
  logNames: ['あなた', '相手'],
  table: '卓',
  round: (round, rounds) => `${round}局目／全${rounds}局`,
  points: points => `${points}文`,
  dealer: '親',
  field: '場札',
  emptyPlace: '空き',
  stock: count => `山札：${count}枚`,
  backs: count => `相手の手札：${count}枚`,
  captured: name => `${name}の取り札`,
  pile: (type, count) => `${type}：${count}枚`,
  hand: 'あなたの手札',
  takes: (card, cards) => `${card}：${cards.join(cards.length === 2 ? 'か' : 'と')}を取る`,
  stays: card => `${card}：場に置く`,
  hint: 'ヒント',
  hintOf: (points, error) => `平均${points}文（誤差${error}）`,
  hintLead: (card, points) => `平均で最もよいのは${card}（${points}文）`,
  undo: '待った',
  leave: '新しい対局',
  months: '月を表示',
  course: 'この局の経過',
  deals: ['あなたが親で、先に出します。', '相手が親で、先に出します。'],
  thinking: '相手の番です…',
  choose: 'あなたの番です。札を出してください。',
  chooseField: card => `${card}でどの場札を取りますか。`,
  decide: 'こいこいしますか。',
  mustStop: '手札がないので、あがりです。',
  draw: '山札をめくる',
  koikoi: 'こいこい',
  shobu: 'あがり',
  koikoiCall: 'こいこい！',
  shobuCall: 'あがり！',
  next: '次の局へ',
  roundWon: (winner, points) => `${ja.names[winner]}の勝ち　${points}文`,
  roundDrawn: 'この局は流れました',
  matchWon: (winner, own, other) => `${own}対${other}で${ja.names[winner]}の勝ち`,
  matchEven: points => `${points}対${points}で引き分け`,
  again: 'もう一度遊ぶ',
  same: '同じ配りでもう一度',
  record: '棋譜',
  recordLead: 'ページに貼ると、札が描かれ、すべての手が確かめられます。',
  copy: 'コピー',
  copied: 'コピーしました',
  recordTitle: (own, other) => `こいこい　${own}対${other}`,
  roundTitle: round => `${round}局目`,
  period: '。',
  sentenceGap: '　',
  comma: '、',
  keys: 'キー操作',
  keyList: [
    ['1〜8', '札を出す・取る'],
    ['← →', '札を移る'],
    ['K', 'こいこい'],
    ['S', 'あがり'],
    ['N', '次の局'],
    ['H', 'ヒント'],
    ['U', '待った']
  ]
}

/** Languages of the page. */
export type PageLanguage = 'en' | 'ja'

export const words: Readonly<Record<PageLanguage, Words>> = {en, ja}
