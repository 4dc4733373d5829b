/**
 * Help and words of the commands for game records in English.
 */
export const en = {
  logCheck: {
    about: 'Check game records: is every event legal, and is every win worth what the record says?',
    notes: `Reads mjlog XML (also in gzip), JSON of tenhou.net/6, mjai, 電脳麻将 and decoded Mahjong Soul records. Wins are scored from the events alone. One line for each difference; the exit code is 1 if there is an error.`,
    counted: 'records: {files}, rounds: {rounds}, errors: {errors}, warnings: {warnings}'
  },
  logConvert: {
    about: 'Write a game record in another format.',
    to: 'format to write',
    output: 'where to write it (default: standard output)'
  },
  logDraw: {
    about: 'Draw the table at a moment of a game record, as SVG or PNG.',
    open: 'show all hands (default: only that of --seat; the others face down)',
    width: 'width of the picture in pixels (default: 760)'
  },
  logRead: {
    about: 'Show the rounds of a game record: results and scores.',
    notes: `--jsonl prints one object for each round: kyoku (0 is East 1), honba, sticks, dealer, scores, indicators, haipai, draws, discards (_ for tsumogiri), melds, riichi, results, and the messages of the round.`,
    jsonl: 'one JSON object for each round'
  },
  logSafe: {
    about: 'Say how safe every discard of game records was, and who won by it: one JSON object a line.',
    notes: `Judged by what the player saw, once for each opponent: file, round (its place in the record, from 1), event, turn, player, tile, opponent, riichi, class (genbutsu, no-wait, pair, no-ryanmen, one-ryanmen, two-ryanmen), reasons, visible, waits (combinations of each), won. What is wrong with a record goes to standard error; exit code 1 if there is an error.`,
    all: 'opponents without riichi as well',
    hand: 'add `hand`: every tile that the player could have discarded, judged in the same way',
    counted: 'records: {files}, rounds: {rounds}, lines: {lines}'
  },
  logShow: {
    about: 'Show the table at a moment of a game record, its rounds, or a round as books print it.',
    view: '`table`: the table at --at; `rounds`: all rounds; `kifu`: the printed form (default: table)',
    round: 'which round: its place in the record, from 1 (default: 1)',
    at: 'turn of the player of --seat, from 1, or `end` (default: end)',
    seat: 'whose turn counts (default: the winner, else the dealer)'
  },
  logWords: {
    event: '{round}, event {event}',
    table: '{round} · dora {dora} · {left} tiles left · {sticks} riichi sticks',
    player: '{wind} {name} {score}',
    river: 'river',
    hand: 'hand',
    draws: 'drawn',
    discards: 'discarded',
    hidden: 'hidden',
    win: '{seat}: {points} points from {from}',
    tsumo: '{seat}: {points} points by tsumo',
    noEnd: 'no result'
  }
} as const
