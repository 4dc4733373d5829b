/**
 * Messages that blocks of every game have, in Korean. `{actual}` is the text of the range; `{row}`, `{keys}`
 * and `{options}` are examples of the game.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'empty-block': '블록이 비어 있습니다. {row}를 써 주세요',
  'unknown-key': '`{actual}`(이)라는 항목은 없습니다. 쓸 수 있는 것은 {keys} 등입니다',
  'missing-colon': '`{actual}` 뒤에 콜론(:)이 없습니다. {expected}처럼 써 주세요',
  'missing-value': '`{key}` 뒤가 비어 있습니다. `{example}`처럼 써 주세요',
  'bad-value': '`{key}`에는 `{actual}`을(를) 쓸 수 없습니다. `{example}`처럼 써 주세요',
  'unknown-option': '`{actual}`(이)라는 옵션은 없습니다. 쓸 수 있는 것은 {options} 등입니다',
  'bare-value': '옵션 `{actual}`에 이름이 없습니다',
  'key-in-line': '`{actual}`이(가) 다른 항목과 같은 줄에 있습니다. 항목은 한 줄에 하나씩 써 주세요',
  'json-block': 'JSON으로는 쓸 수 없습니다. `{example}`처럼 항목을 한 줄에 하나씩 써 주세요',
  'double-key': '`{actual}`이(가) 두 번 쓰여 있습니다. 한 번만 써 주세요',
  'unknown-language': '`{actual}`(이)라는 언어는 지원하지 않습니다. {languages} 중에서 써 주세요',
  'double-option': '옵션 `{actual}`이(가) 두 번 쓰여 있습니다. 한 번만 써 주세요',
  'bad-attribute': '옵션 `{actual}`을(를) 읽을 수 없습니다. `title="…"`, `.class`, `#id`처럼 써 주세요',
  slip: '`{actual}`을(를) 읽을 수 없습니다',
  'own-line': '`{actual}`이(가) 다른 것과 같은 줄에 있습니다. 줄을 나누어 주세요'
}
