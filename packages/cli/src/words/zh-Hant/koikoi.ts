/**
 * Help of the commands of koi-koi in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/koikoi.js'

export const zhHant: Translation<typeof en> = {
  koikoiOptions: {
    rules:
      '規則（standard、nintendo、koikoi-japan；預設 standard），或 teshiScore=6 這樣的一個項目；可以寫多次'
  },
  koikoiPlay: {
    about: '與程式對戰花札來來。',
    notes: `輸入牌的編號或名稱；在牌桌上輸入「說明」會列出其餘的指令：悔牌、提示、儲存。
同樣的種子發同樣的牌，對同樣的出牌對手也有同樣的應對。結束時以 Markdown 給出對局的紀錄，tehai build 能畫出來，tehai koikoi replay 能重播。`,
    opponent: '對手，由弱到強（預設 look-ahead）',
    rounds: '局數（預設 3）',
    seed: '洗牌和對手的隨機種子（預設每次不同）',
    save: '每一手之後儲存對局的檔案（用 --resume 繼續）',
    resume: '繼續儲存的對局，並存到同一個檔案',
    output: '寫紀錄的檔案（預設標準輸出）'
  },
  koikoiReplay: {
    about: '逐手核對並重播一局的紀錄，說明發生了什麼。',
    notes: `紀錄由幾行開頭（deal 或 seed、dealer、rules）和每回合一行（如 2cx2b/11c koi）組成。
也可以給出 Markdown 頁面（如 tehai koikoi play 寫出的），其中的每一局會依序重播。
--jsonl 讀取 {"id", "rules", "override", "dealer", "seed", "decks", "actions"}，傳回 {"id", "events", "result"}。`,
    json: '以 JSON 輸出經過和結果',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '局'
  },
  koikoiScore: {
    about: '計入來來和加倍，顯示勝者得到的文數。',
    notes:
      '--jsonl 讀取 {"id", "rules", "override", "base", "winnerCalled", "loserCalled"}，傳回 {"id", "score"}。',
    base: '所有役的文數合計，代替牌',
    winnerCalled: '勝者宣言來來的次數（預設 0）',
    loserCalled: '敗者宣言來來的次數（預設 0）',
    json: '輸出一個 JSON 物件',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '次計分'
  },
  koikoiSimulate: {
    a: '第一個玩家（預設 greedy）',
    about: '讓兩個玩家對戰許多局，顯示勝負和文數。',
    notes: '同樣的種子得到同樣的結果。look-ahead 會預測，每秒幾百局。',
    rounds: '局數（預設 10000）',
    b: '第二個玩家（預設 random）',
    samples: 'look-ahead 每次決定的取樣數（預設 32）',
    seed: '洗牌的隨機種子（預設 0）',
    json: '輸出一個 JSON 物件'
  },
  koikoiYaku: {
    about: '顯示得牌的役和文數。',
    notes: `--jsonl 每行讀取 {"id", "cards" 或 "ids", "rules", "override", "context"}，返回 {"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"}。`,
    month: '本局的月份（用於月札）',
    calls: '宣言來來的次數（預設 0）',
    json: '輸出一個 JSON 物件',
    jsonl: '輸入和輸出都是每行一個 JSON',
    counted: '堆牌'
  }
}
