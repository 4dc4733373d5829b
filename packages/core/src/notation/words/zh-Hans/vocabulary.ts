/**
 * What messages of notation name in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const zhHans: Translation<typeof en> = {
  seats: {
    kamicha: '上家',
    toimen: '对家',
    shimocha: '下家'
  },
  honors: {
    '1z': '东',
    '2z': '南',
    '3z': '西',
    '4z': '北',
    '5z': '白',
    '6z': '发',
    '7z': '中'
  },
  letters: {
    facedown: '扣着的牌',
    backs: '扣着的牌',
    dim: '把牌变淡的标记',
    green: '发',
    tsumo: '自摸和牌的标记',
    ron: '荣和的标记'
  },
  places: {
    before: '前面',
    after: '后面'
  },
  characters: {
    'kobalab-meld': '副露：`m`、`p`、`s`、`z`，数字，以及鸣到的牌后面的 `-`、`=`、`+`',
    'pymdownx-meld': '数字、加杠的牌前面的 `+`、`m`、`p`、`s`、`z`、`<`、`^`、`>` 和同一种括号'
  },
  elsewhere: {
    none: '',
    indicators: '（宝牌指示牌也计算在内）',
    table: '（块中所有可见的牌都计算在内）'
  },
  runs: {
    none: '',
    honors: '（字牌没有顺子）'
  },
  ranks: {
    honors: ' `1z` 到 `7z`（东南西北白发中）',
    flowers: '`0f` 至 `8f`（花牌）',
    suits: ' 1 到 9，赤五用 0',
    back: '牌背 `1x`',
    'tenhou-json': ' `11`～`19`、`21`～`29`、`31`～`39`、`41`～`47`、`51`～`53`',
    mjai: ' 1 到 9，赤五用 `5mr`'
  },
  sizes: {
    'three-or-four': '3张或4张',
    three: '3张',
    four: '4张',
    'outer-tiles': '像 `4xx4s` 这样 `xx` 两侧的牌'
  },
  markPlaces: {
    'before-added-tile': '写在最后一个数字（加杠的牌）前面',
    'after-fourth': '写在第4个数字后面',
    'beside-call': '写在鸣到的牌旁边的牌上',
    'open-meld': '写在副露里',
    'hand-only': '写在手牌里（牌河的标记是 `=`、`+`、`-`）',
    once: '一张牌只写一个',
    'once-in-river': '一个牌河里只写一次：立直只能宣言一次',
    'after-third': '写在刻子、杠子的第3个数字后面',
    'after-concealed': '写在副露以外手牌的最后',
    'one-win': '只写一个：一张牌只能以一种方式和',
    'after-called': '写在鸣到的牌的数字后面',
    'after-digit': '写在打出的牌的数字后面',
    'own-meld': '写在用逗号隔开的副露里',
    'after-direction': '写在表示鸣自哪一家的 `<`、`^`、`>` 后面',
    'after-seat': '写在表示鸣自哪一家的上、対、下后面',
    'after-empty-place': '写在 `_` 后面，或叠在前一张牌上的同一张牌前面',
    'before-entry': '写在一项的开头',
    'tenhou-place': '写在第1张、第2张或最后一张牌前面（`a` 在第4张前，`k` 在前3张之一的前面）'
  },
  handSizes: {
    '13': '13张',
    '14': '14张',
    '13-or-14': '13张，或连摸到的牌14张'
  }
}
