/**
 * Words of the generated tables in simplified Chinese.
 */
import {cardName, monthName, yakuName} from '@tehai/koikoi'
import {zhHans as vocabulary} from '../../../packages/core/dist/page/grammar/words/zh-Hans/vocabulary.js'

const code = text => `\`${text}\``
const list = words => words.map(code).join('、')

export const zhHans = {
  language: 'zh-Hans',
  keys: {
    head: ['项目', '英文', '也可写作', '例', '作用于'],
    /** Kana and hangul are of other languages. */
    also: /^[^\u3041-\u30ff\uac00-\ud7a3]+$/,
    anyNumber: applies => `${applies}（可写多次）`,
    appliesTo: {
      block: '整个块',
      place: '所在位置',
      hand: '最近的手牌',
      river: '最近的牌河',
      row: '最近的一行'
    },
    examples: {
      ...vocabulary.block.values,
      'What would you discard?': '打哪张？',
      'East 2-1': '东2局1本场',
      'turn 9': '第9巡'
    }
  },
  options: {
    head: ['选项', '值', '意思', '可以写在哪里', '省略时'],
    by: {site: '网站', file: '文件头', fence: '围栏', key: '项目', tiles: '行内的牌'},
    lines: {
      dialect: ({dialects}) => [`[写法](notation.md)的名称：${list(dialects)} 等`, '牌的写法'],
      y: () => [list(['auto', 'prefix']), '`prefix`：牌画的 `y` 属于后面那张牌'],
      size: () => [
        `${list(['s', 'm', 'l', 'xl'])}，或以 em 为单位的数`,
        '牌的高度，依次为 1.4、2、2.6、3.4em。省略时手牌用 `l`，牌河和宝牌指示牌用 `m`，行内用 `s`'
      ],
      lang: ({languages}) => [list(languages), '标题、替代文字和消息的语言。省略时跟随页面'],
      rules: ({presets}) => [`规则的名称（${list(presets)}），或单项规则`, '核对各项说法时用的规则'],
      claims: () => [
        list(['mark', 'replace', 'off']),
        '说法有误时怎样显示：照写并加标记、换成正确的、不核对'
      ],
      layout: () => [
        list(['auto', 'board', 'list']),
        '怎样摆放四家：围成牌桌，或从上到下。`auto` 在四家都有牌河时摆成牌桌'
      ]
    }
  },
  dialects: {
    head: ['写法', '名称', '使用的地方', '例', '读作', ''],
    name: ({'zh-Hans': name}) => name,
    read: '能读',
    written: '能读能写',
    sources: {
      mpsz: '天凤，以及后来的许多程序和维基',
      quote: '<http://arcturus.su/wiki/Help:MahjongTile> 及同一系统',
      kobalab: 'kobalab/majiang-core 的维基“牌姿”',
      tenhou: 'tenhou.net/2 的链接',
      'tenhou-json': 'tenhou.net/6 的牌谱',
      'tenhou-meld': 'tenhou.net/6 牌谱中的副露',
      mjai: 'Mjai 协议',
      unicode: 'Unicode 标准 U+1F000–U+1F02B',
      pymdownx: 'tylernguyen/pymdownx-mahjong 的文档',
      ja: '日本书籍、杂志里记录对局的写法',
      zh: '中文的文章和论坛',
      ko: '韩文的文章和论坛'
    }
  },
  written: {
    head: ['写法', '同一副手牌', '写不出的'],
    losses: {
      direction: '从哪家鸣的',
      red: '赤五',
      gap: '间隔',
      meld: '副露',
      added: '加杠的是哪张',
      draw: '摸到的是哪张',
      face: '扣着的牌和空位'
    }
  },
  calls: {head: ['', '引号', '新篠', '牌画']},
  rules: {
    head: ['规则', '内容'],
    yes: '有',
    no: '无',
    says: {
      kuitan: '食断：副露的断幺九也算役',
      redFives: '赤五的张数。0 表示赤五只是普通的五',
      kiriage: '切上满贯：4番30符、3番60符算满贯',
      kazoe: '13番以上怎样算：`yakuman` 为累计役满，`sanbaiman` 止于三倍满。也可写 `true`、`false`（`off`）',
      doubleYakuman: '双倍役满。`true` 指国士十三面、纯正九莲、四暗刻单骑、大四喜；只要其中几种时列出役名',
      tenhouWait: '天和算是听哪张：`drawn` 为最后一张，`best` 为能成国士十三面、纯正九莲、四暗刻单骑的那张',
      multipleYakuman: '役满可以复合；“无”表示只算最大的一个',
      doubleWindPairFu: '连风牌雀头的符，2 或 4',
      openPinfuFu: '副露平和形荣和的符，20 或 30',
      pinfuTsumo: '平和自摸（20符）。“无”表示自摸加2符而不算平和',
      rinshanFu: '岭上开花也加自摸的2符',
      renhou: '人和：`off`（不算）、`mangan`（不到满贯时算满贯）、`5-han`、`yakuman`',
      ryuuiisouNeedsHatsu: '绿一色必须有发',
      pao: '有包牌的役满：大三元（`daisangen`）、大四喜（`daisuushii`）、四杠子（`suukantsu`）',
      paoCovers: '役满复合时，包的是那一个役满（`yakuman`）还是整手牌（`hand`）',
      paoHonba: '包牌时本场由谁付：放铳的人（`discarder`）或包牌的人（`liable`）',
      honba: '每一本场每家付的点数。荣和时由放铳的人付全部',
      nagashiMangan: '流局满贯',
      openRiichi: '开立直，多一番',
      daisharin: '大车轮（22334455667788p）算役满',
      daichisei: '大七星（字牌七对子）在字一色之外另算一个役满',
      paarenchan: '八连庄：庄家第八次连和算役满',
      ippatsu: '一发',
      ura: '里宝牌',
      kanDora: '杠宝牌，即第二张起的指示牌',
      kanUra: '杠里宝牌',
      rons: '一张牌最多几家荣和：1（截胡）、2（三家荣和则流局）、3',
      sanma: '三人麻将：没有二万到八万、吃和北家，一万的下一张宝牌是九万',
      northDora: '三人麻将中拔出的北算宝牌',
      sanmaTsumo: '三人麻将自摸时缺的那一家：`loss` 不付，`split` 由另两家平分'
    }
  },
  comma: '、',
  messages: {
    head: ['消息', '种类'],
    severities: {
      error: {word: '错误', sentence: '错误。'},
      warning: {word: '警告', sentence: '警告。'}
    },
    sentences: ({'zh-Hans': chinese}) => `> ${chinese}`,
    shown: ['zh-Hans'],
    marked: marks => `页面上加标记的地方：${marks.join('、')}`
  },
  cli: {head: ['选项', '内容'], none: '除了通用的选项，没有别的选项。'},
  hosts: {
    headings: {
      'SvelteKit with mdsvex': 'SvelteKit 与 mdsvex',
      'Pandoc and Quarto': 'Pandoc 与 Quarto'
    },
    head: [
      '宿主',
      '试过的版本',
      '围栏',
      '`:tiles[…]`',
      '`?`',
      '花札',
      '牌有误',
      '说法有误',
      '`throw`',
      '开发服务器'
    ],
    yes: '✓',
    reload: '刷新'
  },
  hanafuda: {
    cards: {
      head: ['月', 'a', 'b', 'c', 'd'],
      month: ({month}) => `${month}月 ${monthName(month, 'zh-Hans')}`,
      card: (_name, _short, id) => cardName(id, 'zh-Hans')
    },
    yaku: {
      head: ['役', '日文', '张数'],
      names: ({ja}, type) => [yakuName(type, 'zh-Hans'), ja]
    },
    rules: {
      head: ['项目', '内容'],
      says: {
        gokoScore: '五光（五张光牌）的文数',
        shikoScore: '四光（除柳以外的四张光牌）的文数',
        ameShikoScore: '雨四光（柳和另外三张光牌）的文数',
        sankoScore: '三光（除柳以外的三张光牌）的文数。光牌的役只算最高的一个',
        inoshikachoScore: '猪鹿蝶的文数',
        hanamiScore: '赏花酒（幕和酒杯）的文数',
        tsukimiScore: '赏月酒（月和酒杯）的文数',
        viewingScoreAfterKoiKoi: '喊过来来的人的赏花酒、赏月酒的文数。0 表示不变',
        akatanScore: '赤短（三张有字的红短册）的文数',
        aotanScore: '青短（三张青短册）的文数',
        taneScore: '种的文数，每多一张加1文',
        tanzakuScore: '短册的文数，每多一张加1文',
        kasuScore: '皮的文数，每多一张加1文',
        taneCount: '种要几张才算',
        tanzakuCount: '短册要几张才算',
        kasuCount: '皮要几张才算',
        inoshikachoBonus: '猪鹿蝶每多一张种牌加1文',
        inoshikachoReplacesTane: '有猪鹿蝶时不再算种',
        ribbonBonus: '赤短、青短每多一张短册加1文',
        akatanAotanScore: '赤短、青短重复的文数',
        akatanAotanAdds: '重复之外还算赤短和青短；`false` 表示只算重复',
        ribbonsReplaceTanzaku: '有赤短或青短时不再算短册',
        sakeAsKasu: '酒杯也算作皮',
        rainSpoilsViewing: '雨流：得牌里有小野道风或柳皮时，赏花酒、赏月酒不成立',
        fogSpoilsViewing: '雾流：得牌里有桐上凤凰时，赏月酒不成立',
        monthlyScore: '月札（这一局的月份的四张）的文数',
        enableTeshi: '手四：发到的手牌里有同月的四张，就此获胜',
        teshiScore: '手四的文数',
        redealOnTeshi: '手四时不算获胜，而是重新发牌',
        kuttsukiScore: '四对（发到的手牌是四对）的文数，就此获胜',
        fieldFour: '场四：场牌里有同月的四张。`redeal` 重新发牌，`draw` 算平局',
        fieldKuttsuki: '场牌是四对。`play` 照常进行，`redeal` 重新发牌，`draw` 算平局',
        dealOrder:
          '怎样发牌：`block` 依次给第一人、第二人和场上各八张，`traditional` 给闲家、场上、庄家各两张，发四次',
        koiKoiMultiplier: '来来之后乘以几倍',
        koiKoiMode: '谁喊来来才加倍（见下表）',
        koiKoiBonus: '`ladder`：每喊一次来来加几文',
        koiKoiBonusCalls: '`ladder`：最多喊几次来来可以加文数',
        sevenPointMultiplier: '七文以上乘以几倍',
        maxTurns: '双方各出一次牌算一轮，几轮之后一局结束',
        exhaustedWithYaku: '有役而没有结束就打完时：`draw` 算平局，`score` 得到这个役的文数',
        oyaKenScore: '亲权：没有人结束就打完时，庄家得到的文数。胜负仍是平局',
        manualDraw: '翻牌堆算作单独的一步，用于逐步讲解的文章'
      }
    }
  }
}
