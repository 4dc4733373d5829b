/**
 * Messages of pages in Korean. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ko: Translation<typeof en> = {
  'call-as-key': '`{actual}`(이)라는 항목은 없습니다. 후로는 손패 줄의 끝에 `{example}`처럼 써 주세요',
  'red-as-key': '`{actual}`(이)라는 항목은 없습니다. 적도라는 손패 줄에 `406p`처럼 `0`으로 써 주세요',
  'calls-apart': '후로만 있는 줄입니다. 손패와 같은 줄에 `{wanted}`처럼 써 주세요',
  'prose-row': '패를 쓰는 줄에 `{actual}`(이)라는 글이 있습니다. 글 앞에는 항목 이름이 필요합니다',
  'fact-in-row': '패를 쓴 줄에 `{actual}`이(가) 이어져 있습니다. 다른 줄에 써 주세요',
  'bad-value': {
    text: '`{key}`에는 `{actual}`을(를) 쓸 수 없습니다. `{example}`처럼 {kind}써 주세요',
    words: {
      kind: {
        other: '',
        number: '수를 ',
        turn: '1~29의 수를 ',
        columns: '1~39의 수를 ',
        wind: '자리를 ',
        round: '국(바람마다 1~4국)을 ',
        tiles: '패를 ',
        scores: '모두의 점수를 ',
        hundreds: '100점 단위로 ',
        sticks: '점봉을 '
      }
    }
  },
  'almost-tiles': '`{actual}`을(를) 패로 읽을 수 없습니다. 글 속의 패는 `:tiles[123m]`처럼 써 주세요',
  'key-without-row': {
    text: '`{actual}`에 해당하는 {wanted}이(가) 없습니다',
    words: {wanted: {hand: '손패', river: '버림패', row: '패 줄'}}
  },
  'bad-situation':
    '상황의 `{actual}`을(를) 읽을 수 없습니다. `동1국`, `남가`, `6순째`, `25000점`처럼 써 주세요',
  'beyond-situation': {
    text: '`{actual}`은(는) 있을 수 없습니다. {wanted} 가운데 하나를 써 주세요',
    words: {wanted: {round: '각 바람의 1~4국', turn: '1~29순째'}}
  },
  'unknown-player':
    '`{actual}`이(가) 누구인지 알 수 없습니다. `상가`, `대가`, `하가`나 `동가` 같은 자리를 써 주세요',
  'bracketed-player': '`{actual}`에 괄호가 있습니다. {expected}처럼 써 주세요',
  'double-player': '`{actual}`이(가) 두 번 쓰여 있습니다. 사람마다 한 번만 써 주세요',
  'option-of-blocks': '`{actual}`은(는) 문장 안의 패에는 쓸 수 없습니다. 블록 안에 `{line}` 줄을 써 주세요',
  'not-one-tile': '`{key}`의 `{actual}`은(는) 패 한 장이 아닙니다. `3m`처럼 한 장만 써 주세요',
  'tile-not-in-row': '`{actual}`은(는) 그 줄에 없는 패입니다',
  'dora-mismatch':
    '도라 `{actual}`이(가) 표시패와 맞지 않습니다. 표시패가 `{indicator}`이면 도라는 {expected}입니다',
  'doubtful-ten': '`{actual}`을(를) 1과 적도라 두 장으로 읽었습니다. 그 뜻이라면 `{both}`(으)로 써 주세요',
  'too-many-indicators':
    '`{actual}`은(는) {count}장입니다. 도라는 처음의 한 장과 깡 네 번의 네 장으로, 많아야 5장입니다',
  'too-many-ura': '뒷도라 `{actual}`은(는) {count}장입니다. 도라 {most}장보다 많을 수 없습니다',
  'no-dora': '`{actual}`이(가) 있지만 도라가 쓰여 있지 않습니다. `도라`나 `도라 표시패`를 써 주세요',
  'draw-twice': {
    text: '{what} `{actual}`이(가) 줄 끝에 떨어져 있는 패 `{drawn}`과(와) 다릅니다. 한쪽에 맞춰 주세요',
    words: {what: {drawn: '쯔모패', won: '화료패'}}
  },
  'draw-too-many': {
    text: '줄에 이미 {count}장이 있고, {what} `{tile}`은(는) 그 안에 없습니다. 그 패를 뺀 13장을 쓰거나, 줄에 있는 패를 써 주세요',
    words: {what: {drawn: '쯔모패', won: '화료패'}}
  },
  'tsumo-and-ron': {
    text: '`{actual}`이(가) 있지만 {other} 화료라고도 쓰여 있습니다. 한쪽만 써 주세요',
    words: {other: {tsumo: '쯔모', ron: '론'}}
  },
  'ron-from-self': '`{actual}`이면 자기 패에 론하는 것이 됩니다. `대가`처럼 다른 사람을 써 주세요',
  'tsumo-from-other':
    '`{actual}`이면 다른 사람에게서 쯔모하는 것이 됩니다. 다른 사람의 버림패로 화료했다면 `론`으로, 쯔모라면 사람을 지워 주세요',
  'second-fact': '`{before}`와(과) `{actual}`이(가) 함께 쓰여 있습니다. 하나만 써 주세요',
  'riichi-turn': '리치가 {turn}순째라고 쓰여 있지만, 버림패에서 눕혀진 것은 {at}번째 패입니다',
  'river-past-turn': '{turn}순째라고 쓰여 있지만, 버림패가 {count}장입니다. {least}순째 이후여야 합니다',
  'seat-mismatch': {
    text: '자리 `{actual}`이(가) 맞지 않습니다. {what}의 주인은 {owner}이므로 {wanted}이(가) 맞습니다',
    words: {what: {hand: '이 손패', header: '이 머리글'}}
  },
  'call-not-in-river': {
    text: '{from}의 버림패에 후로당한 표시가 있는 `{tile}`이(가) 없습니다. 후로당한 패는 `{marked}`처럼 써 주세요',
    words: {from: {kamicha: '상가', toimen: '대가', shimocha: '하가'}}
  },
  'scores-sum': {
    text: '점수의 합이 {sum}점입니다{sticks}. {wanted}점이어야 합니다',
    words: {sticks: {none: '', given: ' (리치봉 포함)'}}
  },
  'tile-not-in-sanma': '`{tile}`은(는) 쓸 수 없습니다. 3인 마작 규칙에서는 2만부터 8만까지 쓰지 않습니다',
  'chii-in-sanma': '`{actual}` 치는 할 수 없습니다. 3인 마작 규칙입니다',
  'north-seat-in-sanma':
    '`{actual}`은(는) 쓸 수 없습니다. 3인 마작 규칙이라 자리는 `동가`, `남가`, `서가`뿐입니다',
  'toimen-in-sanma': '`{actual}`은(는) 없습니다. 3인 마작 규칙이라 다른 두 사람은 `상가`와 `하가`입니다',
  'scores-of-four': '네 사람의 점수가 쓰여 있습니다. 3인 마작 규칙이므로 세 사람의 점수를 써 주세요',
  'kita-mismatch': '북도라 `{actual}`이(가) 맞지 않습니다. 줄에는 {kita}장 있습니다',
  'key-without-log': '`{actual}`이(가) 있지만 패보가 쓰여 있지 않습니다. `패보`로 파일을 정해 주세요',
  'no-record-reader':
    '`{actual}`을(를) 읽을 수 없습니다. 여기서는 패보를 읽지 못하므로, 파일을 다룰 수 있는 환경에서 쓰거나 옵션 `records`를 넘겨 주세요',
  'no-record': '패보 파일 `{actual}`을(를) 찾을 수 없습니다',
  'record-outside': '`{actual}`은(는) 프로젝트 밖에 있어 읽을 수 없습니다. 프로젝트 안에 두어 주세요',
  'record-too-large': '`{actual}`이(가) 너무 큽니다. 패보는 4MB까지입니다',
  'record-not-text':
    '`{actual}`을(를) 글자로 읽을 수 없습니다. UTF-8 패보나 그것을 gzip으로 묶은 것이어야 합니다',
  'not-a-record':
    '`{actual}`을(를) 패보로 읽을 수 없습니다. 읽을 수 있는 것은 천봉의 XML, tenhou.net/6의 JSON, mjai, 電脳麻将, JSON으로 바꾼 작혼 패보입니다',
  'record-address':
    '`{actual}`은(는) 열지 않습니다(통신하지 않습니다). 저장한 패보 파일의 경로나, 패보를 담은 주소 `tenhou.net/6/#json=…`을 써 주세요',
  'record-fault': '패보에 잘못이 있습니다. {where}{said}',
  'which-round':
    '패보에 {count}국이 있습니다. `패보의 국`에 {rounds} 중 하나를 써 주세요. 지금은 첫 국을 보여 줍니다',
  'no-such-round': '패보에 `{actual}`(이)라는 국은 없습니다. {rounds} 중 하나를 써 주세요',
  'bad-moment':
    '시점 `{actual}`을(를) 읽을 수 없습니다. `9순째`, `9순째 대가 타패`, `리치 전`, `41번째 기록`, `종국`, `전부`처럼 써 주세요',
  'no-such-turn': {
    text: '{turn}순째는 없습니다. {who} {last}순째에 끝났습니다',
    words: {
      who: {
        any: '이 국은',
        east: '동가는',
        south: '남가는',
        west: '서가는',
        north: '북가는'
      }
    }
  },
  'no-such-event': '{number}번째 기록은 없습니다. 이 국은 {last}번째까지입니다',
  'moment-after-fault': '이 국의 패보는 {last}번째까지만 읽을 수 있어서 `{actual}`을(를) 보여 줄 수 없습니다',
  'no-such-riichi': {
    text: '이 국에 {who}리치는 없습니다',
    words: {
      who: {
        any: '',
        self: '이 손패 주인의 ',
        east: '동가의 ',
        south: '남가의 ',
        west: '서가의 ',
        north: '북가의 '
      }
    }
  },
  'no-such-seat': '`{actual}`은(는) 없습니다. 3인 마작의 패보입니다',
  'not-as-recorded': '`{actual}`이(가) 패보와 맞지 않습니다. 패보에서는 {expected}입니다',
  'not-recorded': '`{actual}`: 패보에 없는 내용입니다',
  'not-drawn': {
    text: '`{actual}`: {view}에는 반영되지 않습니다. {instead}라고 써 주세요',
    words: {
      view: {
        any: '패보',
        board: '패보의 탁자',
        hand: '패보의 손패',
        rivers: '패보의 버림패',
        rounds: '국별 결과표',
        kifu: '인쇄 형식의 패보'
      },
      instead: {
        any: '다른 `표시`',
        hand: '`표시: 손패`',
        rivers: '`표시: 버림패`',
        lists: '`표시: 손패` 또는 `표시: 버림패`',
        board: '`표시: 탁자`'
      }
    }
  },
  'no-board': {
    text: '`{actual}`: 탁자로 그릴 수 없습니다. {fault}',
    words: {
      fault: {
        any: '탁자에 놓을 수 없는 것이 있습니다',
        tiles: '패가 없습니다',
        players: '손패나 버림패 앞에 `동가:`처럼 누구의 것인지 써 주세요',
        marks: '표시, 라벨, 빈자리, 패의 구분은 탁자에 놓을 수 없습니다',
        rows: '한 사람의 손패나 버림패가 둘입니다',
        seats: '자리를 알 수 없는 사람이 있습니다. `동가:`처럼 쓰거나 `자풍`을 덧붙여 주세요'
      }
    }
  }
}
