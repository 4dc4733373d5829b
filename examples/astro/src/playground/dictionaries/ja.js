/**
 * What the playground says while it is used, in Japanese.
 */
export default {
  reference: 'ja',
  error: 'エラー',
  warning: '警告',
  none: '問題はありません。',
  nothing: 'まだ何も書かれていません。',
  count: (errors, warnings) =>
    [errors > 0 && `エラー${errors}件`, warnings > 0 && `警告${warnings}件`].filter(Boolean).join('、'),
  summary: (count, first) => `${count}。${first}`,
  place: (line, column) => `${line}行${column}桁`,
  goTo: place => `${place}へ`,
  more: count => `…ほか${count}件`,
  detected: '{name}と判別：{why}。',
  mixed: '{name}で読みました：{why}。',
  suggested: '{name}のようです：{why}。',
  readAs: name => `${name}として読む`,
  named: '{name}：{source} の記法です。',
  unknown: 'この行をすべて読める記法はありません。',
  speltRow: line => `カーソルのある${line}行目の牌です。`,
  speltPart: '読み取れなかったところは除いてあります。',
  space: '',
  cannotSay: '表せないもの：',
  comma: '、',
  aside: text => `（${text}）`,
  others: count => `このほか${count}種の打牌は、受け入れが同じかそれ以下です。`,
  assumed: {
    drawn: 'この牌をツモった和了として、リーチなし、ドラは赤だけで数えた点数です。',
    best: '最も高くなる牌をツモった和了として、リーチなし、ドラは赤だけで数えた点数です。'
  },
  tray: {space: '空白', line: '改行', delete: '一つ消す'},
  fix: '{text} にする',
  fixAway: '取り除く',
  here: 'カーソルの位置：',
  key: '項目 {key}（例：{example}）',
  proposals: count => `候補${count}件。矢印キーで選び、Enterで決定`,
  drafts: {
    name: count => `下書き（${count}件）`,
    remove: '削除',
    removeOf: text => `${text}を削除`
  },
  pasted: {
    rows: {
      tenhou: 'tenhou.net/2のリンクの牌です。',
      unicode: 'Unicodeの牌を、このページの記法に直しました。',
      mjai: 'mjaiの牌を、このページの記法に直しました。'
    },
    name: '貼り付けた牌譜',
    record: rounds => `牌譜（全${rounds}局）を示すブロックです。`,
    offer: (name, rounds) => `${name}は全${rounds}局の牌譜です。`,
    noRecord: name => `${name}から牌譜は読み取れませんでした。`,
    asItWas: '元のまま貼り付ける',
    write: 'ブロックを書く'
  },
  copy: 'コピー',
  copyOf: name => `${name}をコピー`,
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした'
}
