/**
 * What messages of notation name in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ko: Translation<typeof en> = {
  seats: {
    kamicha: '상가',
    toimen: '대가',
    shimocha: '하가'
  },
  honors: {
    '1z': '동',
    '2z': '남',
    '3z': '서',
    '4z': '북',
    '5z': '백',
    '6z': '발',
    '7z': '중'
  },
  letters: {
    facedown: '엎어 놓은 패',
    backs: '엎어 놓은 패',
    dim: '패를 흐리게 하는 표시',
    green: '발',
    tsumo: '쯔모 화료 표시',
    ron: '론 화료 표시'
  },
  places: {
    before: '앞',
    after: '뒤'
  },
  characters: {
    'kobalab-meld': '후로: `m`, `p`, `s`, `z`, 숫자, 가져온 패 뒤의 `-`, `=`, `+`',
    'pymdownx-meld': '숫자, 더한 패 앞의 `+`, `m`, `p`, `s`, `z`, `<`, `^`, `>`, 같은 종류의 괄호'
  },
  elsewhere: {
    none: '',
    indicators: '(도라 표시패도 셉니다)',
    table: '(블록에 보이는 모든 패를 셉니다)'
  },
  runs: {
    none: '',
    honors: '(자패에는 순쯔가 없습니다)'
  },
  ranks: {
    honors: '`1z`~`7z` (동남서북백발중)',
    flowers: '`0f`~`8f`(꽃패)',
    suits: '1~9와 적도라인 0',
    back: '엎어 놓은 패 `1x`',
    'tenhou-json': '`11`~`19`, `21`~`29`, `31`~`39`, `41`~`47`, `51`~`53`',
    mjai: '1~9와 적도라인 `5mr`'
  },
  sizes: {
    'three-or-four': '3장이나 4장',
    three: '3장',
    four: '4장',
    'outer-tiles': '`4xx4s`처럼 `xx` 양쪽의 패'
  },
  markPlaces: {
    'before-added-tile': '마지막 숫자(더한 패)의 앞',
    'after-fourth': '네 번째 숫자의 뒤',
    'beside-call': '가져온 패의 옆 패',
    'open-meld': '후로한 몸통',
    'hand-only': '버림패가 아닌 손패 (버림패의 표시는 `=` 쯔모기리, `+` 리치, `-` 후로당함)',
    once: '패 하나에 한 번',
    'once-in-river': '버림패에 한 번 (리치 선언은 한 번뿐)',
    'after-third': '커쯔·깡쯔의 세 번째 숫자의 뒤',
    'after-concealed': '후로를 뺀 손패의 끝',
    'one-win': '아직 화료 표시가 없는 패의 뒤',
    'after-called': '가져온 패의 숫자 뒤',
    'after-digit': '버림패의 숫자 뒤',
    'own-meld': '쉼표로 나눈 후로의 안',
    'after-direction': '누구에게서 가져왔는지 나타내는 `<`, `^`, `>`의 뒤',
    'after-seat': '누구에게서 가져왔는지 나타내는 上, 対, 下의 뒤',
    'after-empty-place': '`_`의 뒤나, 앞의 패에 겹치는 같은 패',
    'before-entry': '항목의 맨 앞',
    'tenhou-place': '첫 번째, 두 번째, 마지막 패의 앞 (`a`는 네 번째의 앞, `k`는 세 번째까지)'
  },
  handSizes: {
    '13': '13장',
    '14': '14장',
    '13-or-14': '13장, 또는 쯔모패를 넣어 14장'
  }
}
