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
  ],
  'zh-Hans': [
    {name: '手牌', text: '234m406p56778s55z 6s'},
    {name: '鸣牌', text: "3344p 1'23m 55'5z 999'9s"},
    {name: '牌河', text: 'j9m1z4z2p8=s7p6=z3+s1=-p5=m'},
    {
      name: '计算点数',
      text: `局面: 东1局 南家 第9巡 立直
234m345p567s66p78s 9s
荣和: 对家 9s
宝牌指示牌: 5p
点数: ?`
    },
    {
      name: '核对听牌',
      text: `标题: 听什么？
234m456p3456788s
听牌: 258s
进张: ?`
    },
    {
      name: '何切题',
      text: `标题: 打哪张？
局面: 东1局 南家 第6巡
345m88m13p67p456s8s 9s
问题: 搭子多了一个。
答案: 9s
解说: :牌[13p] 摸到 :牌[4p] 就成两面，边张的 :牌[89s] 没有变化。`
    },
    {
      name: '牌桌',
      text: `自家: 东家
123m456p789s1122z
宝牌指示牌: 3p
下家: 南家 31000
j 9m1z4z2p8=s7+p`
    },
    {name: '其他写法', text: '三四五万 2饼3饼 7条8条9条 东东'},
    {name: '写错的例子', text: "123m 12'3p 8z 5p6"}
  ],
  'zh-Hant': [
    {name: '手牌', text: '234m406p56778s55z 6s'},
    {name: '鳴牌', text: "3344p 1'23m 55'5z 999'9s"},
    {name: '牌河', text: 'j9m1z4z2p8=s7p6=z3+s1=-p5=m'},
    {
      name: '計算點數',
      text: `局面: 東1局 南家 第9巡 立直
234m345p567s66p78s 9s
榮和: 對家 9s
寶牌指示牌: 5p
點數: ?`
    },
    {
      name: '核對聽牌',
      text: `標題: 聽什麼？
234m456p3456788s
聽牌: 258s
進張: ?`
    },
    {
      name: '何切題',
      text: `標題: 打哪張？
局面: 東1局 南家 第6巡
345m88m13p67p456s8s 9s
問題: 搭子多了一個。
答案: 9s
解說: :牌[13p] 摸到 :牌[4p] 就成兩面，邊張的 :牌[89s] 沒有變化。`
    },
    {
      name: '牌桌',
      text: `自家: 東家
123m456p789s1122z
寶牌指示牌: 3p
下家: 南家 31000
j 9m1z4z2p8=s7+p`
    },
    {name: '其他寫法', text: '三四五萬 2筒3筒 7索8索9索 東東'},
    {name: '寫錯的例子', text: "123m 12'3p 8z 5p6"}
  ],
  ko: [
    {name: '손패', text: '234m406p56778s55z 6s'},
    {name: '후로', text: "3344p 1'23m 55'5z 999'9s"},
    {name: '버림패', text: 'j9m1z4z2p8=s7p6=z3+s1=-p5=m'},
    {
      name: '점수 계산',
      text: `상황: 동1국 남가 9순째 리치
234m345p567s66p78s 9s
론: 대가에게서 9s
도라 표시패: 5p
점수: ?`
    },
    {
      name: '대기 확인',
      text: `제목: 대기는?
234m456p3456788s
대기: 258s
유효패: ?`
    },
    {
      name: '무엇을 버릴까',
      text: `제목: 무엇을 버릴까?
상황: 동1국 남가 6순째
345m88m13p67p456s8s 9s
문제: 블록이 하나 많습니다.
정답: 9s
해설: :tiles[13p]은 :tiles[4p]을 뽑으면 양면이 되지만, 변짱 :tiles[89s]은 그대로입니다.`
    },
    {
      name: '탁자',
      text: `자가: 동가
123m456p789s1122z
도라 표시패: 3p
하가: 남가 31000
j 9m1z4z2p8=s7+p`
    },
    {name: '다른 표기법', text: '삼사오만 2통3통 7삭8삭9삭 동동'},
    {name: '틀린 예', text: "123m 12'3p 8z 5p6"}
  ]
}
