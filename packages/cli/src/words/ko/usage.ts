/**
 * Usage errors in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/usage.js'

export const ko: Translation<typeof en> = {
  'unknown-command': '`{actual}`(이)라는 명령은 없습니다. 쓸 수 있는 것: {commands}',
  'missing-command': '`{after}` 뒤에 명령이 없습니다. 쓸 수 있는 것: {commands}',
  'unknown-option': '`{command}`에는 `{actual}`(이)라는 옵션이 없습니다',
  'missing-value': '`{actual}`에 값이 없습니다. `{example}`처럼 써 주세요',
  'unexpected-value': '`{actual}`에는 값 `{value}`이(가) 필요 없습니다',
  'bad-choice': '`{actual}`에는 `{value}`을(를) 쓸 수 없습니다. 쓸 수 있는 것: {choices}',
  'bad-number': '`{actual}`에는 `{value}`을(를) 쓸 수 없습니다. {low}부터 {high}까지의 정수입니다',
  'bad-size': '크기 `{value}`은(는) 쓸 수 없습니다. 패의 높이를 8~1024의 픽셀 수로 써 주세요',
  'missing-input': {
    text: '입력이 없습니다. {wanted}, 또는 표준 입력을 뜻하는 `-`를 써 주세요',
    words: {
      wanted: {
        files: '파일',
        notation: '`123m` 같은 패',
        hand: '`123m456p789s1122z` 같은 손패',
        cards: '`1,3,8h` 같은 패'
      }
    }
  },
  'too-many-inputs': {
    text: '`{actual}`이(가) 남습니다. {wanted}은(는) 하나만 씁니다. 빈칸이 있으면 따옴표로 묶어 주세요',
    words: {wanted: {row: '패 줄', hand: '손패', pile: '먹은 패', round: '한 판의 기록', record: '패보'}}
  },
  'not-together': '`{actual}`과(와) `{other}`은(는) 함께 쓸 수 없습니다',
  'unexpected-input': '`{actual}`은(는) 필요 없습니다. `{example}` 같은 옵션만 써 주세요',
  'needs-option': '`{actual}`에는 `{other}`도 필요합니다',
  'no-such-file': '`{actual}`(이)라는 파일이 없습니다',
  'no-match': '`{actual}`에 맞는 Markdown 파일이 없습니다',
  'cannot-read': '`{actual}`을(를) 읽을 수 없습니다 ({why})',
  'cannot-write': '`{actual}`에 쓸 수 없습니다 ({why})',
  'cannot-print': '표준 출력에 쓸 수 없습니다 ({why})',
  'one-output': '파일이 {count}개라서 `-o`를 쓸 수 없습니다. `--out-dir`을 써 주세요',
  'same-output': '`{actual}`과(와) `{other}`을(를) 같은 파일에 쓰게 됩니다',
  'over-source': '쓸 곳 `{actual}`이(가) 원본 `{other}`이라서 원본이 사라집니다. 아무것도 쓰지 않았습니다',
  'not-a-picture': '`{actual}`에는 쓸 수 없습니다. `.svg`나 `.png`로 끝나는 이름을 써 주세요',
  'unknown-rule':
    '`{actual}`(이)라는 규칙은 없습니다. 규칙의 묶음({presets})이나 `{example}` 같은 규칙을 써 주세요',
  'bad-rule': '규칙 `{actual}`에는 `{value}`을(를) 쓸 수 없습니다. 쓸 수 있는 것: {wanted}',
  'bad-situation':
    '상황의 `{actual}`을(를) 읽을 수 없습니다. `동1국`, `남가`, `리치`, `도라3p`처럼 써 주세요',
  'no-such-round': '{actual}번째 국은 없습니다. 패보에는 {count}국이 있습니다',
  'no-such-turn': '{actual}순째는 없습니다. 국은 {last}순째에 끝났습니다',
  'bad-moment': '시점 `{actual}`을(를) 읽을 수 없습니다. `9` 같은 순이나 `end`를 써 주세요',
  'no-round': '`{actual}`에서 다시 보여 줄 기록을 찾지 못했습니다',
  'hidden-tiles':
    '`{actual}`은(는) {format} 형식으로 쓸 수 없습니다. 이 형식에는 모든 패가 있어야 하는데 패보에 숨겨진 손패나 쯔모가 있습니다',
  'not-a-record': '`{actual}`을(를) 패보로 읽을 수 없습니다',
  'not-one-tile': '`{option}`의 `{actual}`은(는) 패 한 장이 아닙니다. `3m`처럼 써 주세요',
  'not-a-player':
    '`{actual}`이(가) 누구인지 알 수 없습니다. 상가, 대가, 하가나 동가 같은 다른 자리를 써 주세요',
  'missing-win': '화료패를 알 수 없습니다. 손패 끝에 띄워 쓰거나(`… 2s`) `--win 2s`라고 써 주세요',
  'bad-pictures': '그림의 서식 `{actual}`에 패의 자리가 없습니다. `{example}`처럼 써 주세요',
  'bad-construct': {
    text: '`{actual}`은(는) 쓸 수 없습니다. `(?<hand>…)`이 있는 정규식을 써 주세요: {why}',
    words: {why: {'no-group': '그런 그룹이 없습니다', empty: '빈 글에 맞습니다'}}
  },
  'bad-tiles': '`{actual}`을(를) 패 세트로 읽을 수 없습니다: {why}',
  'bad-config': '{place}에 있는 `{actual}`의 값을 읽을 수 없습니다. `{example}`처럼 써 주세요',
  'bad-input': {
    text: '표준 입력이 {wanted}이(가) 아닙니다. 이 명령은 다른 프로그램이 실행합니다',
    words: {
      wanted: {
        book: 'mdBook이 전처리기에 넘기는 JSON(`[context, book]`)',
        document: 'Pandoc이 필터에 넘기는 JSON'
      }
    }
  },
  'bad-save': '`{actual}`을(를) 이어 할 수 없습니다: {why}'
}
