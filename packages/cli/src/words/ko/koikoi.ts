/**
 * Help of the commands of koi-koi in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/koikoi.js'

export const ko: Translation<typeof en> = {
  koikoiOptions: {
    rules:
      '규칙의 묶음(standard, nintendo, koikoi-japan, 생략하면 standard)이나 teshiScore=6 같은 항목. 여러 번 가능'
  },
  koikoiPlay: {
    about: '프로그램을 상대로 코이코이를 합니다.',
    notes: `패의 번호나 이름을 씁니다. 무르기, 힌트, 저장 같은 나머지는 자리에서 ‘도움말’로 볼 수 있습니다.
같은 시드이면 같은 패를 나누고, 같은 수에는 상대도 똑같이 둡니다. 끝나면 기록을 Markdown으로 쓰는데, tehai build로 그리고 tehai koikoi replay로 다시 볼 수 있습니다.`,
    opponent: '상대, 약한 순서 (생략하면 look-ahead)',
    rounds: '판 수 (생략하면 3)',
    seed: '패 섞기와 상대의 시드 (생략하면 매번 다른 값)',
    save: '한 수마다 대국을 써 두는 파일. --resume으로 이어 한다',
    resume: '저장한 대국을 이어 하고 같은 파일에 써 둔다',
    output: '기록을 쓸 파일 (생략하면 표준 출력)'
  },
  koikoiReplay: {
    about: '기록된 판을 한 수씩 확인하며 다시 보여 줍니다.',
    notes: `기록은 몇 줄의 머리(deal이나 seed, dealer, rules)와, 2cx2b/11c koi처럼 차례마다 한 줄로 되어 있습니다.
Markdown 페이지를 주면 그 안의 기록을 차례로 다시 보여 줍니다. tehai koikoi play가 쓰는 페이지도 그대로 읽습니다.
--jsonl은 {"id", "rules", "override", "dealer", "seed", "decks", "actions"}를 읽고 {"id", "events", "result"}로 답합니다.`,
    json: '진행과 결과를 JSON으로 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '판'
  },
  koikoiScore: {
    about: '코이코이와 두 배를 세어 이긴 사람이 받는 점수를 보여 줍니다.',
    notes:
      '--jsonl은 {"id", "rules", "override", "base", "winnerCalled", "loserCalled"}를 읽고 {"id", "score"}로 답합니다.',
    base: '패 대신, 모든 족보의 점수',
    winnerCalled: '이긴 사람이 코이코이를 한 횟수 (생략하면 0)',
    loserCalled: '진 사람이 코이코이를 한 횟수 (생략하면 0)',
    json: 'JSON 객체 하나를 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '점수'
  },
  koikoiSimulate: {
    a: '첫째 플레이어 (생략하면 greedy)',
    about: '두 플레이어에게 여러 판을 두게 하고 승패와 점수를 보여 줍니다.',
    notes: '같은 시드이면 같은 결과가 됩니다. look-ahead는 앞을 내다보므로 1초에 몇백 판입니다.',
    rounds: '판 수 (생략하면 10000)',
    b: '둘째 플레이어 (생략하면 random)',
    samples: 'look-ahead가 한 번 정할 때의 표본 수 (생략하면 32)',
    seed: '패 섞기의 시드 (생략하면 0)',
    json: 'JSON 객체 하나를 출력'
  },
  koikoiYaku: {
    about: '먹은 패로 된 족보와 점수를 보여 줍니다.',
    notes: `--jsonl은 한 줄에 하나씩 {"id", "cards"나 "ids", "rules", "override", "context"}를 읽고 {"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"}로 답합니다.`,
    month: '판의 월 (이달 패를 셀 때)',
    calls: '코이코이를 한 횟수 (생략하면 0)',
    json: 'JSON 객체 하나를 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '묶음'
  }
}
