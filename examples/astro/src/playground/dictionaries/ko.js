/**
 * What the playground says while it is used, in Korean.
 */
export default {
  reference: 'en',
  error: '오류',
  warning: '경고',
  none: '문제가 없습니다.',
  nothing: '아직 쓴 것이 없습니다.',
  count: (errors, warnings) =>
    [errors > 0 && `오류 ${errors}개`, warnings > 0 && `경고 ${warnings}개`].filter(Boolean).join(', '),
  summary: (count, first) => `${count}. ${first}`,
  place: (line, column) => `${line}행 ${column}열`,
  goTo: place => `${place}로 가기`,
  more: count => `… 그 밖에 ${count}개`,
  detected: '읽은 표기법: {name} ({why}).',
  mixed: '읽은 표기법: {name} ({why}).',
  suggested: '이 표기법으로 보입니다: {name} ({why}).',
  readAs: name => `이 표기법으로 읽기: ${name}`,
  named: '{name}: {source}의 표기법.',
  unknown: '이 줄을 모두 읽을 수 있는 표기법이 없습니다.',
  speltRow: line => `커서가 있는 ${line}행의 패입니다.`,
  speltPart: '읽지 못한 부분은 뺐습니다.',
  space: ' ',
  cannotSay: '나타낼 수 없는 것: ',
  comma: ', ',
  aside: text => ` (${text})`,
  others: count => `나머지 타패 ${count}가지는 유효패가 같거나 적습니다.`,
  assumed: {
    drawn: '이 패로 쯔모 화료하고, 리치 없이 적도라만 도라로 센 점수입니다.',
    best: '점수가 가장 높은 패로 쯔모 화료하고, 리치 없이 적도라만 도라로 센 점수입니다.'
  },
  tray: {space: '띄우기', line: '줄 바꾸기', delete: '지우기'},
  fix: '고치기: {text}',
  fixAway: '지우기',
  here: '커서 위치: ',
  key: '항목 {key} (예: {example})',
  proposals: count => `후보 ${count}개: 화살표 키로 고르고 Enter로 정합니다`,
  drafts: {
    name: count => `초안 (${count}개)`,
    remove: '지우기',
    removeOf: text => `지우기: ${text}`
  },
  pasted: {
    rows: {
      tenhou: 'tenhou.net/2 링크의 패입니다.',
      unicode: '유니코드 패를 이 페이지의 표기법으로 바꾸었습니다.',
      mjai: 'mjai의 패를 이 페이지의 표기법으로 바꾸었습니다.'
    },
    name: '붙여넣은 패보',
    record: rounds => `패보(모두 ${rounds}국)를 보여 주는 블록입니다.`,
    offer: (name, rounds) => `${name}: 모두 ${rounds}국의 패보입니다.`,
    noRecord: name => `${name}: 패보를 읽을 수 없습니다.`,
    asItWas: '원래대로 붙여넣기',
    write: '블록으로 쓰기'
  },
  copy: '복사',
  copyOf: name => `복사: ${name}`,
  copied: '복사했습니다',
  notCopied: '복사하지 못했습니다'
}
