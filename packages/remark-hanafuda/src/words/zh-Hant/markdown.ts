/**
 * Messages of Markdown files that name cards, in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/markdown.js'

export const zhHant: Translation<typeof en> = {
  'unclosed-label':
    '`{actual}` 沒有在同一行結束，請在牌的後面寫上 `]`；如果只是普通文字，請寫成 `\\:{name}[`',
  'missing-label': '`{actual}` 裡沒有牌，請寫成 `:{name}[…]`',
  'bad-front-matter': '看不懂檔頭裡的 `hanafuda`，請像 `rules: nintendo` 這樣每行寫一個選項',
  'notation-as-image': '`{actual}` 把牌寫成了圖片的網址；寫成 `:{name}[…]` 就會畫出來'
}
