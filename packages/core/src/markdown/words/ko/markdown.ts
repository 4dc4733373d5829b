/**
 * Messages of Markdown files that name tiles, in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/markdown.js'

export const ko: Translation<typeof en> = {
  'unclosed-label':
    '`{actual}`이(가) 같은 줄에서 닫히지 않았습니다. 패 뒤에 `]`를 써 주세요. 글자로 표시하려면 `\\:{name}[`로 씁니다',
  'missing-label': '`{actual}`에 패가 없습니다. `:{name}[…]`처럼 써 주세요',
  'bad-front-matter':
    '프런트 매터의 `mahjong`을 읽을 수 없습니다. `dialect: quote`처럼 옵션을 한 줄에 하나씩 써 주세요',
  'notation-as-image':
    '`{actual}`에서는 그림의 주소 자리에 패가 쓰여 있습니다. 패는 `:{name}[…]`로 쓰면 그려집니다'
}
