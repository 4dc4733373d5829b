/**
 * Messages of pages in English. `{actual}` is the text of the range.
 */
export const en = {
  'call-as-key':
    'Unexpected key `{actual}`, expected calls in the row of the hand, such as `{example}` after its other tiles',
  'red-as-key': 'Unexpected key `{actual}`, expected red fives in the row of the hand, as `0`: `406p`',
  'calls-apart': 'Unexpected calls on a line of their own, expected them in the row of the hand: `{wanted}`',
  'prose-row': 'Unexpected text `{actual}` in a row of tiles, expected a key before it',
  'fact-in-row': 'Unexpected `{actual}` after the tiles of a row, expected a line of its own',
  'bad-value': {
    text: 'Unexpected `{actual}` for `{key}`, expected {kind} `{example}`',
    words: {
      kind: {
        other: 'something like',
        number: 'a number such as',
        turn: 'a turn from 1 to 29, such as',
        columns: 'a number from 1 to 39, such as',
        wind: 'a seat such as',
        round: 'a wind with a round from 1 to 4, such as',
        tiles: 'tiles such as',
        scores: 'the points of all players, such as',
        hundreds: 'points in hundreds, such as',
        sticks: 'sticks such as'
      }
    }
  },
  'almost-tiles': 'Unexpected `{actual}` in a text, expected tiles such as `:tiles[123m]`',
  'key-without-row': {
    text: 'Unexpected `{actual}` without a row, expected {wanted} that it applies to',
    words: {wanted: {hand: 'a hand', river: 'a river', row: 'a row of tiles'}}
  },
  'bad-situation':
    'Unexpected `{actual}` in the situation, expected things like `East 1`, `South seat`, `turn 6`, `25000 points`',
  'beyond-situation': {
    text: 'Unexpected `{actual}` in the situation, expected {wanted}',
    words: {wanted: {round: 'a wind with a round from 1 to 4', turn: 'a turn from 1 to 29'}}
  },
  'unknown-player':
    'Unexpected player `{actual}`, expected one of `kamicha`, `toimen`, `shimocha` or a seat such as `East`',
  'bracketed-player': 'Unexpected brackets around the player in `{actual}`, expected {expected}',
  'double-player': 'Unexpected second `{actual}`, expected each player once',
  'option-of-blocks':
    'Unexpected option `{actual}` of tiles in a line, expected it in a block, as the line `{line}`',
  'not-one-tile': 'Unexpected `{actual}` for `{key}`, expected one tile such as `3m`',
  'tile-not-in-row': 'Unexpected tile `{actual}`, expected a tile of the row',
  'dora-mismatch': 'Unexpected dora `{actual}`, expected {expected}: the indicator is `{indicator}`',
  'doubtful-ten': '`{actual}` is read as two dora, 1 and a red five; write `{both}` if that is intended',
  'too-many-indicators':
    'Unexpected {count} tiles in `{actual}`, expected at most 5 dora: one from the beginning and one for each of four kans',
  'too-many-ura':
    'Unexpected {count} ura dora in `{actual}`, expected at most {most}, as many as there are dora',
  'no-dora': 'Unexpected `{actual}`, expected the dora to be named by `dora` or `indicator`',
  'draw-twice': {
    text: 'Unexpected {what} `{actual}`, expected `{drawn}`, with which the row ends',
    words: {what: {drawn: 'drawn tile', won: 'winning tile'}}
  },
  'draw-too-many': {
    text: 'Unexpected {what} `{tile}` with a row of {count} tiles that does not contain it, expected a row of 13 tiles, or a tile of the row',
    words: {what: {drawn: 'drawn tile', won: 'winning tile'}}
  },
  'tsumo-and-ron': {
    text: 'Unexpected `{actual}`, expected the hand to be won once: the block says that it was won by {other} as well',
    words: {other: {tsumo: 'tsumo', ron: 'ron'}}
  },
  'ron-from-self': 'Unexpected ron from oneself in `{actual}`, expected another player, such as `toimen`',
  'tsumo-from-other':
    'Unexpected tsumo from another player in `{actual}`, expected `ron` for a discard of another player, or a tsumo without a player',
  'second-fact': 'Unexpected `{actual}` after `{before}`, expected one of them',
  'riichi-turn':
    'Unexpected riichi on turn {turn}, expected turn {at}: the turned tile is discard number {at} of the river',
  'river-past-turn':
    'Unexpected turn {turn}, expected turn {least} or later: a river of this block has {count} discards',
  'seat-mismatch': {
    text: 'Unexpected seat `{actual}`, expected {wanted}: {what} is that of {owner}',
    words: {what: {hand: 'the hand of this block', header: 'the header'}}
  },
  'call-not-in-river': {
    text: 'Unexpected call of `{tile}` from {from}, expected that tile in their river, marked as called away: `{marked}`',
    words: {from: {kamicha: 'kamicha', toimen: 'toimen', shimocha: 'shimocha'}}
  },
  'scores-sum': {
    text: 'Unexpected scores of {sum} points in all{sticks}, expected {wanted}',
    words: {sticks: {none: '', given: ' with the riichi sticks'}}
  },
  'tile-not-in-sanma':
    'Unexpected tile `{tile}`, expected none of `2m` to `8m`: the rules are for three players',
  'chii-in-sanma':
    'Unexpected chii `{actual}`, expected a pon or kan: the rules are for three players, without chii',
  'north-seat-in-sanma':
    'Unexpected `{actual}`, expected the seat of East, South or West: the rules are for three players',
  'toimen-in-sanma': 'Unexpected `{actual}`, expected kamicha or shimocha: the rules are for three players',
  'scores-of-four': 'Unexpected scores of four players, expected three: the rules are for three players',
  'kita-mismatch': 'Unexpected `{actual}` norths put aside, expected {kita}, as many as the row has',
  'key-without-log': 'Unexpected `{actual}` without a game record, expected `log` to name one',
  'no-record-reader':
    'Unexpected `{actual}`: nothing reads game records here, expected a host with files, or the option `records`',
  'no-record': 'Unexpected `{actual}`, expected a file of a game record: there is none of this name',
  'record-outside': 'Unexpected path `{actual}`, expected a file below the root of the project',
  'record-too-large': 'Unexpected size of `{actual}`, expected a game record of at most 4 MB',
  'record-not-text':
    'Unexpected bytes in `{actual}`, expected text in UTF-8, optionally compressed with gzip',
  'not-a-record':
    'Unexpected content of `{actual}`, expected a game record: XML of Tenhou, JSON of tenhou.net/6, mjai, 電脳麻将 or decoded Mahjong Soul',
  'record-address':
    'Unexpected address `{actual}`: nothing is fetched, expected the path of a file that was saved from there, or an address `tenhou.net/6/#json=…`, which has the record in it',
  'record-fault': 'Fault in the game record: {where}{said}',
  'which-round':
    'Unexpected record of {count} rounds without `kyoku`, expected one of {rounds} (the first is shown)',
  'no-such-round': 'Unexpected round `{actual}`, expected one of {rounds}',
  'bad-moment':
    'Unexpected moment `{actual}`, expected something like `turn 9`, `turn 9, toimen discards`, `before riichi`, `event 41`, `end` or `all`',
  'no-such-turn': {
    text: 'There is no turn {turn}: {who} turn {last}',
    words: {
      who: {
        any: 'the round ended in',
        east: 'the last one of East is',
        south: 'the last one of South is',
        west: 'the last one of West is',
        north: 'the last one of North is'
      }
    }
  },
  'no-such-event': 'There is no event {number}: the round has {last}',
  'moment-after-fault': 'Unexpected `{actual}`: the round can be read up to event {last}',
  'no-such-riichi': {
    text: 'There is no riichi{who} in this round',
    words: {
      who: {
        any: '',
        self: ' of the player whose hand is shown',
        east: ' of East',
        south: ' of South',
        west: ' of West',
        north: ' of North'
      }
    }
  },
  'no-such-seat': 'Unexpected player `{actual}`, expected one of the three who play',
  'not-as-recorded': 'Unexpected `{actual}`, expected {expected}, as the game record has it',
  'not-recorded': 'Unexpected `{actual}`, which the game record does not have',
  'not-drawn': {
    text: 'Unexpected `{actual}` beside {view}, where it changes nothing, expected {instead}',
    words: {
      view: {
        any: 'a game record',
        board: 'the board of a game record',
        hand: 'the hand of a game record',
        rivers: 'the rivers of a game record',
        rounds: 'the table of rounds',
        kifu: 'the printed form of a round'
      },
      instead: {
        any: 'another view',
        hand: '`show: hand`',
        rivers: '`show: rivers`',
        lists: '`show: hand` or `show: rivers`',
        board: '`show: board`'
      }
    }
  },
  'no-board': {
    text: 'Unexpected `{actual}`, which has no effect: {fault}',
    words: {
      fault: {
        any: 'a board has no place for what is in the block',
        tiles: 'the block has no tiles',
        players: 'the block names no player, such as `East:` before a hand or a river',
        marks: 'a board has no place for marks, labels, empty places and groups of tiles',
        rows: 'a player has two hands or two rivers',
        seats:
          'it is not known where each player sits, expected names such as `East:`, or `seat:` with the wind of the hand'
      }
    }
  }
} as const
