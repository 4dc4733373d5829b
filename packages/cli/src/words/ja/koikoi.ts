/**
 * Help of the commands of koi-koi in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/koikoi.js'

export const ja: Translation<typeof en> = {
  koikoiOptions: {
    rules:
      'ルールの組（standard・nintendo・koikoi-japan。省略時は standard）か teshiScore=6 のような項目。繰り返し可'
  },
  koikoiPlay: {
    about: 'プログラムを相手に、こいこいを遊びます。',
    notes: `札の番号か名前を入れます。ほかの指示（待った、ヒント、保存）は、席で「説明」と入れると一覧が出ます。
同じシードなら配られる札は同じで、同じ手には相手も同じように応じます。終わると記録が Markdown で出ます。
tehai build で図になり、tehai koikoi replay で再生できます。`,
    opponent: '相手。弱い順（省略時は look-ahead）',
    rounds: '局数（省略時は 3）',
    seed: '札の切り方と相手の乱数のシード（省略時は毎回違う値）',
    save: '一手ごとに対局を書き込むファイル（--resume で続きから）',
    resume: '保存した対局を続け、同じファイルに書き込む',
    output: '記録を書くファイル（省略時は標準出力）'
  },
  koikoiReplay: {
    about: '記録を一手ずつ確かめながら再生し、何が起きたかを示します。',
    notes: `記録は、見出し（deal か seed、dealer、rules）と、2cx2b/11c koi のような一手一行でできています。
Markdown のページを渡すと、中の記録を順に再生します。tehai koikoi play が書くページもそのまま読めます。
--jsonl は {"id", "rules", "override", "dealer", "seed", "decks", "actions"} を読み、{"id", "events", "result"} を返します。`,
    json: '経過と結果を JSON で出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '局'
  },
  koikoiScore: {
    about: 'こいこいや倍付けを数えて、勝者の文数を示します。',
    notes:
      '--jsonl は {"id", "rules", "override", "base", "winnerCalled", "loserCalled"} を読み、{"id", "score"} を返します。',
    base: '役の合計文数（札の代わりに）',
    winnerCalled: '勝者がこいこいをした回数（省略時は 0）',
    loserCalled: '敗者がこいこいをした回数（省略時は 0）',
    json: 'JSON オブジェクト一つを出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '件'
  },
  koikoiSimulate: {
    a: '一人目（省略時は greedy）',
    about: '二人のプレイヤーに何局も打たせ、勝敗と文数を示します。',
    notes: '同じシードなら同じ結果になります。look-ahead は先読みをするので、一秒に数百局ほどです。',
    rounds: '局数（省略時は 10000）',
    b: '二人目（省略時は random）',
    samples: 'look-ahead の一手あたりの試行数（省略時は 32）',
    seed: '乱数のシード（省略時は 0）',
    json: 'JSON オブジェクト一つを出力'
  },
  koikoiYaku: {
    about: '取り札でできている役と文数を示します。',
    notes: `--jsonl は一行ごとに {"id", "cards" か "ids", "rules", "override", "context"} を読み、{"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"} を返します。`,
    month: '局の月（月札を数えるとき）',
    calls: 'こいこいの回数（省略時は 0）',
    json: 'JSON オブジェクト一つを出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '件'
  }
}
