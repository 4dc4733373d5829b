/**
 * Words of the generated tables in Japanese.
 */
import {ja as vocabulary} from '../../../packages/core/dist/page/grammar/words/ja/vocabulary.js'

const code = text => `\`${text}\``
const list = words => words.map(code).join('・')

export const ja = {
  language: 'ja',
  keys: {
    head: ['キー', '英語', 'ほかの書き方', '例', '対象'],
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
    by: {site: 'サイト', file: 'フロントマター', fence: 'フェンス', key: 'キー', tiles: '行中の牌'},
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
      ja: '日本の書籍や雑誌の採譜表記'
    }
  },
  written: {
    head: ['記法', '同じ手牌', '書けないもの'],
    losses: {
      direction: '誰から鳴いたか',
      red: '赤五',
      gap: '間隔',
      meld: '副露',
      added: '加えた牌',
      draw: 'ツモ牌がどれか',
      face: '裏向きの牌と空き'
    }
  },
  calls: {head: ['', '引用符', '新篠', '牌画']},
  comma: '、'
}
