/**
 * Help of commands and options in English.
 */
export const en = {
  art: {
    tiles: 'tile set: a shipped one, or a file of JSON (default: mahjong)',
    palette: 'colours of the tiles (default: light)',
    variant:
      'numeral of the 5 of man, 伍 or 五, and the white dragon (default: five=daiji, white=framed); once for each'
  },
  options: {
    dialect: 'notation of the tiles (default: auto): {dialects}',
    mode: 'whether the row is a hand or a river (default: hand)',
    y: 'how y of 牌画作成くん is read: prefix, always before its tile (default: auto)',
    pictures: 'addresses of pictures of tiles, such as img/{suit}{rank}.gif or t/{tile}.png; may be repeated',
    construct:
      'also read what this regular expression finds: (?<hand>…) are tiles, (?<waits>…) what they wait for; may be repeated',
    tiles: 'how tiles are shown (default: mpsz); unicode needs a font that has them',
    rules: 'rules: tenhou, tenhou-sanma, m-league, … or kiriage, no kuitan, …; may be repeated',
    inlineCode: 'also read inline code that begins with this, such as mj: for `mj:123m`',
    claimRules: 'rules that claims are checked by, such as tenhou',
    hanafudaRules:
      'the same for hanafuda: standard (default), nintendo or koikoi-japan, and options such as teshiScore=6'
  },
  help: {
    lang: 'language of help and messages (default: that of the environment, LC_ALL or LANG)',
    help: 'show help',
    intro: 'Tehai 手牌: mahjong in Markdown, checked and drawn.',
    outro: `Run \`tehai <command> --help\` for one command.
Exit codes: 0 done, 1 errors in the text, 2 incorrect usage or a file that cannot be read or written.`,
    version: 'show the version',
    files: 'files'
  },
  placeholders: {
    file: 'file',
    folder: 'folder',
    'file, folder or pattern': 'file, folder or pattern',
    record: 'record',
    'record.txt or page.md': 'record.txt or page.md',
    tiles: 'tiles',
    tile: 'tile',
    hand: 'hand',
    cards: 'cards',
    situation: 'situation',
    turn: 'turn',
    'turn|end': 'turn|end',
    norths: 'norths',
    rules: 'rules',
    name: 'name',
    'name or option=value': 'name or option=value',
    format: 'format',
    renderer: 'renderer',
    number: 'number',
    points: 'points',
    pixels: 'pixels',
    player: 'player',
    prefix: 'prefix',
    pattern: 'pattern',
    regex: 'regex',
    words: 'words',
    address: 'address',
    value: 'value'
  },
  headings: {
    usage: 'Usage',
    options: 'Options',
    examples: 'Examples',
    commands: 'Commands'
  },
  analyse: {
    about: 'Show how far a hand is from winning, what it waits for, and what each discard accepts.',
    notes: `--jsonl reads {"id", "hand", "melds", "visible", "rules", "kita"} and answers {"id", "shanten", "waits", "ukeire", "total"} for 13 tiles, {"id", "shanten", "discards"} for 14, one object a line. The notation of melds is that of vectors/scoring.json.`,
    visible: 'tiles seen elsewhere, which are not left to draw',
    kita: 'norths put aside, with three players (--rules sanma)',
    all: 'show every discard, not only the best',
    readings:
      'how the hand is made up: `best`: every reading, else what leaves the fewest tiles over; `all`: every way from the lowest tile on',
    json: 'print one JSON object a hand',
    jsonl: 'one JSON object a line in and out',
    counted: 'hands'
  },
  build: {
    about: 'Turn Markdown into complete HTML pages: one file each, with pictures and style inside.',
    notes: `Front matter may set title, lang and description, and options under mahjong. Messages go to standard error.
A page with errors is written all the same and shows them, unless --on-error throw is given; the exit code is 1.
With --markdown the pages stay Markdown, for mdBook, Hugo, MkDocs and the like: only the tiles are drawn.`,
    output: 'where to write the page (default: standard output)',
    outDir: 'folder to write several pages into',
    onError: 'what an error does: a message (default), no page at all, nothing',
    pictures: 'how pictures reach the page (default: auto, shared art from nine pictures on)',
    picturesOfPage:
      'how pictures reach the page (default: auto, shared art from nine pictures on); with png, images that programs for e-mail show: in the page, or files with --images',
    watch: 'build again what changes, until Ctrl+C; the page of a deleted file is deleted',
    quiet: 'write only messages: no line for each page, no sum at the end',
    markdown: 'write Markdown in which only the tiles have become pictures',
    images:
      'with --markdown or --pictures png: write pictures as files into this folder (default: inside the page)',
    imagesUrl: 'with --images: what addresses of pictures begin with (default: the path from the page)'
  },
  check: {
    about: 'Find what is wrong with the tiles and claims of Markdown files, by line and column.',
    notes:
      'Messages are in the language of the terminal, else in that of each page. Warnings alone end with exit code 0.',
    json: 'print one JSON object'
  },
  convert: {
    about: 'Write tiles in another notation: rows, or all tiles of Markdown files.',
    notes: `In Markdown, :tiles[…] and \`\`\`mahjong blocks that are in --from are rewritten, and so are pictures of tiles (![](tiles/1-man.png), <img src="man3.gif">, [[File:MJw1.png]]) and the constructs of other sites and programs:
{{#mjt:…}}, {{machi|…|…}}, {{< mj … >}} and {{< t … >}} of Hugo, {% mahjong … %}, <mah-gen data-seq="…">, <div class="mahjong">, <Tile tile="…"/> and <Tiles hand="…"/>, :mahjong-tiles{src="…"}, ![123m](), \\mahjong{…}, \\wan{3}, and \`mj:…\`. Unicode tiles (🀇) and :1m: are, with --from unicode and --from pymdownx.
--from auto means all of them, whatever notation they are in. All other bytes stay as they are.
What the new notation cannot write is reported. What has an error is reported and left as it is; the exit code is 1.
Constructs in code, comments and front matter are left as they are and listed.`,
    to: 'notation to write (default: auto): {dialects}',
    write: 'rewrite Markdown files in place',
    markdown: 'convert one Markdown file to standard output',
    inlineCode: 'inline code that begins with this holds tiles (default: mj:)',
    inHtml: 'convert inside HTML as well, for hosts that parse it: tehai build, MDX, VitePress, rehype-raw',
    strict: 'leave alone what would lose something; it counts as an error'
  },
  format: {
    about: 'Write the blocks and rows of Markdown files in one form: spacing, names of keys, their order.',
    notes: `What a page shows and what is reported of it stays the same: what would change it is left as it is, and so is all other Markdown. A second run changes nothing. Without --check or --write one file is printed. The exit code of --check is 1 if a file would be changed.`,
    check: 'name the files that would be changed',
    write: 'rewrite Markdown files in place'
  },
  list: {
    build: 'turn Markdown into complete HTML pages',
    check: 'find what is wrong in Markdown files',
    audit: 'report on a whole site',
    mdbook: 'draw the tiles of a book, as a preprocessor of mdBook',
    pandoc: 'draw the tiles of a document, as a filter of Pandoc and Quarto',
    render: 'draw a row of tiles as SVG or PNG',
    card: 'draw a social card of a page, with its title and first hand',
    style: 'write the style sheet of pictures, for any site',
    convert: 'write tiles in another notation',
    format: 'write blocks and rows in one form',
    parse: 'read tiles and say what they mean',
    analyse: 'shanten, waits and what each discard accepts',
    score: 'yaku, fu and points of a winning hand',
    value: 'tenpai rate, win rate and expected points of each discard',
    logRead: 'rounds of a game record',
    logShow: 'the table at a moment of a game record',
    logDraw: 'a picture of the table',
    logCheck: 'is every event of a game record legal, every result right?',
    logSafe: 'how safe every discard of game records was',
    logConvert: 'write a game record in another format',
    koikoiYaku: 'yaku of captured cards',
    koikoiScore: 'what the winner of a round is paid',
    koikoiReplay: 'play a recorded round again',
    koikoiPlay: 'play a match at the terminal',
    koikoiSimulate: 'many rounds between two players'
  },
  mdbook: {
    about: 'Draw the tiles in all chapters of a book: mdBook starts this as a preprocessor.',
    notes: `In book.toml: [preprocessor.tehai] with command = "npx tehai mdbook". Options are keys of that table or part of the command. The book comes in and goes out in JSON; what is wrong in it goes to standard error, by file, line and column. With on-error = "throw" an error stops mdBook.`
  },
  pandoc: {
    about:
      'Draw the tiles of a document: Pandoc and Quarto start this as a filter, under the name tehai-pandoc.',
    notes: `The document comes in and goes out in JSON. HTML and EPUB get SVG in place and a style sheet; docx, odt, pptx and PDF by LaTeX get images, and tables, lists and paragraphs for what is around them; other formats get notation and words. Options are part of the command, or keys under tehai in the metadata: tehai: {on-error: throw}. What is wrong goes to standard error by its block, or by file, line and column where --file names the file.`,
    images:
      'write pictures as files into this folder, for a .tex or .typ file (default: inside the document)',
    file: 'file of the document, whose lines messages name'
  },
  parse: {
    about: 'Read tiles and say what they mean, with a message at everything that is not understood.',
    notes: `--jsonl reads one object a line, {"id", "input", "dialect", "mode"}, from files or standard input, and answers {"id", "expect", "errors": [{"code", "offset", "length"}], "warnings": […]} in the shape of vectors/notation.json.`,
    json: 'print the syntax tree as JSON',
    jsonl: 'one JSON object a line in and out',
    counted: 'rows'
  },
  render: {
    about: 'Draw a row of tiles as an SVG or PNG file.',
    notes: `Tiles that are not understood are reported, and the rest is drawn; the exit code is 1.
PNG files have no words under tiles ({A}): no font is taken from the system, so that every machine draws the same.`,
    output: 'file to write: .svg or .png (default: SVG to standard output)',
    format: 'format (default: that of the file name)',
    size: 'height of a tile in pixels (default: 64)',
    game: 'what the row shows (default: mahjong)',
    sheet:
      'draw every picture of the set instead: 96, 48, 24 and 16 pixels, each palette, gray, two kinds of colour blindness',
    gray: 'light, in gray',
    deuteranopia: 'light, deuteranopia',
    protanopia: 'light, protanopia',
    noLabels: 'Words under tiles are not drawn in PNG files; use SVG for them.'
  },
  card: {
    about: 'Draw a social card of 1200 × 630 pixels: the title of a page and the picture of its first block.',
    notes: `Sites that show links take it from <meta property="og:image">. Without a block it is the first row in the text, and without any picture the title alone. With --palette dark or black the card is dark. Words are drawn in a font of this machine.
What is wrong on a page is reported; the card is written all the same, and the exit code is 1 after errors.`,
    outDir: 'folder to write the cards of several pages into, as PNG under the paths of their files',
    title: 'title to show (default: that of the front matter, else the first heading)',
    name: 'name of the site, at the foot of the card'
  },
  style: {
    about: 'Write the style sheets of tiles and cards, for sites that take no packages of npm.',
    notes: `Link it in every page that \`tehai build --markdown\` made pictures for: it sets images in a line of text to the height of the text, wraps and shrinks what is wide, and follows dark pages.`,
    output: 'where to write it (default: standard output)',
    game: 'only the style sheet of one game (default: both)',
    minify: 'without comments and indents'
  },
  score: {
    about: 'Show what a winning hand is worth: yaku, fu, points and who pays them.',
    notes: `The winning tile is set apart at the end of the hand, or is named by --win. All other words are the situation, in any order: East 1, South seat, riichi, ippatsu, tsumo, ron, dora 5s, indicator 4s, ura 1m, 1 honba, 2 sticks, kita 1. Without tsumo or ron both are shown. Seat South is assumed.
--jsonl reads the cases of vectors/scoring.json and answers {"id", "win", "yaku", "han", "fu", "points", …}.`,
    win: 'the winning tile',
    from: 'who discarded it: kamicha, toimen, shimocha, or a seat',
    readings: 'every reading with its points, and what each set gives',
    json: 'print JSON, one object a line',
    jsonl: 'one JSON object a line in and out',
    counted: 'hands',
    incomplete: 'The hand is not complete'
  },
  value: {
    about:
      'Show how often each discard leads to tenpai and to a win, and how many points it brings on average.',
    notes: `Against the wall alone: no opponents, no calls, wins by tsumo, riichi with every closed tenpai. All words after the hand are the situation: East 1, South seat, dora 5s, indicator 4s. Seat South is assumed.
--jsonl reads {"id", "hand", "melds", "visible", "roundWind", "seatWind", "indicators", "redFives", "ura", "shantenBack", "handChange", "rules"} and answers {"id", "wall", "shanten", "discards"} with 18 figures, one a turn, under tenpai, win and value.`,
    turn: 'turn at which the figures are shown, 1 to 18 (default: 1)',
    handChange: 'follow draws that bring the hand no closer, too',
    shantenBack: 'follow discards that take the hand farther away, too',
    noUra: 'without ura dora',
    noRed: 'without red fives'
  }
} as const
