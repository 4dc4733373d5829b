/**
 * Messages of typed hands in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'three-players':
    '규칙 `sanma`는 타입으로 다룰 수 없습니다. 3인 마작의 점수는 `@tehai/riichi`의 `score`로 계산해 주세요',
  'no-win-tile': '화료패를 알 수 없습니다. `78s9s`처럼 끝에 따로 쓰거나 `tile`로 정해 주세요',
  'win-not-in-hand': '화료패 `{tile}`이(가) 손패(후로 제외)에 없습니다',
  'bad-dora': '도라 표시패 `{actual}`을(를) 읽을 수 없습니다. `4m`이나 `4m3z`처럼 써 주세요',
  'not-complete': '화료형이 아닙니다. 몸통 넷과 머리 하나, 치또이, 국사무쌍 중 하나여야 합니다',
  'no-yaku': '역이 없습니다. 적어도 하나는 필요합니다'
}
