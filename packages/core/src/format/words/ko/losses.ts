/**
 * What a dialect cannot write, in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/losses.js'

export const ko: Translation<typeof en> = {
  direction: '누구에게서 가져온 패인지',
  red: '적도라인지',
  mark: '패의 표식이나 방향',
  label: '패에 붙인 글자',
  gap: '간격',
  face: '여기에 보이는 것',
  meld: '이 패들이 후로라는 것',
  added: '어느 패를 더했는지',
  draw: '어느 패를 쯔모했는지',
  river: '버림패가 어떻게 되었는지',
  placeholder: '생략한 패가 있다는 것',
  riichi: '리치',
  text: '이 글자'
}
