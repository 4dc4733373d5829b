/**
 * What the playground says while it is used. Words that never change are in `labels.js`.
 */

const en = {
  error: 'Error',
  warning: 'Warning',
  none: 'No problems.',
  nothing: 'Nothing to check yet.',
  count: (errors, warnings) =>
    [plural(errors, 'error'), plural(warnings, 'warning')].filter(Boolean).join(', '),
  summary: (count, first) => `${count}. ${first}`,
  place: (line, column) => `line ${line}, column ${column}`,
  goTo: place => `Go to ${place}`,
  more: count => `… and ${count} more`,
  detected: 'Read as {name}: {why}.',
  mixed: 'Read by {name}: {why}.',
  suggested: 'This looks like {name}: {why}.',
  readAs: name => `Read it as ${name}`,
  named: '{name} is the notation of {source}.',
  unknown: 'No notation that Tehai knows reads all of this row.',
  speltRow: line => `The row in line ${line}, where the cursor is.`,
  speltPart: 'What was not understood is left out.',
  space: ' ',
  cannotSay: 'Cannot say ',
  comma: ', ',
  others: count => `${plural(count, 'other discard')} would keep as much or less.`,
  assumed: {
    drawn: 'If this is a win by tsumo, without riichi, and with red fives as the only dora.',
    best: 'If this is a win by tsumo with the tile that is worth most, without riichi, and with red fives as the only dora.'
  },
  tray: {space: 'Space', line: 'New line', delete: 'Delete'},
  fix: 'Write {text}',
  fixAway: 'Remove it',
  here: 'At the cursor: ',
  key: 'the key {key}, as in {example}',
  proposals: count => `${plural(count, 'proposal')}: arrow keys choose, Enter takes one`,
  drafts: {
    name: count => `Drafts (${count})`,
    remove: 'Remove',
    removeOf: text => `Remove ${text}`
  },
  pasted: {
    rows: {
      tenhou: 'The tiles of the link to tenhou.net/2.',
      unicode: 'Unicode tiles, in the notation of this page.',
      mjai: 'Tiles of mjai, in the notation of this page.'
    },
    name: 'pasted-record',
    record: rounds => `A block that shows the record (${plural(rounds, 'round')}).`,
    offer: (name, rounds) => `${name} is a record of ${plural(rounds, 'round')}.`,
    noRecord: name => `No record of a game can be read in ${name}.`,
    asItWas: 'Put it in as it was',
    write: 'Write a block that shows it'
  },
  copy: 'Copy',
  copyOf: name => `Copy ${name}`,
  copied: 'Copied',
  notCopied: 'Not copied'
}

const ja = {
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

function plural(count, noun) {
  return count > 0 && `${count} ${noun}${count > 1 ? 's' : ''}`
}

export const words = {en, ja}

/** A message for those who listen: how many there are, and the first. */
export function summaryOf(messages, {errors, warnings}, lang) {
  const say = words[lang]
  if (messages.length === 0) return say.none
  const first = messages.find(({severity}) => severity === 'error') ?? messages[0]
  return say.summary(say.count(errors, warnings), first.reason.replaceAll('`', ''))
}
