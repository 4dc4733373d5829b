/**
 * Further names of keys, with `|` between them: names of parts of a page, of the owners of cards, and words of Chinese
 * and Korean authors.
 */
export const furtherNames: ReadonlyMap<string, string> = new Map([
  ['rules', 'rule set|룰'],
  ['month', '달'],
  [
    'captured',
    'captures|captured cards|my captures|my captured cards|自分の獲得札|取牌|吃牌|吃的牌|获得的牌|獲得的牌|我的得牌|我的吃牌|自己的吃牌|딴 패|내가 딴 패|획득패|획득한 패'
  ],
  [
    'opponent',
    "opponent captures|opponent's captures|opponent's captured cards|相手の獲得札|对手得牌|對手得牌|对手的吃牌|對手的吃牌|对手的取牌|對手的取牌|상대가 딴 패|상대의 딴 패"
  ],
  ['hand', 'my hand|我的手牌'],
  ['field', '场札|场上|場上|바닥'],
  ['opponentHand', "opponent's hand|对手手牌|對手手牌|상대 손패"],
  ['stock', 'deck|draw pile|牌山|더미패'],
  ['yaku', '役种|役種'],
  ['score', '分数|分數'],
  ['take', '可吃|能吃|能吃的牌|能拿的牌|可以吃|可以吃的牌|먹기|먹는 패'],
  ['near', 'within reach|あと少し|还差一点|還差一點|앞으로'],
  ['sheet', 'score sheet|scores|点数表|计分表|計分表|得分表|득점표|점수판'],
  ['total', '総計|总计|總計|총점'],
  ['note', '备注|備註|비고'],
  ['question', '질문'],
  ['answer', '답'],
  ['why', 'explanation|reason|理由|이유'],
  ['chart', '一览|一覽|일람|일람표']
])

/** The name for the score that is meant if a sum is below cards and there is no score sheet. */
export const scoreOfTotal: ReadonlyMap<string, string> = new Map([
  ['合計', '点数'],
  ['総計', '点数'],
  ['合计', '得分'],
  ['总计', '得分'],
  ['總計', '得分'],
  ['합계', '점수'],
  ['총점', '점수']
])
