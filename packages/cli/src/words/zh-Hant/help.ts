/**
 * Help of commands and options in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/help.js'

export const zhHant: Translation<typeof en> = {
  art: {
    tiles: '牌面：自帶的一種，或一個 JSON 檔案（預設 mahjong）',
    palette: '牌的配色（預設 light）',
    variant: '五萬的數字（伍或五）和白的邊框（預設 five=daiji、white=framed）；各寫一次'
  },
  options: {
    dialect: '牌的寫法（預設 auto）：{dialects}',
    mode: '是手牌還是牌河（預設手牌）',
    y: '牌画作成くん的 y 的讀法；prefix 表示總是指後一張牌（預設 auto）',
    pictures: '牌的圖片的網址，如 img/{suit}{rank}.gif、t/{tile}.png；可以寫多次',
    construct: '也讀取符合這個正規表示式的內容：(?<hand>…) 是牌，(?<waits>…) 是所聽的牌；可以寫多次',
    tiles: '牌的顯示方式（預設 mpsz）；unicode 需要有相應字形的字型',
    rules: '規則：tenhou、tenhou-sanma、m-league 等，或切上滿貫、無食斷等；可以寫多次',
    inlineCode: '也讀取以此開頭的行內程式碼；mj: 即 `mj:123m`',
    claimRules: '核對說法所用的規則，如 tenhou',
    hanafudaRules: '花札的規則：standard（預設）、nintendo、koikoi-japan，以及 teshiScore=6 這樣的項目'
  },
  help: {
    lang: '說明和訊息的語言（預設按環境變數 LC_ALL 或 LANG）',
    help: '顯示說明',
    intro: 'Tehai 手牌：用 Markdown 寫麻將，畫出牌，找出錯誤。',
    outro: `各指令的說明請看 \`tehai <指令> --help\`。
結束代碼：0 完成，1 文章有錯誤，2 用法有誤或檔案不能讀寫。`,
    version: '顯示版本',
    files: '檔案'
  },
  placeholders: {
    file: '檔案',
    folder: '資料夾',
    'file, folder or pattern': '檔案、資料夾或萬用字元',
    record: '牌譜',
    'record.txt or page.md': 'record.txt 或 page.md',
    tiles: '牌',
    tile: '牌',
    hand: '手牌',
    cards: '花札',
    situation: '狀況',
    turn: '巡目',
    'turn|end': '巡目|end',
    norths: '張數',
    rules: '規則',
    name: '名稱',
    'name or option=value': '名稱或 選項=值',
    format: '格式',
    renderer: '繪製器',
    number: '數字',
    points: '分數',
    pixels: '像素',
    player: '玩家',
    prefix: '前綴',
    pattern: '寫法',
    regex: '正規表示式',
    words: '文字',
    address: '位址',
    value: '值'
  },
  headings: {
    usage: '用法',
    options: '選項',
    examples: '範例',
    commands: '指令'
  },
  analyse: {
    about: '顯示手牌的向聽數、所聽的牌，以及每種打法的進張。',
    notes: `--jsonl 每行讀取一個 {"id", "hand", "melds", "visible", "rules", "kita"}；13 張時傳回 {"id", "shanten", "waits", "ukeire", "total"}，14 張時傳回 {"id", "shanten", "discards"}。副露的寫法與 vectors/scoring.json 相同。`,
    visible: '別處已見的牌（不再計入剩餘）',
    kita: '拔北的張數（三人麻將，--rules sanma）',
    all: '也顯示退向聽的打法',
    readings:
      '顯示面子構成。best 是和牌形的所有拆法（不是和牌形時為剩餘最少的拆法），all 是從最小的牌起逐一取出的所有拆法',
    json: '每副手牌輸出一個 JSON',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '副手牌'
  },
  build: {
    about: '把 Markdown 變成完整的 HTML 頁面，圖和樣式都在一個檔案裡。',
    notes: `檔頭可以寫 title、lang、description，以及 mahjong 下面的選項。訊息寫到標準錯誤輸出。
有錯誤的頁面也會寫出，並標明錯誤之處（用 --on-error throw 則不寫出）；結束代碼為 1。
加上 --markdown，頁面仍是 Markdown，只把牌畫出來，可供 mdBook、Hugo、MkDocs 等使用。`,
    output: '寫到哪裡（預設標準輸出）',
    outDir: '寫出多個頁面的資料夾',
    onError: '有錯誤時：給出訊息（預設）、不寫出頁面、什麼都不做',
    pictures: '圖怎樣放進頁面（預設 auto，從九幅起共用圖案）',
    picturesOfPage:
      '圖怎樣放進頁面（預設 auto，從九幅起共用圖案）；png 是電子郵件程式也能顯示的圖片：放在頁面裡，或用 --images 存成檔案',
    watch: '不斷重新產生有變化的頁面，直到 Ctrl+C；原檔案刪除後頁面也刪除',
    quiet: '只寫出訊息，不寫每頁一行和最後的統計',
    markdown: '寫出只把牌換成圖的 Markdown',
    images: '與 --markdown 或 --pictures png 一起：把圖存成檔案的資料夾（預設放在頁面裡）',
    imagesUrl: '與 --images 一起：圖片網址的開頭（預設是從頁面出發的相對路徑）'
  },
  check: {
    about: '找出 Markdown 檔案裡牌和說法的錯誤，標出行號和欄號。',
    notes: '訊息用終端機的語言，不能確定時用各頁的語言。只有警告時結束代碼為 0。',
    json: '輸出一個 JSON 物件'
  },
  convert: {
    about: '把牌改成另一種寫法：可以是一行牌，也可以是 Markdown 檔案裡的所有牌。',
    notes: `在 Markdown 裡，會改寫用 --from 的寫法寫的 :tiles[…] 和 \`\`\`mahjong，牌的圖片（![](tiles/1-man.png)、<img src="man3.gif">、[[File:MJw1.png]]），以及其他網站和程式的寫法：
{{#mjt:…}}、{{machi|…|…}}、Hugo 的 {{< mj … >}} 和 {{< t … >}}、{% mahjong … %}、<mah-gen data-seq="…">、<div class="mahjong">、<Tile tile="…"/> 和 <Tiles hand="…"/>、:mahjong-tiles{src="…"}、![123m]()、\\mahjong{…}、\\wan{3}、\`mj:…\`。Unicode 牌（🀇）和 :1m: 只在 --from unicode、--from pymdownx 時改寫。
--from auto 表示不論寫法全部改寫。其餘內容一個位元組也不變。
新寫法不能表示的會報告。有錯誤的會報告並保持原樣；結束代碼為 1。
程式碼、註解和檔頭裡的保持原樣，並列出來。`,
    to: '要寫成的寫法（預設 auto）：{dialects}',
    write: '直接改寫 Markdown 檔案',
    markdown: '轉換一個 Markdown 檔案，寫到標準輸出',
    inlineCode: '當作牌的行內程式碼的開頭（預設 mj:）',
    inHtml: '也轉換 HTML 裡面的內容（適用於會解析 HTML 的環境：tehai build、MDX、VitePress、rehype-raw）',
    strict: '會丟失內容的保持原樣，並算作錯誤'
  },
  format: {
    about: '把 Markdown 檔案裡的牌和區塊整理成統一的寫法：空格、項目名、項目的順序。',
    notes: `頁面顯示的內容和訊息都不變：會改變它們的地方保持原樣，其餘的 Markdown 也不動。再執行一次不會有任何改動。
沒有 --check 和 --write 時，把一個檔案輸出到標準輸出。用 --check 時，如果有檔案需要整理，結束代碼為 1。`,
    check: '列出需要整理的檔案',
    write: '直接改寫 Markdown 檔案'
  },
  list: {
    build: '把 Markdown 變成完整的 HTML 頁面',
    check: '找出 Markdown 檔案裡的錯誤',
    audit: '檢查整個網站並報告',
    mdbook: '畫出一本書裡的牌（mdBook 的前處理器）',
    pandoc: '畫出文件裡的牌（Pandoc、Quarto 的篩選器）',
    render: '把一行牌畫成 SVG 或 PNG',
    card: '畫一頁的社群圖片：標題和第一手牌',
    style: '寫出圖的樣式表',
    convert: '把牌改成另一種寫法',
    format: '統一牌和區塊的寫法',
    parse: '讀取牌並說明含義',
    analyse: '向聽數、聽牌和每種打法的進張',
    score: '和牌的役、符和點數',
    value: '每種打法的聽牌率、和牌率和期望點數',
    logRead: '牌譜的各局和結果',
    logShow: '牌譜某一時刻的牌桌',
    logDraw: '牌桌的圖',
    logCheck: '牌譜的每一手是否合規、結果是否正確',
    logSafe: '牌譜裡每次打牌的安全度',
    logConvert: '把牌譜寫成另一種格式',
    koikoiYaku: '得牌的役',
    koikoiScore: '勝者得到的文數',
    koikoiReplay: '重播一局的紀錄',
    koikoiPlay: '在終端機裡玩花札來來',
    koikoiSimulate: '讓兩個玩家對戰許多局'
  },
  mdbook: {
    about: '畫出一本書所有章節裡的牌，由 mdBook 作為前處理器啟動。',
    notes: `在 book.toml 裡寫 [preprocessor.tehai] 和 command = "npx tehai mdbook"。選項可以是這張表的項目，也可以寫在指令裡。
書以 JSON 傳入傳出；錯誤寫到標準錯誤輸出，帶有檔名、行號和欄號。on-error = "throw" 時，有錯誤就讓 mdBook 停止。`
  },
  pandoc: {
    about: '畫出文件裡的牌，由 Pandoc、Quarto 作為篩選器啟動，名稱是 tehai-pandoc。',
    notes: `文件以 JSON 傳入傳出。HTML 和 EPUB 得到 SVG 和樣式表；docx、odt、pptx 和經由 LaTeX 的 PDF 得到圖片，周圍的內容變成表格、清單和段落；其他格式得到牌的寫法和文字。選項寫在指令裡，或寫在後設資料的 tehai 下面：
tehai: {on-error: throw}。錯誤按區塊寫到標準錯誤輸出；用 --file 指出檔案時，帶有檔名、行號和欄號。`,
    images: '把圖存成檔案的資料夾，用於 .tex 或 .typ（預設放在文件裡）',
    file: '文件的檔案，訊息會指出其中的行'
  },
  parse: {
    about: '讀取牌並說明含義，在看不懂的地方給出訊息。',
    notes: `--jsonl 從檔案或標準輸入每行讀取一個 {"id", "input", "dialect", "mode"}，傳回與 vectors/notation.json 形式相同的 {"id", "expect", "errors": [{"code", "offset", "length"}], "warnings": […]}。`,
    json: '把語法樹輸出為 JSON',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '行'
  },
  render: {
    about: '把一行牌畫成 SVG 或 PNG 檔案。',
    notes: `看不懂的牌會報告，其餘照畫；結束代碼為 1。
為了在每台機器上畫得一樣，PNG 不使用系統的字型，所以牌下面的文字（{A}）不會出現在 PNG 裡。`,
    output: '要寫的檔案，.svg 或 .png（預設把 SVG 寫到標準輸出）',
    format: '格式（預設按檔名）',
    size: '牌的高度，單位像素（預設 64）',
    game: '畫的是什麼（預設 mahjong）',
    sheet: '不畫一行，而畫這套牌的所有圖：96、48、24、16 像素，各種配色，灰度，兩種色覺',
    gray: 'light，灰度',
    deuteranopia: 'light，綠色盲',
    protanopia: 'light，紅色盲',
    noLabels: 'PNG 裡不畫牌下面的文字；請用 SVG。'
  },
  card: {
    about: '畫一張 1200 × 630 像素的社群圖片：頁面的標題和第一個區塊的圖。',
    notes: `顯示連結的網站從 <meta property="og:image"> 讀取它。沒有區塊時畫內文裡的第一行牌，沒有牌時只畫標題。
--palette dark 和 black 畫成深色圖片。文字用這台機器的字型。頁面裡的錯誤會報告，圖片照樣寫出；有錯誤時結束代碼為 1。`,
    outDir: '把多個頁面的圖片按原來的路徑寫成 PNG 的資料夾',
    title: '標題（預設用檔頭裡的，沒有則用第一個標題）',
    name: '寫在圖片底部的網站名稱'
  },
  style: {
    about: '寫出牌和花札的樣式表，供不用 npm 套件的網站使用。',
    notes: `請在用 \`tehai build --markdown\` 畫了圖的每一頁裡引用它：它讓行內的圖與文字同高，讓寬的圖換行或縮小，並適應深色頁面。`,
    output: '寫到哪裡（預設標準輸出）',
    game: '只要一種牌的樣式表（預設兩種都要）',
    minify: '不要註解和縮排'
  },
  score: {
    about: '顯示和牌的役、符、點數，以及誰來付。',
    notes: `和的那張牌在手牌的最後隔開寫，或用 --win 指出。其餘的詞是局面，順序不限：東1局 南家 立直 一發 自摸 榮和 寶牌5s 寶牌指示牌4s 裏寶牌1m 1本場 立直棒2 拔北1。沒有寫自摸或榮和時兩種都顯示。沒有寫座位時按南家計算。
--jsonl 讀取 vectors/scoring.json 的形式，傳回 {"id", "win", "yaku", "han", "fu", "points", …}。`,
    win: '和的那張牌',
    from: '放銃的人：上家、對家、下家，或東家這樣的座位',
    readings: '顯示所有拆法和點數，以及各組的符',
    json: '每行輸出一個 JSON',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '副手牌',
    incomplete: '不是和牌形'
  },
  value: {
    about: '顯示每種打法的聽牌率、和牌率和平均得到的點數。',
    notes: `只與牌山對局的單人模型：沒有對手，不鳴牌，只自摸，門前清聽牌必立直。手牌後面的詞是局面：
東1局、南家、寶牌5s、寶牌指示牌4s。沒有寫座位時按南家計算。
--jsonl 每行讀取 {"id", "hand", "melds", "visible", "roundWind", "seatWind", "indicators", "redFives", "ura", "shantenBack", "handChange", "rules"}，傳回 {"id", "wall", "shanten", "discards"}，其中 tenpai、win、value 是第 1～18 巡的 18 個數值。`,
    turn: '顯示第幾巡的數值，1 到 18（預設 1）',
    handChange: '也考慮不進向聽的摸牌（換牌）',
    shantenBack: '也考慮退向聽的打法',
    noUra: '不計裏寶牌',
    noRed: '不用赤五'
  }
}
