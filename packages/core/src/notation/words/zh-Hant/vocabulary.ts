/**
 * What messages of notation name in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHant: Translation<typeof en> = {
  seats: {
    kamicha: '上家',
    toimen: '對家',
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
    facedown: '蓋著的牌',
    backs: '蓋著的牌',
    dim: '把牌變淡的標記',
    green: '發',
    tsumo: '自摸和牌的標記',
    ron: '榮和的標記'
  },
  places: {
    before: '前面',
    after: '後面'
  },
  characters: {
    'kobalab-meld': '副露：`m`、`p`、`s`、`z`，數字，以及鳴到的牌後面的 `-`、`=`、`+`',
    'pymdownx-meld': '數字、加槓的牌前面的 `+`、`m`、`p`、`s`、`z`、`<`、`^`、`>` 和同一種括號'
  },
  elsewhere: {
    none: '',
    indicators: '（寶牌指示牌也計算在內）',
    table: '（區塊中所有可見的牌都計算在內）'
  },
  runs: {
    none: '',
    honors: '（字牌沒有順子）'
  },
  ranks: {
    honors: ' `1z` 到 `7z`（東南西北白發中）',
    flowers: '`0f` 至 `8f`（花牌）',
    suits: ' 1 到 9，赤五用 0',
    back: '牌背 `1x`',
    'tenhou-json': ' `11`～`19`、`21`～`29`、`31`～`39`、`41`～`47`、`51`～`53`',
    mjai: ' 1 到 9，赤五用 `5mr`'
  },
  sizes: {
    'three-or-four': '3張或4張',
    three: '3張',
    four: '4張',
    'outer-tiles': '像 `4xx4s` 這樣 `xx` 兩側的牌'
  },
  markPlaces: {
    'before-added-tile': '寫在最後一個數字（加槓的牌）前面',
    'after-fourth': '寫在第4個數字後面',
    'beside-call': '寫在鳴到的牌旁邊的牌上',
    'open-meld': '寫在副露裡',
    'hand-only': '寫在手牌裡（牌河的標記是 `=`、`+`、`-`）',
    once: '一張牌只寫一個',
    'once-in-river': '一個牌河裡只寫一次：立直只能宣言一次',
    'after-third': '寫在刻子、槓子的第3個數字後面',
    'after-concealed': '寫在副露以外手牌的最後',
    'one-win': '只寫一個：一張牌只能以一種方式和',
    'after-called': '寫在鳴到的牌的數字後面',
    'after-digit': '寫在打出的牌的數字後面',
    'own-meld': '寫在用逗號隔開的副露裡',
    'after-direction': '寫在表示鳴自哪一家的 `<`、`^`、`>` 後面',
    'after-seat': '寫在表示鳴自哪一家的上、対、下後面',
    'after-empty-place': '寫在 `_` 後面，或疊在前一張牌上的同一張牌前面',
    'before-entry': '寫在一項的開頭',
    'tenhou-place': '寫在第1張、第2張或最後一張牌前面（`a` 在第4張前，`k` 在前3張之一的前面）'
  },
  handSizes: {
    '13': '13張',
    '14': '14張',
    '13-or-14': '13張，或連摸到的牌14張'
  }
}
