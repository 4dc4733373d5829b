/**
 * Help of commands and options in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/help.js'

export const zhHans: Translation<typeof en> = {
  art: {
    tiles: '牌面：自带的一种，或一个 JSON 文件（默认 mahjong）',
    palette: '牌的配色（默认 light）',
    variant: '五万的数字（伍或五）和白的边框（默认 five=daiji、white=framed）；各写一次'
  },
  options: {
    dialect: '牌的写法（默认 auto）：{dialects}',
    mode: '是手牌还是牌河（默认手牌）',
    y: '牌画作成くん的 y 的读法；prefix 表示总是指后一张牌（默认 auto）',
    pictures: '牌的图片的地址，如 img/{suit}{rank}.gif、t/{tile}.png；可以写多次',
    construct: '也读取符合这个正则表达式的内容：(?<hand>…) 是牌，(?<waits>…) 是所听的牌；可以写多次',
    tiles: '牌的显示方式（默认 mpsz）；unicode 需要有相应字形的字体',
    rules: '规则：tenhou、tenhou-sanma、m-league 等，或切上满贯、无食断等；可以写多次',
    inlineCode: '也读取以此开头的行内代码；mj: 即 `mj:123m`',
    claimRules: '核对说法所用的规则，如 tenhou',
    hanafudaRules: '花札的规则：standard（默认）、nintendo、koikoi-japan，以及 teshiScore=6 这样的项目'
  },
  help: {
    lang: '帮助和消息的语言（默认按环境变量 LC_ALL 或 LANG）',
    help: '显示帮助',
    intro: 'Tehai 手牌：用 Markdown 写麻将，画出牌，找出错误。',
    outro: `各命令的说明请看 \`tehai <命令> --help\`。
退出码：0 完成，1 文章有错误，2 用法有误或文件不能读写。`,
    version: '显示版本',
    files: '文件'
  },
  placeholders: {
    file: '文件',
    folder: '文件夹',
    'file, folder or pattern': '文件、文件夹或通配符',
    record: '牌谱',
    'record.txt or page.md': 'record.txt 或 page.md',
    tiles: '牌',
    tile: '牌',
    hand: '手牌',
    cards: '花札',
    situation: '状况',
    turn: '巡目',
    'turn|end': '巡目|end',
    norths: '张数',
    rules: '规则',
    name: '名称',
    'name or option=value': '名称或 选项=值',
    format: '格式',
    renderer: '渲染器',
    number: '数字',
    points: '分数',
    pixels: '像素',
    player: '玩家',
    prefix: '前缀',
    pattern: '写法',
    regex: '正则表达式',
    words: '文字',
    address: '地址',
    value: '值'
  },
  headings: {
    usage: '用法',
    options: '选项',
    examples: '示例',
    commands: '命令'
  },
  analyse: {
    about: '显示手牌的向听数、所听的牌，以及每种打法的进张。',
    notes: `--jsonl 每行读取一个 {"id", "hand", "melds", "visible", "rules", "kita"}；13 张时返回 {"id", "shanten", "waits", "ukeire", "total"}，14 张时返回 {"id", "shanten", "discards"}。副露的写法与 vectors/scoring.json 相同。`,
    visible: '别处已见的牌（不再计入剩余）',
    kita: '拔北的张数（三人麻将，--rules sanma）',
    all: '也显示退向听的打法',
    readings:
      '显示面子构成。best 是和牌形的所有拆法（不是和牌形时为剩余最少的拆法），all 是从最小的牌起逐一取出的所有拆法',
    json: '每副手牌输出一个 JSON',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '副手牌'
  },
  build: {
    about: '把 Markdown 变成完整的 HTML 页面，图和样式都在一个文件里。',
    notes: `文件头可以写 title、lang、description，以及 mahjong 下面的选项。消息写到标准错误输出。
有错误的页面也会写出，并标明错误之处（用 --on-error throw 则不写出）；退出码为 1。
加上 --markdown，页面仍是 Markdown，只把牌画出来，可供 mdBook、Hugo、MkDocs 等使用。`,
    output: '写到哪里（默认标准输出）',
    outDir: '写出多个页面的文件夹',
    onError: '有错误时：给出消息（默认）、不写出页面、什么都不做',
    pictures: '图怎样放进页面（默认 auto，从九幅起共用图案）',
    picturesOfPage:
      '图怎样放进页面（默认 auto，从九幅起共用图案）；png 是电子邮件程序也能显示的图片：放在页面里，或用 --images 存成文件',
    watch: '不断重新生成有变化的页面，直到 Ctrl+C；原文件删除后页面也删除',
    quiet: '只写出消息，不写每页一行和最后的统计',
    markdown: '写出只把牌换成图的 Markdown',
    images: '与 --markdown 或 --pictures png 一起：把图存成文件的文件夹（默认放在页面里）',
    imagesUrl: '与 --images 一起：图片地址的开头（默认是从页面出发的相对路径）'
  },
  check: {
    about: '找出 Markdown 文件里牌和说法的错误，标出行和列。',
    notes: '消息用终端的语言，不能确定时用各页的语言。只有警告时退出码为 0。',
    json: '输出一个 JSON 对象'
  },
  convert: {
    about: '把牌改成另一种写法：可以是一行牌，也可以是 Markdown 文件里的所有牌。',
    notes: `在 Markdown 里，会改写用 --from 的写法写的 :tiles[…] 和 \`\`\`mahjong，牌的图片（![](tiles/1-man.png)、<img src="man3.gif">、[[File:MJw1.png]]），以及其他网站和程序的写法：
{{#mjt:…}}、{{machi|…|…}}、Hugo 的 {{< mj … >}} 和 {{< t … >}}、{% mahjong … %}、<mah-gen data-seq="…">、<div class="mahjong">、<Tile tile="…"/> 和 <Tiles hand="…"/>、:mahjong-tiles{src="…"}、![123m]()、\\mahjong{…}、\\wan{3}、\`mj:…\`。Unicode 牌（🀇）和 :1m: 只在 --from unicode、--from pymdownx 时改写。
--from auto 表示不论写法全部改写。其余内容一个字节也不变。
新写法不能表示的会报告。有错误的会报告并保持原样；退出码为 1。
代码、注释和文件头里的保持原样，并列出来。`,
    to: '要写成的写法（默认 auto）：{dialects}',
    write: '直接改写 Markdown 文件',
    markdown: '转换一个 Markdown 文件，写到标准输出',
    inlineCode: '当作牌的行内代码的开头（默认 mj:）',
    inHtml: '也转换 HTML 里面的内容（适用于会解析 HTML 的环境：tehai build、MDX、VitePress、rehype-raw）',
    strict: '会丢失内容的保持原样，并算作错误'
  },
  format: {
    about: '把 Markdown 文件里的牌和牌块整理成统一的写法：空格、项目名、项目的顺序。',
    notes: `页面显示的内容和消息都不变：会改变它们的地方保持原样，其余的 Markdown 也不动。再运行一次不会有任何改动。
没有 --check 和 --write 时，把一个文件输出到标准输出。用 --check 时，如果有文件需要整理，退出码为 1。`,
    check: '列出需要整理的文件',
    write: '直接改写 Markdown 文件'
  },
  list: {
    build: '把 Markdown 变成完整的 HTML 页面',
    check: '找出 Markdown 文件里的错误',
    audit: '检查整个网站并报告',
    mdbook: '画出一本书里的牌（mdBook 的预处理器）',
    pandoc: '画出文档里的牌（Pandoc、Quarto 的过滤器）',
    render: '把一行牌画成 SVG 或 PNG',
    card: '画一页的社交图片：标题和第一手牌',
    style: '写出图的样式表',
    convert: '把牌改成另一种写法',
    format: '统一牌和牌块的写法',
    parse: '读取牌并说明含义',
    analyse: '向听数、听牌和每种打法的进张',
    score: '和牌的役、符和点数',
    value: '每种打法的听牌率、和牌率和期望点数',
    logRead: '牌谱的各局和结果',
    logShow: '牌谱某一时刻的牌桌',
    logDraw: '牌桌的图',
    logCheck: '牌谱的每一手是否合规、结果是否正确',
    logSafe: '牌谱里每次打牌的安全度',
    logConvert: '把牌谱写成另一种格式',
    koikoiYaku: '得牌的役',
    koikoiScore: '胜者得到的文数',
    koikoiReplay: '重放一局的记录',
    koikoiPlay: '在终端里玩花札来来',
    koikoiSimulate: '让两个玩家对战许多局'
  },
  mdbook: {
    about: '画出一本书所有章节里的牌，由 mdBook 作为预处理器启动。',
    notes: `在 book.toml 里写 [preprocessor.tehai] 和 command = "npx tehai mdbook"。选项可以是这张表的项目，也可以写在命令里。
书以 JSON 传入传出；错误写到标准错误输出，带有文件名、行和列。on-error = "throw" 时，有错误就让 mdBook 停止。`
  },
  pandoc: {
    about: '画出文档里的牌，由 Pandoc、Quarto 作为过滤器启动，名称是 tehai-pandoc。',
    notes: `文档以 JSON 传入传出。HTML 和 EPUB 得到 SVG 和样式表；docx、odt、pptx 和经由 LaTeX 的 PDF 得到图片，周围的内容变成表格、列表和段落；其他格式得到牌的写法和文字。选项写在命令里，或写在元数据的 tehai 下面：
tehai: {on-error: throw}。错误按块写到标准错误输出；用 --file 指出文件时，带有文件名、行和列。`,
    images: '把图存成文件的文件夹，用于 .tex 或 .typ（默认放在文档里）',
    file: '文档的文件，消息会指出其中的行'
  },
  parse: {
    about: '读取牌并说明含义，在看不懂的地方给出消息。',
    notes: `--jsonl 从文件或标准输入每行读取一个 {"id", "input", "dialect", "mode"}，返回与 vectors/notation.json 形式相同的 {"id", "expect", "errors": [{"code", "offset", "length"}], "warnings": […]}。`,
    json: '把语法树输出为 JSON',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '行'
  },
  render: {
    about: '把一行牌画成 SVG 或 PNG 文件。',
    notes: `看不懂的牌会报告，其余照画；退出码为 1。
为了在每台机器上画得一样，PNG 不使用系统的字体，所以牌下面的文字（{A}）不会出现在 PNG 里。`,
    output: '要写的文件，.svg 或 .png（默认把 SVG 写到标准输出）',
    format: '格式（默认按文件名）',
    size: '牌的高度，单位像素（默认 64）',
    game: '画的是什么（默认 mahjong）',
    sheet: '不画一行，而画这套牌的所有图：96、48、24、16 像素，各种配色，灰度，两种色觉',
    gray: 'light，灰度',
    deuteranopia: 'light，绿色盲',
    protanopia: 'light，红色盲',
    noLabels: 'PNG 里不画牌下面的文字；请用 SVG。'
  },
  card: {
    about: '画一张 1200 × 630 像素的社交图片：页面的标题和第一个块的图。',
    notes: `显示链接的网站从 <meta property="og:image"> 读取它。没有块时画正文里的第一行牌，没有牌时只画标题。
--palette dark 和 black 画成深色图片。文字用这台机器的字体。页面里的错误会报告，图片照样写出；有错误时退出码为 1。`,
    outDir: '把多个页面的图片按原来的路径写成 PNG 的文件夹',
    title: '标题（默认用 文件头里的，没有则用第一个标题）',
    name: '写在图片底部的网站名称'
  },
  style: {
    about: '写出牌和花札的样式表，供不用 npm 包的网站使用。',
    notes: `请在用 \`tehai build --markdown\` 画了图的每一页里引用它：它让行内的图与文字同高，让宽的图换行或缩小，并适应深色页面。`,
    output: '写到哪里（默认标准输出）',
    game: '只要一种牌的样式表（默认两种都要）',
    minify: '不要注释和缩进'
  },
  score: {
    about: '显示和牌的役、符、点数，以及谁来付。',
    notes: `和的那张牌在手牌的最后隔开写，或用 --win 指出。其余的词是局面，顺序不限：东1局 南家 立直 一发 自摸 荣和 宝牌5s 宝牌指示牌4s 里宝牌1m 1本场 立直棒2 拔北1。没有写自摸或荣和时两种都显示。没有写座位时按南家计算。
--jsonl 读取 vectors/scoring.json 的形式，返回 {"id", "win", "yaku", "han", "fu", "points", …}。`,
    win: '和的那张牌',
    from: '放铳的人：上家、对家、下家，或东家这样的座位',
    readings: '显示所有拆法和点数，以及各组的符',
    json: '每行输出一个 JSON',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '副手牌',
    incomplete: '不是和牌形'
  },
  value: {
    about: '显示每种打法的听牌率、和牌率和平均得到的点数。',
    notes: `只与牌山对局的单人模型：没有对手，不鸣牌，只自摸，门前清听牌必立直。手牌后面的词是局面：
东1局、南家、宝牌5s、宝牌指示牌4s。没有写座位时按南家计算。
--jsonl 每行读取 {"id", "hand", "melds", "visible", "roundWind", "seatWind", "indicators", "redFives", "ura", "shantenBack", "handChange", "rules"}，返回 {"id", "wall", "shanten", "discards"}，其中 tenpai、win、value 是第 1～18 巡的 18 个数值。`,
    turn: '显示第几巡的数值，1 到 18（默认 1）',
    handChange: '也考虑不进向听的摸牌（换牌）',
    shantenBack: '也考虑退向听的打法',
    noUra: '不计里宝牌',
    noRed: '不用赤五'
  }
}
