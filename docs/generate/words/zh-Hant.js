/**
 * Words of the generated tables in traditional Chinese.
 */
import {cardName, monthName, yakuName} from '@tehai/koikoi'
import {zhHant as vocabulary} from '../../../packages/core/dist/page/grammar/words/zh-Hant/vocabulary.js'

const code = text => `\`${text}\``
const list = words => words.map(code).join('、')

export const zhHant = {
  language: 'zh-Hant',
  keys: {
    head: ['項目', '英文', '也可寫作', '例', '作用於'],
    /** Kana and hangul are of other languages. */
    also: /^[^\u3041-\u30ff\uac00-\ud7a3]+$/,
    anyNumber: applies => `${applies}（可寫多次）`,
    appliesTo: {
      block: '整個區塊',
      place: '所在位置',
      hand: '最近的手牌',
      river: '最近的牌河',
      row: '最近的一行'
    },
    examples: {
      ...vocabulary.block.values,
      'What would you discard?': '打哪張？',
      'East 2-1': '東2局1本場',
      'turn 9': '第9巡'
    }
  },
  options: {
    head: ['選項', '值', '意思', '可以寫在哪裡', '省略時'],
    by: {site: '網站', file: '檔頭', fence: '圍欄', key: '項目', tiles: '行內的牌'},
    lines: {
      dialect: ({dialects}) => [`[寫法](notation.md)的名稱：${list(dialects)} 等`, '牌的寫法'],
      y: () => [list(['auto', 'prefix']), '`prefix`：牌畫的 `y` 屬於後面那張牌'],
      size: () => [
        `${list(['s', 'm', 'l', 'xl'])}，或以 em 為單位的數`,
        '牌的高度，依次為 1.4、2、2.6、3.4em。省略時手牌用 `l`，牌河和寶牌指示牌用 `m`，行內用 `s`'
      ],
      lang: ({languages}) => [list(languages), '標題、替代文字和訊息的語言。省略時跟隨頁面'],
      rules: ({presets}) => [`規則的名稱（${list(presets)}），或單項規則`, '核對各項說法時用的規則'],
      claims: () => [
        list(['mark', 'replace', 'off']),
        '說法有誤時怎樣顯示：照寫並加標記、換成正確的、不核對'
      ],
      layout: () => [
        list(['auto', 'board', 'list']),
        '怎樣擺放四家：圍成牌桌，或從上到下。`auto` 在四家都有牌河時擺成牌桌'
      ]
    }
  },
  dialects: {
    head: ['寫法', '名稱', '使用的地方', '例', '讀作', ''],
    name: ({'zh-Hant': name}) => name,
    read: '能讀',
    written: '能讀能寫',
    sources: {
      mpsz: '天鳳，以及後來的許多程式和維基',
      quote: '<http://arcturus.su/wiki/Help:MahjongTile> 及同一系統',
      kobalab: 'kobalab/majiang-core 的維基「牌姿」',
      tenhou: 'tenhou.net/2 的連結',
      'tenhou-json': 'tenhou.net/6 的牌譜',
      'tenhou-meld': 'tenhou.net/6 牌譜中的副露',
      mjai: 'Mjai 協定',
      unicode: 'Unicode 標準 U+1F000–U+1F02B',
      pymdownx: 'tylernguyen/pymdownx-mahjong 的說明文件',
      ja: '日本書籍、雜誌裡記錄對局的寫法',
      zh: '中文的文章和論壇',
      ko: '韓文的文章和論壇'
    }
  },
  written: {
    head: ['寫法', '同一副手牌', '寫不出的'],
    losses: {
      direction: '從哪家鳴的',
      red: '赤五',
      gap: '間隔',
      meld: '副露',
      added: '加槓的是哪張',
      draw: '摸到的是哪張',
      face: '扣著的牌和空位'
    }
  },
  calls: {head: ['', '引號', '新篠', '牌畫']},
  rules: {
    head: ['規則', '內容'],
    yes: '有',
    no: '無',
    says: {
      kuitan: '食斷：副露的斷么九也算役',
      redFives: '赤五的張數。0 表示赤五只是普通的五',
      kiriage: '切上滿貫：4番30符、3番60符算滿貫',
      kazoe: '13番以上怎樣算：`yakuman` 為累計役滿，`sanbaiman` 止於三倍滿。也可寫 `true`、`false`（`off`）',
      doubleYakuman: '雙倍役滿。`true` 指國士十三面、純正九蓮、四暗刻單騎、大四喜；只要其中幾種時列出役名',
      tenhouWait: '天和算是聽哪張：`drawn` 為最後一張，`best` 為能成國士十三面、純正九蓮、四暗刻單騎的那張',
      multipleYakuman: '役滿可以複合；「無」表示只算最大的一個',
      doubleWindPairFu: '連風牌雀頭的符，2 或 4',
      openPinfuFu: '副露平和形榮和的符，20 或 30',
      pinfuTsumo: '平和自摸（20符）。「無」表示自摸加2符而不算平和',
      rinshanFu: '嶺上開花也加自摸的2符',
      renhou: '人和：`off`（不算）、`mangan`（不到滿貫時算滿貫）、`5-han`、`yakuman`',
      ryuuiisouNeedsHatsu: '綠一色必須有發',
      pao: '有包牌的役滿：大三元（`daisangen`）、大四喜（`daisuushii`）、四槓子（`suukantsu`）',
      paoCovers: '役滿複合時，包的是那一個役滿（`yakuman`）還是整手牌（`hand`）',
      paoHonba: '包牌時本場由誰付：放銃的人（`discarder`）或包牌的人（`liable`）',
      honba: '每一本場每家付的點數。榮和時由放銃的人付全部',
      nagashiMangan: '流局滿貫',
      openRiichi: '開立直，多一番',
      daisharin: '大車輪（22334455667788p）算役滿',
      daichisei: '大七星（字牌七對子）在字一色之外另算一個役滿',
      paarenchan: '八連莊：莊家第八次連和算役滿',
      ippatsu: '一發',
      ura: '裏寶牌',
      kanDora: '槓寶牌，即第二張起的指示牌',
      kanUra: '槓裏寶牌',
      rons: '一張牌最多幾家榮和：1（截胡）、2（三家榮和則流局）、3',
      sanma: '三人麻將：沒有二萬到八萬、吃和北家，一萬的下一張寶牌是九萬',
      northDora: '三人麻將中拔出的北算寶牌',
      sanmaTsumo: '三人麻將自摸時缺的那一家：`loss` 不付，`split` 由另兩家平分'
    }
  },
  comma: '、',
  messages: {
    head: ['訊息', '種類'],
    severities: {
      error: {word: '錯誤', sentence: '錯誤。'},
      warning: {word: '警告', sentence: '警告。'}
    },
    sentences: ({'zh-Hant': chinese}) => `> ${chinese}`,
    shown: ['zh-Hant'],
    marked: marks => `頁面上加標記的地方：${marks.join('、')}`
  },
  cli: {head: ['選項', '內容'], none: '除了通用的選項，沒有別的選項。'},
  hosts: {
    headings: {
      'SvelteKit with mdsvex': 'SvelteKit 與 mdsvex',
      'Pandoc and Quarto': 'Pandoc 與 Quarto'
    },
    head: [
      '宿主',
      '試過的版本',
      '圍欄',
      '`:tiles[…]`',
      '`?`',
      '花札',
      '牌有誤',
      '說法有誤',
      '`throw`',
      '開發伺服器'
    ],
    yes: '✓',
    reload: '重新整理'
  },
  hanafuda: {
    cards: {
      head: ['月', 'a', 'b', 'c', 'd'],
      month: ({month}) => `${month}月 ${monthName(month, 'zh-Hant')}`,
      card: (_name, _short, id) => cardName(id, 'zh-Hant')
    },
    yaku: {
      head: ['役', '日文', '張數'],
      names: ({ja}, type) => [yakuName(type, 'zh-Hant'), ja]
    },
    rules: {
      head: ['項目', '內容'],
      says: {
        gokoScore: '五光（五張光牌）的文數',
        shikoScore: '四光（除柳以外的四張光牌）的文數',
        ameShikoScore: '雨四光（柳和另外三張光牌）的文數',
        sankoScore: '三光（除柳以外的三張光牌）的文數。光牌的役只算最高的一個',
        inoshikachoScore: '豬鹿蝶的文數',
        hanamiScore: '賞花酒（幕和酒杯）的文數',
        tsukimiScore: '賞月酒（月和酒杯）的文數',
        viewingScoreAfterKoiKoi: '喊過來來的人的賞花酒、賞月酒的文數。0 表示不變',
        akatanScore: '赤短（三張有字的紅短冊）的文數',
        aotanScore: '青短（三張青短冊）的文數',
        taneScore: '種的文數，每多一張加1文',
        tanzakuScore: '短冊的文數，每多一張加1文',
        kasuScore: '皮的文數，每多一張加1文',
        taneCount: '種要幾張才算',
        tanzakuCount: '短冊要幾張才算',
        kasuCount: '皮要幾張才算',
        inoshikachoBonus: '豬鹿蝶每多一張種牌加1文',
        inoshikachoReplacesTane: '有豬鹿蝶時不再算種',
        ribbonBonus: '赤短、青短每多一張短冊加1文',
        akatanAotanScore: '赤短、青短重複的文數',
        akatanAotanAdds: '重複之外還算赤短和青短；`false` 表示只算重複',
        ribbonsReplaceTanzaku: '有赤短或青短時不再算短冊',
        sakeAsKasu: '酒杯也算作皮',
        rainSpoilsViewing: '雨流：得牌裡有小野道風或柳皮時，賞花酒、賞月酒不成立',
        fogSpoilsViewing: '霧流：得牌裡有桐上鳳凰時，賞月酒不成立',
        monthlyScore: '月札（這一局的月份的四張）的文數',
        enableTeshi: '手四：發到的手牌裡有同月的四張，就此獲勝',
        teshiScore: '手四的文數',
        redealOnTeshi: '手四時不算獲勝，而是重新發牌',
        kuttsukiScore: '四對（發到的手牌是四對）的文數，就此獲勝',
        fieldFour: '場四：場牌裡有同月的四張。`redeal` 重新發牌，`draw` 算平手',
        fieldKuttsuki: '場牌是四對。`play` 照常進行，`redeal` 重新發牌，`draw` 算平手',
        dealOrder:
          '怎樣發牌：`block` 依序給第一人、第二人和場上各八張，`traditional` 給閒家、場上、莊家各兩張，發四次',
        koiKoiMultiplier: '來來之後乘以幾倍',
        koiKoiMode: '誰喊來來才加倍（見下表）',
        koiKoiBonus: '`ladder`：每喊一次來來加幾文',
        koiKoiBonusCalls: '`ladder`：最多喊幾次來來可以加文數',
        sevenPointMultiplier: '七文以上乘以幾倍',
        maxTurns: '雙方各出一次牌算一輪，幾輪之後一局結束',
        exhaustedWithYaku: '有役而沒有結束就打完時：`draw` 算平手，`score` 得到這個役的文數',
        oyaKenScore: '親權：沒有人結束就打完時，莊家得到的文數。勝負仍是平手',
        manualDraw: '翻牌堆算作單獨的一步，用於逐步講解的文章'
      }
    }
  }
}
