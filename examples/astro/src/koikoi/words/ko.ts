/**
 * Words of the page in Korean.
 */
import type {Words} from './schema.js'

const wins = ['내 승리', '상대 승리'] as const

export const ko: Words = {
  title: '코이코이 하기',
  description:
    '그림 화투패로 하는 코이코이. 네 가지 상대, 힌트와 무르기가 있고 기록을 Markdown으로 가져갈 수 있습니다.',
  lead: '같은 월의 패를 먹어 족보를 만들고, 코이코이로 더 갈지 승부로 끝낼지 정하세요.',
  noScript: '이 페이지는 브라우저에서 실행되며 JavaScript가 필요합니다.',
  settings: {
    rules: '규칙',
    opponent: '상대',
    rounds: '판 수',
    seed: '시드',
    seedHint: '아무거나',
    begin: '패 돌리기'
  },
  rules: {
    standard: '표준 (15·10·8·6점)',
    nintendo: '닌텐도 (10·8·7·5점, 7점부터 두 배)',
    'koikoi-japan': 'KoiKoi-Japan (코이코이마다 1점)'
  },
  inPlay: {standard: '표준 규칙', nintendo: '닌텐도 규칙', 'koikoi-japan': 'KoiKoi-Japan 규칙'},
  opponents: {
    random: '초보: 아무 패나 냄',
    greedy: '욕심쟁이: 먹을 수 있으면 먹음',
    'look-ahead': '궁리꾼: 앞을 내다봄',
    expert: '고수: 더 멀리 내다봄'
  },
  rounds: count => `${count}판`,
  names: ['나', '상대'],
  table: '자리',
  round: (round, rounds) => `${round}판째 (모두 ${rounds}판)`,
  points: points => `${points}점`,
  dealer: '선',
  field: '바닥패',
  emptyPlace: '빈자리',
  stock: count => `더미: ${count}장`,
  backs: count => `상대의 손패: ${count}장`,
  captured: name => `먹은 패: ${name}`,
  pile: (type, count) => `${type}: ${count}장`,
  hand: '내 손패',
  takes: (card, cards) => `${card}: ${cards.join(cards.length === 2 ? ' 또는 ' : ', ')} 먹기`,
  stays: card => `${card}: 바닥에 놓기`,
  hint: '힌트',
  hintOf: (points, error) => `평균 ${points}점 (오차 ${error})`,
  hintLead: (card, points) => `평균으로 가장 좋은 선택: ${card} (${points}점)`,
  undo: '무르기',
  leave: '새 게임',
  months: '월 표시',
  course: '이 판의 진행',
  deals: ['내가 선이고 먼저 냅니다.', '상대가 선이고 먼저 냅니다.'],
  thinking: '상대의 차례…',
  choose: '내 차례입니다. 패를 내세요.',
  chooseField: card => `${card}: 어느 바닥패를 먹을까요?`,
  decide: '코이코이, 아니면 승부?',
  mustStop: '손패가 없으므로 승부입니다.',
  draw: '더미의 맨 위 패 뒤집기',
  koikoi: '코이코이',
  shobu: '승부',
  koikoiCall: '코이코이!',
  shobuCall: '승부!',
  next: '다음 판',
  roundWon: (winner, points) => `${wins[winner]}, ${points}점`,
  roundDrawn: '나가리',
  matchWon: (winner, own, other) => `${own} 대 ${other}, 최종 ${wins[winner]}`,
  matchEven: points => `${points} 대 ${points}, 비김`,
  again: '한 번 더 하기',
  same: '같은 패로 한 번 더',
  record: '기록',
  recordLead: '페이지에 붙여넣으면 패가 그려지고, 모든 수를 확인합니다.',
  copy: '복사',
  copied: '복사했습니다',
  recordTitle: (own, other) => `코이코이 ${own} : ${other}`,
  roundTitle: round => `${round}판째`,
  period: '.',
  sentenceGap: ' ',
  comma: ', ',
  keys: '키 조작',
  keyList: [
    ['1–8', '패 내기, 먹기'],
    ['← →', '패 사이로 옮기기'],
    ['K', '코이코이'],
    ['S', '승부'],
    ['N', '다음 판'],
    ['H', '힌트'],
    ['U', '무르기']
  ]
}
