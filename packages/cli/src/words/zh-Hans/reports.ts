/**
 * What reports say in simplified Chinese: audits, batches, faults.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/reports.js'

export const zhHans: Translation<typeof en> = {
  faults: {
    ofProgram: '这是程序的故障，不是文章的错误，请报告。TEHAI_DEBUG=1 显示详情。',
    tooDeep: '堆栈已满：引用、列表或括号嵌套数千层时无法读取。如果没有这样的嵌套，则是程序的缺陷，请报告。',
    unknownTiles: '手牌里有不明的牌',
    turnedTile: '副露以外有横放的牌'
  },
  lineFaults: {
    'bad-json': '第 {line} 行第 {at} 个字符的 {found} 不是正确的 JSON，应为{expected}',
    'not-an-object': '第 {line} 行是 {found}，应为 {"id": "a1", …} 这样的 JSON 对象',
    'line-too-long': '第 {line} 行超过 {most} 个字符',
    'too-deep': '第 {line} 行的 `{field}` 里，列表和对象的嵌套超过 {most} 层',
    'not-answered': '第 {line} 行没能处理。这是程序的故障，不是输入的错误，请报告'
  },
  jsonExpected: {
    object: ' {"id": "a1", …} 这样的 JSON 对象',
    value: '一个值',
    name: '双引号里的名称',
    colon: '`:`',
    'comma-or-brace': '`,` 或 `}`',
    'comma-or-bracket': '`,` 或 `]`',
    end: '行尾',
    quote: '文字末尾的 `"`',
    escape: '`\\n`、`\\u005C` 这样的转义',
    control: '控制字符的转义，如 `\\t`'
  },
  lines: {
    endOfLine: '行尾'
  },
  audit: {
    canBeConverted: '可以转换',
    title: '牌的检查',
    pages: '页数',
    page: '页面',
    constructs: '牌的行和块',
    claims: '说法',
    falseClaims: '错误的说法',
    errors: '错误',
    warnings: '警告',
    wouldBe: '可以写成说法的行',
    foreign: '别的程序的写法',
    findings: '问题',
    nothing: '没有问题，也没有遗留。',
    becomes: '→',
    wouldBeShort: '可以写成说法',
    foreignShort: '别的写法',
    convertible: '可以转换',
    unreadable: '读不懂',
    about: '报告整个网站：牌的行、说法及其正误、可以写成说法的行，以及别的程序的写法。',
    notes: `一行牌旁边的文字或表格里“听牌”一列说明它听什么、几向听时，这一行就可以写成说法；报告会说明这样写是否正确。
不改动任何文件。别的程序的写法可以用 \`tehai convert\` 改写。有错误时退出码为 1，与 \`tehai check\` 相同。`,
    html: '把带图的报告写成一个完整的 HTML 文件',
    json: '输出一个 JSON 对象'
  },
  auditStates: {
    true: '正确',
    false: '错误',
    filled: '已计算填入',
    partly: '部分核对',
    unchecked: '未核对'
  },
  losses: {
    rows: '牌河在哪里换行',
    discards: '这些牌是牌河',
    attribute: '选项里的牌的写法'
  }
}
