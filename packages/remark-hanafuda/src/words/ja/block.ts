/**
 * What messages of blocks name in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/block.js'

export const ja: Translation<typeof en> = {
  row: '`1h 3h 8h` のように札',
  keys: '`取り札`・`役`・`点数`',
  options: '`rules`・`size`',
  values: {
    'Moon and flowers': '月見で一杯',
    'Two ways to take': '取り方は二通り',
    self: '自分',
    sanko: '三光',
    '6': '6文',
    'Hana, Taro': '花子、太郎',
    'the last month': '最後の月',
    'What would you take?': '何を取る？',
    'it makes sanko': '三光になる',
    yaku: '役'
  }
}
