/**
 * Messages of Markdown files in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'almost-directive': {
    text: '`{actual}`은(는) {what} 그대로 글자로 표시됩니다',
    words: {
      what: {
        width: '전각 기호가 들어 있어',
        name: '이름이 올바르지 않아',
        brackets: '괄호가 `[ ]`가 아니어서',
        escape: '괄호 앞에 역슬래시가 있어',
        around: '이름까지 괄호 안에 쓰여 있어',
        element: 'HTML 태그로 쓰여 있어',
        blank: '괄호 앞에 빈칸이 있어',
        apart: '콜론 뒤에 빈칸이 있어',
        options: '옵션을 쓰는 방식이 달라',
        colon: '이름 앞에 콜론이 없어',
        open: '대괄호가 없어'
      }
    }
  },
  'almost-fence': '언어 이름이 `{actual}`인 블록은 코드로 표시됩니다',
  'short-fence':
    '`{lang}` 앞의 백틱이 {count}개입니다. 블록의 처음과 끝에 세 개씩 쓰지 않으면 쓴 그대로 표시됩니다',
  'fence-marks':
    '`{lang}` 앞의 `{marks}`은(는) 백틱이 아닙니다. 블록의 처음과 끝에 백틱을 세 개씩 쓰지 않으면 글자로 표시됩니다',
  'detached-attributes': {
    text: '`{actual}`은(는) {what} 그대로 글자로 표시됩니다. 옵션은 `]` 바로 뒤에 `{`와 `}`로 묶어 써 주세요',
    words: {
      what: {
        blank: '앞에 빈칸이 있어',
        brackets: '괄호가 `{ }`가 아니어서',
        unclosed: '`}`로 닫히지 않아',
        second: '중괄호가 두 번 있어'
      }
    }
  },
  'label-in-cells': '`{written}`의 `|`에서 표의 칸이 끝납니다. `|`를 빼거나 `\\|`로 써 주세요',
  'unclosed-fence': {
    text: '블록이 닫히지 않았습니다. 마지막 줄 다음에 {mark} {count}개만 있는 줄을 써 주세요',
    words: {mark: {'`': '백틱', '~': '물결표', ':': '콜론'}}
  },
  'bad-colons':
    '`{actual}`의 콜론 수가 맞지 않습니다. 문장 안에서는 하나, 그것만 있는 줄의 처음에서는 둘입니다',
  'block-in-html': 'HTML 바로 다음 줄의 `{lang}`은(는) 블록으로 읽히지 않습니다. 앞에 빈 줄을 넣어 주세요',
  'unread-html': '`<{element}>` 안에는 그림을 넣을 수 없어 `{actual}`은(는) 글자로 표시됩니다',
  'bad-yaml': '프런트 매터의 `{actual}`을(를) YAML로 읽을 수 없습니다. {why}',
  'misspelt-game': '프런트 매터에 `{key}`(이)라는 항목은 없어, 그 아래의 옵션은 쓰이지 않습니다'
}
