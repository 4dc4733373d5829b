/**
 * Words for a table at a moment, and for what happens at it, in simplified Chinese.
 */
import type {en} from '../en/table.js'

export const zhHans: typeof en = {
  left: count => `剩${count}张`,
  beside: parts => parts.join(' · '),
  tilesLeft: count => `剩${count}张`,
  indicators: tiles => `宝牌指示牌 ${tiles}`,
  toDiscard: seat => `轮到${seat}打牌`,
  hasDrawn: (seat, tile) => `${seat}摸到 ${tile}`,
  hasDiscarded: (seat, tile) => `${seat}打出 ${tile}`,
  toDraw: seat => `轮到${seat}摸牌`,
  isOver: '本局结束',
  deals: '配牌',
  discards: (seat, tile) => `${seat} 打 ${tile}`,
  declares: (seat, tile) => `${seat} 立直，打 ${tile}`,
  makes: (seat, meld) => `${seat} ${meld}`,
  putsAside: seat => `${seat} 拔北`,
  turns: tile => `新宝牌指示牌 ${tile}`,
  wins: (seat, way) => `${seat}${way}`,
  ron: from => `荣和（${from}放铳）`,
  tsumo: '自摸和牌',
  steps: round => `${round}的过程`,
  next: '下一步',
  previous: '上一步',
  rounds: '各局一览',
  columns: {round: '局', result: '结果', points: '点数'},
  result: (way, yaku) => (yaku === '' ? way : `${way}　${yaku}`),
  times: (name, count) => `${name}${count}`,
  noResult: '没有结果',
  unknown: '–',
  kifu: {
    dealt: '配牌',
    tsumogiri: '摸切',
    riichi: '立直',
    chii: '吃',
    pon: '碰',
    daiminkan: '杠',
    ankan: '暗杠',
    kakan: '加杠',
    kita: '拔北',
    agari: '和牌',
    hidden: '未公开'
  }
}
