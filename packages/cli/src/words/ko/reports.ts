/**
 * What reports say in Korean: audits, batches, faults.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/reports.js'

export const ko: Translation<typeof en> = {
  faults: {
    ofProgram:
      '글이 아니라 프로그램의 잘못입니다. 알려 주시기 바랍니다. TEHAI_DEBUG=1이면 더 자세히 보여 줍니다.',
    tooDeep:
      '스택이 가득 찼습니다. 인용, 목록, 괄호가 수천 단계로 중첩되면 읽을 수 없습니다. 그런 중첩이 없다면 프로그램의 결함이니 알려 주십시오.',
    unknownTiles: '손패에 알 수 없는 패가 있습니다',
    turnedTile: '후로 밖에 눕힌 패가 있습니다'
  },
  lineFaults: {
    'bad-json': '{line}번째 줄 {at}번째 글자를 JSON으로 읽을 수 없습니다: {found}. 필요한 것: {expected}',
    'not-an-object': '{line}번째 줄이 JSON 객체가 아닙니다: {found}. {"id": "a1", …}처럼 써 주세요',
    'line-too-long': '{line}번째 줄이 {most}자를 넘습니다',
    'too-deep': '{line}번째 줄의 `{field}`: 목록과 객체가 {most}단계보다 깊이 중첩되어 있습니다',
    'not-answered':
      '{line}번째 줄을 처리하지 못했습니다. 그 줄이 아니라 프로그램의 잘못입니다. 알려 주시기 바랍니다'
  },
  jsonExpected: {
    object: '{"id": "a1", …} 같은 JSON 객체',
    value: '값',
    name: '큰따옴표로 묶은 이름',
    colon: '`:`',
    'comma-or-brace': '`,`나 `}`',
    'comma-or-bracket': '`,`나 `]`',
    end: '줄의 끝',
    quote: '글 끝의 `"`',
    escape: '`\\n`이나 `\\u005C` 같은 이스케이프',
    control: '제어 문자의 이스케이프(`\\t` 등)'
  },
  lines: {
    endOfLine: '줄의 끝'
  },
  audit: {
    canBeConverted: '바꿀 수 있음',
    title: '패 보고서',
    pages: '페이지',
    page: '페이지',
    constructs: '패 줄과 블록',
    claims: '주장',
    falseClaims: '틀린 주장',
    errors: '오류',
    warnings: '경고',
    wouldBe: '주장이 될 줄',
    foreign: '다른 구문',
    findings: '잘못된 것',
    nothing: '잘못된 것도 남은 것도 없습니다.',
    becomes: '→',
    wouldBeShort: '주장이 될 수 있음',
    foreignShort: '다른 구문',
    convertible: '바꿀 수 있습니다',
    unreadable: '읽을 수 없습니다',
    about: '사이트 전체를 살펴봅니다. 패 줄, 주장, 주장이 될 수 있는 줄, 다른 프로그램의 구문을 알려 줍니다.',
    notes: `줄 옆의 글이나 표의 대기 열에 그 줄의 대기나 샹텐 수가 쓰여 있으면 주장이 될 수 있는 줄로 보고, 그것이 맞는지 알려 줍니다. 파일은 바꾸지 않습니다. 다른 구문은 \`tehai convert\`로 바꿀 수 있습니다. 오류가 있으면 \`tehai check\`처럼 종료 코드는 1입니다.`,
    html: '그림이 들어 있는 HTML 보고서를 파일 하나로 쓴다',
    json: 'JSON 객체 하나를 출력'
  },
  auditStates: {
    true: '맞음',
    false: '틀림',
    filled: '채움',
    partly: '일부만 확인',
    unchecked: '미확인'
  },
  losses: {
    rows: '버림패의 줄이 나뉘는 곳',
    discards: '이 패들이 버림패라는 것',
    attribute: '옵션에 쓰인 패'
  }
}
