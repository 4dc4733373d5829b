/**
 * Playing koi-koi in Korean.
 */
import type {PlayWords} from '../play-schema.js'

export const ko: PlayWords = {
  names: ['나', '상대'],
  orders: {
    koikoi: ['코이코이', '코이', '고'],
    shobu: ['승부', '스톱'],
    draw: ['뒤집기'],
    undo: ['무르기'],
    hint: ['힌트'],
    log: ['기록'],
    save: ['저장'],
    help: ['도움말', '？'],
    quit: ['그만', '종료'],
    next: ['다음']
  },
  field: '바닥패',
  hand: '손패',
  captured: '먹은 패',
  empty: '없음',
  cards: count => `${count}장`,
  head: (round, rounds, [own, other], rules) =>
    `${round}판째 (모두 ${rounds}판) · 나 ${own}점, 상대 ${other}점 · 규칙: ${rules}`,
  deals: name => `선: ${name}. 선부터 시작합니다.`,
  drew: (own, other) => `선 정하기: 나 ${own}, 상대 ${other}.`,
  drawAgain: '같은 월의 피끼리라 다시 뒤집습니다.',
  takes: cards => `${cards} 먹기`,
  stays: '바닥에 놓기',
  chooseCard: '무엇을 낼까요? (번호나 패, ‘도움말’)',
  chooseField: card => `${card}: 어느 바닥패를 먹을까요?`,
  decide: points => `${points}입니다. 코이코이, 아니면 승부?`,
  mustStop: '손패가 없으므로 승부입니다.',
  drawPrompt: '‘뒤집기’로 더미의 맨 위 패를 뒤집습니다.',
  helpText: `  번호, 또는 2c, 송학광 같은 패: 그 패를 낸다
  코이코이, 승부: 더 하거나 끝낸다    힌트: 선택마다의 가치
  무르기: 바로 앞의 선택으로    기록: 이 판에서 있었던 일
  저장 [파일]: --resume으로 이어 하기    그만: 자리에서 일어난다`,
  unknown: text =>
    `\`${text}\`: 알 수 없는 말입니다. 위의 번호나 패, 또는 지시를 써 주세요 (‘도움말’에 목록이 있습니다)`,
  ambiguous: text => `\`${text}\`: 위에 같은 이름의 패가 여럿입니다. 번호로 골라 주세요`,
  nothingToUndo: '무를 선택이 없습니다.',
  undone: '바로 앞의 선택을 물렀습니다.',
  hint: (action, points, error) => `  ${action}  ${points} ± ${error}`,
  hintHead: '선택마다 얻는 평균 점수 (±는 표준 오차의 두 배):',
  saved: file => `저장한 파일: ${file}. tehai koikoi play --resume ${file} 명령으로 이어 할 수 있습니다.`,
  nowhereToSave: '‘저장 game.json’처럼 파일 이름이 필요합니다',
  roundOver: (round, [own, other]) => `${round}판째가 끝났습니다. 나 ${own}점, 상대 ${other}점.`,
  pressEnter: 'Enter를 누르면 다음 판',
  won: (name, [own, other]) => `${name} 승리, ${own} : ${other}.`,
  even: '비겼습니다.',
  left: '자리에서 일어났습니다.',
  recordWritten: file => `기록을 쓴 파일: ${file}.`,
  recordTitle: ([own, other]) => `코이코이 ${own} : ${other}`,
  roundTitle: round => `${round}판째`
}
