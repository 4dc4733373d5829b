/**
 * What the playground says while it is used, in simplified Chinese.
 */
export default {
  reference: 'en',
  error: '错误',
  warning: '警告',
  none: '没有问题。',
  nothing: '还没有写任何内容。',
  count: (errors, warnings) =>
    [errors > 0 && `${errors}个错误`, warnings > 0 && `${warnings}个警告`].filter(Boolean).join('、'),
  summary: (count, first) => `${count}。${first}`,
  place: (line, column) => `第${line}行第${column}列`,
  goTo: place => `跳到${place}`,
  more: count => `……还有${count}条`,
  detected: '判断为{name}：{why}。',
  mixed: '按{name}读取：{why}。',
  suggested: '看起来是{name}：{why}。',
  readAs: name => `按${name}读取`,
  named: '{name}：{source} 的写法。',
  unknown: '没有一种写法能读懂整行。',
  speltRow: line => `光标所在的第${line}行的牌。`,
  speltPart: '读不懂的部分已略去。',
  space: '',
  cannotSay: '无法表示：',
  comma: '、',
  aside: text => `（${text}）`,
  others: count => `其余${count}种打法，进张相同或更少。`,
  assumed: {
    drawn: '按摸到这张牌自摸、没有立直来算，宝牌只计红宝牌。',
    best: '按自摸点数最高的那张牌、没有立直来算，宝牌只计红宝牌。'
  },
  tray: {space: '空格', line: '换行', delete: '删除'},
  fix: '改为 {text}',
  fixAway: '删去',
  here: '光标处：',
  key: '项目 {key}（例：{example}）',
  proposals: count => `${count}个候选：方向键选择，回车键确定`,
  drafts: {
    name: count => `草稿（${count}份）`,
    remove: '删除',
    removeOf: text => `删除${text}`
  },
  pasted: {
    rows: {
      tenhou: '这是 tenhou.net/2 链接里的牌。',
      unicode: 'Unicode 麻将牌已换成本页的写法。',
      mjai: 'mjai 的牌已换成本页的写法。'
    },
    name: '粘贴的牌谱',
    record: rounds => `显示牌谱（共${rounds}局）的区块。`,
    offer: (name, rounds) => `${name}是共${rounds}局的牌谱。`,
    noRecord: name => `从${name}里读不出牌谱。`,
    asItWas: '按原样粘贴',
    write: '写成区块'
  },
  copy: '复制',
  copyOf: name => `复制${name}`,
  copied: '已复制',
  notCopied: '未能复制'
}
