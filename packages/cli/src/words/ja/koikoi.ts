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
  koikoiReplay: {
    about: '棋譜を一手ずつ確かめながら再生し、何が起きたかを示します。',
    notes: `棋譜は、見出し（deal か seed、dealer、rules）と、2cx2b/11c koi のような一手一行でできています。
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
    notes: `--jsonl は一行ごとに {"id", "cards" か "ids", "rules", "override", "context"} を読み、
{"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"} を返します。`,
    month: '局の月（月札を数えるとき）',
    calls: 'こいこいの回数（省略時は 0）',
    json: 'JSON オブジェクト一つを出力',
    jsonl: '一行一件の JSON で入出力',
    counted: '件'
  }
}
