/**
 * Dialects in simplified Chinese: the common `name`; what is `expected` instead of a character that is not in the
 * dialect; and what a text in it `shows`, which is the reason to suggest it.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/dialects.js'

export const zhHans: Translation<typeof en> = {
  auto: {
    name: '牌',
    expected: '数字加 `m`、`p`、`s`、`z`，字牌或鸣牌标记',
    shows: '混用了多种写法，或用了 `!`、`_` 等标记'
  },
  mpsz: {
    name: 'mpsz',
    expected: '数字加 `m`、`p`、`s`、`z`',
    shows: '花色字母在数字后面'
  },
  arashino: {
    name: '新篠ゆう式',
    expected: '数字加 `m`、`p`、`s`、`z`、`x`，以及 `-`、`=`、`+`',
    shows: '数字后面有 `-`、`=` 或 `+`'
  },
  paiga: {
    name: '牌画作成くん',
    expected: '数字加 `m`、`p`、`s`，字牌 `t n s p h r c`，以及 `y`、`a`、`g`、`o`、`m`、`l`、`d`',
    shows: '字牌用字母表示，或标记写在牌的前面'
  },
  quote: {
    name: '引号式',
    expected: "数字加 `m`、`p`、`s`、`z`，以及鸣到的牌后面的 `'`",
    shows: '鸣到的牌后面有引号'
  },
  typed: {
    name: 'typed',
    expected: "数字加 `m`、`p`、`s`、`z`，以及 `-`、`=`、`+`、`'`",
    shows: "副露用 `-`、`=`、`+` 或 `'` 标记"
  },
  kobalab: {
    name: '电脑麻将（kobalab）',
    expected: '写在数字前面的花色字母、`_`、`*`，或副露前的逗号',
    shows: '花色字母在数字前面'
  },
  tenhou: {
    name: '天凤',
    expected: '数字加 `m`、`p`、`s`、`z`',
    shows: '花色字母在数字后面'
  },
  'tenhou-json': {
    name: '天凤牌谱',
    expected: '像 `11` 这样的数字和像 `c275226` 这样的副露',
    shows: '牌是一串数字'
  },
  'tenhou-meld': {
    name: '天凤牌谱的副露',
    expected: '像 `c275226` 这样的副露',
    shows: '两位数的牌号之间有字母'
  },
  mjai: {
    name: 'mjai',
    expected: '像 `1m`、`5mr`、`E`、`P` 这样的牌',
    shows: '像 `5mr`、`E` 这样一张一张地写'
  },
  unicode: {
    name: 'Unicode 牌',
    expected: '从 🀀 到 🀫 的牌',
    shows: '牌是 Unicode 字符'
  },
  mjt: {
    name: 'mjt 模板',
    expected: '数字加 `m`、`p`、`s`、`z`，以及后面的 `\'` 或 `"`',
    shows: '花色字母后面有引号，或用 `0z` 表示牌背'
  },
  mahgen: {
    name: 'mahgen',
    expected: '数字加 `m`、`p`、`s`、`z`，数字前的 `_`、`^`、`v`，或（手牌中的）`|`',
    shows: '数字前面有 `_`、`^` 或 `v`，或用 `|` 分开'
  },
  merjong: {
    name: 'merjong',
    expected: '数字、`X` 或 `Q` 加 `m`、`p`、`s`、`z`，数字后的 `\'` 或 `"`，或 `-`',
    shows: '用 `X` 或 `Q` 表示牌'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: '数字加 `m`、`p`、`s`、`z`、`f`，`x`、`?`、`-`，以及牌后面的 `\'` 或 `"`',
    shows: '用 `X` 或 `?` 表示牌'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: '数字加 `m`、`p`、`s`、`z`，`Xz`，或像 `(123m<)`、`[1111z]` 这样的副露',
    shows: '副露用括号括起来，或用 `Xz` 表示牌背'
  },
  tempai: {
    name: 'tempai',
    expected: '数字加 `m`、`p`、`s`、`z`，数字前的 `-`，`I` 或 `_`',
    shows: '数字前面有 `-`，或用 `I` 表示牌背'
  },
  ja: {
    name: '日文',
    expected: '像三、③、3、東这样的牌，或像上ポン这样的鸣牌',
    shows: '筒子或鸣牌是日文的写法'
  },
  zh: {
    name: '中文',
    expected: '像三万、5饼、7条、东这样的牌，或像上家碰发发发这样的鸣牌',
    shows: '鸣牌或和牌是中文的写法'
  },
  ko: {
    name: '韩文',
    expected: '像삼만、5통、7삭、동这样的牌，或像상가 퐁 발발발这样的鸣牌',
    shows: '鸣牌或和牌是韩文的写法'
  },
  obsidian: {
    name: 'obsidian',
    expected: '数字加 `m`、`p`、`s`、`z`，牌后面的 `\'` 或 `"`，或 `-`',
    shows: '用引号把牌横放或叠放，或用 `-` 表示间隔'
  },
  jekyll: {
    name: 'jekyll',
    expected: '数字加 `m`、`p`、`s`、`z`（横放的牌用大写字母），或 `1x`',
    shows: '用大写的花色字母表示横放的牌'
  },
  mpszf: {
    name: 'mpszf',
    expected: '数字加 `m`、`p`、`s`、`z`，`x`、`?`、`-`，以及牌后面的 `*`、`\'`、`+`、`"`',
    shows: '数字后面有 `*` 或 `+`，或 `-` 前面有数字'
  },
  maku: {
    name: 'maku',
    expected: '像 `5p` 这样的牌，横放的牌后面的 `h`，或 `-`',
    shows: '牌后面有 `h`'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: '数字加 `m`、`p`、`s`、`z`，`E S W N w g r`，`?`、`_`，以及牌后面的 `*`',
    shows: '牌后面有 `*`，用 `_` 分组，或字牌用字母表示'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: '数字加 `m`、`p`、`s`、`z`，以及 `+` 后面的其他部分',
    shows: '`+` 后面还有其他部分'
  }
}
