/**
 * Refusals of actions in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/refusals.js'

export const ko: Translation<typeof en> = {
  'round-over': '이 판은 이미 끝나서 할 수 없습니다: {action}',
  'not-your-turn': '플레이어 {current}의 차례라서 플레이어 {player}은(는) 할 수 없습니다: {action}',
  'wrong-phase': '지금은 {wanted}을(를) 할 차례라서 할 수 없습니다: {action}',
  'not-in-hand': '`{card}`은(는) 손패에 없습니다. 손패는 {hand}입니다',
  'not-on-field': '`{card}`은(는) 바닥에 없습니다. 먹을 수 있는 패는 {options}입니다',
  'other-month': '`{card}`은(는) 월이 다릅니다. `{pending}`(으)로 먹을 수 있는 패는 {options}입니다',
  'last-card': '손패가 남아 있지 않아 코이코이를 할 수 없습니다. 승부만 할 수 있습니다'
}
