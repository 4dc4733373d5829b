/**
 * Words of the generated tables in Japanese.
 */
import {ja as vocabulary} from '../../../packages/core/dist/page/grammar/words/ja/vocabulary.js'

const code = text => `\`${text}\``
const list = words => words.map(code).join('・')

export const ja = {
  language: 'ja',
  keys: {
    head: ['項目', '英語', 'ほかの書き方', '例', '対象'],
    /** Hangul is of another language. */
    also: /^[^\uac00-\ud7a3]+$/,
    anyNumber: applies => `${applies}（いくつでも）`,
    appliesTo: {
      block: 'ブロック全体',
      place: 'その場所',
      hand: '直前の手牌',
      river: '直前の河',
      row: '直前の行'
    },
    examples: {
      ...vocabulary.block.values,
      'What would you discard?': '何を切る？',
      'East 2-1': '東2局1本場',
      'turn 9': '9巡目'
    }
  },
  options: {
    head: ['オプション', '値', '意味', '設定できる所', '省略時'],
    by: {site: 'サイト', file: 'フロントマター', fence: 'フェンス', key: '項目', tiles: '行中の牌'},
    lines: {
      dialect: ({dialects}) => [`[記法](notation.md)の名前：${list(dialects)} など`, '牌の行の記法'],
      y: () => [list(['auto', 'prefix']), '`prefix` なら牌画の `y` は直後の牌にかかる'],
      size: () => [
        `${list(['s', 'm', 'l', 'xl'])}、または em 単位の数`,
        '牌の高さ。それぞれ 1.4、2、2.6、3.4em。省くと手牌は `l`、河とドラ表示牌は `m`、文中は `s`'
      ],
      lang: ({languages}) => [list(languages), '見出し・代替テキスト・メッセージの言語。省くとページの言語'],
      rules: ({presets}) => [
        `ルール名（${list(presets)}）、または個々のルール`,
        '主張を確かめるときのルール'
      ],
      claims: () => [
        list(['mark', 'replace', 'off']),
        '誤った主張の見せ方。書かれたまま印を付ける、正しい値に替える、確かめない'
      ],
      layout: () => [
        list(['auto', 'board', 'list']),
        '対局者の並べ方。卓を囲む形か、上から順に並べる形か。`auto` では全員に河があれば卓になる'
      ]
    }
  },
  dialects: {
    head: ['記法', '呼び名', '使われている所', '例', '読み', ''],
    name: ({ja: name}) => name,
    read: '読める',
    written: '読み書きできる',
    sources: {
      mpsz: '天鳳と、以後の多くのソフトやウィキ',
      quote: '<http://arcturus.su/wiki/Help:MahjongTile> とその流れをくむもの',
      kobalab: 'kobalab/majiang-core のウィキ「牌姿」',
      tenhou: 'tenhou.net/2 へのリンク',
      'tenhou-json': 'tenhou.net/6 の牌譜',
      'tenhou-meld': 'tenhou.net/6 の牌譜の副露だけ',
      mjai: 'Mjai プロトコル',
      unicode: 'Unicode 規格 U+1F000–U+1F02B',
      pymdownx: 'tylernguyen/pymdownx-mahjong のドキュメント',
      ja: '日本の書籍や雑誌の採譜表記',
      zh: '中国語の記事や掲示板',
      ko: '韓国語の記事や掲示板'
    }
  },
  written: {
    head: ['記法', '同じ手牌', '書けないもの'],
    losses: {
      direction: '誰から鳴いたか',
      red: '赤五',
      gap: '間隔',
      meld: '副露',
      added: '加槓の牌',
      draw: 'ツモ牌がどれか',
      face: '裏向きの牌と空き'
    }
  },
  calls: {head: ['', '引用符', '新篠', '牌画']},
  rules: {
    head: ['ルール', '内容'],
    yes: 'あり',
    no: 'なし',
    says: {
      kuitan: '喰いタン。鳴いたタンヤオを認める',
      redFives: '赤五の枚数。0 なら赤五はただの五',
      kiriage: '切り上げ満貫。4翻30符と3翻60符を満貫にする',
      kazoe:
        '13翻以上の扱い。`yakuman` なら数え役満、`sanbaiman` なら三倍満まで。`true`・`false`（`off`）とも書ける',
      doubleYakuman:
        'ダブル役満。`true` なら国士十三面・純正九蓮宝燈・四暗刻単騎・大四喜。一部だけなら役を並べる',
      tenhouWait:
        '天和が何を待っていたことになるか。`drawn` なら最後の一枚、`best` なら国士十三面・純正九蓮・四暗刻単騎になるように取る',
      multipleYakuman: '役満の複合。「なし」なら最も高いもの一つ',
      doubleWindPairFu: '連風牌の雀頭の符。2 か 4',
      openPinfuFu: '喰い平和形のロンの符。20 か 30',
      pinfuTsumo: 'ピンヅモ（20符）。「なし」ならツモに2符が付き、平和は付かない',
      rinshanFu: '嶺上開花にもツモの2符が付く',
      renhou: '人和。`off`（なし）、`mangan`（手が満貫より安ければ満貫）、`5-han`、`yakuman`',
      ryuuiisouNeedsHatsu: '緑一色に發が要る',
      pao: '責任払いになる役満。大三元（`daisangen`）・大四喜（`daisuushii`）・四槓子（`suukantsu`）',
      paoCovers: '役満が複合したとき、責任を負うのはその役満だけ（`yakuman`）か、手の全体（`hand`）か',
      paoHonba: '責任払いの和了の本場を払うのは、放銃した人（`discarder`）か、責任者（`liable`）か',
      honba: '一本場につき一人が払う点。ロンでは放銃した人が全員分を払う',
      nagashiMangan: '流し満貫',
      openRiichi: 'オープンリーチ。一翻増える',
      daisharin: '大車輪（22334455667788p）を役満とする',
      daichisei: '大七星（字牌の七対子）を字一色とは別の役満とする',
      paarenchan: '八連荘。親の八連続の和了を役満とする',
      ippatsu: '一発',
      ura: '裏ドラ',
      kanDora: '槓ドラ。二枚目からの表示牌',
      kanUra: '槓裏',
      rons: '同時にロンできる人数。1 なら頭ハネ、2 なら三人のロンは流局、3 なら三人とも和了',
      sanma: '三人麻雀。二萬から八萬・チー・北家がなく、一萬の次のドラは九萬',
      northDora: '三人麻雀の抜き北をドラとする',
      sanmaTsumo: '三人麻雀のツモで、いない人の分をどうするか。`loss` ならツモ損、`split` なら二人で折半'
    }
  },
  comma: '、',
  messages: {
    head: ['メッセージ', '種類'],
    severities: {
      error: {word: '誤り', sentence: '誤り。'},
      warning: {word: '注意', sentence: '注意。'}
    },
    sentences: ({ja: japanese}) => `> ${japanese}`,
    shown: ['ja'],
    marked: marks => `ページで印が付くところ: ${marks.join('、')}`
  },
  cli: {head: ['オプション', '内容'], none: 'オプションは共通のものだけです。'},
  hosts: {
    headings: {
      'SvelteKit with mdsvex': 'SvelteKit と mdsvex',
      'Pandoc and Quarto': 'Pandoc と Quarto'
    },
    head: [
      'ホスト',
      '確認した版',
      'フェンス',
      '`:tiles[…]`',
      '`?`',
      '花札',
      '牌の誤り',
      '主張の誤り',
      '`throw`',
      '開発サーバー'
    ],
    yes: '○',
    reload: '再読み込み'
  },
  hanafuda: {
    cards: {
      head: ['月', 'a', 'b', 'c', 'd'],
      month: ({month, kanji}) => `${month}月 ${kanji}`,
      card: (name, short) => `${name}（${short}）`
    },
    yaku: {
      head: ['役', '読み', '枚数'],
      names: ({ja: name, kana}) => [name, kana]
    },
    rules: {
      head: ['項目', '内容'],
      says: {
        gokoScore: '五光（光札五枚）の文数',
        shikoScore: '四光（柳を除く光四枚）の文数',
        ameShikoScore: '雨四光（柳と、ほかの光三枚）の文数',
        sankoScore: '三光（柳を除く光三枚）の文数。光の役は最も高い一つだけを数える',
        inoshikachoScore: '猪鹿蝶の文数',
        hanamiScore: '花見で一杯（幕と盃）の文数',
        tsukimiScore: '月見で一杯（月と盃）の文数',
        viewingScoreAfterKoiKoi: 'こいこいをした人の花見・月見の文数。0 なら変わらない',
        akatanScore: '赤短（文字のある赤い短冊三枚）の文数',
        aotanScore: '青短（青い短冊三枚）の文数',
        taneScore: 'タネの文数。一枚増すごとに1文増える',
        tanzakuScore: 'タンの文数。一枚増すごとに1文増える',
        kasuScore: 'カスの文数。一枚増すごとに1文増える',
        taneCount: 'タネに要る枚数',
        tanzakuCount: 'タンに要る枚数',
        kasuCount: 'カスに要る枚数',
        inoshikachoBonus: '猪鹿蝶は、種札が一枚増すごとに1文増える',
        inoshikachoReplacesTane: '猪鹿蝶があれば、タネは数えない',
        ribbonBonus: '赤短・青短と、二つに代わる重複は、短冊が一枚増すごとに1文増える',
        akatanAotanScore: '赤短・青短の重複の文数',
        akatanAotanAdds: '重複に赤短と青短を加える。`false` なら重複だけを数える',
        ribbonsReplaceTanzaku: '赤短か青短があれば、タンは数えない',
        sakeAsKasu: '盃をカスにも数える',
        rainSpoilsViewing: '雨流れ。小野道風か柳のカスがあると、花見・月見は付かない',
        fogSpoilsViewing: '霧流れ。桐に鳳凰があると、月見は付かない',
        monthlyScore: '月札（局の月の四枚）の文数',
        enableTeshi: '手四。配られた手札に同じ月が四枚あれば、そこで勝ち',
        teshiScore: '手四の文数',
        redealOnTeshi: '手四なら、勝ちとせずに配り直す',
        kuttsukiScore: 'くっつき（配られた手札が四組の対）の文数。そこで勝ち',
        fieldFour: '場四。場札に同じ月が四枚。`redeal` なら配り直し、`draw` なら引き分け',
        fieldKuttsuki:
          '場くっつき。場札が四組の対。`play` ならそのまま、`redeal` なら配り直し、`draw` なら引き分け',
        dealOrder:
          '配り方。`block` なら一人目・二人目・場に八枚ずつ、`traditional` なら子・場・親に二枚ずつ四度',
        koiKoiMultiplier: 'こいこいで何倍になるか',
        koiKoiMode: '誰のこいこいで倍になるか（下の表）',
        koiKoiBonus: '`ladder` で、一回のこいこいが加える文数',
        koiKoiBonusCalls: '`ladder` で、文数を加えるこいこいの回数',
        sevenPointMultiplier: '七文以上で何倍になるか',
        maxTurns: '親と子の番を一組として、何組で局が終わるか',
        exhaustedWithYaku: '役があるまま局が終わったとき。`draw` なら引き分け、`score` ならその文数',
        oyaKenScore: '親権。勝負なしで終わったとき親が得る文数。勝敗は引き分けのまま',
        manualDraw: '山札を、一つの手としてめくる。一手ずつ見せる文書のため'
      }
    }
  }
}
