/**
 * What messages of pages name in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ko: Translation<typeof en> = {
  seats: {
    east: '동가',
    south: '남가',
    west: '서가',
    north: '북가'
  },
  block: {
    row: '`123m456p` 같은 패',
    keys: '`제목`, `도라`, `대기`',
    options: '`lang`, `dialect`, `size`',
    views: {
      board: '탁자',
      hand: '손패',
      rivers: '버림패',
      rounds: '국별 결과',
      kifu: '패보'
    },
    openings: {
      yes: '모두',
      no: '없음'
    },
    values: {
      'What would you discard?': '무엇을 버릴까?',
      'A wide wait': '넓은 대기',
      'the last round': '오라스의 손패',
      'four runs and a pair': '슌쯔 네 개와 머리',
      '3m from toimen': '대가에게서 3m',
      'East 1, South seat, turn 6': '동1국, 남가, 6순째',
      'East 1': '동1국',
      south: '남가',
      'turn 9': '9순째',
      'East 2-1': '동2국 1본장',
      board: '탁자',
      all: '모두',
      yes: '있음',
      toimen: '대가',
      '1-shanten': '1샹텐',
      '20 tiles': '8종 28장',
      'tanyao, pinfu': '탕야오, 핑후',
      '4 han 30 fu 7700': '4판 30부 7700점',
      'riichi / dama': '리치 / 다마',
      'it keeps both runs': '양면이 둘 다 남는다'
    }
  }
}
