/**
 * Messages of Markdown files that name cards, in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/markdown.js'

export const zhHans: Translation<typeof en> = {
  'unclosed-label':
    '`{actual}` 没有在同一行结束，请在牌的后面写上 `]`；如果只是普通文字，请写成 `\\:{name}[`',
  'missing-label': '`{actual}` 里没有牌，请写成 `:{name}[…]`',
  'bad-front-matter': '看不懂文件头里的 `hanafuda`，请像 `rules: nintendo` 这样每行写一个选项',
  'notation-as-image': '`{actual}` 把牌写成了图片的地址；写成 `:{name}[…]` 就会画出来'
}
