/**
 * The command line in simplified Chinese.
 */
import type {TerminalWords} from './schema.js'

const counted = (count: number, what: string): string => (count > 0 ? `${what} ${count} 处` : '')

export const zhHans: TerminalWords = {
  command: '命令',
  usageHint: call => `用法请看 \`${call}\`。`,
  errors: count => counted(count, '错误'),
  warnings: count => counted(count, '警告'),
  checked: (files, found) => `检查了 ${files} 个文件：${found || '没有问题'}`,
  built: ({pages, rows, checked, unchecked}, found) =>
    `生成了 ${pages} 页：牌 ${rows} 处，核对说法 ${checked} 条${unchecked > 0 ? `，未核对 ${unchecked} 条` : ''}${found === null ? '' : `；${found || '没有问题'}`}`,
  removed: page => `已删除 ${page}`,
  counted: (count, what) => `${what} ${count}`,
  accepted: (kinds, tiles) => kinds + tiles,
  more: count => `另有 ${count} 种打法会退向听（用 --all 显示）`,
  plus: ' ＋ ',
  converted: (converted, left, others) =>
    `转换了 ${converted} 处${left > 0 ? `，${left} 处保持原样` : ''}${others && `（另有${others}）`}`,
  formatted: (changed, files, isWritten) =>
    isWritten ? `改写了 ${files} 个文件中的 ${changed} 个` : `${files} 个文件中有 ${changed} 个需要整理`,
  passed: (count, what) => `${what} ${count} 处`,
  passedReasons: {
    'code-span': '行内代码里',
    'indented-code': '缩进代码里',
    'fenced-code': '代码块里',
    comment: '注释里',
    'front-matter': '文件头里',
    'other-notation': '别的写法',
    uncertain: '不确定是不是牌的图片'
  },
  simulation: ({names: [a, b], rounds, rules, wins, points, draws, share, margin}) => [
    `${a} 对 ${b}，${rounds} 局（${rules}）`,
    `  ${a}：${wins[0]} 胜（${share(wins[0])}），${points[0]} 文`,
    `  ${b}：${wins[1]} 胜（${share(wins[1])}），${points[1]} 文`,
    `  平局：${draws}（${share(draws)}）`,
    `  每局之差：${margin} 文（95% 区间）`
  ],
  severities: {error: '错误', warning: '警告'},
  analysis: {
    waits: '听牌',
    accepts: '进张',
    wider: '使进张变广的摸牌',
    good: '好形率',
    nothing: '无',
    readings: '面子构成'
  },
  values: {
    tenpai: '听牌率',
    win: '和牌率',
    value: '期望点数',
    model: '单人模型：没有对手，不鸣牌，只自摸，门前清听牌必立直。',
    turn: turn => `第${turn}巡`,
    tooWide: states => `手牌的变化超过 ${states} 种，无法计算。`,
    without: options => `手牌的变化太多，因此计算时没有考虑${options.join('、')}。`
  },
  faces: {back: '牌背', blank: '空白牌', unknown: '不明的牌', slot: '空位'},
  marks: {
    rotated: '横放',
    tsumogiri: '摸切',
    riichi: '立直',
    called: '被鸣走',
    tsumo: '自摸和牌',
    ron: '荣和',
    dora: '宝牌',
    facedown: '扣着',
    stacked: '叠放',
    stackedRedTop: '赤牌在上的叠放',
    top: '叠在上面的牌',
    ring: '画圈',
    dim: '变淡',
    kita: '拔北'
  },
  nodes: {gap: '间隔', 'any-meld': '任意面子', 'left-out': '省略', text: '看不懂', draw: '摸到的牌'},
  block: index => (index === 0 ? '元数据' : `第 ${index} 块`),
  total: points => (points === null ? '没有役' : `合计 ${points}`),
  cannotSay: loss => `\`{actual}\`：{to} 的写法不能表示${loss}`,
  sumUp: (failed, all) => `${all} 个文件中有 ${failed} 个处理失败，保持原样；其余已处理`,
  changed: files => (files.length === 0 ? '没有改动任何文件。' : `已改动：${files.join('、')}`),
  footnotes: {
    footnoteLabel: '脚注',
    footnoteBackLabel: (reference, repeat) => `返回正文注 ${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`
  }
}
