/**
 * Messages of hanafuda pages in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  empty: '패가 없습니다. `1h 3h 8h`처럼 패를 써 주세요',
  'key-of-rounds':
    '`{actual}`은(는) 패와 함께 쓸 수 없습니다. `deal`이나 `seed` 줄로 시작하는 한 판의 기록에 써 주세요',
  'bad-value': {
    text: '`{key}`에는 `{actual}`을(를) 쓸 수 없습니다. {wanted}',
    words: {
      wanted: {
        size: '`s`, `m`, `l`, `xl`이나 em의 수를 써 주세요',
        month: '`3`처럼 1~12의 월을 쓰지 않으면 족보와 점수를 확인할 수 없습니다',
        koikoi:
          '코이코이를 한 사람을 `나`, `상대`, `둘 다`, `없음` 중 하나로 쓰지 않으면 족보와 점수를 확인할 수 없습니다',
        chart: '`족보`나 `패`를 써 주세요',
        score: '`6점`처럼 점수를 써 주세요',
        take: '`3k`처럼 패를 써 주세요',
        best: '손패의 한 장을 써 주세요',
        hand: '손패는 8장까지입니다',
        opponentHand: '0~8의 장수를 써 주세요',
        stock: '0~24의 장수를 써 주세요'
      }
    }
  },
  'unknown-option': {
    text: '`{actual}`(이)라는 옵션은 없습니다. 쓸 수 있는 것은 {such} 등입니다',
    words: {such: {inline: '`족보`, `점수`, `규칙`', page: '`rules`, `size`'}}
  },
  'no-cards': '`{actual}`에 해당하는 패가 없습니다. 위에 `먹은 패: 1h 3h 8h` 같은 줄이 필요합니다',
  'no-field': '`{actual}`에 해당하는 바닥패가 없습니다. 위에 `바닥패: 3k 8t` 같은 줄이 필요합니다',
  'no-hand': '`{actual}`에 해당하는 손패가 없습니다. 위에 `손패: 2t 6t` 같은 줄이 필요합니다',
  'too-many-cards': '`{actual}`은(는) 너무 많습니다. 모두 {count}장이 되는데, 패는 48장입니다',
  'cards-missing':
    '`{actual}`을(를) 확인할 수 없습니다. 더미가 {stock}장이어야 하는데, 여기 쓰인 패로는 {count}장 남습니다. 두 사람이 먹은 패를 모두 써 주세요',
  'unknown-yaku': '`{actual}`(이)라는 족보는 없습니다. 삼광이나 `inoshikacho` 같은 이름을 써 주세요',
  'yaku-as-cards':
    '`{actual}`은(는) 족보 이름입니다. 여기에는 화투패를 쓰고, 족보는 `족보: {actual}`처럼 다른 줄에 써 주세요',
  'false-yaku': '`{actual}`은(는) 성립하지 않습니다. 성립하는 족보: {truth}',
  'false-none': '`{actual}`이(가) 아닙니다. 성립하는 족보: {truth}',
  'repeated-yaku': '`{actual}`이(가) 두 번 나옵니다. 족보는 한 번씩만 써 주세요',
  'missing-yaku': '족보가 모자랍니다. {missing}도 성립합니다',
  'false-yaku-points': '`{actual}`은(는) 틀렸습니다. {yaku}은(는) {points}점입니다{other}',
  'false-score': '점수 `{actual}`이(가) 맞지 않습니다. {rules} 규칙에서는 {truth}입니다{other}',
  'false-take':
    '`{actual}`은(는) 틀렸습니다. 바른 답은 ‘{truth}’입니다(같은 월의 패 한 장을, 바닥에 석 장이 있으면 모두 가져옵니다)',
  'false-near': '`{actual}`은(는) 틀렸습니다. 바른 답은 {truth}입니다',
  'false-best': '`{actual}`(평균 {points}점)은 최선이 아닙니다. 최선은 {expected}(평균 {most}점)입니다',
  'false-count': '장수 `{actual}`이(가) 맞지 않습니다. 늘어놓은 패는 {count}장입니다',
  'impossible-count': '`{actual}`은(는) 너무 많습니다. 이런 패는 많아야 {count}장입니다',
  'bad-sheet': '`{actual}`을(를) 두 사람의 이름으로 읽을 수 없습니다. `하나, 타로`처럼 써 주세요',
  'no-sheet': '`{actual}`에 해당하는 점수표가 없습니다. `점수표: 하나, 타로` 같은 줄이 필요합니다',
  'bad-month-line':
    '`{actual}`을(를) 점수표의 줄로 읽을 수 없습니다. `{example}`처럼 월마다 한 번씩, 이긴 사람과 점수나 ‘나가리’를 써 주세요',
  'false-total': '합계 `{actual}`이(가) 맞지 않습니다. 바른 답은 {truth}입니다'
}
