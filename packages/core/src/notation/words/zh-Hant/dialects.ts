/**
 * Dialects in traditional Chinese: the common `name`; what is `expected` instead of a character that is not in the
 * dialect; and what a text in it `shows`, which is the reason to suggest it.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/dialects.js'

export const zhHant: Translation<typeof en> = {
  auto: {
    name: '牌',
    expected: '數字加 `m`、`p`、`s`、`z`，字牌或鳴牌標記',
    shows: '混用了多種寫法，或用了 `!`、`_` 等標記'
  },
  mpsz: {
    name: 'mpsz',
    expected: '數字加 `m`、`p`、`s`、`z`',
    shows: '花色字母在數字後面'
  },
  arashino: {
    name: '新篠ゆう式',
    expected: '數字加 `m`、`p`、`s`、`z`、`x`，以及 `-`、`=`、`+`',
    shows: '數字後面有 `-`、`=` 或 `+`'
  },
  paiga: {
    name: '牌画作成くん',
    expected: '數字加 `m`、`p`、`s`，字牌 `t n s p h r c`，以及 `y`、`a`、`g`、`o`、`m`、`l`、`d`',
    shows: '字牌用字母表示，或標記寫在牌的前面'
  },
  quote: {
    name: '引號式',
    expected: "數字加 `m`、`p`、`s`、`z`，以及鳴到的牌後面的 `'`",
    shows: '鳴到的牌後面有引號'
  },
  typed: {
    name: 'typed',
    expected: "數字加 `m`、`p`、`s`、`z`，以及 `-`、`=`、`+`、`'`",
    shows: "副露用 `-`、`=`、`+` 或 `'` 標記"
  },
  kobalab: {
    name: '電腦麻將（kobalab）',
    expected: '寫在數字前面的花色字母、`_`、`*`，或副露前的逗號',
    shows: '花色字母在數字前面'
  },
  tenhou: {
    name: '天鳳',
    expected: '數字加 `m`、`p`、`s`、`z`',
    shows: '花色字母在數字後面'
  },
  'tenhou-json': {
    name: '天鳳牌譜',
    expected: '像 `11` 這樣的數字和像 `c275226` 這樣的副露',
    shows: '牌是一串數字'
  },
  'tenhou-meld': {
    name: '天鳳牌譜的副露',
    expected: '像 `c275226` 這樣的副露',
    shows: '兩位數的牌號之間有字母'
  },
  mjai: {
    name: 'mjai',
    expected: '像 `1m`、`5mr`、`E`、`P` 這樣的牌',
    shows: '像 `5mr`、`E` 這樣一張一張地寫'
  },
  unicode: {
    name: 'Unicode 牌',
    expected: '從 🀀 到 🀫 的牌',
    shows: '牌是 Unicode 字元'
  },
  mjt: {
    name: 'mjt 範本',
    expected: '數字加 `m`、`p`、`s`、`z`，以及後面的 `\'` 或 `"`',
    shows: '花色字母后面有引號，或用 `0z` 表示牌背'
  },
  mahgen: {
    name: 'mahgen',
    expected: '數字加 `m`、`p`、`s`、`z`，數字前的 `_`、`^`、`v`，或（手牌中的）`|`',
    shows: '數字前面有 `_`、`^` 或 `v`，或用 `|` 分開'
  },
  merjong: {
    name: 'merjong',
    expected: '數字、`X` 或 `Q` 加 `m`、`p`、`s`、`z`，數字後的 `\'` 或 `"`，或 `-`',
    shows: '用 `X` 或 `Q` 表示牌'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: '數字加 `m`、`p`、`s`、`z`、`f`，`x`、`?`、`-`，以及牌後面的 `\'` 或 `"`',
    shows: '用 `X` 或 `?` 表示牌'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: '數字加 `m`、`p`、`s`、`z`，`Xz`，或像 `(123m<)`、`[1111z]` 這樣的副露',
    shows: '副露用括號括起來，或用 `Xz` 表示牌背'
  },
  tempai: {
    name: 'tempai',
    expected: '數字加 `m`、`p`、`s`、`z`，數字前的 `-`，`I` 或 `_`',
    shows: '數字前面有 `-`，或用 `I` 表示牌背'
  },
  ja: {
    name: '日文',
    expected: '像三、③、3、東這樣的牌，或像上ポン這樣的鳴牌',
    shows: '筒子或鳴牌是日文的寫法'
  },
  zh: {
    name: '中文',
    expected: '像三萬、5筒、7條、東這樣的牌，或像上家碰發發發這樣的鳴牌',
    shows: '鳴牌或和牌是中文的寫法'
  },
  ko: {
    name: '韓文',
    expected: '像삼만、5통、7삭、동這樣的牌，或像상가 퐁 발발발這樣的鳴牌',
    shows: '鳴牌或和牌是韓文的寫法'
  },
  obsidian: {
    name: 'obsidian',
    expected: '數字加 `m`、`p`、`s`、`z`，牌後面的 `\'` 或 `"`，或 `-`',
    shows: '用引號把牌橫放或疊放，或用 `-` 表示間隔'
  },
  jekyll: {
    name: 'jekyll',
    expected: '數字加 `m`、`p`、`s`、`z`（橫放的牌用大寫字母），或 `1x`',
    shows: '用大寫的花色字母表示橫放的牌'
  },
  mpszf: {
    name: 'mpszf',
    expected: '數字加 `m`、`p`、`s`、`z`，`x`、`?`、`-`，以及牌後面的 `*`、`\'`、`+`、`"`',
    shows: '數字後面有 `*` 或 `+`，或 `-` 前面有數字'
  },
  maku: {
    name: 'maku',
    expected: '像 `5p` 這樣的牌，橫放的牌後面的 `h`，或 `-`',
    shows: '牌後面有 `h`'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: '數字加 `m`、`p`、`s`、`z`，`E S W N w g r`，`?`、`_`，以及牌後面的 `*`',
    shows: '牌後面有 `*`，用 `_` 分組，或字牌用字母表示'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: '數字加 `m`、`p`、`s`、`z`，以及 `+` 後面的其他部分',
    shows: '`+` 後面還有其他部分'
  }
}
