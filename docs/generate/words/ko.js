/**
 * Words of the generated tables in Korean.
 */
import {cardName, monthName, yakuName} from '@tehai/koikoi'
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
  comma: ', ',
  messages: {
    head: ['메시지', '종류'],
    severities: {
      error: {word: '오류', sentence: '오류.'},
      warning: {word: '경고', sentence: '경고.'}
    },
    sentences: ({ko: korean}) => `> ${korean}`,
    shown: ['ko'],
    marked: marks => `페이지에서 표시되는 곳: ${marks.join(', ')}`
  },
  cli: {head: ['옵션', '내용'], none: '옵션은 공통 옵션뿐입니다.'},
  hosts: {
    headings: {
      'SvelteKit with mdsvex': 'SvelteKit과 mdsvex',
      'Pandoc and Quarto': 'Pandoc과 Quarto'
    },
    head: [
      '호스트',
      '확인한 버전',
      '펜스',
      '`:tiles[…]`',
      '`?`',
      '화투',
      '패의 오류',
      '주장의 오류',
      '`throw`',
      '개발 서버'
    ],
    yes: '○',
    reload: '새로고침'
  },
  hanafuda: {
    cards: {
      head: ['월', 'a', 'b', 'c', 'd'],
      month: ({month, kanji}) => `${month}월 ${monthName(month, 'ko')} (${kanji})`,
      card: (name, short, id) => `${cardName(id, 'ko')} (${short})`
    },
    yaku: {
      head: ['족보', '일본어', '장수'],
      names: ({ja: name}, type) => [yakuName(type, 'ko'), name]
    },
    rules: {
      head: ['항목', '내용'],
      says: {
        gokoScore: '오광(광 다섯 장)의 점수',
        shikoScore: '사광(비를 뺀 광 네 장)의 점수',
        ameShikoScore: '비사광(비와 다른 광 세 장)의 점수',
        sankoScore: '삼광(비를 뺀 광 세 장)의 점수. 광의 족보는 가장 높은 것 하나만 셈',
        inoshikachoScore: '멧돼지·사슴·나비의 점수',
        hanamiScore: '꽃놀이 술잔(벚꽃 광과 국화 열끗)의 점수',
        tsukimiScore: '달맞이 술잔(공산 광과 국화 열끗)의 점수',
        viewingScoreAfterKoiKoi: '코이코이를 한 사람의 꽃놀이·달맞이 점수. 0이면 달라지지 않음',
        akatanScore: '홍단(글씨가 있는 붉은 띠 세 장)의 점수',
        aotanScore: '청단(푸른 띠 세 장)의 점수',
        taneScore: '열끗의 점수. 한 장 늘 때마다 1점씩 늘어남',
        tanzakuScore: '띠의 점수. 한 장 늘 때마다 1점씩 늘어남',
        kasuScore: '피의 점수. 한 장 늘 때마다 1점씩 늘어남',
        taneCount: '열끗에 필요한 장수',
        tanzakuCount: '띠에 필요한 장수',
        kasuCount: '피에 필요한 장수',
        inoshikachoBonus: '멧돼지·사슴·나비는 열끗이 한 장 늘 때마다 1점씩 늘어남',
        inoshikachoReplacesTane: '멧돼지·사슴·나비가 있으면 열끗은 세지 않음',
        ribbonBonus: '홍단과 청단은 띠가 한 장 늘 때마다 1점씩 늘어남',
        akatanAotanScore: '홍단·청단(둘 다 있을 때)의 점수',
        akatanAotanAdds: '홍단·청단에 홍단과 청단을 더함. `false`이면 홍단·청단만 셈',
        ribbonsReplaceTanzaku: '홍단이나 청단이 있으면 띠는 세지 않음',
        sakeAsKasu: '국화 열끗(술잔)을 피로도 셈',
        rainSpoilsViewing: '비가 오면 무효(雨流れ). 비 광이나 비 쌍피가 있으면 꽃놀이·달맞이가 없음',
        fogSpoilsViewing: '안개가 끼면 무효(霧流れ). 오동 광이 있으면 달맞이가 없음',
        monthlyScore: '이달 패(그 판의 월 네 장)의 점수',
        enableTeshi: '총통. 나누어 받은 손패에 같은 월이 네 장 있으면 그 자리에서 이김',
        teshiScore: '총통의 점수',
        redealOnTeshi: '총통이면 이긴 것으로 하지 않고 다시 나눔',
        kuttsukiScore: '네 쌍(나누어 받은 손패가 두 장씩 네 쌍)의 점수. 그 자리에서 이김',
        fieldFour: '바닥패에 같은 월이 네 장 있을 때. `redeal`은 다시 나눔, `draw`는 비김',
        fieldKuttsuki: '바닥패가 네 쌍일 때. `play`는 그대로 함, `redeal`은 다시 나눔, `draw`는 비김',
        dealOrder:
          '패를 나누는 법. `block`은 첫째 사람, 둘째 사람, 바닥에 여덟 장씩, `traditional`은 선이 아닌 사람, 바닥, 선의 차례로 두 장씩 네 번',
        koiKoiMultiplier: '코이코이로 몇 배가 되는지',
        koiKoiMode: '누구의 코이코이로 배가 되는지 (아래 표)',
        koiKoiBonus: '`ladder`에서 코이코이 한 번이 더하는 점수',
        koiKoiBonusCalls: '`ladder`에서 점수를 더하는 코이코이의 횟수',
        sevenPointMultiplier: '7점 이상이면 몇 배가 되는지',
        maxTurns: '두 사람이 한 번씩 두는 것을 한 순으로 세어, 몇 순에 판이 끝나는지',
        exhaustedWithYaku: '족보가 있는 채로 판이 끝났을 때. `draw`는 비김, `score`는 그 점수',
        oyaKenScore: '나가리일 때 선이 얻는 점수(親権). 승패는 비긴 것 그대로',
        manualDraw: '더미에서 뒤집는 것을 하나의 수로 셈. 한 수씩 보여 주는 글을 위한 것'
      }
    }
  }
}
