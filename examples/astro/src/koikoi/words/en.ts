/**
 * Words of the page in English.
 */
import type {Words} from './schema.js'

const wins = ['You win', 'The opponent wins'] as const

export const en: Words = {
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
  inPlay: {standard: 'Standard rules', nintendo: 'Nintendo rules', 'koikoi-japan': 'KoiKoi-Japan rules'},
  opponents: {
    random: 'Beginner: any card',
    greedy: 'Greedy: takes what it can',
    'look-ahead': 'Thinker: looks ahead',
    expert: 'Expert: looks further'
  },
  rounds: count => (count === 1 ? '1 round' : `${count} rounds`),
  names: ['You', 'Opponent'],
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
