/**
 * The settings of the plugin in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const zhHant: Translation<typeof en> = {
  rules: {
    name: '麻將規則',
    about:
      '核對點數和役時使用的規則：tenhou、m-league 等規則名，或 切上滿貫 等項目。每篇筆記也可以另行指定。',
    example: 'tenhou'
  },
  hanafudaRules: {
    name: '花札規則',
    about: 'standard、nintendo、koikoi-japan，以及 teshiScore=6 這樣的項目。',
    example: 'standard'
  }
}
