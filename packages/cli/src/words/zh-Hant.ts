/**
 * The command line in traditional Chinese.
 */
import type {TerminalWords} from './schema.js'

const counted = (count: number, what: string): string => (count > 0 ? `${what} ${count} 處` : '')

export const zhHant: TerminalWords = {
  command: '指令',
  usageHint: call => `用法請看 \`${call}\`。`,
  errors: count => counted(count, '錯誤'),
  warnings: count => counted(count, '警告'),
  checked: (files, found) => `檢查了 ${files} 個檔案：${found || '沒有問題'}`,
  built: ({pages, rows, checked, unchecked}, found) =>
    `產生了 ${pages} 頁：牌 ${rows} 處，核對說法 ${checked} 條${unchecked > 0 ? `，未核對 ${unchecked} 條` : ''}${found === null ? '' : `；${found || '沒有問題'}`}`,
  removed: page => `已刪除 ${page}`,
  counted: (count, what) => `${what} ${count}`,
  accepted: (kinds, tiles) => kinds + tiles,
  more: count => `另有 ${count} 種打法會退向聽（用 --all 顯示）`,
  plus: ' ＋ ',
  converted: (converted, left, others) =>
    `轉換了 ${converted} 處${left > 0 ? `，${left} 處保持原樣` : ''}${others && `（另有${others}）`}`,
  formatted: (changed, files, isWritten) =>
    isWritten ? `改寫了 ${files} 個檔案中的 ${changed} 個` : `${files} 個檔案中有 ${changed} 個需要整理`,
  passed: (count, what) => `${what} ${count} 處`,
  passedReasons: {
    'code-span': '行內程式碼裡',
    'indented-code': '縮排程式碼裡',
    'fenced-code': '程式碼區塊裡',
    comment: '註解裡',
    'front-matter': '檔頭裡',
    'other-notation': '別的寫法',
    uncertain: '不確定是不是牌的圖片'
  },
  simulation: ({names: [a, b], rounds, rules, wins, points, draws, share, margin}) => [
    `${a} 對 ${b}，${rounds} 局（${rules}）`,
    `  ${a}：${wins[0]} 勝（${share(wins[0])}），${points[0]} 文`,
    `  ${b}：${wins[1]} 勝（${share(wins[1])}），${points[1]} 文`,
    `  平局：${draws}（${share(draws)}）`,
    `  每局之差：${margin} 文（95% 區間）`
  ],
  severities: {error: '錯誤', warning: '警告'},
  analysis: {
    waits: '聽牌',
    accepts: '進張',
    wider: '使進張變廣的摸牌',
    good: '好形率',
    nothing: '無',
    readings: '面子構成'
  },
  values: {
    tenpai: '聽牌率',
    win: '和牌率',
    value: '期望點數',
    model: '單人模型：沒有對手，不鳴牌，只自摸，門前清聽牌必立直。',
    turn: turn => `第${turn}巡`,
    tooWide: states => `手牌的變化超過 ${states} 種，無法計算。`,
    without: options => `手牌的變化太多，因此計算時沒有考慮${options.join('、')}。`
  },
  faces: {back: '牌背', blank: '空白牌', unknown: '不明的牌', slot: '空位'},
  marks: {
    rotated: '橫放',
    tsumogiri: '摸切',
    riichi: '立直',
    called: '被鳴走',
    tsumo: '自摸和牌',
    ron: '榮和',
    dora: '寶牌',
    facedown: '蓋著',
    stacked: '疊放',
    stackedRedTop: '赤牌在上的疊放',
    top: '疊在上面的牌',
    ring: '畫圈',
    dim: '變淡',
    kita: '拔北'
  },
  nodes: {gap: '間隔', 'any-meld': '任意面子', 'left-out': '省略', text: '看不懂', draw: '摸到的牌'},
  block: index => (index === 0 ? '後設資料' : `第 ${index} 個區塊`),
  total: points => (points === null ? '沒有役' : `合計 ${points}`),
  cannotSay: loss => `\`{actual}\`：{to} 的寫法不能表示${loss}`,
  sumUp: (failed, all) => `${all} 個檔案中有 ${failed} 個處理失敗，保持原樣；其餘已處理`,
  changed: files => (files.length === 0 ? '沒有改動任何檔案。' : `已改動：${files.join('、')}`),
  footnotes: {
    footnoteLabel: '腳註',
    footnoteBackLabel: (reference, repeat) => `返回正文注 ${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`
  }
}
