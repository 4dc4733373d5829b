/**
 * Messages of pages in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  'call-as-key': '沒有 `{actual}` 這個項目；副露請寫在手牌那一行的末尾，如 `{example}`',
  'red-as-key': '沒有 `{actual}` 這個項目；赤五請在手牌那一行裡寫成 `0`，如 `406p`',
  'calls-apart': '這一行只有副露；請和手牌寫在同一行，如 `{wanted}`',
  'prose-row': '寫牌的行裡有文字 `{actual}`；文字前面要寫項目名',
  'fact-in-row': '寫牌的一行後面有 `{actual}`，請另起一行來寫',
  'bad-value': {
    text: '`{key}` 不能寫 `{actual}`，請像 `{example}` 這樣{kind}',
    words: {
      kind: {
        other: '寫',
        number: '寫數字',
        turn: '寫1～29的數字',
        columns: '寫1～39的數字',
        wind: '寫座位',
        round: '寫場次或局數（每場1至4局）',
        tiles: '寫牌',
        scores: '寫各家的點數',
        hundreds: '以100點為單位寫',
        sticks: '寫點棒'
      }
    }
  },
  'almost-tiles': '`{actual}` 不會顯示為牌，文字中的牌請像 `:tiles[123m]` 這樣寫',
  'key-without-row': {
    text: '沒有 `{actual}` 所指的{wanted}',
    words: {wanted: {hand: '手牌', river: '牌河', row: '牌'}}
  },
  'bad-situation': '看不懂局面裡的 `{actual}`，請寫成 `東1局`、`南家`、`第6巡`、`25000點` 的形式',
  'beyond-situation': {
    text: '不可能是 `{actual}`，請寫{wanted}',
    words: {wanted: {round: '每場的1至4局', turn: '第1至29巡'}}
  },
  'unknown-player': '不知道 `{actual}` 是哪一家，請寫 `上家`、`對家`、`下家`，或 `東家` 這樣的座位',
  'bracketed-player': '`{actual}` 用了括號，請寫成 {expected}',
  'double-player': '`{actual}` 寫了兩次，每一家只能寫一次',
  'option-of-blocks': '行內的牌不能用 `{actual}`，請在區塊裡寫一行 `{line}`',
  'not-one-tile': '`{key}` 的 `{actual}` 不是一張牌，請像 `3m` 這樣只寫一張',
  'tile-not-in-row': '這一行裡沒有 `{actual}`',
  'dora-mismatch': '寶牌 `{actual}` 與指示牌不符；指示牌是 `{indicator}`，寶牌應為 {expected}',
  'doubtful-ten': '`{actual}` 被讀作兩張寶牌，即1和赤五；如果正是這個意思，請寫成 `{both}`',
  'too-many-indicators': '`{actual}` 有{count}張；寶牌開局1張，四次槓各1張，最多5張',
  'too-many-ura': '裏寶牌 `{actual}` 有{count}張；不會多於寶牌的{most}張',
  'no-dora': '寫了 `{actual}`，卻沒有寫寶牌；請寫 `寶牌` 或 `寶牌指示牌`',
  'draw-twice': {
    text: '{what} `{actual}` 與這一行末尾分開寫的牌 `{drawn}` 不一致，請改成同一張',
    words: {what: {drawn: '摸到的牌', won: '和的牌'}}
  },
  'draw-too-many': {
    text: '這一行已有{count}張，而{what} `{tile}` 不在其中；請在行裡寫除它以外的13張，或指定行裡有的牌',
    words: {what: {drawn: '摸到的牌', won: '和的牌'}}
  },
  'tsumo-and-ron': {
    text: '寫了 `{actual}`，但又寫了{other}，請只寫一種',
    words: {other: {tsumo: '自摸', ron: '榮和'}}
  },
  'ron-from-self': '`{actual}` 成了榮和自己的牌，請寫 `對家` 這樣的另一家',
  'tsumo-from-other': '`{actual}` 成了自摸別家的牌；如果和的是別家打出的牌請寫 `榮和`，如果是自摸請去掉別家',
  'second-fact': '`{before}` 和 `{actual}` 不能同時成立，請只寫一個',
  'riichi-turn': '寫的是第{turn}巡立直，但牌河裡橫放的是第{at}張',
  'river-past-turn': '寫的是第{turn}巡，但牌河裡有{count}張，應為第{least}巡或以後',
  'seat-mismatch': {
    text: '座位 `{actual}` 不對：{what}是{owner}的，應為{wanted}',
    words: {what: {hand: '這副手牌', header: '這個標題'}}
  },
  'call-not-in-river': {
    text: '{from}的牌河裡沒有被鳴走的 `{tile}`；被鳴走的牌請寫成 `{marked}`',
    words: {from: {kamicha: '上家', toimen: '對家', shimocha: '下家'}}
  },
  'scores-sum': {
    text: '各家點數合計{sum}點{sticks}，應為{wanted}點',
    words: {sticks: {none: '', given: '（含立直棒）'}}
  },
  'tile-not-in-sanma': '不能用 `{tile}`：三人麻將的規則不用二萬到八萬',
  'chii-in-sanma': '不能吃 `{actual}`：這是三人麻將的規則',
  'north-seat-in-sanma': '不能寫 `{actual}`：三人麻將的規則只有 `東家`、`南家`、`西家`',
  'toimen-in-sanma': '三人麻將沒有 `{actual}`，另外兩家是 `上家` 和 `下家`',
  'scores-of-four': '寫了四家的點數，三人麻將的規則只寫三家',
  'kita-mismatch': '拔北的張數 `{actual}` 不對，這一行裡有{kita}張',
  'key-without-log': '寫了 `{actual}`，卻沒有寫牌譜；請用 `牌譜` 指定檔案',
  'no-record-reader': '讀不了 `{actual}`：這裡不能讀牌譜；請在能讀檔案的環境裡使用，或傳入選項 `records`',
  'no-record': '找不到牌譜檔案 `{actual}`',
  'record-outside': '`{actual}` 在專案之外，不能讀取；請放在專案裡面',
  'record-too-large': '`{actual}` 太大，牌譜最大4MB',
  'record-not-text': '`{actual}` 不是文字；請用 UTF-8 的牌譜，或用 gzip 壓縮的牌譜',
  'not-a-record':
    '`{actual}` 不是牌譜；能讀的是天鳳的 XML、tenhou.net/6 的 JSON、mjai、電腦麻將，以及轉成 JSON 的雀魂牌譜',
  'record-address':
    '不會打開 `{actual}`（不連網）；請寫保存下來的牌譜檔案的路徑，或自帶牌譜的位址 `tenhou.net/6/#json=…`',
  'record-fault': '牌譜有誤：{where}{said}',
  'which-round': '牌譜裡有{count}局；請用 `牌譜的局` 指定 {rounds} 中的一局，現在顯示的是第一局',
  'no-such-round': '牌譜裡沒有 `{actual}` 這一局，請寫 {rounds} 中的一局',
  'bad-moment':
    '看不懂時刻 `{actual}`，請寫成 `第9巡`、`第9巡 對家打牌`、`立直前`、`第41條紀錄`、`終局` 或 `全部` 的形式',
  'no-such-turn': {
    text: '沒有第{turn}巡：{who}在第{last}巡結束',
    words: {
      who: {
        any: '這一局',
        east: '東家',
        south: '南家',
        west: '西家',
        north: '北家'
      }
    }
  },
  'no-such-event': '沒有第{number}條紀錄：這一局只到第{last}條',
  'moment-after-fault': '這一局的牌譜只能讀到第{last}條，無法顯示 `{actual}`',
  'no-such-riichi': {
    text: '這一局沒有{who}立直',
    words: {
      who: {any: '', self: '這副手牌的人的', east: '東家的', south: '南家的', west: '西家的', north: '北家的'}
    }
  },
  'no-such-seat': '沒有 `{actual}`：這是三人麻將的牌譜',
  'not-as-recorded': '`{actual}` 與牌譜不符，牌譜裡是{expected}',
  'not-recorded': '牌譜裡沒有 `{actual}`',
  'not-drawn': {
    text: '`{actual}` 對{view}不起作用，請寫 {instead}',
    words: {
      view: {
        any: '牌譜',
        board: '牌譜的牌桌',
        hand: '牌譜的手牌',
        rivers: '牌譜的牌河',
        rounds: '各局的表格',
        kifu: '書面的牌譜'
      },
      instead: {
        any: '別的 `顯示`',
        hand: '`顯示: 手牌`',
        rivers: '`顯示: 牌河`',
        lists: '`顯示: 手牌` 或 `顯示: 牌河`',
        board: '`顯示: 牌桌`'
      }
    }
  },
  'no-board': {
    text: '寫了 `{actual}`，但畫不成牌桌：{fault}',
    words: {
      fault: {
        any: '有牌桌上放不下的內容',
        tiles: '沒有牌',
        players: '請在手牌或牌河前寫明是誰的，例如 `東家:`',
        marks: '牌桌上放不下標記、標籤、空位和分組',
        rows: '同一家有兩副手牌或兩條牌河',
        seats: '有一家不知道坐在哪裡，請寫成 `東家:` 這樣，或補上 `自風`'
      }
    }
  }
}
