/**
 * The settings of the plugin in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from './en.js'

export const ja: Translation<typeof en> = {
  rules: {
    name: '麻雀のルール',
    about:
      '点数や役の確認に使うルール。天鳳・Mリーグなどの名前か、切り上げ満貫などの項目。ノートごとにも指定できます。',
    example: '天鳳'
  },
  hanafudaRules: {
    name: '花札のルール',
    about: 'standard・nintendo・koikoi-japan と、teshiScore=6 のような項目。',
    example: 'standard'
  }
}
