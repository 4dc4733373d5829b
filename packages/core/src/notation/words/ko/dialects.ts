/** The names of dialects, what they expect, and what their texts show, in Korean. */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/dialects.js'

export const ko: Translation<typeof en> = {
  auto: {
    name: '패',
    expected: '숫자와 `m`, `p`, `s`, `z`, 자패, 후로 표시',
    shows: '여러 표기법이나 `!`, `_` 같은 표시가 섞여 있습니다'
  },
  mpsz: {
    name: 'mpsz',
    expected: '숫자와 `m`, `p`, `s`, `z`',
    shows: '종류의 글자가 숫자 뒤에 있습니다'
  },
  arashino: {
    name: '아라시노 유 방식',
    expected: '숫자와 `m`, `p`, `s`, `z`, `x`, 표시 `-`, `=`, `+`',
    shows: '숫자 뒤에 `-`, `=`, `+`가 있습니다'
  },
  paiga: {
    name: '牌画作成くん 방식',
    expected: '숫자와 `m`, `p`, `s`, 자패 `t n s p h r c`, 표시 `y`, `a`, `g`, `o`, `m`, `l`, `d`',
    shows: '자패가 로마자이거나, 패 앞에 표시 글자가 있습니다'
  },
  quote: {
    name: '따옴표 방식',
    expected: "숫자와 `m`, `p`, `s`, `z`, 가져온 패 뒤의 `'`",
    shows: '가져온 패 뒤에 따옴표가 있습니다'
  },
  typed: {
    name: '타입',
    expected: "숫자와 `m`, `p`, `s`, `z`, 표시 `-`, `=`, `+`, `'`",
    shows: "후로에 `-`, `=`, `+`, `'` 표시가 있습니다"
  },
  kobalab: {
    name: '電脳麻将',
    expected: '숫자 앞의 `m`, `p`, `s`, `z`, `_`, `*`, 후로 앞의 쉼표',
    shows: '종류의 글자가 숫자 앞에 있습니다'
  },
  tenhou: {
    name: '천봉',
    expected: '숫자와 `m`, `p`, `s`, `z`',
    shows: '종류의 글자가 숫자 뒤에 있습니다'
  },
  'tenhou-json': {
    name: '천봉 패보 (JSON)',
    expected: '`11` 같은 번호와 `c275226` 같은 후로',
    shows: '패가 번호의 목록입니다'
  },
  'tenhou-meld': {
    name: '천봉 패보의 후로',
    expected: '`c275226` 같은 후로',
    shows: '두 자리 번호 사이에 후로의 글자가 있습니다'
  },
  mjai: {
    name: 'mjai',
    expected: '`1m`, `5mr`, `E`, `P` 같은 패',
    shows: '패가 `5mr`, `E`처럼 한 장씩 쓰여 있습니다'
  },
  unicode: {
    name: 'Unicode 마작패',
    expected: '🀀~🀫',
    shows: '패가 Unicode 문자입니다'
  },
  mjt: {
    name: 'mjt 템플릿',
    expected: '숫자와 `m`, `p`, `s`, `z`, 그 뒤의 `\'`나 `"`',
    shows: '종류의 글자 뒤에 따옴표가 있거나, 엎어 놓은 패가 `0z`입니다'
  },
  mahgen: {
    name: 'mahgen',
    expected: '숫자와 `m`, `p`, `s`, `z`, 숫자 앞의 `_`, `^`, `v`, 손패에서는 `|`',
    shows: '숫자 앞에 `_`, `^`, `v`가 있거나, 패 사이에 `|`가 있습니다'
  },
  merjong: {
    name: 'merjong',
    expected: '숫자, `X`, `Q`와 `m`, `p`, `s`, `z`, 숫자 뒤의 `\'`나 `"`, `-`',
    shows: '패 대신 `X`나 `Q`가 있습니다'
  },
  'mahjong-tex': {
    name: 'mahjong-tex',
    expected: '숫자와 `m`, `p`, `s`, `z`, `f`, `x`, `?`, `-`, 패 뒤의 `\'`나 `"`',
    shows: '패 대신 `X`나 `?`가 있습니다'
  },
  pymdownx: {
    name: 'pymdownx-mahjong',
    expected: '숫자와 `m`, `p`, `s`, `z`, `Xz`, `(123m<)`나 `[1111z]` 같은 후로',
    shows: '후로가 괄호 안에 있거나, 엎어 놓은 패가 `Xz`입니다'
  },
  tempai: {
    name: 'tempai',
    expected: '숫자와 `m`, `p`, `s`, `z`, 숫자 앞의 `-`, `I`, `_`',
    shows: '숫자 앞에 `-`가 있거나, 엎어 놓은 패가 `I`입니다'
  },
  ja: {
    name: '일본어 글',
    expected: '三, ③, 3, 東 같은 패와 上ポン 같은 후로',
    shows: '통수패나 후로가 일본어로 쓰여 있습니다'
  },
  zh: {
    name: '중국어 글',
    expected: '三万, 5饼, 7条, 东 같은 패와 上家碰发发发 같은 후로',
    shows: '후로나 화료가 중국어로 쓰여 있습니다'
  },
  ko: {
    name: '한국어 글',
    expected: '삼만, 5통, 7삭, 동 같은 패와 상가 퐁 발발발 같은 후로',
    shows: '후로나 화료가 한국어로 쓰여 있습니다'
  },
  obsidian: {
    name: 'obsidian',
    expected: '숫자와 `m`, `p`, `s`, `z`, 패 뒤의 `\'`나 `"`, `-`',
    shows: '따옴표로 패를 눕히거나 겹치고, `-`로 사이를 띄웁니다'
  },
  jekyll: {
    name: 'jekyll',
    expected: '숫자와 `m`, `p`, `s`, `z`(대문자는 가로), `1x`',
    shows: '대문자로 패를 눕혔습니다'
  },
  mpszf: {
    name: 'mpszf',
    expected: '숫자와 `m`, `p`, `s`, `z`, `x`, `?`, `-`, 패 뒤의 `*`, `\'`, `+`, `"`',
    shows: '숫자 뒤에 `*`나 `+`가 있거나, `-` 앞에 수가 있습니다'
  },
  maku: {
    name: 'maku',
    expected: '`5p` 같은 패, 눕힌 패 뒤의 `h`, `-`',
    shows: '패 뒤에 `h`가 있습니다'
  },
  'riichi-hand': {
    name: 'riichi_hand',
    expected: '숫자와 `m`, `p`, `s`, `z`, `E S W N w g r`, `?`, `_`, 패 뒤의 `*`',
    shows: '패 뒤에 `*`가 있거나, `_`로 나누었거나, 글자로 자패를 썼습니다'
  },
  'riichi-npm': {
    name: 'riichi',
    expected: '숫자와 `m`, `p`, `s`, `z`, `+` 뒤에 이어지는 것',
    shows: '이어지는 것 앞에 `+`가 있습니다'
  }
}
