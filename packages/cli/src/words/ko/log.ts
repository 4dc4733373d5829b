/**
 * Help and words of the commands for game records in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/log.js'

export const ko: Translation<typeof en> = {
  logCheck: {
    about: '패보를 확인합니다. 모든 수가 규칙에 맞는지, 화료의 점수가 올바른지 봅니다.',
    notes: `천봉의 XML(gzip도 가능), tenhou.net/6의 JSON, mjai, 電脳麻将, JSON으로 바꾼 작혼 패보를 읽습니다. 화료는 진행만 보고 다시 계산합니다. 다른 점을 한 줄에 하나씩 보여 주고, 오류가 있으면 종료 코드는 1입니다.`,
    counted: '패보 {files}개, {rounds}국: 오류 {errors}건, 경고 {warnings}건'
  },
  logConvert: {
    about: '패보를 다른 형식으로 씁니다.',
    to: '쓸 형식',
    output: '쓸 곳 (생략하면 표준 출력)'
  },
  logDraw: {
    about: '패보의 한 시점의 탁자를 SVG나 PNG로 그립니다.',
    open: '모두의 손패를 보여 준다 (생략하면 --seat의 손패만)',
    width: '그림의 너비, 픽셀 (생략하면 760)'
  },
  logRead: {
    about: '패보의 국마다 결과와 점수를 보여 줍니다.',
    notes: `--jsonl은 국마다 한 줄의 객체를 출력합니다: kyoku(0이 동1국), honba, sticks, dealer, scores, indicators, haipai, draws, discards(_는 쯔모기리), melds, riichi, results와 그 국의 메시지.`,
    jsonl: '국마다 한 줄의 JSON'
  },
  logSafe: {
    about: '패보의 모든 타패에 대해 안전도와 쏘였는지를 한 줄에 하나의 JSON으로 보여 줍니다.',
    notes: `버린 사람에게 보이는 패만으로, 상대마다 판단합니다: file, round(패보의 몇 번째 국인지, 1부터), event, turn, player, tile, opponent, riichi, class(genbutsu, no-wait, pair, no-ryanmen, one-ryanmen, two-ryanmen), reasons, visible, waits(대기마다의 조합 수), won. 패보의 잘못은 표준 오류로 나가고, 오류가 있으면 종료 코드는 1입니다.`,
    all: '리치하지 않은 상대도 보여 준다',
    hand: 'hand에, 버릴 수 있던 모든 패의 판단도 넣는다',
    counted: '패보 {files}개, {rounds}국, {lines}줄'
  },
  logShow: {
    about: '패보의 한 시점의 탁자, 국 목록, 책에 실리는 모양의 기록을 보여 줍니다.',
    view: 'table은 --at의 탁자, rounds는 국 목록, kifu는 책에 실리는 모양 (생략하면 table)',
    round: '몇 번째 국인지, 1부터 (생략하면 1)',
    at: '--seat인 사람의 몇 순째인지(1부터), 또는 end (생략하면 end)',
    seat: '누구의 순을 세는지 (생략하면 화료한 사람, 없으면 친)'
  },
  logWords: {
    event: '{round} {event}번째 기록',
    table: '{round} · 도라 표시 {dora} · {left}장 남음 · 리치봉 {sticks}개',
    player: '{wind} {name} {score}점',
    river: '버림패',
    hand: '손패',
    draws: '쯔모',
    discards: '타패',
    hidden: '비공개',
    win: '{seat}: {from}에게서 {points}점',
    tsumo: '{seat}: 쯔모 {points}점',
    noEnd: '결과 없음'
  }
}
