/**
 * What is wrong with YAML, in Korean.
 */
import type {Translation} from '../../../source/index.js'
import type {en} from '../en/yaml.js'

export const ko: Translation<typeof en> = {
  anchor: '앵커나 별칭(`&a`, `*a`)이 잘못되었습니다',
  tag: '태그(`!a`)가 잘못되었습니다',
  missing: '따옴표, 괄호, 쉼표, 콜론 중 하나가 빠졌습니다',
  indent: '앞뒤 줄과 들여쓰기가 맞지 않습니다',
  nested: '여기에는 항목을 쓸 수 없습니다. `: `가 들어 있는 값은 따옴표로 묶어 주세요',
  unexpected: '여기에는 쓸 수 없습니다. 이런 기호가 들어 있는 값은 따옴표로 묶어 주세요',
  directive: '줄을 `%`로 시작할 수 없습니다',
  backslash: '큰따옴표 안의 `\\`는 `\\\\`로 씁니다',
  tab: '들여쓰기에는 탭이 아니라 빈칸을 씁니다',
  start: '이 글자로 시작하는 값은 따옴표로 묶어 주세요',
  multiline: '항목과 `: `는 한 줄에 써 주세요',
  long: '항목 이름이 너무 깁니다',
  key: '항목 이름은 낱말이어야 합니다',
  duplicate: '같은 항목이 두 번 쓰여 있습니다',
  documents: '문서가 둘 이상 들어 있습니다',
  deep: '너무 깊이 중첩되어 있습니다'
}
