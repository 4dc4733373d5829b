/**
 * Messages about cards and records in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'unknown-card': '`{actual}`을(를) 화투패로 읽을 수 없습니다. `1h`, `3b`, 송학 광처럼 써 주세요',
  'missing-kind':
    '월 `{actual}` 뒤에 종류가 없습니다. h(광), t(열끗), r(띠), k(피)나 자리 a~d를 이어서 써 주세요',
  'bad-month': '월 `{actual}`이(가) 올바르지 않습니다. 월은 1~12입니다',
  'no-such-card': '`{card}`(이)라는 패는 없습니다. {month}월({plant})의 패는 {kinds}입니다',
  'duplicate-card': '`{card}`({name})이(가) 겹칩니다. 같은 패는 한 장뿐입니다',
  'lone-prefix': '`{actual}` 뒤에 패가 없습니다',
  'unknown-record-key':
    '`{actual}`을(를) 읽을 수 없습니다. `2cx2b/11c` 같은 수나 deal, seed, dealer, rules, month 줄을 써 주세요',
  'repeated-record-key': '`{key}`이(가) 두 번 쓰여 있습니다. 한 번만 써 주세요',
  'missing-deal': '나누어 준 패가 없습니다. 48장의 `deal` 줄이나 `seed` 줄이 필요합니다',
  'bad-deal': '나누어 준 패가 {count}장입니다. 48장을 써 주세요',
  'bad-seed': '시드 `{actual}`은(는) 쓸 수 없습니다. 0~4294967295의 정수를 써 주세요',
  'bad-dealer': '선 `{actual}`을(를) 읽을 수 없습니다. 선이 되는 플레이어를 `1`이나 `2`로 써 주세요',
  'bad-record-month': '월 `{actual}`은(는) 쓸 수 없습니다. 1~12로 써 주세요',
  'unknown-rule-set':
    '규칙 `{actual}`을(를) 알 수 없어 족보와 점수는 확인하지 않았습니다. `standard`, `nintendo`, `koikoi-japan` 중 하나를 써 주세요',
  'unknown-rule':
    '규칙 항목 `{actual}`을(를) 알 수 없어 족보와 점수는 확인하지 않았습니다. `teshiScore=6`처럼 써 주세요',
  'bad-rule-value': {
    text: '`{rule}`에 `{value}`은(는) 쓸 수 없어 족보와 점수는 확인하지 않았습니다. 쓸 수 있는 것은 {wanted}입니다',
    words: {wanted: {'from-0': '0~999의 정수', 'from-1': '1~999의 정수'}}
  },
  'bad-move': '`{actual}`을(를) 수로 읽을 수 없습니다. `2cx2b/11c koi`처럼 써 주세요',
  'late-header': '`{key}`은(는) 첫 수보다 앞에 써 주세요',
  'no-deck-left': {
    text: '{fault} 패를 다시 나눕니다. 다음 `deal` 줄이 필요합니다',
    words: {
      fault: {
        fieldFour: '바닥에 같은 월 네 장이 모두 깔려',
        handFour: '손에 같은 월 네 장이 모두 들어와',
        fieldKuttsuki: '바닥이 네 쌍으로 깔려'
      }
    }
  },
  'round-is-over': '이 판은 이미 끝났습니다',
  'card-not-in-hand': '`{actual}`은(는) 플레이어 {player}의 손패에 없습니다. 손패는 {hand}입니다',
  'wrong-draw': '더미에서 `{actual}`을(를) 뒤집을 수 없습니다. 다음 패는 `{card}`입니다',
  'missing-capture': '`{card}`은(는) 패를 먹습니다. `{wanted}`(으)로 써 주세요',
  'wrong-capture': '`{actual}`은(는) 먹을 수 없습니다. 먹을 수 있는 것은 {options}입니다',
  'nothing-to-capture': '`{actual}`은(는) 먹을 수 없습니다. 바닥에 {month}월 패가 없습니다',
  'choice-needed': '`{card}`(으)로 먹을 패를 골라 주세요 ({options})',
  'draw-missing': '수가 중간에 끝났습니다. `/`와 더미에서 뒤집은 패를 써 주세요',
  'call-missing': '플레이어 {player}에게 족보 `{yaku}`이(가) 있습니다. `koi`나 `stop`을 써 주세요',
  'no-yaku-to-call': '플레이어 {player}에게 새 족보가 없어 `{actual}`은(는) 할 수 없습니다',
  'koikoi-with-last-card': '손패가 남아 있지 않아 `{actual}`은(는) 할 수 없습니다. `stop`만 할 수 있습니다'
}
