/**
 * The command line in Korean.
 */
import type {TerminalWords} from './schema.js'

const counted = (count: number, what: string): string => (count > 0 ? `${what} ${count}건` : '')

export const ko: TerminalWords = {
  command: '명령',
  usageHint: call => `사용법은 \`${call}\`에서 볼 수 있습니다.`,
  errors: count => counted(count, '오류'),
  warnings: count => counted(count, '경고'),
  checked: (files, found) => `파일 ${files}개 확인: ${found || '이상 없음'}`,
  built: ({pages, rows, checked, unchecked}, found) =>
    `페이지 ${pages}개 작성: 패 줄 ${rows}개, 주장 ${checked}건 확인${unchecked > 0 ? `, ${unchecked}건 미확인` : ''}${found === null ? '' : `, ${found || '이상 없음'}`}`,
  removed: page => `${page} 삭제`,
  counted: (count, what) => `${what} ${count}`,
  accepted: (kinds, tiles) => `${kinds} ${tiles}`,
  more: count => `나머지 ${count}종은 샹텐 수가 뒤로 갑니다 (--all로 표시)`,
  plus: ' + ',
  converted: (converted, left, others) =>
    `${converted}곳 변환${left > 0 ? `, ${left}곳은 그대로` : ''}${others && ` (그 밖에 ${others})`}`,
  formatted: (changed, files, isWritten) =>
    isWritten
      ? `파일 ${files}개 중 ${changed}개를 고쳐 썼습니다`
      : `파일 ${files}개 중 ${changed}개가 정돈되어 있지 않습니다`,
  passed: (count, what) => `${what} ${count}곳`,
  passedReasons: {
    'code-span': '인라인 코드 안',
    'indented-code': '들여 쓴 코드 안',
    'fenced-code': '코드 블록 안',
    comment: '주석 안',
    'front-matter': '프런트 매터 안',
    'other-notation': '다른 표기법',
    uncertain: '패 그림인지 알 수 없음'
  },
  simulation: ({names: [a, b], rounds, rules, wins, points, draws, share, margin}) => [
    `${a} 대 ${b}, ${rounds}판 (${rules})`,
    `  ${a}: ${wins[0]}승 (${share(wins[0])}), ${points[0]}점`,
    `  ${b}: ${wins[1]}승 (${share(wins[1])}), ${points[1]}점`,
    `  무승부: ${draws} (${share(draws)})`,
    `  한 판당 차이: ${margin}점 (95%)`
  ],
  severities: {error: '오류', warning: '경고'},
  analysis: {
    waits: '대기',
    accepts: '유효패',
    wider: '넓어지는 쯔모',
    good: '양형률',
    nothing: '없음',
    readings: '몸통 구성'
  },
  values: {
    tenpai: '텐파이율',
    win: '화료율',
    value: '기댓값',
    model:
      '혼자 치는 모델입니다. 상대가 없고, 후로 없이 쯔모 화료만 노리며, 멘젠 텐파이에서는 반드시 리치합니다.',
    turn: turn => `${turn}순째`,
    tooWide: states => `이어질 수 있는 손이 ${states}가지를 넘어 계산할 수 없습니다.`,
    without: options => `이어질 수 있는 손이 너무 많아 다음을 빼고 계산했습니다: ${options.join(', ')}.`
  },
  faces: {back: '엎어 놓은 패', blank: '빈 패', unknown: '알 수 없는 패', slot: '빈자리'},
  marks: {
    rotated: '가로',
    tsumogiri: '쯔모기리',
    riichi: '리치',
    called: '상대가 후로',
    tsumo: '쯔모',
    ron: '론',
    dora: '도라',
    facedown: '엎어 놓음',
    stacked: '겹침',
    stackedRedTop: '적도라를 위로 겹침',
    top: '겹친 위의 패',
    ring: '동그라미',
    dim: '흐리게',
    kita: '북도라'
  },
  nodes: {
    gap: '간격',
    'any-meld': '임의의 몸통',
    'left-out': '생략',
    text: '읽을 수 없음',
    draw: '쯔모패'
  },
  block: index => (index === 0 ? '메타데이터' : `${index}번째 블록`),
  total: points => (points === null ? '족보 없음' : `합계 ${points}`),
  cannotSay: loss => `\`{actual}\`: {to} 표기로는 나타낼 수 없습니다 (${loss})`,
  sumUp: (failed, all) =>
    `파일 ${all}개 중 ${failed}개는 처리하지 못해 그대로 두었습니다. 나머지는 처리했습니다`,
  changed: files => (files.length === 0 ? '바뀐 파일이 없습니다.' : `이미 바뀐 파일: ${files.join(', ')}`),
  footnotes: {
    footnoteLabel: '각주',
    footnoteBackLabel: (reference, repeat) =>
      `본문의 주 ${reference + 1}${repeat > 1 ? `-${repeat}` : ''}로 돌아가기`
  }
}
