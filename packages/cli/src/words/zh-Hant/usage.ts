/**
 * Wrong calls in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/usage.js'

export const zhHant: Translation<typeof en> = {
  'unknown-command': '沒有 `{actual}` 這個指令，應為 {commands} 之一',
  'missing-command': '`{after}` 後面沒有指令，應為 {commands} 之一',
  'unknown-option': '`{command}` 沒有 `{actual}` 這個選項',
  'missing-value': '`{actual}` 沒有值，請像 `{example}` 這樣寫',
  'unexpected-value': '`{actual}` 不需要值 `{value}`',
  'bad-choice': '`{actual}` 不能是 `{value}`，應為 {choices} 之一',
  'bad-number': '`{actual}` 不能是 `{value}`，應為 {low} 到 {high} 的整數',
  'bad-size': '大小不能是 `{value}`，請寫牌的高度，8 到 1024 像素',
  'missing-input': {
    text: '沒有輸入，請寫{wanted}，或用 `-` 表示標準輸入',
    words: {
      wanted: {
        files: '檔案',
        notation: '牌，如 `123m`',
        hand: '手牌，如 `123m456p789s1122z`',
        cards: '花札的牌，如 `1,3,8h`'
      }
    }
  },
  'too-many-inputs': {
    text: '`{actual}` 是多餘的，只能寫一{wanted}；有空格時請加引號',
    words: {wanted: {row: '行牌', hand: '副手牌', pile: '堆牌', round: '局紀錄', record: '份牌譜'}}
  },
  'not-together': '`{actual}` 和 `{other}` 不能一起用',
  'unexpected-input': '`{actual}` 是多餘的，只能寫 `{example}` 這樣的選項',
  'needs-option': '用 `{actual}` 時還要有 `{other}`',
  'no-such-file': '沒有檔案 `{actual}`',
  'no-match': '沒有符合 `{actual}` 的 Markdown 檔案',
  'cannot-read': '不能讀取 `{actual}`（{why}）',
  'cannot-write': '不能寫入 `{actual}`（{why}）',
  'cannot-print': '不能寫到標準輸出（{why}）',
  'one-output': '有{count}個檔案，不能用 `-o`，請用 `--out-dir`',
  'same-output': '`{actual}` 和 `{other}` 會寫到同一個檔案',
  'over-source': '寫出的 `{actual}` 就是原檔案 `{other}`，會把它覆蓋；什麼都沒有寫',
  'not-a-picture': '不能寫到 `{actual}`，檔名要以 `.svg` 或 `.png` 結尾',
  'unknown-rule': '沒有 `{actual}` 這個規則，請寫規則名（{presets}），或 `{example}` 這樣的項目',
  'bad-rule': '規則 `{actual}` 不能是 `{value}`，應為：{wanted}',
  'bad-situation': '看不懂局面裡的 `{actual}`，請寫成 `東1局`、`南家`、`立直`、`寶牌3p` 的形式',
  'no-such-round': '沒有第{actual}局，牌譜裡有{count}局',
  'no-such-turn': '沒有第{actual}巡，這一局在第{last}巡結束',
  'bad-moment': '看不懂時刻 `{actual}`，請寫 `9` 這樣的巡數或 `end`',
  'no-round': '`{actual}` 裡沒有可以重播的紀錄',
  'hidden-tiles': '無法把 `{actual}` 寫成 {format}：該格式要寫出每一張牌，而牌譜隱藏了手牌或摸牌',
  'not-a-record': '`{actual}` 不是牌譜',
  'not-one-tile': '`{option}` 的 `{actual}` 不是一張牌，請像 `3m` 這樣寫',
  'not-a-player': '不知道 `{actual}` 是哪一家，請寫 `上家`、`對家`、`下家`，或 `東家` 這樣的座位',
  'missing-win': '不知道和的是哪張；請在手牌的最後隔開寫（`… 2s`），或寫 `--win 2s`',
  'bad-pictures': '圖片網址 `{actual}` 裡沒有牌的位置，請像 `{example}` 這樣寫',
  'bad-construct': {
    text: '不能用 `{actual}`，請寫帶有 `(?<hand>…)` 的正規表示式：{why}',
    words: {why: {'no-group': '沒有這個組', empty: '它會符合空文字'}}
  },
  'bad-tiles': '`{actual}` 不是一套牌（{why}）',
  'bad-config': '看不懂 {place} 裡 `{actual}` 的值，請像 `{example}` 這樣寫',
  'bad-input': {
    text: '標準輸入不是{wanted}；這個指令由別的程式啟動',
    words: {
      wanted: {
        book: ' mdBook 傳給前處理器的 JSON（`[context, book]`）',
        document: ' Pandoc 傳給篩選器的 JSON'
      }
    }
  },
  'bad-save': '不能繼續 `{actual}`（{why}）'
}
