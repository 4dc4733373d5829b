/**
 * Messages of pages: fences, their keys and options, every sentence in English and Japanese.
 *
 * `{actual}` is the text of the span. The docs have one section for each id.
 */
import {message, type Message, type MessageWords, type Values, type Vocabulary} from '../source/message.js'

/** Ids of the messages of pages. */
export type PageMessageId =
  | 'empty-block'
  | 'unknown-key'
  | 'call-as-key'
  | 'calls-apart'
  | 'missing-colon'
  | 'double-key'
  | 'missing-value'
  | 'bad-value'
  | 'unknown-language'
  | 'key-without-row'
  | 'bad-situation'
  | 'unknown-player'
  | 'double-player'
  | 'unknown-option'
  | 'double-option'
  | 'bad-attribute'
  | 'not-one-tile'
  | 'tile-not-in-row'
  | 'dora-mismatch'
  | 'too-many-indicators'
  | 'no-dora'
  | 'draw-twice'
  | 'draw-too-many'
  | 'scores-sum'
  | 'tsumo-and-ron'
  | 'ron-from-self'
  | 'riichi-turn'
  | 'seat-mismatch'
  | 'call-not-in-river'
  | 'tile-not-in-sanma'
  | 'chii-in-sanma'
  | 'north-seat-in-sanma'
  | 'scores-of-four'
  | 'kita-mismatch'

const seatWords: Vocabulary = {
  east: {en: 'East', ja: '東家'},
  south: {en: 'South', ja: '南家'},
  west: {en: 'West', ja: '西家'},
  north: {en: 'North', ja: '北家'}
}

/** Examples that a Japanese reader would write differently. */
const exampleWords: Vocabulary = {
  'What would you discard?': {en: 'What would you discard?', ja: '何を切る？'},
  'A wide wait': {en: 'A wide wait', ja: '広い待ち'},
  'the last round': {en: 'the last round', ja: 'オーラスの手牌'},
  'four runs and a pair': {en: 'four runs and a pair', ja: '四つの順子と雀頭'},
  '3m from toimen': {en: '3m from toimen', ja: '対面から3m'},
  'East 1, South seat, turn 6': {en: 'East 1, South seat, turn 6', ja: '東1局 南家 6巡目'},
  'East 1': {en: 'East 1', ja: '東1局'},
  south: {en: 'south', ja: '南家'},
  yes: {en: 'yes', ja: 'あり'},
  toimen: {en: 'toimen', ja: '対面'},
  '1-shanten': {en: '1-shanten', ja: '一向聴'},
  '20 tiles': {en: '20 tiles', ja: '8種28枚'},
  'tanyao, pinfu': {en: 'tanyao, pinfu', ja: 'タンヤオ、平和'},
  '4 han 30 fu 7700': {en: '4 han 30 fu 7700', ja: '4翻30符7700点'},
  'riichi / dama': {en: 'riichi / dama', ja: 'リーチ / ダマ'},
  'it keeps both runs': {en: 'it keeps both runs', ja: '両面が二つ残る'}
}

/** Words of each message. */
export const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = {
  'empty-block': {
    severity: 'error',
    en: 'Unexpected empty block, expected a row of tiles such as `123m456p`',
    ja: '中身がありません。`123m456p` のように牌を書いてください'
  },
  'unknown-key': {
    severity: 'error',
    en: 'Unexpected key `{actual}`, expected a known key such as `title`, `dora` or `waits`',
    ja: '`{actual}` という項目はありません。`題`・`ドラ`・`待ち` などの項目を書いてください'
  },
  'missing-colon': {
    severity: 'error',
    en: 'Unexpected `{actual}` without a colon, expected {expected}',
    ja: '`{actual}` のあとにコロンがありません。{expected} と書いてください'
  },
  'call-as-key': {
    severity: 'error',
    en: 'Unexpected key `{actual}`, expected calls in the row of the hand, such as `{example}` after its other tiles',
    ja: '`{actual}` という項目はありません。副露は手牌の行の終わりに `{example}` のように書いてください'
  },
  'calls-apart': {
    severity: 'warning',
    en: 'Unexpected calls on a line of their own, expected them in the row of the hand: `{wanted}`',
    ja: '副露だけの行です。手牌と同じ行に `{wanted}` のように書いてください'
  },
  'double-key': {
    severity: 'error',
    en: 'Unexpected second `{actual}`, expected it once',
    ja: '`{actual}` が二度書かれています。一度だけ書いてください'
  },
  'missing-value': {
    severity: 'error',
    en: 'Unexpected empty `{key}`, expected something like `{example}` after it',
    ja: '`{key}` のあとが空です。`{example}` のように書いてください',
    words: {example: exampleWords}
  },
  'bad-value': {
    severity: 'error',
    en: 'Unexpected `{actual}` for `{key}`, expected something like `{example}`',
    ja: '`{key}` に `{actual}` とは書けません。`{example}` のように書いてください',
    words: {example: exampleWords}
  },
  'unknown-language': {
    severity: 'error',
    en: 'Unexpected language `{actual}`, expected `en` (English) or `ja` (Japanese)',
    ja: '`{actual}` の言葉は用意されていません。`ja`（日本語）か `en`（英語）を書いてください'
  },
  'key-without-row': {
    severity: 'error',
    en: 'Unexpected `{actual}` without a row, expected {wanted} that it speaks of',
    ja: '`{actual}` が指す{wanted}がありません',
    words: {
      wanted: {
        hand: {en: 'a hand', ja: '手牌'},
        river: {en: 'a river', ja: '河'},
        row: {en: 'a row of tiles', ja: '牌の行'}
      }
    }
  },
  'bad-situation': {
    severity: 'error',
    en: 'Unexpected `{actual}` in the situation, expected things like `East 1`, `South seat`, `turn 6`, `25000 points`',
    ja: '状況の `{actual}` が読み取れません。`東1局`・`南家`・`6巡目`・`25000点` のように書いてください'
  },
  'unknown-player': {
    severity: 'error',
    en: 'Unexpected player `{actual}`, expected one of `kamicha`, `toimen`, `shimocha` or a seat such as `East`',
    ja: '`{actual}` がどのプレイヤーか分かりません。`上家`・`対面`・`下家` か `東家` のように書いてください'
  },
  'double-player': {
    severity: 'error',
    en: 'Unexpected second `{actual}`, expected each player once',
    ja: '`{actual}` が二度書かれています。プレイヤーごとに一度だけ書いてください'
  },
  'unknown-option': {
    severity: 'error',
    en: 'Unexpected option `{actual}`, expected one such as `title`, `dialect` or `size`',
    ja: '`{actual}` という設定はありません。`title`・`dialect`・`size` などを書いてください'
  },
  'double-option': {
    severity: 'error',
    en: 'Unexpected second `{actual}`, expected each option once',
    ja: '設定 `{actual}` が二度書かれています。一度だけ書いてください'
  },
  'bad-attribute': {
    severity: 'error',
    en: 'Unexpected `{actual}` among the options, expected things like `title="…"`, `.class` or `#id`',
    ja: '設定の `{actual}` が読み取れません。`title="…"`・`.class`・`#id` のように書いてください'
  },
  'not-one-tile': {
    severity: 'error',
    en: 'Unexpected `{actual}` for `{key}`, expected one tile such as `3m`',
    ja: '`{key}` の `{actual}` は牌一枚ではありません。`3m` のように一枚だけ書いてください'
  },
  'tile-not-in-row': {
    severity: 'error',
    en: 'Unexpected tile `{actual}`, expected a tile of the row',
    ja: '`{actual}` はその行にありません'
  },
  'dora-mismatch': {
    severity: 'error',
    en: 'Unexpected dora `{actual}`, expected {expected}: the indicator is `{indicator}`',
    ja: 'ドラ `{actual}` が表示牌と合いません。表示牌が `{indicator}` ならドラは {expected} です'
  },
  'too-many-indicators': {
    severity: 'error',
    en: 'Unexpected {count} tiles in `{actual}`, expected at most 5 dora: one from the beginning and one for each of four kans',
    ja: '`{actual}` は{count}枚あります。ドラは最初の1枚と四つの槓の4枚で、最大5枚です'
  },
  'no-dora': {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected the dora to be named by `dora` or `indicator`',
    ja: '`{actual}` とありますが、ドラが書かれていません。`ドラ` か `ドラ表示牌` を書いてください'
  },
  'draw-twice': {
    severity: 'error',
    en: 'Unexpected drawn tile `{actual}`, expected none: the row already ends with its drawn tile `{drawn}`; leave out one of the two',
    ja: 'ツモ牌 `{actual}` が余分です。行にはすでにツモ牌 `{drawn}` があります。どちらか一方だけ書いてください'
  },
  'draw-too-many': {
    severity: 'error',
    en: 'Unexpected {what} `{tile}` beside a row of {count} tiles without it, expected the 13 tiles before it, or a tile of the row',
    ja: '行にはすでに{count}枚あり、{what} `{tile}` はその中にありません。{what}を除いた13枚を行に書くか、行にある牌を指定してください',
    words: {what: {drawn: {en: 'drawn tile', ja: 'ツモ牌'}, won: {en: 'winning tile', ja: '和了牌'}}}
  },
  'tsumo-and-ron': {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected the hand to be won once: the block says that it was won by {other} as well',
    ja: '`{actual}` とありますが、{other}アガリとも書かれています。どちらか一つにしてください',
    words: {other: {tsumo: {en: 'tsumo', ja: 'ツモ'}, ron: {en: 'ron', ja: 'ロン'}}}
  },
  'ron-from-self': {
    severity: 'error',
    en: 'Unexpected ron from oneself in `{actual}`, expected another player, such as `toimen`',
    ja: '`{actual}` では自分からのロンになります。`対面` のように他家を書いてください'
  },
  'riichi-turn': {
    severity: 'error',
    en: 'Unexpected riichi on turn {turn}, expected turn {at}: the turned tile is discard number {at} of the river',
    ja: '立直が{turn}巡目とありますが、河で横になっているのは{at}枚目の牌です'
  },
  'seat-mismatch': {
    severity: 'error',
    en: 'Unexpected seat `{actual}`, expected {wanted}: {what} is that of {owner}',
    ja: '席の `{actual}` が合いません。{what}は{owner}のものなので、{wanted}のはずです',
    words: {
      wanted: seatWords,
      owner: seatWords,
      what: {
        hand: {en: 'the hand of this block', ja: 'この手牌'},
        header: {en: 'the header', ja: 'この見出し'}
      }
    }
  },
  'call-not-in-river': {
    severity: 'warning',
    en: 'Unexpected call of `{tile}` from {from}, expected that tile in their river, marked as called away: `{marked}`',
    ja: '{from}から鳴いた `{tile}` がその河にありません。鳴かれた牌は `{marked}` のように書いてください',
    words: {
      from: {
        kamicha: {en: 'kamicha', ja: '上家'},
        toimen: {en: 'toimen', ja: '対面'},
        shimocha: {en: 'shimocha', ja: '下家'}
      }
    }
  },
  'scores-sum': {
    severity: 'error',
    en: 'Unexpected scores of {sum} points in all{sticks}, expected {wanted}',
    ja: '持ち点の合計が {sum} 点です{sticks}。合計は {wanted} 点のはずです',
    words: {
      sticks: {
        none: {en: '', ja: ''},
        given: {en: ' with the riichi sticks', ja: '（供託を含む）'}
      }
    }
  },
  'tile-not-in-sanma': {
    severity: 'error',
    en: 'Unexpected tile `{tile}`, expected none of `2m` to `8m`: the rules are those of three players',
    ja: '`{tile}` は使えません。三人麻雀のルールでは二萬から八萬を使いません'
  },
  'chii-in-sanma': {
    severity: 'error',
    en: 'Unexpected chii `{actual}`, expected a pon or kan: the rules are those of three players, who have no chii',
    ja: '`{actual}` のチーはできません。三人麻雀のルールです'
  },
  'north-seat-in-sanma': {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected the seat of East, South or West: the rules are those of three players',
    ja: '`{actual}` は書けません。三人麻雀のルールなので、席は `東家`・`南家`・`西家` の三つです'
  },
  'scores-of-four': {
    severity: 'error',
    en: 'Unexpected scores of four players, expected three: the rules are those of three players',
    ja: '持ち点が四人分あります。三人麻雀のルールなので、三人分を書いてください'
  },
  'kita-mismatch': {
    severity: 'error',
    en: 'Unexpected `{actual}` norths put aside, expected {kita}, as many as the row has',
    ja: '抜きドラ `{actual}` が牌の行と合いません。行には {kita} 枚あります'
  }
}

/** Make a message of pages. */
export function pageMessage(
  id: PageMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(pageMessages, id, start, end, values, expected)
}
