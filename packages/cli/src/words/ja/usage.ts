/**
 * Wrong calls in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/usage.js'

export const ja: Translation<typeof en> = {
  'unknown-command': '`{actual}` というコマンドはありません。{commands} のいずれかです',
  'missing-command': '`{after}` のあとにコマンドがありません。{commands} のいずれかを書いてください',
  'unknown-option': '`{command}` に `{actual}` というオプションはありません',
  'missing-value': '`{actual}` に値がありません。`{example}` のように書いてください',
  'unexpected-value': '`{actual}` に値 `{value}` は要りません',
  'bad-choice': '`{actual}` に `{value}` は指定できません。{choices} のいずれかです',
  'bad-number': '`{actual}` に `{value}` は指定できません。{low} から {high} までの整数です',
  'bad-size': '大きさ `{value}` は指定できません。牌の高さを 8〜1024 のピクセル数で書いてください',
  'missing-input': {
    text: '入力がありません。{wanted}か、標準入力を表す `-` を書いてください',
    words: {
      wanted: {
        files: 'ファイル',
        notation: '`123m` のような牌',
        hand: '`123m456p789s1122z` のような手牌',
        cards: '`1,3,8h` のような札'
      }
    }
  },
  'too-many-inputs': {
    text: '`{actual}` が余分です。{wanted}は一つだけです。空白を含むときは引用符で囲んでください',
    words: {wanted: {row: '牌の行', hand: '手牌', pile: '取り札', round: '記録', record: '牌譜'}}
  },
  'not-together': '`{actual}` と `{other}` は一緒に使えません',
  'unexpected-input': '`{actual}` は要りません。`{example}` のようなオプションだけを書いてください',
  'needs-option': '`{actual}` には `{other}` も必要です',
  'no-such-file': 'ファイル `{actual}` がありません',
  'no-match': '`{actual}` に一致する Markdown ファイルがありません',
  'cannot-read': '`{actual}` を読み込めません（{why}）',
  'cannot-write': '`{actual}` に書き込めません（{why}）',
  'cannot-print': '標準出力に書き込めません（{why}）',
  'one-output': 'ファイルが{count}個あるので `-o` は使えません。`--out-dir` を使ってください',
  'same-output': '`{actual}` と `{other}` の出力先が同じファイルになります',
  'over-source':
    '出力先の `{actual}` は元のファイル `{other}` そのものなので、上書きできません。何も書き出していません',
  'not-a-picture': '`{actual}` には書き出せません。`.svg` か `.png` で終わる名前にしてください',
  'unknown-rule':
    '`{actual}` というルールはありません。ルールの組（{presets}）か、`{example}` のような項目を書いてください',
  'bad-rule': 'ルール `{actual}` に `{value}` は指定できません（{wanted}）',
  'bad-situation':
    '状況の `{actual}` が読み取れません。`東1局`・`南家`・`立直`・`ドラ3p` のように書いてください',
  'no-such-round': '{actual}番目の局はありません。牌譜は{count}局です',
  'no-such-turn': '{actual}巡目はありません。局は{last}巡目で終わっています',
  'bad-moment': '場面 `{actual}` が読めません。`9` のような巡目か `end` を書いてください',
  'no-round': '`{actual}` にこいこいの記録が見つかりません',
  'hidden-tiles':
    '`{actual}` は {format} で書き出せません。この形式はすべての牌を書きますが、牌譜には隠された手牌かツモがあります',
  'not-a-record': '`{actual}` は牌譜として読めません',
  'not-one-tile': '`{option}` の `{actual}` は牌一枚ではありません。`3m` のように書いてください',
  'not-a-player':
    '`{actual}` がどの対局者か分かりません。上家・対面・下家か、東家のような他家を書いてください',
  'missing-win': '和了牌が分かりません。手牌の最後に空けて書くか（`… 2s`）、`--win 2s` と書いてください',
  'bad-pictures': '画像の書式 `{actual}` に牌の場所がありません。`{example}` のように書いてください',
  'bad-construct': {
    text: '`{actual}` は使えません。`(?<hand>…)` のある正規表現を書いてください: {why}',
    words: {why: {'no-group': 'このグループがありません', empty: '空の文字列に一致します'}}
  },
  'bad-tiles': '`{actual}` は牌セットとして読めません（{why}）',
  'bad-config': '{place} の `{actual}` の値が読み取れません。`{example}` のように書いてください',
  'bad-input': {
    text: '標準入力が {wanted} ではありません。このコマンドは、ほかのプログラムから呼び出されるものです',
    words: {
      wanted: {
        book: 'mdBook がプリプロセッサーに渡す JSON（`[context, book]`）',
        document: 'Pandoc がフィルターに渡す JSON'
      }
    }
  },
  'bad-save': '`{actual}` の続きはできません（{why}）'
}
