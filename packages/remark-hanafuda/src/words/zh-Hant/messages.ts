/**
 * Messages of hanafuda pages in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  empty: '沒有牌，請寫成 `1h 3h 8h` 的形式',
  'key-of-rounds': '`{actual}` 不能和牌寫在一起；請寫在以 `deal` 或 `seed` 一行開頭的一局紀錄裡',
  'bad-value': {
    text: '`{key}` 不能寫 `{actual}`，{wanted}',
    words: {
      wanted: {
        size: '請寫 `s`、`m`、`l`、`xl` 或 em 的數值',
        month: '請寫 1～12 的月份，如 `3`；現在沒有核對役和文數',
        koikoi: '請寫宣言來來的人：`自己`、`對手`、`雙方` 或 `無`；現在沒有核對役和文數',
        chart: '請寫 `役` 或 `牌`',
        score: '請寫文數，如 `6`',
        take: '請寫牌，如 `3k`',
        best: '請寫手牌中的一張',
        hand: '手牌最多8張',
        opponentHand: '請寫 0～8 的張數',
        stock: '請寫 0～24 的張數'
      }
    }
  },
  'unknown-option': {
    text: '沒有 `{actual}` 這個選項，可以寫 {such} 等',
    words: {such: {inline: '`yaku`、`score`、`rules`', page: '`rules`、`size`'}}
  },
  'no-cards': '沒有 `{actual}` 所指的牌；上面要有 `得牌: 1h 3h 8h` 這樣的一行',
  'no-field': '沒有 `{actual}` 所指的場牌；上面要有 `場牌: 3k 8t` 這樣的一行',
  'no-hand': '沒有 `{actual}` 所指的手牌；上面要有 `手牌: 2t 6t` 這樣的一行',
  'too-many-cards': '`{actual}` 太多：加起來有{count}張，牌一共48張',
  'cards-missing': '無法核對 `{actual}`：牌堆應有{stock}張，這張桌面上卻剩下{count}張；請寫全雙方的得牌',
  'unknown-yaku': '沒有 `{actual}` 這個役，請寫三光、`inoshikacho` 這樣的名稱',
  'yaku-as-cards': '`{actual}` 是役的名稱，這裡應寫花札；役請另起一行，寫成 `役: {actual}`',
  'false-yaku': '`{actual}` 不成立；成立的役：{truth}',
  'false-none': '不是 `{actual}`；成立的役：{truth}',
  'repeated-yaku': '`{actual}` 寫了兩次，每個役只寫一次',
  'missing-yaku': '役沒有寫全，{missing}也成立',
  'false-yaku-points': '`{actual}` 不對，{yaku}是{points}文{other}',
  'false-score': '得分 `{actual}` 不對，按{rules}規則應為{truth}{other}',
  'false-take': '不能拿 `{actual}`，應為「{truth}」（只能拿一張同月的牌，場上有三張時全拿）',
  'false-near': '`{actual}` 不對，應為{truth}',
  'false-best': '`{actual}`（平均{points}）不是最佳，最佳是 {expected}（平均{most}）',
  'false-count': '張數 `{actual}` 不對，列出的是{count}張',
  'impossible-count': '`{actual}` 太多，這種牌最多{count}張',
  'bad-sheet': '`{actual}` 不是兩個人的名字，請寫成 `小花、小太郎` 的形式',
  'no-sheet': '沒有 `{actual}` 所指的記分表；上面要有 `記分表: 小花、小太郎` 這樣的一行',
  'bad-month-line': '`{actual}` 不是記分表的一行；請像 `{example}` 這樣，每個月寫一次勝者和文數，或寫 `流局`',
  'false-total': '合計 `{actual}` 不對，應為{truth}'
}
