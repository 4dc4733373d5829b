/**
 * Words for a table at a moment, and for what happens at it, in traditional Chinese.
 */
import type {en} from '../en/table.js'

export const zhHant: typeof en = {
  left: count => `剩${count}張`,
  beside: parts => parts.join(' · '),
  tilesLeft: count => `剩${count}張`,
  indicators: tiles => `寶牌指示牌 ${tiles}`,
  toDiscard: seat => `輪到${seat}打牌`,
  hasDrawn: (seat, tile) => `${seat}摸到 ${tile}`,
  hasDiscarded: (seat, tile) => `${seat}打出 ${tile}`,
  toDraw: seat => `輪到${seat}摸牌`,
  isOver: '本局結束',
  deals: '配牌',
  discards: (seat, tile) => `${seat} 打 ${tile}`,
  declares: (seat, tile) => `${seat} 立直，打 ${tile}`,
  makes: (seat, meld) => `${seat} ${meld}`,
  putsAside: seat => `${seat} 拔北`,
  turns: tile => `新寶牌指示牌 ${tile}`,
  wins: (seat, way) => `${seat}${way}`,
  ron: from => `榮和（${from}放銃）`,
  tsumo: '自摸和牌',
  steps: round => `${round}的過程`,
  next: '下一步',
  previous: '上一步',
  rounds: '各局一覽',
  columns: {round: '局', result: '結果', points: '點數'},
  result: (way, yaku) => (yaku === '' ? way : `${way}　${yaku}`),
  times: (name, count) => `${name}${count}`,
  noResult: '沒有結果',
  unknown: '–',
  kifu: {
    dealt: '配牌',
    tsumogiri: '摸切',
    riichi: '立直',
    chii: '吃',
    pon: '碰',
    daiminkan: '槓',
    ankan: '暗槓',
    kakan: '加槓',
    kita: '拔北',
    agari: '和牌',
    hidden: '未公開'
  }
}
