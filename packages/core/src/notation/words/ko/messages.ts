/**
 * Messages of notation in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  empty: '패가 쓰여 있지 않습니다. `123m`이나 `5z`처럼 써 주세요',
  'missing-suit': '숫자 `{actual}` 뒤에 종류가 없습니다. `m`, `p`, `s`, `z` 중 하나를 붙여 주세요',
  'missing-rank': '`{actual}` 앞에 숫자가 없습니다. `{actual}`은(는) 숫자 뒤에 붙입니다',
  'bad-char': '{dialect} 표기에서는 `{actual}`을(를) 쓸 수 없습니다. 쓸 수 있는 것: {wanted}',
  'bad-rank': '`{tile}` 패는 없습니다. 쓸 수 있는 것: {wanted}',
  'red-not-five': '`{actual}`에 적도라 표시가 있습니다. 적도라가 될 수 있는 것은 `5m`, `5p`, `5s`뿐입니다',
  'kita-not-north': '`{actual}`은(는) 뽑을 수 없습니다. `f` 뒤에는 `f4z`, `f44z`처럼 북만 써 주세요',
  'bad-meld-size': '후로 `{actual}`은(는) {count}장입니다. 필요한 것: {wanted}',
  'not-same-kind': '후로 `{actual}`의 패가 서로 다릅니다. 같은 패만 써 주세요{honors}',
  'not-a-sequence': '후로 `{actual}`은(는) 커쯔도 슌쯔도 아닙니다',
  'chii-not-from-kamicha': '{from}에게서 치를 했습니다. 치는 상가(왼쪽 사람)에게서만 할 수 있습니다',
  'multiple-calls': '후로 표시 `{actual}`이(가) 두 번째입니다. 후로 하나에서 가져온 패는 한 장뿐입니다',
  'bad-mark-position': '표시 `{actual}`의 자리가 다릅니다. 놓을 곳: {wanted}',
  'dangling-mark': '표시 `{actual}` 앞에 패가 없습니다. 패의 숫자 뒤에 써 주세요',
  'dangling-modifier': '수식 `{actual}`이(가) 붙을 패가 없습니다. 패의 바로 앞이나 뒤에 써 주세요',
  'missing-added-tile': '`{actual}` 뒤에 퐁에 더한 패가 없습니다',
  'river-marker-position': '`{actual}`이(가) 줄 가운데에 있습니다. 버림패 표시는 줄의 처음에 써 주세요',
  'too-many-copies': '`{tile}`이(가) {count}장째입니다. 같은 패는 {limit}장까지입니다{elsewhere}',
  'too-many-reds':
    '적도라 `{tile}`이(가) {count}장째입니다. 적도라는 종류마다 {limit}장까지이고, 나머지는 `5`로 씁니다',
  'hand-size': '손패가 {count}장입니다. {wanted}이어야 합니다',
  'river-size': '버림패가 {count}장입니다. 한 사람이 버리는 패는 많아야 {most}장입니다',
  'deprecated-form': '`{actual}`은(는) 옛 표기입니다. {expected}(으)로 써 주세요',
  'packed-honor-letter':
    '`{actual}`을(를) {honor}(으)로 읽었습니다. {expected}(으)로 쓰거나 앞에 빈칸을 넣어 주세요',
  'tedashi-after-riichi': '리치 뒤에 `{tile}`이(가) 손에서 나왔습니다. 리치 뒤에는 쯔모기리만 할 수 있습니다',
  'second-riichi':
    '버림패에 두 번째 리치패 `{tile}`이(가) 있습니다. 눕히는 패는 한 장이고, 그 패가 울린 경우(`{marked}`)에만 다음 패도 눕힙니다',
  'ambiguous-y': '여기서는 `{actual}`을(를) 다음 패의 표시로 읽었습니다. 다른 곳에서는 앞 패의 표시가 됩니다',
  'turned-tile':
    '`{actual}`이(가) 눕혀져 있지만 어느 후로의 패인지 알 수 없습니다. 함께 치, 퐁, 깡이 되는 패와 이어서 써 주세요',
  'doubtful-letter': '`{actual}`을(를) {meaning}(으)로 읽었습니다. 그 뜻이라면 {place}에 빈칸을 넣어 주세요',
  'doubtful-slot': '`{actual}`을(를) 빈자리로 읽었습니다. 그 뜻이라면 뒤에 빈칸을 넣어 주세요',
  'doubtful-digits':
    '`{actual}`을(를) {read}(으)로 읽었습니다. 숫자는 하나씩 뒤에 오는 종류 글자의 패가 됩니다',
  'red-after-five':
    '`{actual}`을(를) 발로 읽었습니다. 적도라라면 {expected}(으)로 쓰고, 발이라면 앞에 빈칸을 넣어 주세요',
  'other-notation': '`{actual}`은(는) {dialect} 표기입니다: {why}'
}
