/**
 * Every kind of message, word for word: the types and the run time both give these sentences.
 */
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {literal} from './literals.js'
import {notationFault} from './oracle.js'
import {typedScore} from './typed-score.js'
import {versions} from './typescripts.js'

const head = `import type {Checked, Score} from '@tehai/riichi/types'\n`

const known = "digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`"
const kamicha = 'a chii can only be called from kamicha (the player to the left)'

// [kind, text, sentence]: messages of the notation.
const notation = [
  ['empty', '', 'Unexpected empty notation, expected tiles such as `123m` or `5z`'],
  ['bad-char', '12q4m', `Unexpected \`q\` in typed notation, expected ${known}; did you mean \`p\`?`],
  ['bad-char, no proposal', '12y4m', `Unexpected \`y\` in typed notation, expected ${known}`],
  [
    'missing-suit',
    '123m45',
    'Unexpected digits `45` without a suit letter, expected `m`, `p`, `s` or `z` after them; did you mean `45m` or `45p` or `45s`?'
  ],
  ['missing-rank', 'm123p', 'Unexpected suit letter `m` without digits, expected digits before it'],
  ['bad-rank', '8z', 'Unexpected `8z`, expected `1z` to `7z` (east, south, west, north, white, green, red)'],
  [
    'bad-rank, 0z',
    '10z',
    'Unexpected `0z`, expected `1z` to `7z` (east, south, west, north, white, green, red)'
  ],
  [
    'red-not-five',
    'r4m',
    'Unexpected red mark in `r4m`, expected a five: only `5m`, `5p` and `5s` can be red; did you mean `4m`?'
  ],
  ['bad-meld-size', "1'1m", "Unexpected meld `1'1m` of 2, expected three or four tiles"],
  [
    'bad-meld-size, a wait',
    '2-5p',
    'Unexpected meld `2-5p` of 2, expected three or four tiles; did you mean `25p`?'
  ],
  ['bad-meld-size, four', '111+m', 'Unexpected meld `111+m` of 3, expected four tiles'],
  [
    'bad-meld-size, hidden',
    'x11xm',
    'Unexpected meld `x11xm` of 4, expected the outer tiles around `xx`, as in `4xx4s`'
  ],
  ['not-same-kind', '1112+m', 'Unexpected meld `1112+m`, expected tiles of one kind'],
  ['not-a-sequence', "1'24m", "Unexpected meld `1'24m`, expected three equal tiles or three in a row"],
  ['chii-not-from-kamicha', "12'3m", `Unexpected chii from toimen: ${kamicha}; did you mean \`2'13m\`?`],
  [
    'chii-not-from-kamicha, shimocha',
    "123'm",
    `Unexpected chii from shimocha: ${kamicha}; did you mean \`3'12m\`?`
  ],
  ['multiple-calls', '1-1-1m', 'Unexpected second call mark `-`, expected one called tile in a meld'],
  [
    'bad-mark-position',
    '1-1=11m',
    'Unexpected mark `=` at this place, expected it before the last digit, the added tile'
  ],
  [
    'bad-mark-position, ankan',
    '111+1m',
    'Unexpected mark `+` at this place, expected it after the fourth digit'
  ],
  [
    'bad-mark-position, kakan',
    "1'11'1m",
    "Unexpected mark `'` at this place, expected it on the tile beside the called one"
  ],
  ['bad-mark-position, hidden', "1'xx1m", "Unexpected mark `'` at this place, expected it in an open meld"],
  ['dangling-mark', '-123m', 'Unexpected mark `-` with no tile before it, expected a digit before it'],
  [
    'missing-added-tile',
    '555-=m',
    'Unexpected end after `=`, expected the tile that was added to the pon; did you mean `=5`?'
  ]
]

const pinfu = '234m345p456s66p78s9s'
const open = "34p678s55m567p2'34m5p"
const ron = {win: 'ron'}
const tsumo = {win: 'tsumo'}
const dealer = {seat: 'east'}

// [kind, text, context, sentence]: messages of the hand and what is known of it.
const ofHands = [
  ['notation', '12q4m', ron, notation[1][2]],
  ['hand-size', '234m345p456s66p78s', ron, 'Unexpected hand of 13 tiles, expected 14 tiles'],
  [
    'too-many-copies',
    '22222m345p456s78s9s',
    ron,
    'Unexpected copy number 5 of `2m`, expected at most 4 copies of a tile'
  ],
  [
    'too-many-copies, melds included',
    "22m678s55z2'22m2'34m3m",
    ron,
    'Unexpected copy number 5 of `2m`, expected at most 4 copies of a tile'
  ],
  [
    'chii-not-from-kamicha in 新篠 notation',
    '34p678s55m567p23-4m5p',
    ron,
    `Unexpected chii from toimen: ${kamicha}`
  ],
  [
    'no-win-tile',
    '234m345p456s66p789s',
    ron,
    'Unexpected hand without a winning tile, expected it as a separate group at the end, as in `78s9s`, or named by `tile`'
  ],
  [
    'win-not-in-hand',
    '234m345p456s66p789s',
    {...ron, tile: '1z'},
    'Unexpected winning tile `1z`, expected a tile of the hand outside its melds'
  ],
  [
    'bad-dora',
    pinfu,
    {...ron, dora: '4q'},
    'Unexpected indicators `4q`, expected tiles such as `4m` or `4m3z`'
  ],
  [
    'not-complete',
    '234m345p456s67p78s9s',
    ron,
    'Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans'
  ],
  [
    'three-players',
    '999m345p456s66p78s9s',
    {win: 'tsumo', rules: {sanma: true}},
    'Unexpected rule `sanma`, expected four players: `score` of `@tehai/riichi` scores the hands of three'
  ],
  ['no-yaku', '234m789p34579s99p8s', ron, 'Unexpected hand without yaku, expected at least one'],
  ['riichi-with-open-hand', open, {...ron, riichi: true}, 'Unexpected riichi: the hand is open'],
  ['ippatsu-without-riichi', pinfu, {...ron, ippatsu: true}, 'Unexpected ippatsu: there is no riichi'],
  ['rinshan-with-ron', pinfu, {...ron, rinshan: true}, 'Unexpected rinshan: the hand was won by ron'],
  ['haitei-with-ron', pinfu, {...ron, haitei: true}, 'Unexpected haitei: the hand was won by ron'],
  ['tenhou-with-ron', pinfu, {...ron, ...dealer, tenhou: true}, 'Unexpected tenhou: the hand was won by ron'],
  ['chiihou-with-ron', pinfu, {...ron, chiihou: true}, 'Unexpected chiihou: the hand was won by ron'],
  ['chankan-with-tsumo', pinfu, {...tsumo, chankan: true}, 'Unexpected chankan: the hand was won by tsumo'],
  [
    'haitei-with-rinshan',
    '234m345p456s5555+z 99s',
    {...tsumo, haitei: true, rinshan: true},
    'Unexpected haitei: the last tile of the wall is not a replacement tile'
  ],
  ['houtei-with-tsumo', pinfu, {...tsumo, houtei: true}, 'Unexpected houtei: the hand was won by tsumo'],
  ['renhou-with-tsumo', pinfu, {...tsumo, renhou: true}, 'Unexpected renhou: the hand was won by tsumo'],
  [
    'tenhou-not-dealer',
    pinfu,
    {...tsumo, seat: 'west', tenhou: true},
    'Unexpected tenhou: the seat is not East'
  ],
  ['chiihou-as-dealer', pinfu, {...tsumo, ...dealer, chiihou: true}, 'Unexpected chiihou: the seat is East'],
  ['first-turn-with-melds', open, {...tsumo, chiihou: true}, 'Unexpected chiihou: the hand has melds']
]

/** A sentence as the types have it. */
const error = sentence => JSON.stringify(`⚠ ${sentence}`)

export default async function messages() {
  const assertions = [
    ...notation.map(([, text, sentence]) => [`Checked<${JSON.stringify(text)}>`, error(sentence)]),
    ...ofHands.map(([, text, context, sentence]) => [
      `Score<${JSON.stringify(text)}, ${literal(context)}>`,
      error(sentence)
    ])
  ]
  const wrong = assertions.slice(0, 3).map(([actual]) => [actual, '"⚠ Something else"'])
  const run = {head, assertions, wrong}
  const atRunTime = [
    ...notation
      .filter(([, text, sentence]) => notationFault(text) !== sentence)
      .map(([kind, text]) => `${kind}: ${notationFault(text)}`),
    ...ofHands
      .filter(([, text, context, sentence]) => typedScore(text, context) !== `⚠ ${sentence}`)
      .map(([kind, text, context]) => `${kind}: ${JSON.stringify(typedScore(text, context))}`)
  ]
  const ofVersions = versions.map(async version => {
    const name = `${assertions.length} messages word for word on TypeScript ${version}`
    return judged(name, version, 'messages', run, await compileAssertions(version, 'messages', run))
  })
  return [
    {name: `${assertions.length} messages word for word at run time`, problems: atRunTime},
    ...(await Promise.all(ofVersions))
  ]
}

/** How many kinds there are. */
export const kinds = [...notation, ...ofHands].map(([kind]) => kind)
