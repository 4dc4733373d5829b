/**
 * The settings of the plugin in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const zhHans: Translation<typeof en> = {
  rules: {
    name: '麻将规则',
    about:
      '核对点数和役时使用的规则：tenhou、m-league 等规则名，或 切上满贯 等项目。每篇笔记也可以另行指定。',
    example: 'tenhou'
  },
  hanafudaRules: {
    name: '花札规则',
    about: 'standard、nintendo、koikoi-japan，以及 teshiScore=6 这样的项目。',
    example: 'standard'
  }
}
