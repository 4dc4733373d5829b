/**
 * Messages about claims in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/claim-messages.js'

export const ko: Translation<typeof en> = {
  'false-waits': '대기 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-win': '화료패 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-takame': {
    text: '{what} `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
    words: {what: {takame: '타카메', yasume: '야스메'}}
  },
  'false-shanten': '샹텐 수 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-ukeire': '유효패 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-yaku': '역 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-score': '점수 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-fu': '부 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-settlement': {
    text: '{what} `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
    words: {what: {scores: '정산 후 점수', payments: '점수 이동'}}
  },
  unsettled:
    '`{actual}`을(를) 채울 수 없습니다. 이 국 전의 점수와, 누가 누구에게서 화료했는지(유국이라면 누가 텐파이였는지) 써 주세요',
  'unchecked-points': '`{actual}`은(는) 확인하지 않았습니다 ({reason})',
  'false-safety': '안전도 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'unchecked-safety': '`{actual}`은(는) 확인하지 않았습니다 ({reason})',
  'false-readings': '몸통 구성 `{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다 ({reason})',
  'false-value': {
    text: '{what} `{actual}`은(는) 틀렸습니다. 바른 답은 {expected}입니다 ({reason})',
    words: {what: {value: '기댓값', win: '화료율', tenpai: '텐파이율'}}
  },
  'false-order': {
    text: '{what} 순서 `{actual}`은(는) 틀렸습니다. 바른 답은 {expected}입니다 ({reason})',
    words: {what: {safety: '안전도', ukeire: '유효패'}}
  },
  'impossible-score': '`{actual}`(이)라는 점수가 되는 손은 없습니다',
  'no-score': '이 손에는 역도 점수도 붙지 않습니다 ({reason})',
  'unknown-table': '`{actual}`(이)라는 표는 없습니다. 쓸 수 있는 것은 `점수`, `역`, `스지`, `벽`입니다',
  'unread-claim': '`{actual}`은(는) 읽을 수 없어 확인하지 않았습니다',
  'unknown-tiles': '손패에 알 수 없는 패가 있어 `{actual}`은(는) 확인하지 않았습니다',
  'flowers-in-hand': '리치 마작에서 쓰지 않는 꽃패가 손패에 있어 `{actual}`은(는) 확인하지 않았습니다',
  'part-of-hand': '패가 {size}장이라 `{actual}`은(는) 확인하지 않았습니다 ({reason})',
  'turned-tiles': '후로 밖에 눕힌 패가 있어 `{actual}`은(는) 확인하지 않았습니다',
  'tile-not-in-hand': '`{actual}`은(는) 손패에 없습니다',
  'other-choice': '`{actual}`은(는) 선택지 `{choices}`와 맞지 않습니다',
  'no-discard': '손패가 {size}장이라 `{actual}` 타패가 정해지지 않습니다. 쯔모패까지 써 주세요',
  furiten: '후리텐입니다. {truth} 대기 중 `{tiles}`을(를) 스스로 버렸습니다',
  'impossible-situation': '{what}은(는) 성립하지 않습니다 ({reason})',
  'red-five-without-reds': '적도라 `{tile}`은(는) 쓸 수 없습니다. 적도라가 없는 규칙입니다',
  'unknown-rules':
    '규칙 `{actual}`을(를) 알 수 없어 역과 점수는 확인하지 않았습니다. `작혼`이나 `쿠이탕 없음`처럼 써 주세요'
}
