/**
 * Messages of the command line about pages in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  unreachable:
    '`{actual}`은(는) Markdown이 `:tiles[…]`를 읽지 않는 곳(HTML 안이나 콜론 바로 뒤 등)에 있어 바꿀 수 없습니다 (HTML 안이라면 `--in-html`로 바꿀 수 있습니다)',
  'unread-argument': '`{actual}`의 인수 `{argument}`을(를) 알 수 없습니다. 패와 대기만 쓸 수 있습니다',
  'two-notations':
    '`{actual}`은(는) {first}에서와 {second}에서 뜻이 다릅니다. `--from`으로 하나를 정해 주세요',
  'bad-mdx':
    '`{actual}`은(는) MDX가 아닙니다. 태그, `{`, `import` 중 하나가 닫히지 않았거나 끝나지 않았습니다. 이 페이지는 Markdown으로 읽었습니다',
  'fence-as-code':
    '백틱 뒤의 `{actual}`: Pandoc은 이것을 블록으로 읽지 않습니다. 옵션은 중괄호 안에 써 주세요',
  'unread-container': '`{actual}` 안의 글을 Pandoc이 목록이나 다른 블록으로 읽습니다. 코드 블록으로 써 주세요'
}
