/**
 * What pages call the keys of blocks, in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/keys.js'

export const ja: Translation<typeof en> = {
  title: '題',
  caption: '説明',
  note: '注',
  label: 'ラベル',
  hand: '手牌',
  river: '河',
  dora: 'ドラ',
  indicator: 'ドラ表示牌',
  ura: '裏ドラ',
  'ura-indicator': '裏ドラ表示牌',
  draw: 'ツモ',
  win: '和了',
  ron: 'ロン',
  columns: '列',
  mark: '印',

  dialect: '記法',
  size: '大きさ',
  y: 'yの読み',
  lang: '言語',
  rules: 'ルール',

  situation: '状況',
  round: '場',
  seat: '自風',
  turn: '巡目',
  riichi: '立直',
  ippatsu: '一発',
  rinshan: '嶺上',
  chankan: '槍槓',
  haitei: '海底',
  houtei: '河底',
  tenhou: '天和',
  chiihou: '地和',
  renhou: '人和',
  nagashi: '流し満貫',
  pao: '責任払い',
  honba: '本場',
  sticks: '供託',
  kita: '抜きドラ',
  scores: '持ち点',
  visible: '見えている牌',

  waits: '待ち',
  takame: '高目',
  yasume: '安目',
  shanten: '向聴',
  ukeire: '受け入れ',
  yaku: '役',
  score: '点数',
  fu: '符',
  after: '打牌後',
  'scores-after': '精算後の持ち点',
  payments: '点数移動',
  discard: '打',

  question: '問',
  candidates: '候補',
  choices: '選択肢',
  answer: '答え',
  why: '解説'
}
