/**
 * What is said of false claims, whole sentences: the truth, the reason, and what was expected instead.
 */
import {expect, test} from 'vitest'
import {checkBlock} from '../../page/check-block.js'
import {sentenceOf} from '../../page/check/result/sentences.js'
import {claimChecker} from '../check.js'

const sentences = (text: string) =>
  checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))

const pinfu = '234678m34p567s99s'
/** Junchan by 1m, no yaku by 4m. */
const junchan = 'seat: south\n23m99s789s789m 1-23p'
/** Ittsuu by 1m, no yaku by 4m and 7m. */
const ittsu = 'seat: south\n23456789m99s 1-23p'
/** No yaku by ron; 40 fu by 1m, 30 by 5p. */
const tsumoOnly = 'seat: south\n11m55p444s123p678s'
const draw = '状況: 東1局 南家 流局\n自家: テンパイ\n234678m34p567s99s\n対面: ノーテン\n点数移動:'
const sanma =
  'rules: sanma\n状況: 東1局 南家 立直\n234678p34p567s99s\nロン: 5p 下家から\n持ち点: 30000 30000 30000'
/** 3,900 and 1,000 points, and a riichi of a player who does not win. */
const twoWinners =
  'east:\n123m456p789s11z22z\nron: 1z from north\nsouth:\n234678m34p567s99s\nron: 5p from north\nwest: riichi'

// [why, block, what is said of it]
const rows: ReadonlyArray<readonly [why: string, text: string, said: readonly string[]]> = [
  // Amounts
  [
    'the sticks on the table may be in an amount',
    `situation: East 1, South seat, 2 sticks\n${pinfu}\nron: 5p\nscore: 3000`,
    []
  ],
  [
    'an amount may be without the sticks: a hand of 40 fu has this one',
    `situation: East 1, South seat, 2 sticks\n${pinfu}\nron: 5p\nscore: 1300`,
    ['Unexpected score `1300`, expected 1 han 30 fu, 1,000 points: 20 base + 10 closed ron']
  ],
  [
    'an amount that no hand has, where the winner gets two amounts',
    `seat: south\n${pinfu} 5p\nscore: 500/900`,
    ['Unexpected score `500/900`, which no hand has; did you mean `400/700`?']
  ],
  [
    'an amount that no hand has, where all pay the same',
    `seat: east\n${pinfu} 5p\nscore: 900 all`,
    ['Unexpected score `900 all`, which no hand has; did you mean `700 all`?']
  ],
  [
    'an amount of a tsumo that no hand has, where one player pays',
    `seat: south\n${pinfu}\nron: 5p\nscore: 500/900`,
    ['Unexpected score `500/900`, which no hand has; did you mean `1000`?']
  ],
  ['honba are in every share', `situation: East 1-1, South seat\n${pinfu} 5p\nscore: 500/800`, []],
  [
    'a win that is not said to be by ron or by tsumo has a yaku by tsumo alone',
    'seat: south\n123m789p456s22s46m\nwin: 5m\nscore: ron 1000',
    ['Unexpected score `ron`, expected 1 han 30 fu, 300/500 points: the hand was won by tsumo']
  ],
  [
    'an amount of a ron beside the word for a tsumo: the word decides',
    `seat: south\n${pinfu}\nwin: 5p\nscore: tsumo 1000`,
    ['Unexpected score `1000`, expected 2 han 20 fu, 400/700 points: menzen tsumo 1, pinfu 1']
  ],
  [
    'the share of the dealer is false',
    `seat: south\n${pinfu} 5p\nscore: 400/800`,
    ['Unexpected score `400/800`, expected 2 han 20 fu, 400/700 points: menzen tsumo 1, pinfu 1']
  ],
  [
    'a dealer is paid the same by all',
    `seat: east\n${pinfu} 5p\nscore: 400/700`,
    [
      'Unexpected score `400/700`, expected 2 han 20 fu, 700 all: a non-dealer would get that; this is the East seat'
    ]
  ],
  [
    'who is not the dealer is not paid the same by all',
    `seat: south\n${pinfu} 5p\nscore: 700 all`,
    [
      'Unexpected score `700 all`, expected 2 han 20 fu, 400/700 points: a dealer would get that; this is the South seat'
    ]
  ],
  [
    'what a tsumo would pay',
    `seat: south\n${pinfu}\nron: 5p\nscore: 1100`,
    [
      'Unexpected score `1100`, expected 1 han 30 fu, 1,000 points: that is for a tsumo, and the hand was won by ron'
    ]
  ],
  [
    'what a ron would pay',
    `seat: south\n${pinfu} 5p\nscore: 1300`,
    [
      'Unexpected score `1300`, expected 2 han 20 fu, 400/700 points: that is for a ron, and the hand was won by tsumo'
    ]
  ],
  [
    'what a dealer would get, of a win that is not said to be one or the other',
    `seat: south\n${pinfu}\nwin: 5p\nscore: ron 1500`,
    [
      'Unexpected score `1500`, expected 1 han 30 fu, 1,000 points: a dealer would get that; this is the South seat'
    ]
  ],
  [
    'rules with kiriage',
    'rules: m-league\nseat: south\n123m789p12378s11p\nron: 9s\nscore: 7700',
    ['Unexpected score `7700`, expected mangan (4 han 30 fu), 8,000 points: the rules have kiriage mangan']
  ],
  [
    'rules without kiriage',
    'rules: tenhou\nseat: south\n123m789p12378s11p\nron: 9s\nscore: 8000',
    [
      'Unexpected score `8000`, expected 4 han 30 fu, 7,700 points: that is with kiriage mangan, which the rules do not have'
    ]
  ],
  [
    'a mangan that is none by kiriage',
    'seat: south\nriichi: yes\n111m234m567p78s11z\nron: 9s\ndora: 1z 4m\nscore: 切り上げ満貫',
    ['Unexpected score `切り上げ満貫`, expected mangan (4 han 40 fu), 8,000 points: riichi 1, dora 3']
  ],
  [
    'a yakuman has no fu that could be others',
    'seat: south\n19m19p19s1234567z\nron: 1m\nscore: 12000',
    ['Unexpected score `12000`, expected double yakuman, 64,000 points: kokushi musou, 13-sided']
  ],
  [
    'fu of a hand that is not complete: only its tile is reported',
    `seat: south\n${pinfu}\nron: 6p\nfu: 30`,
    ['Unexpected winning tile `6p`, expected `25p`: `6p` does not complete the hand']
  ],
  [
    'dora with and without the norths that are set aside',
    'rules: sanma\nseat: south\nkita: 1\nriichi: yes\n234678p34p067s99s\nron: 5p\ndora: 4p\nyaku: riichi, dora 4',
    []
  ],

  // Waits and what they pay
  [
    'a wait without a yaku pays less',
    `${junchan}\ntakame: 4m`,
    ['Unexpected takame `4m`, expected `1m`: `1m` pays 2 han 30 fu, 2,000 points; `4m` has no yaku']
  ],
  ['a wait without a yaku', `${junchan}\nwaits: 4m (役なし)`, []],
  [
    'a wait of which another yaku is said',
    `${junchan}\nwaits: 1m (三色)、4m (役なし)`,
    ['Unexpected yaku `三色`, expected junchan 2: the hand has no sanshoku doujun']
  ],
  [
    'a wait of which a yaku is said that it has not',
    `${junchan}\nwaits: 1m (純チャン)、4m (純チャン)`,
    [
      'Unexpected score or yaku for a hand that wins nothing: it has no yaku; no pinfu: the hand is open; no junchan: the run `234m` has no terminal or honor'
    ]
  ],
  [
    'waits without a note are all',
    `${junchan}\nwaits: 4m`,
    ['Unexpected waits `4m`, expected `14m`: the hand also waits for `1m`']
  ],
  [
    'one of two waits has a note: the claim is about all',
    `${ittsu}\nwaits: 1m (一通)、4m`,
    ['Unexpected waits `1m (一通)、4m`, expected `147m`: the hand also waits for `7m`']
  ],
  ['a note is about the waits that it fits', `${ittsu}\nwaits: 1m (一通)`, []],
  [
    'a wait that one of two notes fits is missing',
    `${ittsu}\nwaits: 1m (一通)、4m (役なし)`,
    ['Unexpected waits `1m (一通)、4m`, expected `147m`: the hand also waits for `7m`']
  ],
  [
    'only the part of a note that cannot be read is not understood',
    `${junchan}\nwaits: 1m (純チャン)、4m (役なし、30符)`,
    ['Unexpected `30符`, which is not understood and therefore not checked']
  ],
  [
    'a note that a wait has no yaku is true, whatever else the note says',
    `${junchan}\nwaits: 1m (junchan), 4m (no yaku by ron)`,
    []
  ],
  ['waits that have a yaku by tsumo alone: the one that pays more', `${tsumoOnly}\ntakame: 1m`, []],
  [
    'waits that have a yaku by tsumo alone: the one that pays less',
    `${tsumoOnly}\ntakame: 5p`,
    [
      'Unexpected takame `5p`, expected `1m`: `1m` pays 1 han 40 fu, 400/700 points; `5p` pays 1 han 30 fu, 300/500 points'
    ]
  ],
  ['a discard of which each leaves other waits is no furiten', '123m456p789s11z468m\nj7m5m', []],
  ['what a shape accepts after a discard', '34457m\nukeire: 6m 4枚', []],
  [
    'waits after a discard that the answer of a quiz names',
    `${pinfu}1z\nanswer: 9s\nwaits: 2-5p`,
    ['Unexpected waits `2-5p`, expected none: after `9s` the hand is 1-shanten']
  ],
  [
    'the one wait that was not hit',
    '234678m345p567s9s\nron: 8s',
    ['Unexpected winning tile `8s`, expected `9s`: `8s` does not complete the hand']
  ],
  [
    'a part of a hand with one wait',
    '12m\nwin: 4m',
    ['Unexpected winning tile `4m`, expected `3m`: `4m` does not complete the hand']
  ],

  // Shanten
  [
    'two false numbers: the first',
    '1188m2299p4477s6z\nshanten: 2-shanten, 3-shanten',
    ['Unexpected shanten `2-shanten`, expected tenpai: the wait is `6z`']
  ],
  ['two forms: the number is of the last', '1188m2299p4477s6z\nshanten: chiitoitsu, standard 3-shanten', []],
  [
    'tenpai at a draw that is none',
    '状況: 流局 聴牌\n123m456p1123s68s7z',
    ['Unexpected shanten `聴牌`, expected 1-shanten: the hand is 1-shanten']
  ],
  [
    'tenpai at a draw that is none, said of the player',
    '状況: 東1局 南家 流局\n自家: テンパイ\n123m456p1123s68s7z',
    ['Unexpected shanten `テンパイ`, expected 1-shanten: the hand is 1-shanten']
  ],
  [
    'candidates that are not in the hand',
    '24m3345567p45566s\nanswer: 3p\ncandidates: 3p 2m 9s',
    ['Unexpected tile `9s`, expected a tile of the hand']
  ],

  // Points after a hand
  [
    'points of which one has a name and one has none',
    `${draw} 東家 1500 -1500`,
    ['Unexpected `東家 1500 -1500`, which is left unchecked: nothing says whose points these are']
  ],
  [
    'three players: the stick is in the points that are given',
    `${sanma}\n精算後の持ち点: 30000 32000 28000`,
    []
  ],
  [
    'three players: the stick is not taken twice',
    `${sanma}\n精算後の持ち点: 30000 33000 28000`,
    [
      'Unexpected scores after the hand `30000 33000 28000`, expected 30,000 / 32,000 / 28,000: the hand is 2 han 30 fu, 2,000 points; 1 riichi stick'
    ]
  ],
  [
    'payments may leave the stick of the winner out',
    `状況: 東1局 南家 立直\n${pinfu}\nロン: 5p 対面から\n点数移動: 0 2000 0 -2000`,
    []
  ],
  [
    'payments may leave out the stick of another player',
    `状況: 東1局 南家\n${pinfu}\nロン: 5p 対面から\n対面: 立直\n点数移動: 0 1000 0 -1000`,
    []
  ],
  [
    'three players: points in the order from the owner of the hand',
    `${sanma}\n精算後の持ち点: 32000 28000 30000`,
    []
  ],
  [
    'a win of a hand that is not known does not say what is paid',
    `状況: 東1局 南家\n234678m34p567s9?s\nロン: 5p 対面から\n点数移動: 0 2000 0 -2000`,
    [
      'Unexpected `0 2000 0 -2000`, which is left unchecked: the block does not say who won, in which seat and with which tile, or how the hand was drawn'
    ]
  ],
  [
    'words that are not understood are reported for a hand that wins nothing as well',
    `seat: south\n${pinfu}\nwin: 9m\nfu: 30 blah`,
    [
      'Unexpected winning tile `9m`, expected `25p`: `9m` does not complete the hand',
      'Unexpected `blah`, which is not understood and therefore not checked'
    ]
  ],
  [
    'the count of honba is false',
    `situation: East 1-2, South seat\n${pinfu}\nron: 5p\nscore: 1 han 30 fu 1 honba`,
    ['Unexpected score `1 honba`, expected 1 han 30 fu, 1,000 points: with 2 honba it is 1,600 points']
  ],
  [
    'no yaku, however the hand was won',
    "seat: south\n456p456s78s11z 3'45m\nwin: 9s\nscore: 1000",
    [
      'Unexpected score or yaku for a hand that wins nothing: it has no yaku; no pinfu: the hand is open; no riichi: the hand is open'
    ]
  ],
  [
    'that a hand has no yaku is false: its yaku are the reason',
    `seat: south\n${pinfu}\nron: 5p\nyaku: no yaku`,
    ['Unexpected yaku `no yaku`, expected pinfu 1: the hand has pinfu 1']
  ],
  ['that a hand has no yaku is true', "seat: south\n456p456s78s11z 3'45m\nron: 9s\nscore: no yaku", []],
  [
    'that a hand has no yaku does not say why it is not complete',
    `seat: south\n${pinfu}\nron: 6p\nscore: no yaku`,
    ['Unexpected winning tile `6p`, expected `25p`: `6p` does not complete the hand']
  ],
  [
    'of several discards as false as each other, the first is reported',
    '11223m456p456s789s\nwaits: 9p',
    ['Unexpected waits `9p`, expected `2m`: `9p` does not complete the hand']
  ],
  [
    'a winning tile that the row does not contain is no discard of it',
    '234678m345p567s99s\nwin: 9m\nwaits: 2-5p',
    [
      'Unexpected winning tile `9m` with a row of 14 tiles that does not contain it, expected a row of 13 tiles, or a tile of the row'
    ]
  ],
  [
    'nagashi mangan, where it is not played',
    `rules: jpml\nsituation: South seat, nagashi mangan\n${pinfu} 5p\nscore: 400/700`,
    ['Unexpected nagashi mangan: the rules do not have it']
  ],
  [
    'sticks that are said to lie there do not make up for those of riichi, where the points are full without them',
    `situation: East 1, South seat, 1 stick\n${pinfu}\nron: 5p toimen\nkamicha: riichi\nscores: 25000 25000 25000 25000\nscores-after: 25000 27000 25000 24000`,
    [
      'Unexpected scores of 101000 points in all with the riichi sticks, expected 100000',
      'Unexpected scores after the hand `25000 27000 25000 24000`, expected 24,000 / 27,000 / 25,000 / 24,000: the hand is 1 han 30 fu, 1,000 points; 1 riichi stick'
    ]
  ],
  [
    'several rons: payments may leave the stick of another player out',
    `payments: 3900 1000 0 -4900\n${twoWinners}`,
    []
  ],
  [
    'several rons: the stick goes to the winner whose turn is next after the discard (上家取り)',
    `payments: 4900 1000 -1000 -4900\n${twoWinners}`,
    []
  ],
  [
    'a number whose unit would run into a word has no proposal',
    `seat: south\n${pinfu}\nron: 5p\nscore: 30ron`,
    ['Unexpected `30`, which is not understood and therefore not checked']
  ],
  [
    'a rank without a suit that no wait has: every suit is proposed',
    '123m456p789s11z46s\nwaits: 8',
    ['Unexpected `8`, which is not understood and therefore not checked; did you mean `8m` or `8p` or `8s`?']
  ],
  [
    'how a hand is made up: 789 is a run in each suit',
    '789m789p789s11z123s\nreadings: 789m 789p 123s 789s 11z',
    []
  ],
  [
    'waits that pay the same: four of them are named',
    'seat: south\n1112345678999m\ntakame: 1m',
    [
      'Unexpected takame `1m`, expected none: all waits pay the same; `1m` pays double yakuman, 64,000 points; `2m` pays double yakuman, 64,000 points; `3m` pays double yakuman, 64,000 points; `4m` pays double yakuman, 64,000 points'
    ]
  ],
  ['no dora are said where there are none', `seat: south\n${pinfu}\nron: 5p\nyaku: pinfu, dora 0`, []],
  ['an answer may name the last copy of a tile that the hand draws', "12m456p789s11z 33'3m\nanswer: 3m", []],
  [
    'a wait that is misspelt is not missing',
    '123m456p789s99m66z\nwaits: 9m hatzu',
    ['Unexpected `hatzu`, which is not understood and therefore not checked; did you mean `hatsu`?']
  ],
  [
    'numbers without their units, and nothing else: the units are proposed',
    `seat: south\n${pinfu} 5p\nscore: 2 20`,
    ['Unexpected `2 20`, which is not understood and therefore not checked; did you mean `2 han 20 fu`?']
  ],
  [
    'a win in the first turn with melds is the one that is written',
    "seat: south\nsituation: chiihou\n234678m34p99s 5p 3'33z",
    ['Unexpected chiihou: the hand has melds']
  ],
  ['kokushi by thirteen tiles is kokushi', 'seat: south\n19m19p19s1234567z 1m\nyaku: kokushi', []],
  ['suuankou by a single tile is suuankou', 'seat: south\n111m222p333s444p5z 5z\nyaku: suuankou', []]
]
test.each(rows)('%s', (_, text, said) => {
  expect(sentences(text)).toEqual(said)
})

// [why, row, claim, ids of what is said]
const parts: ReadonlyArray<readonly [why: string, row: string, claim: string, said: readonly string[]]> = [
  ['shanten of a shape', '147m4p', 'shanten: 0', ['false-shanten']],
  ['shanten of a shape one tile over', '147m28p', 'shanten: 0', ['false-shanten']],
  ['what a shape accepts', '123m', 'ukeire: 5', ['false-ukeire']],
  ['a discard of 3n tiles is left alone', '123m', 'discard: 1m', []],
  ['shanten of part of a hand that won', '23m55p', 'win: 4m\nshanten: 3', ['false-shanten']],
  ['ukeire of part of a hand that won', '23m55p', 'win: 4m\nukeire: 99', ['false-ukeire']],
  ['ukeire of 3n tiles that won are left alone', '234m', 'win: 4m\nukeire: 99', []],
  ['how 3n tiles are made up', '123m', 'readings: 12m', ['hand-size', 'false-readings']],
  ['waits of 3n tiles', '19m4p', 'waits: 3m', ['part-of-hand']],
  ['no waits, where there are none', '147m147p147s1234z', 'waits: none', []],
  ['a name of waits, where there are none', '147m147p147s1234z', 'waits: ryanmen', ['false-waits']],
  ['a count of waits, where there are none', '147m147p147s1234z', 'waits: 3 kinds', ['false-waits']]
]
test.each(parts)('of part of a hand, or of waits that are not there: %s', (_, row, claim, said) => {
  expect(checkBlock(`${row}\n${claim}`, claimChecker()).messages.map(({id}) => id)).toEqual(said)
})

test('a score without a figure is not checked', () => {
  const {claims} = checkBlock(`seat: south\n${pinfu}\nron: 5p\nscore: は`, claimChecker())
  expect(claims.map(({state}) => state)).toEqual(['unchecked'])
})
