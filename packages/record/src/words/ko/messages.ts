/**
 * Messages about records in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'unknown-format':
    '패보로 읽을 수 없습니다. 읽을 수 있는 것은 천봉의 XML, tenhou.net/6의 JSON, mjai, 電脳麻将, JSON으로 바꾼 작혼 패보입니다',
  'other-game': '독자적인 규칙의 대국(`{mode}`)은 읽을 수 없습니다',
  'not-json': '올바른 JSON이 아닙니다',
  'cut-off': '패보가 여기서 끊겨 있습니다',
  'unknown-tag': '`{tag}`(이)라는 기록은 알 수 없어 건너뛰었습니다',
  'bad-value': '`{name}`의 값 `{value}`을(를) 읽을 수 없어 건너뛰었습니다',
  'bad-tile': '`{tile}`을(를) 패로 읽을 수 없어 이 기록을 건너뛰었습니다',
  'bad-meld': '몸통 `{meld}`을(를) 읽을 수 없어 이 기록을 건너뛰었습니다',
  'missing-value': '`{name}`이(가) 없어 이 국을 읽을 수 없습니다',
  'no-rounds': '패보에 국이 없습니다',
  'item-left': '이 기록에 맞는 순이 없습니다. 앞의 쯔모, 타패, 후로 중 하나가 빠졌거나 다릅니다',
  'too-tangled': '타패에 맞는 후로가 너무 많아 차례를 정할 수 없습니다',
  'round-is-over': '국이 이미 끝났습니다',
  'not-your-turn': '{player}의 차례가 아닙니다. {turn}의 차례입니다',
  'draw-missing': '{player}은(는) 아직 쯔모하지 않았습니다',
  'discard-missing': '{player}이(가) 아직 타패하지 않았습니다',
  'wall-is-empty': '{player}이(가) 쯔모할 패가 남아 있지 않습니다',
  'fifth-copy': '`{tile}`이(가) 5장째입니다. 같은 패는 4장뿐입니다',
  'tile-not-in-hand': '{player}은(는) `{tile}`을(를) 가지고 있지 않습니다',
  'not-the-drawn-tile': '{player}의 쯔모패는 `{tile}`이(가) 아니라 `{drawn}`입니다',
  'nothing-to-call': '{player}이(가) `{tile}`(으)로 가져올 패가 없습니다',
  'wrong-tile-called': '{player}은(는) `{tile}`을(를) 가져올 수 없습니다. 나와 있는 패는 `{open}`입니다',
  'wrong-discarder':
    '{player}은(는) {from}에게서 가져올 수 없습니다. 마지막으로 타패한 사람은 {actual}입니다',
  'not-a-meld': '`{tiles}`은(는) 몸통이 되지 않습니다',
  'no-pon-for-kakan': '{player}에게는 `{tile}`을(를) 더할 퐁이 없습니다',
  'no-kan-for-dora': '도라 표시패 `{tile}`을(를) 뒤집을 깡이 없습니다',
  'no-such-player': '3인 마작에 네 번째 사람이 있습니다',
  'discard-after-riichi':
    '{player}은(는) 리치 뒤라서 `{tile}`을(를) 버릴 수 없습니다. 쯔모한 패만 버릴 수 있습니다',
  'swap-call': '{player}은(는) 후로한 직후에 `{tile}`을(를) 버릴 수 없습니다 (쿠이카에)',
  'riichi-twice': '{player}은(는) 이미 리치했습니다',
  'riichi-with-open-hand': '{player}은(는) 후로해서 리치할 수 없습니다',
  'riichi-without-points': '{player}은(는) {score}점이라 리치할 수 없습니다',
  'riichi-at-the-end': '{left}장 남아서 {player}은(는) 리치할 수 없습니다',
  'riichi-not-tenpai': '`{tile}`을(를) 버려도 텐파이가 아니어서 {player}은(는) 리치할 수 없습니다',
  'call-after-riichi': '{player}은(는) 리치 뒤라서 후로할 수 없습니다',
  'chii-not-from-kamicha': '{player}은(는) {from}에게서 치할 수 없습니다. 치는 상가에게서만 할 수 있습니다',
  'chii-with-three': '3인 마작에서는 치할 수 없습니다 ({player})',
  'call-of-last-tile': '쯔모할 패가 남아 있지 않아 {player}은(는) 후로할 수 없습니다',
  'kan-after-riichi': '{player}은(는) 리치 뒤라서 가깡할 수 없습니다',
  'fifth-kan': '다섯 번째 깡은 할 수 없습니다 ({player})',
  'kita-with-four': '4인 마작에서는 북을 뽑을 수 없습니다 ({player})',
  'draw-not-due': '이 유국은 성립하지 않습니다. {reason}',
  furiten: '{player}은(는) 후리텐이라 `{tile}`에 론할 수 없습니다',
  'not-complete': '{player}의 손은 `{tile}`(으)로 완성되지 않습니다',
  'no-yaku': '{player}의 손은 `{tile}`(으)로 역이 없습니다',
  'not-possible': '{player}의 손은 `{tile}`(으)로 성립하지 않습니다',
  'wrong-yaku': '{player}의 화료는 {found}입니다. {stated}이(가) 아닙니다',
  'wrong-fu': '{player}의 화료는 {found}부입니다. {stated}부가 아닙니다',
  'wrong-han': '{player}의 화료는 {found}판입니다. {stated}판이 아닙니다',
  'wrong-points': '{player}의 화료는 {found}점입니다. {stated}점이 아닙니다',
  'wrong-liability':
    '{player}의 화료에서 책임지불은 {foundSeat}입니다. 패보에는 {statedSeat}(으)로 되어 있습니다',
  'wrong-payment': '점수의 증감은 {found}입니다. {stated}이(가) 아닙니다',
  'not-tenpai': '{player}은(는) 텐파이가 아닙니다',
  'not-noten': '{player}은(는) 리치했으므로 손패를 공개해야 합니다',
  'no-nagashi': '유국만관이 되는 버림패가 없습니다',
  'wrong-scores': '국 처음의 점수가 {stated}이지만, 앞 국의 끝은 {found}입니다',
  'round-has-no-end': '국이 끝나기 전에 패보가 끊겨 있습니다'
}
