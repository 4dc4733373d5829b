/**
 * The command line in Japanese.
 */
import type {TerminalWords} from './schema.js'

const counted = (count: number, what: string): string => (count > 0 ? `${what} ${count} 件` : '')

export const ja: TerminalWords = {
  command: 'コマンド',
  usageHint: call => `使い方は \`${call}\` で見られます。`,
  errors: count => counted(count, '誤り'),
  warnings: count => counted(count, '注意'),
  checked: (files, found) => `${files} ファイルを確認: ${found || '間違いはありません'}`,
  built: ({pages, rows, checked, unchecked}, found) =>
    `${pages} ページを作成: 牌と札 ${rows} 件、主張は確認済み ${checked} 件${unchecked > 0 ? `・未確認 ${unchecked} 件` : ''}${found === null ? '' : `、${found || '間違いはありません'}`}`,
  removed: page => `${page} を削除`,
  counted: (count, what) => `${what} ${count}`,
  accepted: (kinds, tiles) => kinds + tiles,
  more: count => `ほか ${count} 種は向聴数が戻ります（--all で表示）`,
  plus: ' ＋ ',
  converted: (converted, left, others) =>
    `${converted} か所を変換${left > 0 ? `、${left} か所はそのまま` : ''}${others && `（ほかに、${others}）`}`,
  formatted: (changed, files, isWritten) =>
    isWritten
      ? `${files} ファイルのうち ${changed} ファイルを書き換えました`
      : `${files} ファイルのうち ${changed} ファイルが整っていません`,
  passed: (count, what) => `${what} ${count} か所`,
  passedReasons: {
    'code-span': 'インラインコードの中',
    'indented-code': '字下げしたコードの中',
    'fenced-code': 'コードブロックの中',
    comment: 'コメントの中',
    'front-matter': 'フロントマターの中',
    'other-notation': '別の記法',
    uncertain: '牌の画像かどうか不明'
  },
  simulation: ({names: [a, b], rounds, rules, wins, points, draws, share, margin}) => [
    `${a} 対 ${b}、${rounds} 局（${rules}）`,
    `  ${a}: ${wins[0]} 勝（${share(wins[0])}）、${points[0]} 文`,
    `  ${b}: ${wins[1]} 勝（${share(wins[1])}）、${points[1]} 文`,
    `  引き分け: ${draws}（${share(draws)}）`,
    `  一局あたりの差: ${margin} 文（95% の範囲）`
  ],
  severities: {error: '誤り', warning: '注意'},
  analysis: {
    waits: '待ち',
    accepts: '受け入れ',
    wider: '広がるツモ',
    good: '良形率',
    nothing: 'なし',
    readings: '面子構成'
  },
  values: {
    tenpai: '聴牌率',
    win: '和了率',
    value: '期待値',
    model:
      '一人麻雀のモデルです。相手はおらず、鳴かずにツモアガリだけを目指し、門前で聴牌すれば必ず立直します。',
    turn: turn => `${turn}巡目`,
    tooWide: states => `手の変化が ${states} 通りを超えるため計算できません。`,
    without: options => `手の変化が多すぎるため、${options.join('、')} なしで計算しました。`
  },
  faces: {back: '伏せ牌', blank: '無地の牌', unknown: '不明の牌', slot: '空き'},
  marks: {
    rotated: '横向き',
    tsumogiri: 'ツモ切り',
    riichi: '立直',
    called: '鳴かれた牌',
    tsumo: 'ツモアガリ',
    ron: 'ロンアガリ',
    dora: 'ドラ',
    facedown: '伏せ',
    stacked: '重ね',
    stackedRedTop: '赤を上にした重ね',
    top: '重ねた上の牌',
    ring: '丸印',
    dim: '薄い表示',
    kita: '抜きドラ'
  },
  nodes: {gap: '間', 'any-meld': '任意の面子', 'left-out': '省略', text: '読み取れない', draw: 'ツモ牌'},
  block: index => (index === 0 ? 'メタデータ' : `${index} 番目のブロック`),
  total: points => (points === null ? '役はありません' : `合計 ${points}`),
  cannotSay: loss => `\`{actual}\`: {to} の記法では${loss}を表せません`,
  sumUp: (failed, all) =>
    `${all} ファイルのうち ${failed} ファイルは処理できず、元のままです。ほかは処理しました`,
  changed: files =>
    files.length === 0 ? 'どのファイルも変更していません。' : `変更済み: ${files.join('、')}`,
  footnotes: {
    footnoteLabel: '脚注',
    footnoteBackLabel: (reference, repeat) =>
      `本文の注 ${reference + 1}${repeat > 1 ? `-${repeat}` : ''} へ戻る`
  }
}
