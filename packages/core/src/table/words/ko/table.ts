/**
 * Words for a table at a moment, and for what happens at it, in Korean.
 */
import type {en} from '../en/table.js'

export const ko: typeof en = {
  left: count => `${count}장 남음`,
  beside: parts => parts.join(' · '),
  tilesLeft: count => `${count}장 남음`,
  indicators: tiles => `도라 표시패 ${tiles}`,
  toDiscard: seat => `${seat}의 타패 차례`,
  hasDrawn: (seat, tile) => `${seat} 쯔모 ${tile}`,
  hasDiscarded: (seat, tile) => `${seat} 타패 ${tile}`,
  toDraw: seat => `${seat}의 쯔모 차례`,
  isOver: '국 종료',
  deals: '배패',
  discards: (seat, tile) => `${seat} 타패 ${tile}`,
  declares: (seat, tile) => `${seat} 리치, 타패 ${tile}`,
  makes: (seat, meld) => `${seat} ${meld}`,
  putsAside: seat => `${seat} 북 뽑기`,
  turns: tile => `새 도라 표시패 ${tile}`,
  wins: (seat, way) => `${seat} ${way}`,
  ron: from => `론 (${from}에게서)`,
  tsumo: '쯔모 화료',
  steps: round => `${round}의 진행`,
  next: '다음',
  previous: '이전',
  rounds: '국 목록',
  columns: {round: '국', result: '결과', points: '점수'},
  result: (way, yaku) => (yaku === '' ? way : `${way}: ${yaku}`),
  times: (name, count) => `${name} ${count}`,
  noResult: '결과 없음',
  unknown: '–',
  kifu: {
    dealt: '배패',
    tsumogiri: '쯔모기리',
    riichi: '리치',
    chii: '치',
    pon: '퐁',
    daiminkan: '대명깡',
    ankan: '안깡',
    kakan: '가깡',
    kita: '북 뽑기',
    agari: '화료',
    hidden: '비공개'
  }
}
