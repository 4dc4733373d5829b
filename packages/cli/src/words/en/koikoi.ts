/**
 * Help of the commands of koi-koi in English.
 */
export const en = {
  koikoiOptions: {
    rules:
      'rule set (standard, nintendo, koikoi-japan; default: standard) or one option such as teshiScore=6; may be repeated'
  },
  koikoiPlay: {
    about: 'Play a match of koi-koi against the program.',
    notes: `Type the number of a card or its name; help at the table lists the rest: undo, hints, saving.
The same seed deals the same cards, and the opponent plays the same to the same moves. The match ends with its record in Markdown, which tehai build draws and tehai koikoi replay plays again.`,
    opponent: 'who plays against you, the weakest first (default: look-ahead)',
    rounds: 'rounds of the match (default: 3)',
    seed: 'seed of the shuffles and of the opponent (default: a random one)',
    save: 'file that keeps the match after every move, for --resume',
    resume: 'go on with a match that was saved, and keep it in the same file',
    output: 'file for the record (default: standard output)'
  },
  koikoiReplay: {
    about: 'Play a recorded round again, check every move, and say what happens.',
    notes: `A record is a few lines of header (deal or seed, dealer, rules) and a line for each turn, such as 2cx2b/11c koi.
A Markdown page, such as tehai koikoi play writes, is replayed record by record.
--jsonl reads {"id", "rules", "override", "dealer", "seed", "decks", "actions"} and answers {"id", "events", "result"}.`,
    json: 'print events and result as JSON',
    jsonl: 'one JSON object a line in and out',
    counted: 'rounds'
  },
  koikoiScore: {
    about: 'Show what a winner is paid, with koi-koi and doubling.',
    notes:
      '--jsonl reads {"id", "rules", "override", "base", "winnerCalled", "loserCalled"} and answers {"id", "score"}.',
    base: 'points of all yaku, instead of cards',
    winnerCalled: 'how often the winner called koi-koi (default: 0)',
    loserCalled: 'how often the loser called koi-koi (default: 0)',
    json: 'print one JSON object',
    jsonl: 'one JSON object a line in and out',
    counted: 'scores'
  },
  koikoiSimulate: {
    a: 'first player (default: greedy)',
    about: 'Let two players play many rounds, and say who wins how much.',
    notes: 'The same seed gives the same rounds. look-ahead thinks: some hundred rounds a second.',
    rounds: 'number of rounds (default: 10000)',
    b: 'second player (default: random)',
    samples: 'samples of look-ahead for a decision (default: 32)',
    seed: 'seed of the shuffles (default: 0)',
    json: 'print one JSON object'
  },
  koikoiYaku: {
    about: 'Show the yaku that captured cards make, and their points.',
    notes: `--jsonl reads {"id", "cards" or "ids", "rules", "override", "context"} and answers {"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"}, one object a line.`,
    month: 'month of the round, for cards of the month',
    calls: 'how often koi-koi was called (default: 0)',
    json: 'print one JSON object',
    jsonl: 'one JSON object a line in and out',
    counted: 'piles'
  }
} as const
