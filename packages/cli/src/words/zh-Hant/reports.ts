/**
 * What reports say in traditional Chinese: audits, batches, faults.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/reports.js'

export const zhHant: Translation<typeof en> = {
  faults: {
    ofProgram: '這是程式的故障，不是文章的錯誤，請報告。TEHAI_DEBUG=1 顯示詳情。',
    tooDeep: '堆疊已滿：引用、清單或括號巢狀數千層時無法讀取。如果沒有這樣的巢狀，則是程式的缺陷，請回報。',
    unknownTiles: '手牌裡有不明的牌',
    turnedTile: '副露以外有橫放的牌'
  },
  lineFaults: {
    'bad-json': '第 {line} 行第 {at} 個字元的 {found} 不是正確的 JSON，應為{expected}',
    'not-an-object': '第 {line} 行是 {found}，應為 {"id": "a1", …} 這樣的 JSON 物件',
    'line-too-long': '第 {line} 行超過 {most} 個字元',
    'too-deep': '第 {line} 行的 `{field}` 裡，清單和物件的巢狀超過 {most} 層',
    'not-answered': '第 {line} 行沒能處理。這是程式的故障，不是輸入的錯誤，請報告'
  },
  jsonExpected: {
    object: ' {"id": "a1", …} 這樣的 JSON 物件',
    value: '一個值',
    name: '雙引號裡的名稱',
    colon: '`:`',
    'comma-or-brace': '`,` 或 `}`',
    'comma-or-bracket': '`,` 或 `]`',
    end: '行尾',
    quote: '文字末尾的 `"`',
    escape: '`\\n`、`\\u005C` 這樣的跳脫字元',
    control: '控制字元的跳脫字元，如 `\\t`'
  },
  lines: {
    endOfLine: '行尾'
  },
  audit: {
    canBeConverted: '可以轉換',
    title: '牌的檢查',
    pages: '頁數',
    page: '頁面',
    constructs: '牌的行和區塊',
    claims: '說法',
    falseClaims: '錯誤的說法',
    errors: '錯誤',
    warnings: '警告',
    wouldBe: '可以寫成說法的行',
    foreign: '別的程式的寫法',
    findings: '問題',
    nothing: '沒有問題，也沒有遺留。',
    becomes: '→',
    wouldBeShort: '可以寫成說法',
    foreignShort: '別的寫法',
    convertible: '可以轉換',
    unreadable: '讀不懂',
    about: '報告整個網站：牌的行、說法及其正誤、可以寫成說法的行，以及別的程式的寫法。',
    notes: `一行牌旁邊的文字或表格裡「聽牌」一欄說明它聽什麼、幾向聽時，這一行就可以寫成說法；報告會說明這樣寫是否正確。
不改動任何檔案。別的程式的寫法可以用 \`tehai convert\` 改寫。有錯誤時結束代碼為 1，與 \`tehai check\` 相同。`,
    html: '把帶圖的報告寫成一個完整的 HTML 檔案',
    json: '輸出一個 JSON 物件'
  },
  auditStates: {
    true: '正確',
    false: '錯誤',
    filled: '已計算填入',
    partly: '部分核對',
    unchecked: '未核對'
  },
  losses: {
    rows: '牌河在哪裡換行',
    discards: '這些牌是牌河',
    attribute: '選項裡的牌的寫法'
  }
}
