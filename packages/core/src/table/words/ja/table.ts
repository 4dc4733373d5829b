/**
 * Words for a table at a moment, and for what happens at it, in Japanese.
 */
import type {en} from '../en/table.js'

export const ja: typeof en = {
  left: count => `残り${count}枚`,
  beside: parts => parts.join('・'),
  tilesLeft: count => `残り${count}枚`,
  indicators: tiles => `ドラ表示牌 ${tiles}`,
  toDiscard: seat => `${seat}の打牌`,
  hasDrawn: (seat, tile) => `${seat}のツモ ${tile}`,
  hasDiscarded: (seat, tile) => `${seat}の打 ${tile}`,
  toDraw: seat => `${seat}のツモ番`,
  isOver: '局の終わり',
  deals: '配牌',
  discards: (seat, tile) => `${seat} 打 ${tile}`,
  declares: (seat, tile) => `${seat} 立直、打 ${tile}`,
  makes: (seat, meld) => `${seat} ${meld}`,
  putsAside: seat => `${seat} 北抜き`,
  turns: tile => `新ドラ表示牌 ${tile}`,
  wins: (seat, way) => `${seat}の${way}`,
  ron: from => `ロン（${from}から）`,
  tsumo: 'ツモアガリ',
  steps: round => `${round}の進行`,
  next: '次へ',
  previous: '前へ',
  rounds: '局一覧',
  columns: {round: '局', result: '結果', points: '点数'},
  result: (way, yaku) => (yaku === '' ? way : `${way} ${yaku}`),
  times: (name, count) => `${name}${count}`,
  noResult: '結果なし',
  unknown: '–',
  kifu: {
    dealt: '配牌',
    tsumogiri: 'ツモ切り',
    riichi: '立直',
    chii: 'チー',
    pon: 'ポン',
    daiminkan: 'カン',
    ankan: '暗槓',
    kakan: '加槓',
    kita: '北抜き',
    agari: '和了',
    hidden: '非公開'
  }
}
