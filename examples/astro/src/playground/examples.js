/**
 * Examples to start from, in the words of each language.
 */
export const examples = {
  en: [
    {name: 'A hand', text: '234m406p56778s55z 6s'},
    {name: 'Calls', text: "3344p 1'23m 55'5z 999'9s"},
    {name: 'A river', text: 'j9m1z4z2p8=s7p6=z3+s1=-p5=m'},
    {
      name: 'A score, filled in',
      text: `situation: East 1, South seat, turn 9, riichi
234m345p567s66p78s 9s
ron: 9s from toimen
indicator: 5p
score: ?`
    },
    {
      name: 'Waits, checked',
      text: `title: What does it wait for?
234m456p3456788s
waits: 258s
ukeire: ?`
    },
    {
      name: 'A problem',
      text: `title: What would you discard?
situation: East 1, South seat, turn 6
345m88m13p67p456s8s 9s
question: One block is too many.
answer: 9s
why: :tiles[13p] becomes an open wait with :tiles[4p], the edge :tiles[89s] does not.`
    },
    {
      name: 'A table',
      text: `self: east
123m456p789s1122z
indicator: 3p
shimocha: south, 31000
j 9m1z4z2p8=s7+p`
    },
    {name: 'Another notation', text: 'm055z7z7,m78-9,z5555,z666='},
    {name: 'Slips', text: "123m 12'3p 8z 5p6"}
  ],
  ja: [
    {name: '手牌', text: '234m406p56778s55z 6s'},
    {name: '鳴き', text: "3344p 1'23m 55'5z 999'9s"},
    {name: '河', text: 'j9m1z4z2p8=s7p6=z3+s1=-p5=m'},
    {
      name: '点数の計算',
      text: `状況: 東1局 南家 9巡目 立直
234m345p567s66p78s 9s
ロン: 対面から9s
ドラ表示牌: 5p
点数: ?`
    },
    {
      name: '待ちの確認',
      text: `題: 何待ち？
234m456p3456788s
待ち: 258s
受け入れ: ?`
    },
    {
      name: '何切る',
      text: `題: 何を切る？
状況: 東1局 南家 6巡目
345m88m13p67p456s8s 9s
問: 搭子が一つ余っています。
答え: 9s
解説: :牌[13p] は :牌[4p] を引けば両面になりますが、辺張の :牌[89s] は伸びません。`
    },
    {
      name: '卓',
      text: `自家: 東家
123m456p789s1122z
ドラ表示牌: 3p
下家: 南家 31000点
j 9m1z4z2p8=s7+p`
    },
    {name: 'ほかの記法', text: '三四(23)778東東 上ポンRRR'},
    {name: '間違い', text: "123m 12'3p 8z 5p6"}
  ]
}
