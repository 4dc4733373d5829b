/**
 * The settings of the plugin in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const ko: Translation<typeof en> = {
  rules: {
    name: '마작 규칙',
    about:
      '점수와 역을 확인할 때 쓰는 규칙. tenhou, m-league 같은 이름이나 절상만관 같은 항목. 노트마다 따로 정할 수도 있습니다.',
    example: 'tenhou'
  },
  hanafudaRules: {
    name: '화투 규칙',
    about: 'standard, nintendo, koikoi-japan과 teshiScore=6 같은 항목.',
    example: 'standard'
  }
}
