/**
 * Help of commands and options in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/help.js'

export const ko: Translation<typeof en> = {
  art: {
    tiles: '패 세트: 들어 있는 것이나 JSON 파일 (생략하면 mahjong)',
    palette: '패의 배색 (생략하면 light)',
    variant: '5만의 숫자(伍, 五)와 백의 테두리 (생략하면 five=daiji, white=framed). 각각 지정'
  },
  options: {
    dialect: '패의 표기법 (생략하면 auto): {dialects}',
    mode: '손패인지 버림패인지 (생략하면 손패)',
    y: '牌画作成くん의 y를 읽는 법. prefix이면 언제나 뒤의 패를 가리킨다 (생략하면 auto)',
    pictures: '패 그림의 주소. img/{suit}{rank}.gif나 t/{tile}.png처럼 쓴다 (여러 번 가능)',
    construct: '이 정규식에 맞는 것도 읽는다. (?<hand>…)가 패, (?<waits>…)가 대기 (여러 번 가능)',
    tiles: '패를 보여 주는 법 (생략하면 mpsz). unicode에는 그 글꼴이 필요하다',
    rules: '규칙: tenhou, tenhou-sanma, m-league 등이나 절상만관, 쿠이탕 없음 등. 여러 번 가능',
    inlineCode: '이 글자로 시작하는 인라인 코드도 읽는다. mj:이면 `mj:123m`',
    claimRules: '점수 등을 확인할 때 쓰는 규칙. tenhou 등',
    hanafudaRules: '화투의 규칙. standard(생략할 때), nintendo, koikoi-japan과 teshiScore=6 같은 항목'
  },
  help: {
    lang: '도움말과 메시지의 언어 (생략하면 환경 변수 LC_ALL, LANG을 따른다)',
    help: '도움말 표시',
    intro: 'Tehai 手牌: Markdown으로 쓰는 마작. 패를 그리고 잘못을 찾습니다.',
    outro: `명령마다의 설명은 \`tehai <명령> --help\`에서 볼 수 있습니다.
종료 코드: 0 정상, 1 글에 오류가 있음, 2 잘못된 사용법, 또는 읽거나 쓸 수 없는 파일.`,
    version: '버전 표시',
    files: '파일'
  },
  placeholders: {
    file: '파일',
    folder: '폴더',
    'file, folder or pattern': '파일·폴더·패턴',
    record: '패보',
    'record.txt or page.md': 'record.txt 또는 page.md',
    tiles: '패',
    tile: '패',
    hand: '손패',
    cards: '화투패',
    situation: '상황',
    turn: '순째',
    'turn|end': '순째|end',
    norths: '장수',
    rules: '규칙',
    name: '이름',
    'name or option=value': '이름 또는 옵션=값',
    format: '형식',
    renderer: '렌더러',
    number: '수',
    points: '점수',
    pixels: '픽셀',
    player: '플레이어',
    prefix: '접두사',
    pattern: '쓰는 법',
    regex: '정규식',
    words: '글',
    address: '주소',
    value: '값'
  },
  headings: {
    usage: '사용법',
    options: '옵션',
    examples: '예',
    commands: '명령'
  },
  analyse: {
    about: '손패의 샹텐 수, 대기, 타패마다의 유효패를 보여 줍니다.',
    notes: `--jsonl은 한 줄에 하나씩 {"id", "hand", "melds", "visible", "rules", "kita"}를 읽고, 13장이면 {"id", "shanten", "waits", "ukeire", "total"}, 14장이면 {"id", "shanten", "discards"}로 답합니다. 후로의 표기는 vectors/scoring.json과 같습니다.`,
    visible: '다른 곳에 보이는 패 (남은 장수에서 뺀다)',
    kita: '뽑은 북의 장수 (3인 마작, --rules sanma)',
    all: '가장 좋은 것만이 아니라 모든 타패를 보여 준다',
    readings:
      '몸통 구성을 보여 준다. best: 화료형의 모든 해석(화료형이 아니면 가장 적게 남는 것), all: 작은 패부터 나눈 모든 방법',
    json: '손패마다 JSON 하나를 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '손패'
  },
  build: {
    about: 'Markdown으로 완전한 HTML 페이지를 만듭니다. 그림과 스타일까지 파일 하나에 들어갑니다.',
    notes: `프런트 매터에 title, lang, description과, mahjong 아래에 옵션을 쓸 수 있습니다. 메시지는 표준 오류로 나갑니다.
오류가 있는 페이지도 그곳을 보여 주는 모습으로 씁니다(--on-error throw이면 쓰지 않습니다). 종료 코드는 1입니다.
--markdown을 붙이면 패만 그린 Markdown이 됩니다. mdBook, Hugo, MkDocs 등에서 그대로 쓸 수 있습니다.`,
    output: '페이지를 쓸 곳 (생략하면 표준 출력)',
    outDir: '여러 페이지를 쓸 폴더',
    onError: '오류가 있을 때: 메시지를 낸다(생략할 때), 페이지를 쓰지 않는다, 아무것도 하지 않는다',
    pictures: '그림을 넣는 방법 (생략하면 auto, 그림이 아홉 개 이상이면 도안을 함께 쓴다)',
    picturesOfPage:
      '그림을 넣는 방법 (생략하면 auto, 그림이 아홉 개 이상이면 도안을 함께 쓴다). png이면 메일 프로그램에서도 보이는 그림이 된다 (페이지 안, 또는 --images의 폴더)',
    watch: '바뀐 것만 다시 만든다 (Ctrl+C로 끝냄). 지운 파일의 페이지는 지운다',
    quiet: '메시지만 쓴다: 페이지마다의 줄과 끝의 합계를 쓰지 않는다',
    markdown: '패만 그림으로 바꾼 Markdown을 쓴다',
    images: '--markdown이나 --pictures png와 함께: 그림을 파일로 쓸 폴더 (생략하면 페이지 안)',
    imagesUrl: '--images와 함께: 그림 주소의 앞부분 (생략하면 페이지에서 본 경로)'
  },
  check: {
    about: 'Markdown 파일의 패와 주장에서 잘못된 것을 줄과 칸으로 보여 줍니다.',
    notes: '메시지는 터미널의 언어로, 알 수 없으면 페이지의 언어로 씁니다. 경고뿐이면 종료 코드는 0입니다.',
    json: 'JSON 객체 하나를 출력'
  },
  convert: {
    about: '패를 다른 표기법으로 씁니다. 패 줄에도 Markdown 파일에도 쓸 수 있습니다.',
    notes: `Markdown에서는 --from의 표기로 된 :tiles[…]와 \`\`\`mahjong 블록, 패 그림 (![](tiles/1-man.png), <img src="man3.gif">, [[File:MJw1.png]]), 다른 사이트와 프로그램의 구문을 고쳐 씁니다:
{{#mjt:…}}, {{machi|…|…}}, Hugo의 {{< mj … >}}와 {{< t … >}}, {% mahjong … %}, <mah-gen data-seq="…">, <div class="mahjong">, <Tile tile="…"/>과 <Tiles hand="…"/>, :mahjong-tiles{src="…"}, ![123m](), \\mahjong{…}, \\wan{3}, \`mj:…\`. Unicode 패(🀇)와 :1m:은 --from unicode, --from pymdownx일 때 고쳐 씁니다.
--from auto는 표기법을 가리지 않고 모두 대상으로 합니다. 나머지 바이트는 그대로 둡니다.
새 표기로 나타낼 수 없는 것은 알려 줍니다. 오류가 있는 것은 알려 주고 그대로 두며, 종료 코드는 1입니다.
코드, 주석, 프런트 매터 안의 구문은 그대로 두고 목록으로 보여 줍니다.`,
    to: '쓸 표기법 (생략하면 auto): {dialects}',
    write: 'Markdown 파일을 그 자리에서 고쳐 쓴다',
    markdown: 'Markdown 파일 하나를 바꾸어 표준 출력에 쓴다',
    inlineCode: '이 글자로 시작하는 인라인 코드를 패로 본다 (생략하면 mj:)',
    inHtml: 'HTML 안도 바꾼다. HTML을 읽는 환경(tehai build, MDX, VitePress, rehype-raw)용',
    strict: '무언가를 잃게 되는 것은 그대로 두고 오류로 센다'
  },
  format: {
    about: 'Markdown 파일의 블록과 패 줄을 한 가지 모양(빈칸, 항목 이름, 항목 순서)으로 정돈합니다.',
    notes: `페이지에 보이는 것과 메시지는 그대로입니다. 그것을 바꿀 곳과 나머지 Markdown은 그대로 둡니다. 두 번째 실행에서는 아무것도 바뀌지 않습니다. --check도 --write도 없으면 파일 하나를 출력합니다. --check의 종료 코드는 바뀔 파일이 있으면 1입니다.`,
    check: '바뀔 파일의 이름을 쓴다',
    write: 'Markdown 파일을 그 자리에서 고쳐 쓴다'
  },
  list: {
    build: 'Markdown으로 완전한 HTML 페이지 만들기',
    check: 'Markdown 파일의 잘못 찾기',
    audit: '사이트 전체의 보고서',
    mdbook: '책의 패 그리기 (mdBook의 전처리기)',
    pandoc: '문서의 패 그리기 (Pandoc과 Quarto의 필터)',
    render: '패 줄을 SVG나 PNG로 그리기',
    card: '페이지의 제목과 첫 손패로 소셜 카드 그리기',
    style: '그림의 스타일시트 쓰기',
    convert: '패를 다른 표기법으로 쓰기',
    format: '블록과 줄을 한 가지 모양으로 정돈하기',
    parse: '패를 읽고 뜻을 보여 주기',
    analyse: '샹텐 수, 대기, 타패마다의 유효패',
    score: '화료한 손의 역, 부, 점수',
    value: '타패마다의 텐파이율, 화료율, 기댓값',
    logRead: '패보의 국과 결과',
    logShow: '패보의 한 시점의 탁자',
    logDraw: '탁자의 그림',
    logCheck: '패보의 수와 결과가 올바른지 확인',
    logSafe: '패보의 모든 타패의 안전도',
    logConvert: '패보를 다른 형식으로 쓰기',
    koikoiYaku: '먹은 패의 족보',
    koikoiScore: '이긴 사람이 받는 점수',
    koikoiReplay: '기록된 판 다시 보기',
    koikoiPlay: '터미널에서 코이코이 하기',
    koikoiSimulate: '두 플레이어의 여러 판'
  },
  mdbook: {
    about: '책의 모든 장에 있는 패를 그립니다. mdBook이 전처리기로 실행합니다.',
    notes: `book.toml에 [preprocessor.tehai]와 command = "npx tehai mdbook"을 씁니다. 옵션은 그 표의 항목으로도, 명령 뒤에도 쓸 수 있습니다. 책은 JSON으로 주고받고, 잘못은 파일, 줄, 칸과 함께 표준 오류로 나갑니다.
on-error = "throw"이면 오류가 있을 때 mdBook이 멈춥니다.`
  },
  pandoc: {
    about: '문서의 패를 그립니다. Pandoc과 Quarto가 tehai-pandoc이라는 필터로 실행합니다.',
    notes: `문서는 JSON으로 주고받습니다. HTML과 EPUB에는 SVG와 스타일시트가, docx, odt, pptx와 LaTeX로 만드는 PDF에는 그림이 들어가고, 둘레는 표, 목록, 문단이 됩니다. 다른 형식에서는 표기와 낱말이 됩니다. 옵션은 명령 뒤나 메타데이터의 tehai 아래에 씁니다(tehai: {on-error: throw}). 잘못은 블록마다, --file로 파일을 알려 주면 파일, 줄, 칸과 함께 표준 오류로 나갑니다.`,
    images: '그림을 파일로 쓸 폴더. .tex나 .typ 파일용 (생략하면 문서 안)',
    file: '문서의 파일. 메시지가 그 줄을 가리킨다'
  },
  parse: {
    about: '패를 읽어 뜻을 보여 주고, 읽을 수 없는 곳마다 메시지를 냅니다.',
    notes: `--jsonl은 파일이나 표준 입력에서 한 줄에 하나씩 {"id", "input", "dialect", "mode"}를 읽고, vectors/notation.json과 같은 모양인 {"id", "expect", "errors": [{"code", "offset", "length"}], "warnings": […]}로 답합니다.`,
    json: '구문 트리를 JSON으로 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '줄'
  },
  render: {
    about: '패 줄을 SVG나 PNG 파일로 그립니다.',
    notes: `읽을 수 없는 패는 알려 주고 나머지를 그립니다. 종료 코드는 1입니다.
PNG 파일에는 패 아래의 글자({A})가 없습니다. 어느 컴퓨터에서나 똑같이 그리려고 시스템의 글꼴을 쓰지 않기 때문입니다.`,
    output: '쓸 파일: .svg나 .png (생략하면 SVG를 표준 출력에)',
    format: '형식 (생략하면 파일 이름을 따른다)',
    size: '패의 높이, 픽셀 (생략하면 64)',
    game: '무엇을 그릴지 (생략하면 mahjong)',
    sheet: '줄 대신 세트의 모든 그림을 그린다: 96, 48, 24, 16픽셀, 모든 배색, 회색, 두 가지 색각',
    gray: 'light, 회색',
    deuteranopia: 'light, 녹색맹',
    protanopia: 'light, 적색맹',
    noLabels: '패 아래의 글자는 PNG 파일에 그리지 않습니다. SVG를 써 주세요.'
  },
  card: {
    about: '1200 × 630픽셀의 소셜 카드를 그립니다. 페이지의 제목과 첫 블록의 그림이 들어갑니다.',
    notes: `링크를 보여 주는 사이트는 <meta property="og:image">에서 이 그림을 가져갑니다. 블록이 없으면 글 안의 첫 패 줄을, 그림이 없으면 제목만 그립니다. --palette dark나 black이면 어두운 카드가 됩니다. 글자는 이 컴퓨터의 글꼴로 그립니다.
페이지의 잘못은 알려 주지만 카드는 씁니다. 오류가 있으면 종료 코드는 1입니다.`,
    outDir: '여러 페이지의 카드를 파일 경로대로 PNG로 쓸 폴더',
    title: '보여 줄 제목 (생략하면 프런트 매터의 것, 없으면 첫 제목)',
    name: '카드 아래에 쓸 사이트의 이름'
  },
  style: {
    about: '패와 화투의 스타일시트를 씁니다. npm 패키지를 쓰지 않는 사이트용입니다.',
    notes: `\`tehai build --markdown\`으로 그림을 만든 페이지에서 불러오세요. 글 안의 그림을 글자 높이에 맞추고, 넓은 그림을 줄바꿈하거나 줄이며, 어두운 페이지를 따릅니다.`,
    output: '쓸 곳 (생략하면 표준 출력)',
    game: '한 게임의 스타일시트만 (생략하면 둘 다)',
    minify: '주석과 들여쓰기 없이'
  },
  score: {
    about: '화료한 손의 가치를 보여 줍니다: 역, 부, 점수, 누가 내는지.',
    notes: `화료패는 손패 끝에 띄워 쓰거나 --win으로 알려 줍니다. 나머지 말은 상황이고 순서는 상관없습니다: 동1국 남가 리치 일발 쯔모 론 도라5s 도라표시패4s 뒷도라1m 1본장 리치봉2 북도라1. 쯔모도 론도 없으면 둘 다 보여 줍니다. 자리가 없으면 남가로 봅니다.
--jsonl은 vectors/scoring.json의 사례를 읽고 {"id", "win", "yaku", "han", "fu", "points", …}로 답합니다.`,
    win: '화료패',
    from: '버린 사람: 상가, 대가, 하가나 동가 같은 자리',
    readings: '모든 해석과 점수, 몸통마다의 부를 보여 준다',
    json: '한 줄에 하나의 JSON을 출력',
    jsonl: '한 줄에 하나의 JSON으로 입출력',
    counted: '손패',
    incomplete: '화료형이 아닙니다'
  },
  value: {
    about: '타패마다 텐파이율, 화료율, 평균 점수를 보여 줍니다.',
    notes: `혼자 치는 모델입니다. 상대가 없고, 후로 없이 쯔모 화료만 노리며, 멘젠 텐파이에서는 반드시 리치합니다. 손패 뒤의 말은 모두 상황입니다: 동1국, 남가, 도라5s, 도라표시패4s. 자리가 없으면 남가로 봅니다.
--jsonl은 {"id", "hand", "melds", "visible", "roundWind", "seatWind", "indicators", "redFives", "ura", "shantenBack", "handChange", "rules"}를 읽고 {"id", "wall", "shanten", "discards"}로 답합니다. tenpai, win, value는 1~18순째의 값입니다.`,
    turn: '몇 순째의 값을 보여 줄지, 1~18 (생략하면 1)',
    handChange: '손이 나아가지 않는 쯔모도 따라간다',
    shantenBack: '샹텐 수가 뒤로 가는 타패도 따라간다',
    noUra: '뒷도라 없이',
    noRed: '적도라 없이'
  }
}
