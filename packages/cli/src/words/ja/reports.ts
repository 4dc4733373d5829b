/**
 * What reports say in Japanese: audits, batches, faults.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/reports.js'

export const ja: Translation<typeof en> = {
  faults: {
    ofProgram:
      'プログラムの不具合です（文章の誤りではありません）。ご報告ください。TEHAI_DEBUG=1 で詳細を表示します。',
    tooDeep:
      'スタックがいっぱいになりました。引用、リスト、括弧の入れ子が数千段になると読めません。そのような入れ子がなければプログラムの不具合ですので、ご報告ください。',
    unknownTiles: '手牌に分からない牌があります',
    turnedTile: '副露の外に横向きの牌があります'
  },
  lineFaults: {
    'bad-json': '{line} 行目の {at} 文字目、{found}が JSON として読めません。{expected}を書いてください',
    'not-an-object': '{line} 行目が {found} です。{"id": "a1", …} のような JSON オブジェクトを書いてください',
    'line-too-long': '{line} 行目が {most} 文字を超えています',
    'too-deep': '{line} 行目の `{field}` は、配列やオブジェクトの入れ子が {most} 段を超えています',
    'not-answered': '{line} 行目を処理できませんでした。入力ではなくプログラムの不具合です。ご報告ください'
  },
  jsonExpected: {
    object: '{"id": "a1", …} のような JSON オブジェクト',
    value: '値',
    name: '二重引用符で囲んだ名前',
    colon: '`:`',
    'comma-or-brace': '`,` か `}` ',
    'comma-or-bracket': '`,` か `]` ',
    end: '改行',
    quote: '文字列の終わりの `"` ',
    escape: '`\\n` や `\\u005C` のようなエスケープ',
    control: '制御文字のエスケープ（`\\t` など）'
  },
  lines: {
    endOfLine: '行の終わり'
  },
  audit: {
    canBeConverted: '変換できる',
    title: '牌の検査',
    pages: 'ページ',
    page: 'ページ',
    constructs: '牌の行とブロック',
    claims: '主張',
    falseClaims: '誤った主張',
    errors: '誤り',
    warnings: '注意',
    wouldBe: '主張にできる行',
    foreign: 'ほかの書き方',
    findings: '間違い',
    nothing: '間違いも、残っているものもありません。',
    becomes: '→',
    wouldBeShort: '主張にできる',
    foreignShort: 'ほかの書き方',
    convertible: '変換できます',
    unreadable: '読み取れません',
    about:
      'サイト全体を検査します。牌の行、主張とその正誤、主張にできる行、ほかのプログラムの書き方を報告します。',
    notes: `行のあとの文や表の「待ち」の列が、その行の待ちや向聴数を述べていれば、主張にできる行として正誤と共に示します。
ファイルは変更しません。ほかの書き方は \`tehai convert\` で書き換えられます。誤りがあれば \`tehai check\` と同じく終了コード 1 です。`,
    html: '絵の入った HTML の報告を一つのファイルに書き出す',
    json: 'JSON オブジェクト一つを出力'
  },
  auditStates: {
    true: '正しい',
    false: '誤り',
    filled: '計算で補った',
    partly: '一部のみ確認',
    unchecked: '未確認'
  },
  losses: {
    rows: '河の段の区切り',
    discards: '河であること',
    attribute: '設定の中の牌'
  }
}
