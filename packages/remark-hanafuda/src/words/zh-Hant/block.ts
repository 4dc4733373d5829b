/**
 * What messages of blocks name in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/block.js'

export const zhHant: Translation<typeof en> = {
  row: '像 `1h 3h 8h` 這樣的牌',
  keys: '`得牌`、`役`、`得分`',
  options: '`rules`、`size`',
  values: {
    'Moon and flowers': '賞月賞花',
    'Two ways to take': '兩種拿法',
    self: '自己',
    sanko: '三光',
    '6': '6',
    'Hana, Taro': '小花、小太郎',
    'the last month': '最後一個月',
    'What would you take?': '拿哪張？',
    'it makes sanko': '能成三光',
    yaku: '役'
  }
}
