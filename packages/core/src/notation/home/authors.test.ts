import {describe, expect, test} from 'vitest'
import type {DialectId} from '../dialect.js'
import {parse, type ParseRowOptions} from '../parse.js'
import {sentence} from '@tehai/kernel/source'
import {notationMessages} from '../sentences.js'
import type {Node, TileNode, Tree} from '../tree.js'

/** A row in one line: `1m 2m · [pon 5z* 5z 5z kamicha] | 3s` (`*` called, `+` added, `|` the draw, `"…"` text). */
function show({nodes, draw}: Tree): string {
  return nodes.map((node, index) => (index === draw ? `| ${showNode(node)}` : showNode(node))).join(' ')
}

function showNode(node: Node): string {
  switch (node.type) {
    case 'tile':
      return [node.face, ...node.marks].join(':') + (node.label === null ? '' : `{${node.label}}`)
    case 'meld': {
      const {meld} = node
      if (meld.type === 'ankan')
        return `[ankan ${meld.tiles.join(' ')} ${meld.faceDown ?? ''}]`.replace(' ]', ']')
      const added = meld.type === 'kakan' ? meld.added : -1
      const tiles = meld.tiles.map((tile, at) => tile + (at === meld.called ? '*' : at === added ? '+' : ''))
      return `[${meld.type} ${tiles.map((tile, at) => tile + charactersOf(node.nodes[at]!)).join(' ')} ${meld.from}]`
    }
    case 'gap':
      return '·'
    case 'placeholder':
      return node.placeholder + (node.label === null ? '' : `{${node.label}}`)
    case 'text':
      return `"${node.value}"`
  }
}

/** Marks and label of a tile in a meld. */
const charactersOf = ({marks, label}: TileNode) =>
  marks.map(mark => `:${mark}`).join('') + (label === null ? '' : `{${label}}`)

function check(
  text: string,
  shown: string,
  ids: readonly string[] = [],
  options: ParseRowOptions = {}
): void {
  const {tree, messages} = parse(text, options)
  expect(show(tree)).toBe(shown)
  expect(messages.map(({id}) => id)).toEqual(ids)
}

test('a kakan whose last tile was called: the added one lies on it, and is the tile before', () => {
  // Called from shimocha, it lies at the right end of the meld.
  check('555y5z', '[kakan 5z 5z 5z+ 5z* shimocha]', ['ambiguous-y'], {y: 'prefix'})
  check('y5555z', '[kakan 5z* 5z 5z 5z+ kamicha]', [], {y: 'prefix'})
})

test('four honors by their letters are one meld, with all of its characters', () => {
  const [meld, tile] = parse('otto1m').tree.nodes
  expect(meld).toMatchObject({
    type: 'meld',
    start: 0,
    end: 4,
    nodes: [0, 1, 2, 3].map(start => ({start, end: start + 1}))
  })
  expect(tile).toMatchObject({type: 'tile', start: 4, end: 6})
})

test('a proposal for a letter in a run of a whole hand keeps all of its digits', () => {
  const [message] = parse('11223344556677o8m').messages
  expect([message!.id, message!.expected]).toEqual(['doubtful-letter', ['1122334455667708m']])
})

// What authors of wikis and blogs type. [why the row is here, text, what it shows].
const understood: ReadonlyArray<readonly [string, string, string]> = [
  ['one honor, the commonest of all', '1z', '1z'],
  ['one tile', '5m', '5m'],
  ['a red five', '0p', '0p'],
  ['a red five with r', 'r5s', '0s'],
  ['an honor in kanji', '東', '1z'],
  ['a turned tile of a suit after an honor in kanji', '東y1p', '1z 1p:rotated'],
  ['two waits', '25p', '2p 5p'],
  ['honors of two kinds, the last of them on its side (牌画)', '11222yz', '1z 1z [pon 2z 2z 2z* shimocha]'],
  ['a whole hand', '123m456p789s11z', '1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z'],
  ['groups', '123m 456p', '1m 2m 3m · 4p 5p 6p'],
  ['more blanks are one gap', '123m   456p', '1m 2m 3m · 4p 5p 6p'],
  ['blanks around', ' 123m ', '1m 2m 3m'],
  ['commas', '123m,456p, 789s', '1m 2m 3m · 4p 5p 6p · 7s 8s 9s'],
  ['a dash between groups', '123m-456p', '1m 2m 3m · 4p 5p 6p'],
  ['blanks within digits', '1 2 3p', '1p 2p 3p'],
  ['full width', '１２３ｍ４５６ｐ', '1m 2m 3m 4p 5p 6p'],
  ['full-width gaps', '１２３ｍ　４５６ｐ、７ｚ', '1m 2m 3m · 4p 5p 6p · 7z'],
  ['full-width call marks', '５－５５ｐ', '[pon 5p* 5p 5p kamicha]'],
  ['the long-vowel mark of an input method', '５ー５５ｐ', '[pon 5p* 5p 5p kamicha]'],
  ['upper case', '123M456P', '1m 2m 3m 4p 5p 6p'],
  ['a kanji suit', '25筒', '2p 5p'],
  ['kanji digits and suit', '四萬', '4m'],
  ['a simplified suit', '一二三万', '1m 2m 3m'],
  ['red in kanji', '赤五萬赤伍筒', '0m 0p'],
  ['an ankan of kanji', '東xx東', '[ankan 1z 1z 1z 1z inner]'],
  ['other forms of 發', '発發', '6z 6z'],
  ['honors in kanji after digits', '123m東東東', '1m 2m 3m 1z 1z 1z'],
  ['a pon', "5'55z", '[pon 5z* 5z 5z kamicha]'],
  ['a pon with curly quotes', '55’5z', '[pon 5z 5z* 5z toimen]'],
  ['a pon with a double quote', '555"z', '[pon 5z 5z 5z* shimocha]'],
  ['a pon of kanji', '東-東東', '[pon 1z* 1z 1z kamicha]'],
  ['a pon of kanji with y', '東東y東', '[pon 1z 1z* 1z toimen]'],
  ['a chii', "2'13p", '[chii 2p* 1p 3p kamicha]'],
  ['a chii with a red five', "0'46m", '[chii 0m* 4m 6m kamicha]'],
  [
    'kans',
    "4xx4s 4444+s 1'111z",
    '[ankan 4s 4s 4s 4s inner] · [ankan 4s 4s 4s 4s] · [daiminkan 1z* 1z 1z 1z kamicha]'
  ],
  ['an ankan with a red five at its end', '5xx0p', '[ankan 5p 5p 5p 0p inner]'],
  ['an ankan whose first tile is red', '0xx5p', '[ankan 0p 5p 5p 5p inner]'],
  ['chained pons', "66'67'77z", '[pon 6z 6z* 6z toimen] [pon 7z* 7z 7z kamicha]'],
  ['chained melds of both sizes', "1'23444'4s", '[chii 1s* 2s 3s kamicha] [daiminkan 4s 4s 4s* 4s toimen]'],
  ['chained 新篠 melds', '5-55=56-66p', '[kakan 5p* 5p 5p 5p+ kamicha] [pon 6p* 6p 6p kamicha]'],
  ['a chained ankan', "4xx45'55s", '[ankan 4s 4s 4s 4s inner] [pon 5s* 5s 5s kamicha]'],
  ['marks on one digit in either order', '555=-0p', '[kakan 5p 5p 5p* 0p+ shimocha]'],
  ['backs', '00x', 'back back'],
  ['letters by themselves', 't n s p', '1z · 2z · 3z · 4z'],
  ['a word of letters', 'tnsphrc', '1z 2z 3z 4z 5z 6z 7z'],
  ['letters with a postfix', 'pm', '4z:tsumo'],
  ['letters turned', 'ytnn', '1z:rotated 2z 2z'],
  ['a pon of letters, the third on its side', 'rryr', '[pon 6z 6z 6z* shimocha]'],
  ['a pon of letters, the first on its side', 'yrrr', '[pon 6z* 6z 6z kamicha]'],
  ['a daiminkan of letters', 'rryrr', '[daiminkan 6z 6z 6z* 6z toimen]'],
  ['a kakan of letters', 'ryryrr', '[kakan 6z 6z* 6z+ 6z toimen]'],
  ['a chii of two runs', '78py9p', '[chii 7p 8p 9p* kamicha]'],
  ['a pon tile by tile', '5py5p5p', '[pon 5p 5p* 5p toimen]'],
  ['honors tile by tile', '1zy1z1z', '[pon 1z 1z* 1z toimen]'],
  ['the called tile first, then the others', 'y8p7p9p', '[chii 8p* 7p 9p kamicha]'],
  ['the red five was called', '5p5pya5p', '[pon 5p 5p 0p* shimocha]'],
  ['a ring and a label in it', '1zy1z{A}!1z', '[pon 1z 1z*{A} 1z:ring toimen]'],
  ['letters before and after it', 'tt rryr cc', '1z 1z · [pon 6z 6z 6z* shimocha] · 7z 7z'],
  ['letters packed around it', 'ttrryrcc', '1z 1z [pon 6z 6z 6z* shimocha] 7z 7z'],
  ['發 before other honors', 'rryr55z', '[pon 6z 6z 6z* shimocha] 5z 5z'],
  ['kanji before it', '中中東東y東', '7z 7z [pon 1z 1z* 1z toimen]'],
  ['honors of one run before it', '5511y1z', '5z 5z [pon 1z 1z* 1z toimen]'],
  ['two of them', '1zy1z1z7py8p9p', '[pon 1z 1z* 1z toimen] [chii 7p 8p* 9p kamicha]'],
  ['a chii with a pair, or a pon', '78py9p99p', '7p 8p 9p:rotated 9p 9p'],
  ['either of two chii', '6p7py8p9p', '6p 7p 8p:rotated 9p'],
  ['a chii or a pon', '7p8py9p9p9p', '7p 8p 9p:rotated 9p 9p'],
  ['a blank says that a tile lies face down', '4 o6m', '4m 6m:facedown'],
  ['a blank after a win', '3mm 456p', '3m:tsumo · 4p 5p 6p'],
  ['a meld after a win', "3mm5'55z", '3m:tsumo [pon 5z* 5z 5z kamicha]'],
  ['a slot before two tiles is what mahgen does not mean', '_23m', 'slot 2m 3m'],
  ['a slot that is set apart', '_ 123m', 'slot · 1m 2m 3m'],
  ['a tsumo where all suits are capitals', '7SM', '7s:tsumo'],
  ['a gap parts them', '78p y9p', '7p 8p · 9p:rotated'],
  ['an ankan of letters', 'otto', '[ankan 1z 1z 1z 1z outer]'],
  ['a back, then a tile turned over', 'oo5m', 'back 5m:facedown'],
  ['a win', '123m 5pm', '1m 2m 3m · 5p:tsumo'],
  ['a dora that was won', '5pdl', '5p:dora:ron'],
  ['the drawn tile', '23468p11345678s 2z', '2p 3p 4p 6p 8p 1s 1s 3s 4s 5s 6s 7s 8s · | 2z'],
  [
    'the drawn tile of a hand with a meld that was typed tile by tile',
    '78py9p 123m456p78s11z 9s',
    '[chii 7p 8p 9p* kamicha] · 1m 2m 3m 4p 5p 6p 7s 8s 1z 1z · | 9s'
  ],
  ['a drawn honor in kanji', '23468p11345678s東', '2p 3p 4p 6p 8p 1s 1s 3s 4s 5s 6s 7s 8s | 1z'],
  ['the suit once more', '3456s3s', '3s 4s 5s 6s | 3s'],
  [
    'a drawn tile after a meld',
    "234m345p3s 5'55z 66'6s 2m",
    '2m 3m 4m 3p 4p 5p 3s · [pon 5z* 5z 5z kamicha] · [pon 6s 6s* 6s toimen] · | 2m'
  ],
  ['a drawn tile and any meld', '234m345p3455s___ 2m', '2m 3m 4m 3p 4p 5p 3s 4s 5s 5s any-meld · | 2m'],
  ['no draw: it is won', '23468p11345678s 2zm', '2p 3p 4p 6p 8p 1s 1s 3s 4s 5s 6s 7s 8s · 2z:tsumo'],
  ['no draw: tiles left out', '3456s3s…', '3s 4s 5s 6s 3s left-out'],
  ['a ring and a dimmed tile', '12!3m~4p', '1m 2m 3m:ring 4p:dim'],
  ['a dimmed tile at the beginning', '~9m', '9m:dim'],
  ['a label after a blank, and no gap after it', '5m {A}6p', '5m{A} 6p'],
  ['labels', '4m{A}5m{B}', '4m{A} 5m{B}'],
  ['a label inside a run', '4{A}5m', '4m{A} 5m'],
  ['a label with anything in it', '4m{<b>"x" 受け}', '4m{<b>"x" 受け}'],
  ['a label under a meld', "5'55z{ポン}", '[pon 5z* 5z 5z{ポン} kamicha]'],
  ['slots and unknown tiles', '12_m?', '1m 2m slot unknown'],
  ['an unknown tile in a run', '4?6m', '4m unknown 6m'],
  ['any meld and tiles left out', '11m___…', '1m 1m any-meld left-out'],
  ['three dots', '123m...9m', '1m 2m 3m left-out 9m'],
  ['invisible characters of copied text', '\uFEFF12\u200B3m', '1m 2m 3m'],
  ['a variation selector', '中\uFE0F', '7z']
]

describe('auto understands', () => {
  test.each(understood)('%s: %s', (_, text, shown) => check(text, shown))
})

// [why the row is here, text, what it shows, messages].
const warned: ReadonlyArray<readonly [string, string, string, readonly string[]]> = [
  ['北 packed onto a suit', '234mp', '2m 3m 4m 4z', ['packed-honor-letter']],
  ['西 packed onto a suit', '567m89ss', '5m 6m 7m 8s 9s 3z', ['packed-honor-letter']],
  ['letters before digits', 'p123m', '4z 1m 2m 3m', ['packed-honor-letter']],
  ['發 before another digit than 5', 'r4m', '6z 4m', ['packed-honor-letter']],
  ['a letter after a label', '1m{A}p', '1m{A} 4z', ['packed-honor-letter']],
  ['an old red five', 'am5', '0m', ['deprecated-form']],
  ['o among digits, where 0 is likelier', '4o6m', '4m 6m:facedown', ['doubtful-letter']],
  ['a suit letter twice', '123mm456p', '1m 2m 3m:tsumo 4p 5p 6p', ['doubtful-letter']],
  ['a win packed into a hand', '12pm34p', '1p 2p:tsumo 3p 4p', ['doubtful-letter']],
  ['a ron packed into a hand', '5pl6p', '5p:ron 6p', ['doubtful-letter']],
  ['a range', '1~9m', '1m 9m:dim', ['doubtful-letter']],
  ['a word', 'pon', '4z 2z:facedown', ['doubtful-letter']],
  ['half of an ankan', '4x4s', 'back 4s', ['doubtful-letter']],
  ['a chii of mahgen', '_123m', 'slot 1m 2m 3m', ['doubtful-slot']],
  ['a pon of mahgen', '1_11s', '1s slot 1s 1s', ['doubtful-slot']],
  ['a red five of mjai', '123m5mr', '1m 2m 3m 5m 6z', ['red-after-five']],
  ['a chii from elsewhere, by 新篠', '12-3m', '[chii 1m 2m* 3m toimen]', ['chii-not-from-kamicha']]
]

describe('a tile on its side in a whole hand', () => {
  const ids = (text: string) => parse(text).messages.map(({id, start, end}) => `${id} ${start}-${end}`)
  test('is reported where no meld takes it', () => {
    expect(ids('123m456p789s1zy2z3z4z')).toEqual(['turned-tile 14-17'])
    expect(ids('123m456p789s1zyn3zy4z')).toEqual(['turned-tile 14-16', 'turned-tile 18-21'])
  })
  test('is a meld, or no whole hand', () => {
    expect(ids('123m456p789s4z 78py9p')).toEqual([])
    expect(ids('123m y9p')).toEqual([])
  })
})

describe('auto understands and warns of', () => {
  test.each(warned)('%s: %s', (_, text, shown, ids) => check(text, shown, ids))
})

const refused: ReadonlyArray<readonly [string, string, string, readonly string[]]> = [
  ['nothing', '', '', ['empty']],
  ['blanks', ' \u3000', '', ['empty']],
  ['a comma', ',', '', ['empty']],
  ['digits alone', '123', '"123"', ['missing-suit']],
  [
    'honors of which one has a mark and another is turned',
    "中中'東東y東",
    '"中中\'東東y東"',
    ['dangling-modifier']
  ],
  ['digits before a honor', '12東', '"12" 1z', ['missing-suit']],
  ['the rest after an error is understood', '8z123m', '"8z" 1m 2m 3m', ['bad-rank']],
  ['bad ranks next to each other', '1889z', '1z "889z"', ['bad-rank']],
  ['bad ranks apart', '818z', '"8" 1z "8z"', ['bad-rank', 'bad-rank']],
  ['capitals are no honor letters', 'SS', '"SS"', ['bad-char']],
  ['a capital after a tile', '1mP', '1m "P"', ['bad-char']],
  ['a letter in place of a suit, once', '123n', '"123" 2z', ['missing-suit']],
  ['digits and a prefix at the end, once', '5y', '"5y"', ['missing-suit']],
  ['kobalab, once', 's123p456', '3z 1p 2p 3p "456"', ['other-notation']],
  ['kobalab with melds, once', 'm123p456,z333=', '"m" 1p 2p 3p 4z 5z 6z "333="', ['other-notation']],
  ['words', 'リーチ', '"リーチ"', ['bad-char']],
  ['a foreign letter takes its word along', '123mqu456p', '1m 2m 3m "qu" 4p 5p 6p', ['bad-char']],
  ['an emoji', '5m😀', '5m "😀"', ['bad-char']],
  ['half of an emoji', '5m\uD83D', '5m "\uD83D"', ['bad-char']],
  ['an arrow', '4m→5m', '4m "→" 5m', ['bad-char']],
  ['a label that never ends', '5m{A', '5m "{A"', ['bad-char']],
  ['a prefix before a label', '1m ~{A}2m', '1m · "~{A}" 2m', ['dangling-modifier']],
  ['a label on nothing', '{A}5m', '"{A}" 5m', ['dangling-modifier']],
  ['a second label', '5m{A}{B}', '5m{A} "{B}"', ['dangling-modifier']],
  ['a prefix on nothing', '123mg', '1m 2m 3m "g"', ['dangling-modifier']],
  ['a prefix before a postfix', '5pyl', '5p "yl"', ['dangling-modifier']],
  ['won twice', '5pml', '5p:tsumo "l"', ['bad-mark-position']],
  ['a red back', 'a0x', '"a0x"', ['red-not-five']],
  ['a red four', '1a4m', '1m "a4m"', ['red-not-five']],
  ['a red honor', 'a東', '"a東"', ['red-not-five']],
  ['a mark at the end', '123m-', '1m 2m 3m "-"', ['dangling-mark']],
  ['a mark after a letter', 't-', '1z "-"', ['packed-honor-letter', 'dangling-mark']],
  ['an ankan marked too early', '111+1z', '"111+1z"', ['bad-mark-position']],
  ['two notations in one meld', "5'5-5p", `"5'5-5p"`, ['multiple-calls']],
  ['two calls', '5y5y5p', '"5y5y5p"', ['multiple-calls']],
  ['two calls by dashes', '5-5-5p', '"5-5-5p"', ['multiple-calls']],
  ['a chii from elsewhere, by quote marks', "12'3p", `"12'3p"`, ['chii-not-from-kamicha']],
  ['a meld of two', "5'5p", `"5'5p"`, ['bad-meld-size']],
  ['a meld with an unknown tile', "5'5?p", `"5'5?p"`, ['not-same-kind']],
  ['a second river marker in a line', 'j1m j2m', '1m "j" 2m', ['river-marker-position']],
  ['a river marker in a row', '123mj456p', '1m 2m 3m "j" 4p 5p 6p', ['river-marker-position']]
]

describe('auto refuses, and understands the rest of', () => {
  test.each(refused)('%s: %s', (_, text, shown, ids) => check(text, shown, ids))
})

// [text, sentence in English, sentence in Japanese] of the first message.
const sentences: ReadonlyArray<readonly [string, string, string]> = [
  [
    '123m4',
    'Unexpected digits `4` without a suit letter, expected `m`, `p`, `s` or `z` after them; did you mean `4m` or `4p` or `4s`?',
    '数字 `4` のあとに種類がありません。`m`・`p`・`s`・`z` のどれかを付けてください（`4m` か `4p` か `4s` ではありませんか）'
  ],
  [
    "12'3p",
    "Unexpected chii from toimen: a chii can only be called from kamicha (the player to the left); did you mean `2'13p`?",
    "対面からのチーになっています。チーできるのは上家からだけです（`2'13p` ではありませんか）"
  ],
  [
    '123w',
    'Unexpected `w` in tile notation, expected digits with `m`, `p`, `s` or `z`, honors or call marks; did you mean `m`?',
    '牌の表記では `w` は使えません。使えるのは数字と `m`・`p`・`s`・`z`、字牌、鳴きの印です（`m` ではありませんか）'
  ],
  [
    'i23m',
    'Unexpected `i` in tile notation, expected digits with `m`, `p`, `s` or `z`, honors or call marks; did you mean `123m`?',
    '牌の表記では `i` は使えません。使えるのは数字と `m`・`p`・`s`・`z`、字牌、鳴きの印です（`123m` ではありませんか）'
  ],
  [
    '234mp',
    '`p` is read as north 北; write `4z`, or put a space before it',
    '`p` を北と読みました。`4z` と書くか、前に空白を入れてください'
  ],
  [
    '8z',
    'Unexpected `8z`, expected `1z` to `7z` (east, south, west, north, white, green, red)',
    '`8z` という牌はありません。使えるのは `1z`〜`7z`（東南西北白發中）です'
  ],
  [
    '666=z',
    'Unexpected end after `=`, expected the tile that was added to the pon; did you mean `=6`?',
    '`=` のあとに加槓の牌がありません（`=6` ではありませんか）'
  ],
  [
    "5'5p",
    "Unexpected meld `5'5p` of 2, expected three or four tiles",
    "副露 `5'5p` は2枚です。3枚か4枚で書いてください"
  ],
  [
    '2-5p',
    'Unexpected meld `2-5p` of 2, expected three or four tiles; did you mean `25p`?',
    '副露 `2-5p` は2枚です。3枚か4枚で書いてください（`25p` ではありませんか）'
  ],
  [
    "1'234p",
    "Unexpected meld `1'234p`, expected tiles of one kind; did you mean `1'23p4p`?",
    "副露 `1'234p` の牌がそろっていません。同じ牌だけで書いてください（`1'23p4p` ではありませんか）"
  ],
  [
    "555z'",
    "Unexpected mark `'` at this place, expected it after the digit of the called tile; did you mean `5'55z` or `55'5z` or `555'z`?",
    "印 `'` の場所が違います。鳴いた牌の数字のあとに置いてください（`5'55z` か `55'5z` か `555'z` ではありませんか）"
  ],
  [
    'l23m',
    'Unexpected modifier `l` without a tile, expected a tile beside it; did you mean `123m`?',
    '修飾 `l` の付く牌がありません。牌のすぐ前かすぐあとに付けてください（`123m` ではありませんか）'
  ],
  [
    '4o6m',
    '`o` is read as a tile face down; put a space before it if that is intended; did you mean `406m`?',
    '`o` を伏せた牌と読みました。それでよければ前に空白を入れてください（`406m` ではありませんか）'
  ],
  [
    's123p456',
    'Unexpected kobalab notation `s123p456`: the suit letter precedes its digits; did you mean `dialect=kobalab` or `123s456p`?',
    '`s123p456` は電脳麻将の表記です。種類の文字が数字の前にあります（`dialect=kobalab` か `123s456p` ではありませんか）'
  ],
  [
    '5mr',
    '`r` is read as green 發; write `0m` for a red five, or put a space before it',
    '`r` を發と読みました。赤五なら `0m` と書き、發なら前に空白を入れてください'
  ],
  ['am5', 'Unexpected old form `am5`, expected `a5m`', '`am5` は古い書き方です。`a5m` と書いてください']
]

// [text, what the first message proposes first]
const meant: ReadonlyArray<readonly [string, string]> = [
  ['3竹', '3s'],
  ['E', '1z'],
  ['SS', '22z'],
  ['W', '3z'],
  ['N', '4z'],
  ['P', '5z'],
  ['F', '6z'],
  ['C', '7z'],
  ['ESWN', '1234z'],
  ['4O6m', '406m'],
  ['I23m', '123m'],
  ['12l4m', '1214m'],
  ['4x4s', '4xx4s'],
  ['123mm456p', '123m456p'],
  ['o33s', 'o33so'],
  ['33so', 'o33so'],
  ["'123p", "1'23p"],
  ['5m{A', '{A}'],
  ["1'11", "1'11m"],
  ["4555'p", "4p555'p"],
  ["123p'", "1'23p"],
  ['1111z+', '1111+z']
]
test.each(meant)('of %s proposes %s', (text, proposal) => {
  expect(parse(text).messages[0]!.expected[0]).toBe(proposal)
})

describe('says', () => {
  test.each(sentences)('%s', (text, en, ja) => {
    const message = parse(text).messages[0]!
    expect(sentence(message, notationMessages, text, 'en')).toBe(en)
    expect(sentence(message, notationMessages, text, 'ja')).toBe(ja)
  })
})

describe('a row that auto reads', () => {
  const proposed = (text: string, dialect: DialectId) =>
    parse(text, {dialect}).messages.map(({id, expected}) => [id, ...expected])
  test('proposes auto where a named dialect does not', () => {
    expect(proposed('5-55p', 'mpsz')).toEqual([['bad-char', 'dialect=auto']])
    expect(proposed("1'23p", 'arashino')).toEqual([['bad-char', 'dialect=auto']])
    expect(proposed('123', 'jekyll')).toEqual([['missing-suit', '123m', '123p', '123s']])
  })
  test('is one message where suit letters are on the other side', () => {
    expect(proposed('123m456p', 'kobalab')).toEqual([['other-notation', 'dialect=auto', 'm123p456']])
  })
})

describe('y as a prefix everywhere', () => {
  const options = {y: 'prefix'} as const
  test('the tile after it was called, with a word where it is read otherwise by default', () => {
    check('5y55p', '[pon 5p 5p* 5p toimen]', ['ambiguous-y'], options)
    check('55y5p', '[pon 5p 5p 5p* shimocha]', ['ambiguous-y'], options)
    expect(parse('5y55p', options).messages).toMatchObject([{start: 1, end: 2}])
    check('y555p', '[pon 5p* 5p 5p kamicha]', [], options)
    check('78y9p', '[chii 7p 8p 9p* kamicha]', [], options)
  })
  test('after the last digit it has no tile', () => {
    check('555yp', '"555yp"', ['dangling-modifier'], options)
  })
})

describe('rivers', () => {
  const river = {mode: 'river'} as const
  test('a line that begins with j is one, in whatever mode', () => {
    expect(parse('j1m').tree.mode).toBe('river')
    expect(parse(' ｊ1m').tree.mode).toBe('river')
    expect(parse('1m').tree.mode).toBe('hand')
    expect(parse('j1m', {dialect: 'mpsz'}).tree.mode).toBe('hand')
  })
  test('both kinds of marks in one river', () => {
    check('j1=p3zg5mys0+-m', '1p:tsumogiri 3z 5m:tsumogiri 3z:riichi 0m:riichi:called')
  })
  test('a mark after its suit belongs to the one tile before it', () => {
    check('1z=2m+3p-t=', '1z:tsumogiri 2m:riichi 3p:called 1z:tsumogiri', [], river)
    check('12z=', '1z 2z "="', ['bad-mark-position'], river)
    check('1=z=', '1z:tsumogiri "="', ['bad-mark-position'], river)
    check('1z=', '1z:tsumogiri', [], {...river, dialect: 'arashino'})
  })
  test('r is doubted where honors are typed with z', () => {
    check('1z2mr3m', '1z 2m 6z 3m', ['doubtful-letter'], river)
    check('1z2m r3m', '1z 2m 6z 3m', [], river)
    check('j1m2mr3mt', '1m 2m 6z 3m 1z', [])
    check('1m2mr3m', '1m 2m 6z 3m', [], river)
  })
  test('letters are not doubted there', () => check('j4o6mton', '4m 6m:facedown 1z 2z:facedown', []))
  test('rows end where lines end', () => {
    const {tree} = parse('j123456m\r\nj123456p\n\nj1z')
    expect(tree.rows).toEqual([6, 12])
    expect(tree.nodes).toHaveLength(13)
    expect(parse('123m\n', river).tree.rows).toEqual([])
  })
  test('letters are no slips there', () => check('1mt', '1m 1z', [], river))
  test('quote marks belong to hands', () => check("1'm", `"1'm"`, ['bad-mark-position'], river))
  test('there is no drawn tile', () => {
    expect(parse('3456s3s', river).tree.draw).toBeNull()
  })
})

describe('typed', () => {
  const options = {dialect: 'typed'} as const
  test('reads ASCII mpsz, 新篠 and quote melds', () => {
    check('123m 5-55p 1`23s', '1m 2m 3m · [pon 5p* 5p 5p kamicha] · [chii 1s* 2s 3s kamicha]', [], options)
  })
  test.each(['１m', '東', '1M', '5’55z', '!5m', 't', '00x', "66'67'77z"])('refuses %s', text => {
    expect(parse(text, options).messages.some(({severity}) => severity === 'error')).toBe(true)
  })
})
