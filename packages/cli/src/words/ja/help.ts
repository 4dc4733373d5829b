/**
 * Help of commands and options in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/help.js'

export const ja: Translation<typeof en> = {
  art: {
    tiles: '牌セット。付属のものか、JSON のファイル（省略時は mahjong）',
    palette: '牌の配色（省略時は light）',
    variant: '五萬の数字（伍か五）と、白の枠の有無（省略時は five=daiji、white=framed）。それぞれに指定'
  },
  options: {
    dialect: '牌の記法（省略時は auto）: {dialects}',
    mode: '手牌か河か（省略時は手牌）',
    y: '牌画作成くんの y の読み方。prefix なら必ず次の牌を指す（省略時は auto）',
    pictures: '牌の画像のアドレス。img/{suit}{rank}.gif や t/{tile}.png のように書く（複数可）',
    construct: 'この正規表現に一致するものも読む。(?<hand>…) が牌、(?<waits>…) が待ち（複数可）',
    tiles: '牌の表示（省略時は mpsz）。unicode には対応するフォントが必要',
    rules: 'ルール。天鳳・天鳳三麻・Mリーグなどや、切り上げ満貫・喰いタンなしなど。繰り返し可',
    inlineCode: 'この文字列で始まるインラインコードも読む。mj: なら `mj:123m`',
    claimRules: '点数などの確認に使うルール。tenhou など',
    hanafudaRules: '花札のルール。standard（省略時）・nintendo・koikoi-japan と、teshiScore=6 のような項目'
  },
  help: {
    lang: 'ヘルプとメッセージの言語（省略時は環境変数 LC_ALL・LANG に従う）',
    help: 'ヘルプを表示',
    intro: 'Tehai 手牌: Markdown で書く麻雀。牌を描き、間違いを見つけます。',
    outro: `各コマンドの説明は \`tehai <コマンド> --help\` で見られます。
終了コード: 0 正常、1 文章に誤りあり、2 使い方の誤り、または読み書きできないファイル。`,
    version: 'バージョンを表示',
    files: 'ファイル'
  },
  placeholders: {
    file: 'ファイル',
    folder: 'フォルダー',
    'file, folder or pattern': 'ファイル・フォルダー・パターン',
    record: '牌譜',
    'record.txt or page.md': 'record.txt か page.md',
    tiles: '牌',
    tile: '牌',
    hand: '手牌',
    cards: '札',
    situation: '状況',
    turn: '巡目',
    'turn|end': '巡目|end',
    norths: '枚数',
    rules: 'ルール',
    name: '名前',
    'name or option=value': '名前か 項目=値',
    format: '形式',
    renderer: 'レンダラー',
    number: '数',
    points: '文数',
    pixels: 'ピクセル',
    player: 'プレイヤー',
    prefix: '接頭辞',
    pattern: '書き方',
    regex: '正規表現',
    words: '言葉',
    address: 'アドレス',
    value: '値'
  },
  headings: {
    usage: '使い方',
    options: 'オプション',
    examples: '例',
    commands: 'コマンド'
  },
  analyse: {
    about: '手牌の向聴数、待ち、打牌ごとの受け入れを示します。',
    notes: `--jsonl は一行ごとに {"id", "hand", "melds", "visible", "rules", "kita"} を読み、13 枚なら {"id", "shanten", "waits", "ukeire", "total"}、14 枚なら {"id", "shanten", "discards"} を返します。副露の書き方は vectors/scoring.json と同じです。`,
    visible: 'ほかに見えている牌（残り枚数から引く）',
    kita: '抜いた北の枚数（三人麻雀、--rules 三麻）',
    all: '向聴数の戻る打牌も示す',
    readings:
      '面子構成を示す。best は和了形のすべての読み方（和了形でなければ余りが最も少ない分け方）、all は小さい牌から順に取ったすべての分け方',
    json: '手牌ごとに JSON を出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '件'
  },
  build: {
    about: 'Markdown から HTML のページを作ります。絵もスタイルも一つのファイルに入ります。',
    notes: `フロントマターには title・lang・description と、mahjong の下に設定を書けます。メッセージは標準エラー出力に出ます。
誤りのあるページも、その箇所を示した形で書き出します（--on-error throw なら書き出しません）。終了コードは 1 です。
--markdown を付けると、牌だけを描いた Markdown を書き出します。mdBook・Hugo・MkDocs などでそのまま使えます。`,
    output: '書き出す先（省略時は標準出力）',
    outDir: '複数のページを書き出すフォルダー',
    onError: '誤りがあるとき: メッセージを出す（省略時）・ページを書き出さない・何もしない',
    pictures: '絵の入れ方（省略時は auto。九つ以上あれば絵柄を共有）',
    picturesOfPage:
      '絵の入れ方（省略時は auto。九つ以上あれば絵柄を共有）。png ならメールソフトでも見える画像にする（ページの中、または --images のフォルダー）',
    watch: '変わったページだけを作り直し続ける（Ctrl+C で終了）。元が消えたページは削除',
    quiet: 'メッセージだけを出す（ページごとの行と最後の集計を省く）',
    markdown: '牌だけを絵に置き換えた Markdown を書き出す',
    images: '--markdown か --pictures png と共に: 絵を書き出すフォルダー（省略時はページの中に入れる）',
    imagesUrl: '--images と共に: 絵のアドレスの前に付けるもの（省略時はページからの相対パス）'
  },
  check: {
    about: 'Markdown ファイルの牌や主張の間違いを、行と桁で示します。',
    notes:
      'メッセージは端末の言語で、それが分からなければページの言語で表示します。注意だけなら終了コードは 0 です。',
    json: 'JSON オブジェクト一つを出力'
  },
  convert: {
    about: '牌を別の記法に書き換えます。牌の行にも、Markdown ファイルにも使えます。',
    notes: `Markdown では、--from の記法で書かれた :tiles[…] と \`\`\`mahjong のほか、牌の画像（![](tiles/1-man.png)、<img src="man3.gif">、[[File:MJw1.png]]）と、ほかのサイトやプログラムの書き方も書き換えます:
{{#mjt:…}}、{{machi|…|…}}、Hugo の {{< mj … >}} と {{< t … >}}、{% mahjong … %}、<mah-gen data-seq="…">、<div class="mahjong">、<Tile tile="…"/> と <Tiles hand="…"/>、:mahjong-tiles{src="…"}、![123m]()、\\mahjong{…}、\\wan{3}、\`mj:…\`。Unicode の牌（🀇）と :1m: は、--from unicode・--from pymdownx のときに書き換えます。
--from auto は、記法を問わずこれらすべてを対象にします。それ以外は一バイトも変えません。
新しい記法で表せないことは報告します。誤りのあるものは報告し、元のまま残します。終了コードは 1 です。
コード・コメント・フロントマターの中のものは元のまま残し、一覧にします。`,
    to: '書き出す記法（省略時は auto）: {dialects}',
    write: 'Markdown ファイルをその場で書き換える',
    markdown: 'Markdown ファイル一つを変換して標準出力へ出す',
    inlineCode: '牌とみなすインラインコードの先頭（省略時は mj:）',
    inHtml: 'HTML の中も変換する（tehai build・MDX・VitePress・rehype-raw のように HTML を解釈する環境向け）',
    strict: '何かが失われるものは変えずに残し、誤りとして扱う'
  },
  format: {
    about: 'Markdown ファイルの牌の行とブロックを、決まった書き方（空白・項目名・項目の順）に整えます。',
    notes: `ページの表示とメッセージは変わりません。変わってしまう所と、ほかの Markdown はそのまま残します。もう一度実行しても何も変わりません。
--check も --write もなければ、一つのファイルを標準出力へ出します。--check は、整っていないファイルがあると終了コード 1 で終わります。`,
    check: '整っていないファイルの名前を出す',
    write: 'Markdown ファイルをその場で書き換える'
  },
  list: {
    build: 'Markdown から HTML のページを作る',
    check: 'Markdown の間違いを探す',
    audit: 'サイト全体を検査して報告する',
    mdbook: '本の牌を描く（mdBook のプリプロセッサー）',
    pandoc: '文書の牌を描く（Pandoc・Quarto のフィルター）',
    render: '牌の行を SVG か PNG に描く',
    card: 'ページの題名とはじめの手牌で SNS 用の画像を描く',
    style: '絵のスタイルシートを書き出す',
    convert: '牌を別の記法に書き換える',
    format: '行とブロックの書き方を整える',
    parse: '牌の記法を読み取って示す',
    analyse: '向聴数・待ち・打牌ごとの受け入れを調べる',
    score: 'アガリの役・符・点数を計算する',
    value: '打牌ごとの聴牌率・和了率・期待値を計算する',
    logRead: '牌譜の局と結果',
    logShow: '牌譜のある場面の卓',
    logDraw: '卓の絵',
    logCheck: '牌譜の手と結果が正しいか',
    logSafe: '牌譜の各打牌の安全度を示す',
    logConvert: '牌譜を別の形式で書く',
    koikoiYaku: '取り札の役',
    koikoiScore: '勝者の文数',
    koikoiReplay: '一局の記録を再生する',
    koikoiPlay: '端末でこいこいを遊ぶ',
    koikoiSimulate: '二人のプレイヤーの対戦を何局も行う'
  },
  mdbook: {
    about: '本のすべての章の牌を描きます。mdBook のプリプロセッサーとして使います。',
    notes: `book.toml に [preprocessor.tehai] と command = "npx tehai mdbook" を書きます。オプションは、この表の項目としても、コマンドの後にも書けます。本は JSON で受け渡し、誤りはファイル名・行・桁と共に標準エラー出力に出ます。
on-error = "throw" なら、誤りがあると mdBook が止まります。`
  },
  pandoc: {
    about: '文書の牌を描きます。Pandoc や Quarto のフィルターとして、tehai-pandoc という名前で使います。',
    notes: `文書は JSON で受け渡します。HTML と EPUB には SVG とスタイルシートが入り、docx・odt・pptx と LaTeX による PDF には画像が入って、その周りは表・箇条書き・段落になります。ほかの形式では、牌は記法と言葉になります。
オプションはコマンドの後か、メタデータの tehai の下に書きます（tehai: {on-error: throw}）。誤りはブロックごとに標準エラー出力に出ます。--file でファイルを示せば、ファイル名・行・桁で出ます。`,
    images: '絵をファイルとして書き出すフォルダー。.tex や .typ を作るときに（省略時は文書の中に入れる）',
    file: '文書のファイル。メッセージがその行を示す'
  },
  parse: {
    about: '牌の記法を読み取り、その意味と、読み取れないところを示します。',
    notes: `--jsonl はファイルか標準入力から一行に一つの {"id", "input", "dialect", "mode"} を読み、vectors/notation.json と同じ形の {"id", "expect", "errors": [{"code", "offset", "length"}], "warnings": […]} を返します。`,
    json: '構文木を JSON で出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '行'
  },
  render: {
    about: '牌の行を SVG か PNG のファイルに描きます。',
    notes: `読み取れない牌は報告し、残りを描きます。終了コードは 1 です。
どの環境でも同じ絵になるよう、PNG ではシステムのフォントを使いません。そのため牌の下の文字（{A}）は PNG には入りません。`,
    output: '書き出すファイル。.svg か .png（省略時は SVG を標準出力へ）',
    format: '形式（省略時はファイル名に従う）',
    size: '牌の高さ（ピクセル。省略時は 64）',
    game: '何を描くか（省略時は mahjong）',
    sheet: '行の代わりにすべての絵を描く。96・48・24・16 ピクセル、各配色、グレー、二種類の色覚',
    gray: 'light、グレー',
    deuteranopia: 'light、2型色覚',
    protanopia: 'light、1型色覚',
    noLabels: '牌の下の文字は PNG には描かれません。SVG なら描かれます。'
  },
  card: {
    about: 'SNS 用の画像（1200 × 630 ピクセル）に、ページの題名とはじめのブロックの絵を描きます。',
    notes: `リンクを表示するサイトは <meta property="og:image"> からこの画像を読みます。ブロックがなければ文中のはじめの牌を、牌がなければ題名だけを描きます。--palette dark と black では暗い画像になります。文字はこの環境のフォントで描きます。
ページの誤りは報告しますが、画像は書き出します。誤りがあれば終了コードは 1 です。`,
    outDir: '複数のページの画像を、元のファイルと同じ階層に PNG で書き出すフォルダー',
    title: '題名（省略時はフロントマターのもの、なければはじめの見出し）',
    name: '画像の下に入れるサイトの名前'
  },
  style: {
    about: '牌と札のスタイルシートを書き出します。npm のパッケージを使わないサイトのためのものです。',
    notes: `\`tehai build --markdown\` で絵にしたページから読み込んでください。文中の絵を文字の高さにそろえ、広い絵を折り返したり縮めたりし、暗い配色にも合わせます。`,
    output: '書き出す先（省略時は標準出力）',
    game: '一つのゲームのものだけにする（省略時は両方）',
    minify: '注釈と字下げを省く'
  },
  score: {
    about: 'アガリの役・符・点数と支払いを示します。',
    notes: `和了牌は手牌の最後に空けて書くか、--win で示します。残りの言葉は状況で、順序は問いません: 東1局 南家 立直 一発 ツモ ロン ドラ5s ドラ表示牌4s 裏ドラ1m 1本場 供託2 抜きドラ1。ツモともロンとも書かなければ両方を示します。自風がなければ南家とみなします。
--jsonl は vectors/scoring.json と同じ形を読み、{"id", "win", "yaku", "han", "fu", "points", …} を返します。`,
    win: '和了牌',
    from: '放銃者。上家・対面・下家か、東家など',
    readings: 'すべての読み方と点数、各面子の符を示す',
    json: 'JSON を一行ずつ出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '件',
    incomplete: '和了形ではありません'
  },
  value: {
    about: '打牌ごとに聴牌率、和了率、期待値を示します。',
    notes: `相手のいない一人麻雀のモデルです。鳴かずにツモアガリだけを目指し、門前で聴牌すれば必ず立直します。手牌のあとには東1局、南家、ドラ5s、ドラ表示牌4s などの状況を並べます。自風がなければ南家とみなします。
--jsonl は一行ごとに {"id", "hand", "melds", "visible", "roundWind", "seatWind", "indicators", "redFives", "ura", "shantenBack", "handChange", "rules"} を読み、{"id", "wall", "shanten", "discards"} を返します。tenpai、win、value は 1〜18 巡目の値です。`,
    turn: '何巡目の値を示すか（1〜18、省略時は 1）',
    handChange: '向聴数の進まないツモ（手替わり）も考える',
    shantenBack: '向聴数の戻る打牌（向聴戻し）も考える',
    noUra: '裏ドラなし',
    noRed: '赤ドラなし'
  }
}
