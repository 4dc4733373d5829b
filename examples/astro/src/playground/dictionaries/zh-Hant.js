/**
 * What the playground says while it is used, in traditional Chinese.
 */
export default {
  reference: 'en',
  error: '錯誤',
  warning: '警告',
  none: '沒有問題。',
  nothing: '還沒有寫任何內容。',
  count: (errors, warnings) =>
    [errors > 0 && `${errors}個錯誤`, warnings > 0 && `${warnings}個警告`].filter(Boolean).join('、'),
  summary: (count, first) => `${count}。${first}`,
  place: (line, column) => `第${line}行第${column}格`,
  goTo: place => `跳到${place}`,
  more: count => `……還有${count}則`,
  detected: '判斷為{name}：{why}。',
  mixed: '以{name}讀取：{why}。',
  suggested: '看起來是{name}：{why}。',
  readAs: name => `以${name}讀取`,
  named: '{name}：{source} 的寫法。',
  unknown: '沒有一種寫法讀得懂整行。',
  speltRow: line => `游標所在的第${line}行的牌。`,
  speltPart: '讀不懂的部分已略去。',
  space: '',
  cannotSay: '無法表示：',
  comma: '、',
  aside: text => `（${text}）`,
  others: count => `其餘${count}種打法，進張相同或更少。`,
  assumed: {
    drawn: '以摸到這張牌自摸、沒有立直來算，寶牌只計紅寶牌。',
    best: '以自摸點數最高的那張牌、沒有立直來算，寶牌只計紅寶牌。'
  },
  tray: {space: '空格', line: '換行', delete: '刪除'},
  fix: '改為 {text}',
  fixAway: '刪去',
  here: '游標處：',
  key: '項目 {key}（例：{example}）',
  proposals: count => `${count}個候選：方向鍵選擇，Enter 鍵確定`,
  drafts: {
    name: count => `草稿（${count}份）`,
    remove: '刪除',
    removeOf: text => `刪除${text}`
  },
  pasted: {
    rows: {
      tenhou: '這是 tenhou.net/2 連結裡的牌。',
      unicode: 'Unicode 麻將牌已換成本頁的寫法。',
      mjai: 'mjai 的牌已換成本頁的寫法。'
    },
    name: '貼上的牌譜',
    record: rounds => `顯示牌譜（共${rounds}局）的區塊。`,
    offer: (name, rounds) => `${name}是共${rounds}局的牌譜。`,
    noRecord: name => `從${name}裡讀不出牌譜。`,
    asItWas: '照原樣貼上',
    write: '寫成區塊'
  },
  copy: '複製',
  copyOf: name => `複製${name}`,
  copied: '已複製',
  notCopied: '無法複製'
}
