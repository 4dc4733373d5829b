/**
 * Playing koi-koi in English.
 */
import type {PlayWords} from '../play-schema.js'

export const en: PlayWords = {
  names: ['You', 'Opponent'],
  orders: {
    koikoi: ['koi', 'koikoi', 'koi-koi', 'k'],
    shobu: ['stop', 'shobu', 's'],
    draw: ['draw', 'd'],
    undo: ['undo', 'u'],
    hint: ['hint', 'h'],
    log: ['log', 'l'],
    save: ['save'],
    help: ['help', '?'],
    quit: ['quit', 'q', 'exit'],
    next: ['next', 'n']
  },
  field: 'Field',
  hand: 'Hand',
  captured: 'Captured',
  empty: 'none',
  cards: count => `${count} ${count === 1 ? 'card' : 'cards'}`,
  head: (round, rounds, [own, other], rules) =>
    `Round ${round} of ${rounds} · you ${own}, opponent ${other} · rules ${rules}`,
  deals: name => (name === 'You' ? 'You deal and move first.' : `${name} deals and moves first.`),
  drew: (own, other) => `For the deal you draw ${own}, the opponent ${other}.`,
  drawAgain: 'Two plains of one month: again.',
  takes: cards => `takes ${cards}`,
  stays: 'stays on the field',
  chooseCard: 'Which card do you play? (number or card; help)',
  chooseField: card => `${card}: which field card does it take?`,
  decide: points => `You have ${points}. koi or stop?`,
  mustStop: 'Your hand is empty: stop.',
  drawPrompt: 'draw turns the top card of the stock.',
  helpText: `  a number, or a card such as 2c, crane or 松鶴: play it
  koi, stop: go on or score    hint: what each choice is worth
  undo: back to your last choice    log: what has happened in this round
  save [file]: keep the game for --resume    quit: leave the table`,
  unknown: text => `Unexpected \`${text}\`, expected a number or a card above, or an order; help lists them`,
  ambiguous: text => `Unexpected \`${text}\`: several cards above have this name; type the number`,
  nothingToUndo: 'There is no choice of yours to take back.',
  undone: 'Your last choice is taken back.',
  hint: (action, points, error) => `  ${action}  ${points} ± ${error}`,
  hintHead: 'Points that each choice wins on average, ± two standard errors:',
  saved: file => `Saved in ${file}; tehai koikoi play --resume ${file} goes on.`,
  nowhereToSave: 'Expected a file, as in `save game.json`',
  roundOver: (round, [own, other]) => `Round ${round} is over: you ${own}, opponent ${other}.`,
  pressEnter: 'Enter for the next round',
  won: (name, [own, other]) => `${name} ${name === 'You' ? 'win' : 'wins'} the match, ${own} : ${other}.`,
  even: 'The match is even.',
  left: 'You have left the table.',
  recordWritten: file => `The record is in ${file}.`,
  recordTitle: ([own, other]) => `Koi-koi, ${own} : ${other}`,
  roundTitle: round => `Round ${round}`
}
