/**
 * Mutants that no test can notice, each with the reason: nothing that a person could see is different.
 *
 * A row names the file, the lines as they are and as the mutant has them (blanks folded), and why both do the same.
 * `mutants.test.js` fails for a row of which the code is no longer there.
 */
export const explained = [
  [
    'packages/riichi/src/analysis/composition.ts',
    'const most = Math.max(found[0][0]?.left.length ?? Infinity, found[1][0]?.left.length ?? Infinity)',
    'const most = Math.max(found[0][0]?.left.length ?? Infinity, found[0][0]?.left.length ?? Infinity)',
    'a part whose ways with a pair leave more over than those without is never the best: that all parts are without one is a choice as well'
  ],
  [
    'packages/koikoi/src/round/start/deal.ts',
    'const seen = new Uint8Array(48)',
    'const seen = new Uint8Array(49)',
    'a card is one of 0 to 47 before it is looked up: the last place is never read'
  ],
  ...['counts[kind]! >= 3', 'counts[kind]! > 2'].map(most => [
    'packages/riichi/src/shanten/parts.ts',
    'const known = counts[kind]! > 3 ? 0 : classes[key + keyOfOne[kind]!]!',
    `const known = ${most} ? 0 : classes[key + keyOfOne[kind]!]!`,
    'what is not known is read with one tile more, which finds what the table of classes has'
  ]),
  [
    'packages/koikoi/src/round/evolve.ts',
    'draft.deck = draft.deck[0] === card ? draft.deck.slice(1) : without(draft.deck, card)',
    'draft.deck = draft.deck[-1] === card ? draft.deck.slice(1) : without(draft.deck, card)',
    'the first card is cut off because that is faster than looking for it: both leave the same cards'
  ],
  ...['FieldChoiceRequired', 'Teshi', 'Kuttsuki'].map(type => {
    const reason = 'these events change nothing; they are listed so that the compiler names a new one'
    return ['packages/koikoi/src/round/evolve.ts', `case '${type}':`, "case '':", reason]
  }),
  [
    'packages/koikoi/src/round/start/dealer.ts',
    'const pointsOfType: Readonly<Record<CardType, number>> = {hikari: 20, tane: 10, tanzaku: 5, kasu: 1}',
    'const pointsOfType: Readonly<Record<CardType, number>> = {hikari: 20, tane: 10, tanzaku: 4, kasu: 1}',
    'points of types are only compared, and their order is the same'
  ],
  ...[
    ['-1', '0'],
    ['0', '1']
  ].map(([start, end]) => [
    'packages/koikoi/src/round/refusal.ts',
    'const message = {id, severity: refusalWords[id].severity, start: 0, end: 0, values, expected: []}',
    `const message = {id, severity: refusalWords[id].severity, start: ${start}, end: ${end}, values, expected: []}`,
    'the sentence of a refusal names no range of a text'
  ]),
  [
    'packages/core/src/notation/home/diagnosis.ts',
    'if (!first) return null',
    ';',
    'only runs that have a mark are diagnosed; the compiler requires the line'
  ],
  [
    'packages/core/src/notation/home/doubts.ts',
    "const suit = folded[at + 2] ?? ''",
    "const suit = folded[at + 2] ?? '?'",
    'at the end of a row there is no suit, whether by an empty text or by one that is none'
  ],
  [
    'packages/core/src/notation/home/row.ts',
    'gapStart: -1,',
    'gapStart: -2,',
    'it is only compared with 0: any number below is no offset'
  ],
  [
    'packages/core/src/notation/home/doubts.ts',
    'const before = folded.slice(startOfDigits(folded, at - 1), at)',
    'const before = folded.slice(startOfDigits(folded, at - 2), at)',
    'the character before the letter is the last digit of the run, so that the run begins at the same place'
  ],
  [
    'packages/core/src/claims/check/impossible-situation.ts',
    'if (!win) return []',
    ';',
    'the line before gives the winning tile, so that there is always a win; the compiler does not know'
  ],
  [
    'packages/core/src/claims/check/score/score-reasons.ts',
    "const otherWay = by === 'ron' ? 'tsumo' : 'ron'",
    "const otherWay = by === 'ron' ? '' : 'ron'",
    'it goes to `pointsOf` alone, which takes whatever is no ron for a tsumo'
  ],
  [
    'packages/core/src/claims/check/score/paid-waits.ts',
    "return by ? [by] : ['ron', 'tsumo']",
    "return by ? [by] : ['ron', '']",
    'it goes to the scoring alone, which takes whatever is no ron for a tsumo'
  ],
  [
    'packages/core/src/claims/check/score/score-reasons.ts',
    'if (fu === 0) return null',
    'if (fu === -1) return null',
    'fu of 0 are those of a yakuman, to which nothing is near: the reason that is given for other han names no more'
  ],
  [
    'packages/core/src/claims/check/waits/waits.ts',
    'return named.slice(from, length < 0 ? undefined : from + length)',
    'return named.slice(from, length < 1 ? undefined : from + length)',
    'the first tile of the slice is no wait, so that the place of the first wait in it is never 0'
  ],
  [
    'packages/core/src/notation/home/row.ts',
    'dashAt: -1,',
    'dashAt: -2,',
    'it is only compared with 0: any number below is no offset'
  ],
  [
    'packages/core/src/notation/home/row.ts',
    'row.dashAt = -1',
    'row.dashAt = -2',
    'it is only compared with 0: any number below is no offset'
  ],
  [
    'packages/core/src/notation/home/marked-run.ts',
    'if (to > drafts.length || (to < drafts.length && parts[to] === null)) continue',
    'if (to > drafts.length || (to <= drafts.length && parts[to] === null)) continue',
    'the list of parts ends with the last draft: after it is `undefined`, which is not `null`'
  ],
  [
    'packages/koikoi/src/round/available.ts',
    'if (state.result) return []',
    ';',
    'a round that is over is between turns, where nothing is allowed; the line says why'
  ],
  [
    'packages/riichi/src/value/ura-worth.ts',
    'for (const {han, fu} of readings) if (han > 0) most = Math.max(most, pointsOf(han + ura, fu))',
    'for (const {han, fu} of readings) if (han >= 0) most = Math.max(most, pointsOf(han + ura, fu))',
    'ura dora are counted in riichi alone, which is a han of every reading without yakuman'
  ],
  [
    'packages/riichi/src/yaku/han.ts',
    'export const onceYakuman: () => HanOf = whenNeeded(row => (row.yakuman > 0 ? 13 : 0))',
    'export const onceYakuman: () => HanOf = whenNeeded(row => (row.yakuman > 0 ? 13 : 1))',
    'the table is only read for yakuman; its values for other yaku are never read'
  ],
  [
    'packages/koikoi/src/round/refusal.ts',
    'const message = {id, severity: refusalWords[id].severity, start: 0, end: 0, values, expected: []}',
    'const message = {id, severity: refusalWords[id].severity, start: 0, end: -1, values, expected: []}',
    'the sentence is made of an empty text, of which any span is empty'
  ],
  [
    'packages/core/src/claims/check/discard/value-problems.ts',
    'if (Math.abs(truly - amount) <= tolerance + ROUNDING * Math.max(1, amount)) return []',
    'if (Math.abs(truly - amount) < tolerance + ROUNDING * Math.max(1, amount)) return []',
    'a computed figure is never, to the last bit, a billionth farther from a written one than its precision'
  ],
  [
    'packages/core/src/claims/check/waits/waits.ts',
    "return tiles!.turn === 'discard' && best >= 0",
    "return tiles!.turn === 'discard' && best > 0",
    'a discard that leaves tenpai has waits, so that a hand of 0-shanten needs no reason for having none'
  ],
  [
    'packages/core/src/notation/home/close-run.ts',
    'if (trailing < 0 && !run.some(({yAt}) => yAt >= 0)) return null',
    'if (trailing <= 0 && !run.some(({yAt}) => yAt >= 0)) return null',
    'digits come before a y that is no prefix, so that it is never at offset 0'
  ],
  [
    'packages/core/src/notation/home/read-display.ts',
    "failCharacters(row, 'dangling-modifier', close + 1)",
    "failCharacters(row, 'dangling-modifier', close + 0)",
    'the brace that is left over is a fault beside this one, and both are reported as one'
  ],
  [
    'packages/riichi/src/safety/view-of.ts',
    'for (const {river, melds = [], kita = 0} of players) {',
    'for (const {river, melds = [], kita = -1} of players) {',
    'it is only counted up to: below 1 there is no north'
  ],
  [
    'packages/riichi/src/analysis/composition.ts',
    "const rankOf = ({type}: Block): number => (type === 'triplet' ? 0 : type === 'pair' ? 1 : 2)",
    "const rankOf = ({type}: Block): number => (type === 'triplet' ? 0 : type === 'pair' ? 1 : 3)",
    'ranks are only compared: a run is after a pair with any rank above 1'
  ],
  [
    'packages/riichi/src/value/worth.ts',
    'if (all[kind]! > mostCopies) mostCopies = all[kind]!',
    'if (all[kind]! >= mostCopies) mostCopies = all[kind]!',
    'a maximum is the same when an equal number takes its place'
  ],
  [
    'packages/riichi/src/given/fields.ts',
    'sanma: true,',
    'sanma: false,',
    'the table is only read for whether it has a field'
  ],
  [
    'packages/riichi/src/score/payments.ts',
    'const kind = kindOf(meld.tiles[0]!)',
    'const kind = kindOf(meld.tiles[1]!)',
    'all tiles of a pon or a kan are of one kind, and a chii does not count'
  ],
  [
    'packages/riichi/src/safety/tables.ts',
    'return {unseen, furiten: countTiles([]), copies: allCopies, melds: 0}',
    'return {unseen, furiten: countTiles([]), copies: allCopies, melds: 1}',
    'the tables are of ryanmen, which do not depend on melds'
  ],
  [
    'packages/core/src/claims/check/safety/statements.ts',
    'if (!first) return []',
    ';',
    'a claim without an opponent is left before; the compiler does not know'
  ],
  [
    'packages/koikoi/src/round/start/start.ts',
    '{dealer = 0, rules = defaultRules}: RoundOptions = {}',
    '{dealer = -1, rules = defaultRules}: RoundOptions = {}',
    'a deal is thrown away for either hand, so that it does not matter which of them is dealt first'
  ],
  [
    'packages/koikoi/src/round/start/start.ts',
    '{dealer = 0, rules = defaultRules}: RoundOptions = {}',
    '{dealer = 1, rules = defaultRules}: RoundOptions = {}',
    'a deal is thrown away for either hand, so that it does not matter which of them is dealt first'
  ],
  [
    'packages/riichi/src/value/graph/follow-discards.ts',
    'const reds = isFive(kind) ? redsIn(hand, part) : 0',
    'const reds = isFive(kind) ? redsIn(hand, part) : -1',
    'a kind that is held has more copies than either number, and neither is above 0'
  ],
  ...['at === 0 && shanten <= 0 ? 0', 'at === 0 && shanten < 1 ? 0', 'at === 0 && shanten < 0 ? 1'].map(
    (condition, row) => [
      'packages/riichi/src/value/graph/follow-discards.ts',
      'const kept = at === 0 && shanten < 0 ? 0 : shanten',
      `const kept = ${condition} : shanten`,
      row < 2
        ? 'a hand that is tenpai keeps 0 in both ways'
        : 'whatever a complete hand discards leaves it tenpai: no discard is between 0 and 1'
    ]
  ),
  ...['>= 0', '> -1'].map(limit => [
    'packages/riichi/src/value/graph/links.ts',
    'if (points.length > 0) points[at] = links.points[link]!',
    `if (points.length ${limit}) points[at] = links.points[link]!`,
    'a typed array without elements takes none: the condition only spares the attempt'
  ]),
  ...['1', '3'].map(times => [
    'packages/riichi/src/value/graph/states.ts',
    'slots: new Int32Array(firstCapacity * 2)',
    `slots: new Int32Array(firstCapacity * ${times})`,
    'it only sets how long a search takes: the states are widened before they fill the slots that the mask reaches'
  ]),
  [
    'packages/riichi/src/value/graph/states.ts',
    'export const RED_BIT = 17',
    'export const RED_BIT = 18',
    'the bit that then meets that of riichi would be of a second red five of souzu, which no rules have'
  ],
  ...[
    'if (unread.length === -1 || unread.length === messages.length) return messages',
    'if (unread.length === 0 && unread.length === messages.length) return messages',
    ';'
  ].map(becomes => [
    'packages/core/src/claims/check/outcome/outcome.ts',
    'if (unread.length === 0 || unread.length === messages.length) return messages',
    becomes,
    'it spares the comparison of messages where all of them stay'
  ]),
  ...['first >= 0', 'first > -1'].map(limit => [
    'packages/core/src/claims/check/outcome/unread-messages.ts',
    'while (first > 0 && kanji.test(text[first]!) && kanji.test(text[first - 1]!)) first--',
    `while (${limit} && kanji.test(text[first]!) && kanji.test(text[first - 1]!)) first--`,
    'before the first character there is none, which is no kanji'
  ]),
  [
    'packages/riichi/src/value/value.ts',
    'const suit = (kindOf(tile) / 9) | 0',
    'const suit = (kindOf(tile) / 10) | 0',
    'it is only used for red fives, the kinds 4, 13 and 22: both give 0, 1 and 2'
  ],
  ...['> -1', '>= 0'].map(limit => [
    'packages/koikoi/src/round/start/dealer.ts',
    'return difference === 0 ? null : difference > 0 ? 0 : 1',
    `return difference === 0 ? null : difference ${limit} ? 0 : 1`,
    'a difference of 0 is left before, and points are whole numbers'
  ]),
  ...['0', '2'].map(han => [
    'packages/core/src/claims/check/score/score-reasons.ts',
    'for (let han = 1; han <= YAKUMAN_HAN; han++) {',
    `for (let han = ${han}; han <= YAKUMAN_HAN; han++) {`,
    'a score has a han or more: the reason that is given for so few is the same as without another number of han'
  ]),
  [
    'packages/core/src/claims/check/score/score-reasons.ts',
    'if (han < 1 || han > 4) return null',
    'if (han < 1 || han > 5) return null',
    'five han pay the same with any fu, so that no other fu make an amount right that is false'
  ],
  [
    'packages/core/src/claims/check/score/yaku-problems.ts',
    'if (parts.length === 0) return []',
    ';',
    'it spares the tables that parts are compared with: without parts there is no problem'
  ],
  [
    'packages/record/src/readers/tenhou6/turns.ts',
    'const total = lists.reduce((sum, {draws, discards}) => sum + draws.length + discards.length, 0)',
    'const total = lists.reduce((sum, {draws, discards}) => sum + draws.length + discards.length, 1)',
    'it ends the search early: without it the first way that uses all items is the longest one as well'
  ],
  [
    'packages/record/src/game/hand.ts',
    'if (tiles === null || tiles.length % 3 !== 1 || tiles.length > 13) return []',
    'if (tiles === null || tiles.length % 3 !== 1 || tiles.length > 14) return []',
    'of 14 tiles the remainder is another one, which is left before'
  ],
  [
    'packages/record/src/check/playout.ts',
    "{type: 'draw', reason, tenpai: null, before: null, delta: null},",
    "{type: '', reason, tenpai: null, before: null, delta: null},",
    'the check of a draw reads the reason of the result; the compiler requires its type'
  ]
]

/** The reason of a mutant, or `undefined`. */
export function reasonOf({file, was, becomes}) {
  return explained.find(row => row[0] === file && row[1] === was && row[2] === becomes)?.[3]
}
