/**
 * Words of the generated tables in Korean.
 */
import {ko as vocabulary} from '../../../packages/core/dist/page/grammar/words/ko/vocabulary.js'

const code = text => `\`${text}\``
const list = words => words.map(code).join(', ')

export const ko = {
  language: 'ko',
  keys: {
    head: ['항목', '영어', '이렇게도 씀', '예', '적용되는 곳'],
    /** Kana and Chinese characters are of other languages. */
    also: /^[\w\s-]+$|[\uac00-\ud7a3]/,
    anyNumber: applies => `${applies} (여러 번)`,
    appliesTo: {
      block: '블록 전체',
      place: '쓴 자리',
      hand: '가장 가까운 손패',
      river: '가장 가까운 버림패',
      row: '가장 가까운 줄'
    },
    examples: {
      ...vocabulary.block.values,
      'East 2-1': '동2국 1본장',
      'turn 9': '9순째'
    }
  },
  options: {
    head: ['옵션', '값', '뜻', '쓸 수 있는 곳', '생략하면'],
    by: {site: '사이트', file: '프런트 매터', fence: '펜스', key: '항목', tiles: '글 안의 패'},
    lines: {
      dialect: ({dialects}) => [`[표기법](notation.md)의 이름: ${list(dialects)} 등`, '패의 표기법'],
      y: () => [list(['auto', 'prefix']), '`prefix`: 牌画의 `y`가 바로 뒤의 패에 붙음'],
      size: () => [
        `${list(['s', 'm', 'l', 'xl'])} 또는 em 단위의 수`,
        '패의 높이. 차례로 1.4, 2, 2.6, 3.4em. 생략하면 손패는 `l`, 버림패와 도라 표시패는 `m`, 글 안은 `s`'
      ],
      lang: ({languages}) => [list(languages), '제목, 대체 텍스트, 메시지의 언어. 생략하면 페이지의 언어'],
      rules: ({presets}) => [`규칙의 이름(${list(presets)}) 또는 하나하나의 규칙`, '주장을 확인할 때의 규칙'],
      claims: () => [
        list(['mark', 'replace', 'off']),
        '틀린 주장을 보여 주는 방법: 쓴 대로 두고 표시, 바른 값으로 바꿈, 확인하지 않음'
      ],
      layout: () => [
        list(['auto', 'board', 'list']),
        '네 사람을 놓는 방법: 탁자에 둘러앉은 모양, 위에서 아래로. `auto`이면 모두 버림패가 있을 때 탁자 모양'
      ]
    }
  },
  dialects: {
    head: ['표기법', '이름', '쓰이는 곳', '예', '뜻', ''],
    name: ({ko: name}) => name,
    read: '읽음',
    written: '읽고 씀',
    sources: {
      mpsz: '천봉과 그 뒤의 많은 프로그램, 위키',
      quote: '<http://arcturus.su/wiki/Help:MahjongTile>과 그 계열',
      kobalab: 'kobalab/majiang-core의 위키 ‘牌姿’',
      tenhou: 'tenhou.net/2의 링크',
      'tenhou-json': 'tenhou.net/6의 패보',
      'tenhou-meld': 'tenhou.net/6 패보의 후로',
      mjai: 'Mjai 프로토콜',
      unicode: 'Unicode 표준 U+1F000–U+1F02B',
      pymdownx: 'tylernguyen/pymdownx-mahjong의 문서',
      ja: '일본 책과 잡지의 표기',
      zh: '중국어 글과 게시판',
      ko: '한국어 글과 게시판'
    }
  },
  written: {
    head: ['표기법', '같은 손패', '쓸 수 없는 것'],
    losses: {
      direction: '누구에게서 가져왔는지',
      red: '적도라',
      gap: '간격',
      meld: '후로',
      added: '더한 패',
      draw: '어느 것이 쯔모패인지',
      face: '뒤집힌 패와 빈자리'
    }
  },
  calls: {head: ['', '따옴표', '新篠', '牌画']},
  rules: {
    head: ['규칙', '내용'],
    yes: '있음',
    no: '없음',
    says: {
      kuitan: '쿠이탕. 후로한 탕야오를 인정',
      redFives: '적도라의 장수. 0이면 그냥 5',
      kiriage: '절상만관. 4판 30부와 3판 60부를 만관으로 함',
      kazoe:
        '13판 이상. `yakuman`이면 헤아림 역만, `sanbaiman`이면 삼배만까지. `true`, `false`(`off`)로도 씀',
      doubleYakuman:
        '더블 역만. `true`이면 국사무쌍 13면, 순정구련보등, 스안커 단기, 대사희. 일부만이면 역을 늘어놓음',
      tenhouWait:
        '천화가 무엇을 기다린 것이 되는지. `drawn`은 마지막 패, `best`는 국사무쌍 13면·순정구련·스안커 단기가 되는 패',
      multipleYakuman: '역만의 복합. ‘없음’이면 가장 큰 것 하나',
      doubleWindPairFu: '연풍패 머리의 부. 2나 4',
      openPinfuFu: '후로한 핑후형 론의 부. 20이나 30',
      pinfuTsumo: '핑후쯔모(20부). ‘없음’이면 쯔모 2부가 붙고 핑후는 없음',
      rinshanFu: '영상개화에도 쯔모의 2부가 붙음',
      renhou: '인화. `off`(없음), `mangan`(만관보다 싸면 만관), `5-han`, `yakuman`',
      ryuuiisouNeedsHatsu: '녹일색에 발이 있어야 함',
      pao: '책임지불이 있는 역만. 대삼원(`daisangen`), 대사희(`daisuushii`), 스깡쯔(`suukantsu`)',
      paoCovers: '역만이 겹칠 때 그 역만만(`yakuman`) 책임지는지, 손 전체를(`hand`) 책임지는지',
      paoHonba: '책임지불일 때 본장을 내는 사람. 쏘인 사람(`discarder`)이나 책임지는 사람(`liable`)',
      honba: '1본장에 한 사람이 내는 점수. 론이면 쏘인 사람이 모두 냄',
      nagashiMangan: '유국만관',
      openRiichi: '오픈리치. 한 판이 늘어남',
      daisharin: '대차륜(22334455667788p)을 역만으로 함',
      daichisei: '대칠성(자패의 치또이)을 자일색과 따로 역만으로 함',
      paarenchan: '팔연장. 친의 여덟 번 연속 화료를 역만으로 함',
      ippatsu: '일발',
      ura: '뒷도라',
      kanDora: '깡도라. 두 번째부터의 표시패',
      kanUra: '깡 뒷도라',
      rons: '한 패로 론할 수 있는 사람 수. 1(아타마하네), 2(세 명이면 유국), 3',
      sanma: '3인 마작. 2만부터 8만, 치, 북가가 없고 1만 다음의 도라는 9만',
      northDora: '3인 마작에서 뽑은 북을 도라로 함',
      sanmaTsumo: '3인 마작의 쯔모에서 없는 사람의 몫. `loss`는 받지 않음, `split`은 둘이 나눔'
    }
  },
  comma: ', '
}
