/**
 * What messages of blocks name in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/block.js'

export const zhHans: Translation<typeof en> = {
  row: '像 `1h 3h 8h` 这样的牌',
  keys: '`得牌`、`役`、`得分`',
  options: '`rules`、`size`',
  values: {
    'Moon and flowers': '赏月赏花',
    'Two ways to take': '两种拿法',
    self: '自己',
    sanko: '三光',
    '6': '6',
    'Hana, Taro': '小花、小太郎',
    'the last month': '最后一个月',
    'What would you take?': '拿哪张？',
    'it makes sanko': '能成三光',
    yaku: '役'
  }
}
