/**
 * Words of the generated pages.
 */
export const words = {
  en: {
    pictureHead: ['you type', 'you get', 'which is'],
    usedBy: source => `Used by ${source}.`,
    choose: 'For a whole page, in its front matter:',
    written: 'Tehai writes this notation as well: `tehai convert` turns other notations into it.',
    readOnly: 'Tehai reads this notation and writes others: `tehai convert` turns it into them.',
    both: 'read and written',
    readShort: 'read',
    notation:
      'Everyone who has written about mahjong has found a way to type tiles, and few are alike. Tehai reads these. Where a page says nothing, `auto` reads plain mpsz, 新篠, 牌画 and quote marks, even mixed in one row; everything else is named by `dialect`, for a site, a page, a block or a single row: `:tiles[…]{dialect=mjai}`.',
    notationHead: ['dialect', 'you type', 'you get', 'Tehai'],
    notationTitle: {
      title: 'The dialects',
      description: 'Every notation that Tehai reads, and what it looks like.'
    },
    dialectDescription: name => `The notation ${name}, source and picture side by side.`,
    tilesTitle: {
      title: 'Glossary of tiles',
      description: 'All 34 kinds of tiles, what they are called and how they are typed.'
    },
    messagesTitle: {title: 'Messages', description: 'Everything that a build may say about your tiles.'},
    messages:
      "When something on a page cannot be right, the build says so, with file, line and column. An error is shown on the page as you typed it, marked; `onError: 'throw'` makes it stop the build. A warning never does. Words in braces are filled in.",
    messageGroups: {notation: 'Tiles', page: 'Blocks', claim: 'Claims', markdown: 'Markdown'},
    error: 'Error.',
    warning: 'Warning.',
    optionsTitle: {title: 'Options', description: 'What a site can set, read from the published types.'},
    options:
      "A site sets these where it adds Tehai: `tehai({size: 'm'})`. The first seven, `dialect` to `layout`, can also be set in the front matter of a page, under `mahjong:`, and in the words after ` ```mahjong `.",
    optionType: 'Type:',
    optionDefault: 'default:',
    comma: ', '
  },
  ja: {
    pictureHead: ['書き方', '表示', '読み'],
    usedBy: source => `出典・使われている場所：${source}`,
    choose: 'ページ全体で使うには、フロントマターに書きます。',
    written: 'Tehaiはこの記法で書くこともできます。`tehai convert` でほかの記法から変換できます。',
    readOnly: 'Tehaiはこの記法を読むことができます。`tehai convert` でほかの記法に変換できます。',
    both: '読み書き',
    readShort: '読むだけ',
    notation:
      '牌を文字で書く方法は人の数だけあります。Tehaiは次の記法を読みます。何も指定しなければ `auto`。mpsz・新篠・牌画・引用符を、一行に混ざっていても読み分けます。それ以外は `dialect` で指定します。サイト全体、ページ、ブロック、一行だけ（`:牌[…]{dialect=mjai}`）のどれでもかまいません。',
    notationHead: ['記法', '書き方', '表示', 'Tehai'],
    notationTitle: {title: '記法の一覧', description: 'Tehaiが読めるすべての記法と、その見え方。'},
    dialectDescription: name => `${name}の記法。書き方と表示を並べて。`,
    tilesTitle: {title: '牌の一覧', description: '34種類の牌の名前、読み、書き方。'},
    messagesTitle: {title: 'メッセージ', description: 'ビルドが牌について言うことのすべて。'},
    messages:
      "ページに誤りがあると、ビルドがファイル名・行・桁とともに知らせます。エラーの箇所は書いたままの文字に印を付けて表示されます。`onError: 'throw'` にするとエラーでビルドが止まります。警告では止まりません。波括弧の中には実際の内容が入ります。",
    messageGroups: {notation: '牌', page: 'ブロック', claim: '主張の確認', markdown: 'Markdown'},
    error: 'エラー。',
    warning: '警告。',
    optionsTitle: {title: '設定', description: 'サイトで設定できること。公開されている型から作成。'},
    options:
      "Tehaiを追加するところに `tehai({size: 'm'})` のように書きます。はじめの七つ（`dialect` から `layout` まで）は、ページのフロントマターの `mahjong:` の下や、` ```mahjong ` のあとにも書けます。",
    optionType: '型：',
    optionDefault: '既定値：',
    comma: '　'
  }
}

/** What each option does, in Japanese; the English words are the comments of the types. */
export const optionWords = {
  dialect: '何も指定されていないところの記法。',
  y: "牌画の `y` の読み方。本家の牌画作成くんの文字列には `'prefix'`。",
  size: 'ブロックの手牌の牌の高さ。文中の牌の大きさは変わらない。',
  lang: 'ラベル・代替テキスト・メッセージの言語。',
  rules: '主張を確かめるときのルール。',
  claims:
    "誤った主張をページにどう見せるか。書いたままに印を付けるか、正しい値に置き換えるか。`'off'` なら確かめない。",
  layout: 'ブロックの各家をどう並べるか。卓の形か、縦の一覧か。`auto` は全員に河があれば卓の形。',
  names: 'ディレクティブの名前。',
  inlineCode: 'この文字列で始まるインラインコードも牌として読む。',
  restoreProse: 'ディレクティブと誤解された文（`10:30` など）を元に戻すかどうか。',
  onError:
    "エラーがあったとき。`'warn'` は知らせて続け、`'throw'` はビルドを止め、`'ignore'` は何も言わない。",
  output:
    "絵の入れ方。`'auto'` は一ページに九枚から牌の絵を一か所にまとめる。`'img'` はフィードやメール向け。",
  tiles: '牌の絵。付属の牌セットの名前か、牌セットそのもの。',
  palette: "牌セットの配色の名前。付属のものには `'light'`・`'dark'`・`'black'` がある。",
  named:
    '牌を一枚ずつ `<g class="tile rotated" data-tile="0p">` という要素にするかどうか。牌ごとにスクリプトやスタイルを当てたいサイト向け（既定は `false`）',
  variants:
    "牌セットが用意している絵柄の選択。付属のものでは、五萬の字 `five`（`'daiji'` は伍、`'plain'` は五）と白 `white`（`'framed'` は枠あり、`'empty'` は無地）。",
  idPrefix: "`output: 'defs'` のときのidの先頭。",
  address: "`output: 'img'` のとき、絵のファイルのアドレスを返す関数。",
  games: '麻雀のほかに描く遊び。`remark-hanafuda/game` の `[hanafuda()]` で花札が加わる。',
  style: 'スタイルシートを付けるかどうか。',
  languageOf: 'フロントマターに `lang` がないファイルの言語。'
}
