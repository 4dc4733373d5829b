/**
 * What messages of notation name in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ja: Translation<typeof en> = {
  seats: {
    kamicha: '上家',
    toimen: '対面',
    shimocha: '下家'
  },
  honors: {
    '1z': '東',
    '2z': '南',
    '3z': '西',
    '4z': '北',
    '5z': '白',
    '6z': '發',
    '7z': '中'
  },
  letters: {
    facedown: '伏せた牌',
    backs: '伏せた牌',
    dim: '牌を薄くする印',
    green: '發',
    tsumo: 'ツモアガリの印',
    ron: 'ロンアガリの印'
  },
  places: {
    before: '前',
    after: 'あと'
  },
  characters: {
    'kobalab-meld': '副露: `m`・`p`・`s`・`z`、数字、鳴いた牌のあとの `-`・`=`・`+`',
    'pymdownx-meld': '数字、加槓の牌の前の `+`、`m`・`p`・`s`・`z`、`<`・`^`・`>` と同じ種類の括弧'
  },
  elsewhere: {
    none: '',
    indicators: '（ドラ表示牌も数えます）',
    table: '（ブロックに見えている牌をすべて数えます）'
  },
  runs: {
    none: '',
    honors: '（字牌に順子はありません）'
  },
  ranks: {
    honors: '`1z`〜`7z`（東南西北白發中）',
    flowers: '`0f`〜`8f`（花牌）',
    suits: '1〜9 と、赤五の 0 ',
    back: '裏の `1x`',
    'tenhou-json': '`11`〜`19`・`21`〜`29`・`31`〜`39`・`41`〜`47`・`51`〜`53`',
    mjai: '1〜9 と、赤五の `5mr` '
  },
  sizes: {
    'three-or-four': '3枚か4枚',
    three: '3枚',
    four: '4枚',
    'outer-tiles': '`4xx4s` のように `xx` の両側の牌'
  },
  markPlaces: {
    'before-added-tile': '最後の数字（加槓の牌）の前',
    'after-fourth': '4枚目の数字のあと',
    'beside-call': '鳴いた牌の隣の牌',
    'open-meld': '鳴いた面子',
    'hand-only': '捨て牌ではなく手牌（捨て牌の印は `=`・`+`・`-`）',
    once: '一枚に一つだけ、牌のあと',
    'once-in-river': '一つの河に一度だけ、立直宣言牌の前',
    'after-third': '刻子・槓子の3枚目の数字のあと',
    'after-concealed': '副露を除く手牌の最後',
    'one-win': 'まだ和了の印のない牌のあと',
    'after-called': '鳴いた牌の数字のあと',
    'after-digit': '捨て牌の数字のあと',
    'own-meld': 'コンマで区切った副露の中',
    'after-direction': '鳴いた相手を示す `<`・`^`・`>` のあと',
    'after-seat': '鳴いた相手を示す上・対・下のあと',
    'after-empty-place': '`_` のあとか、前の牌に重ねる同じ牌の前',
    'before-entry': '項目の先頭',
    'tenhou-place': '1枚目か2枚目か最後の牌の前（`a` は4枚目、`k` は3枚目まで）'
  },
  handSizes: {
    '13': '13枚',
    '14': '14枚',
    '13-or-14': '13枚か、ツモ牌を入れて14枚'
  }
}
