/**
 * Messages of pages in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  'call-as-key': '没有 `{actual}` 这个项目；副露请写在手牌那一行的末尾，如 `{example}`',
  'red-as-key': '没有 `{actual}` 这个项目；赤五请在手牌那一行里写成 `0`，如 `406p`',
  'calls-apart': '这一行只有副露；请和手牌写在同一行，如 `{wanted}`',
  'prose-row': '写牌的行里有文字 `{actual}`；文字前面要写项目名',
  'fact-in-row': '写牌的一行后面有 `{actual}`，请另起一行来写',
  'bad-value': {
    text: '`{key}` 不能写 `{actual}`，请像 `{example}` 这样{kind}',
    words: {
      kind: {
        other: '写',
        number: '写数字',
        turn: '写1～29的数字',
        columns: '写1～39的数字',
        wind: '写座位',
        round: '写场次或局数（每场1至4局）',
        tiles: '写牌',
        scores: '写各家的点数',
        hundreds: '以100点为单位写',
        sticks: '写点棒'
      }
    }
  },
  'almost-tiles': '`{actual}` 不会显示为牌，文字中的牌请像 `:tiles[123m]` 这样写',
  'key-without-row': {
    text: '没有 `{actual}` 所指的{wanted}',
    words: {wanted: {hand: '手牌', river: '牌河', row: '牌'}}
  },
  'bad-situation': '看不懂局面里的 `{actual}`，请写成 `东1局`、`南家`、`第6巡`、`25000点` 的形式',
  'beyond-situation': {
    text: '不可能是 `{actual}`，请写{wanted}',
    words: {wanted: {round: '每场的1至4局', turn: '第1至29巡'}}
  },
  'unknown-player': '不知道 `{actual}` 是哪一家，请写 `上家`、`对家`、`下家`，或 `东家` 这样的座位',
  'bracketed-player': '`{actual}` 用了括号，请写成 {expected}',
  'double-player': '`{actual}` 写了两次，每一家只能写一次',
  'option-of-blocks': '行内的牌不能用 `{actual}`，请在块里写一行 `{line}`',
  'not-one-tile': '`{key}` 的 `{actual}` 不是一张牌，请像 `3m` 这样只写一张',
  'tile-not-in-row': '这一行里没有 `{actual}`',
  'dora-mismatch': '宝牌 `{actual}` 与指示牌不符；指示牌是 `{indicator}`，宝牌应为 {expected}',
  'doubtful-ten': '`{actual}` 被读作两张宝牌，即1和赤五；如果正是这个意思，请写成 `{both}`',
  'too-many-indicators': '`{actual}` 有{count}张；宝牌开局1张，四次杠各1张，最多5张',
  'too-many-ura': '里宝牌 `{actual}` 有{count}张；不会多于宝牌的{most}张',
  'no-dora': '写了 `{actual}`，却没有写宝牌；请写 `宝牌` 或 `宝牌指示牌`',
  'draw-twice': {
    text: '{what} `{actual}` 与这一行末尾分开写的牌 `{drawn}` 不一致，请改成同一张',
    words: {what: {drawn: '摸到的牌', won: '和的牌'}}
  },
  'draw-too-many': {
    text: '这一行已有{count}张，而{what} `{tile}` 不在其中；请在行里写除它以外的13张，或指定行里有的牌',
    words: {what: {drawn: '摸到的牌', won: '和的牌'}}
  },
  'tsumo-and-ron': {
    text: '写了 `{actual}`，但又写了{other}，请只写一种',
    words: {other: {tsumo: '自摸', ron: '荣和'}}
  },
  'ron-from-self': '`{actual}` 成了荣和自己的牌，请写 `对家` 这样的另一家',
  'tsumo-from-other': '`{actual}` 成了自摸别家的牌；如果和的是别家打出的牌请写 `荣和`，如果是自摸请去掉别家',
  'second-fact': '`{before}` 和 `{actual}` 不能同时成立，请只写一个',
  'riichi-turn': '写的是第{turn}巡立直，但牌河里横放的是第{at}张',
  'river-past-turn': '写的是第{turn}巡，但牌河里有{count}张，应为第{least}巡或以后',
  'seat-mismatch': {
    text: '座位 `{actual}` 不对：{what}是{owner}的，应为{wanted}',
    words: {what: {hand: '这副手牌', header: '这个标题'}}
  },
  'call-not-in-river': {
    text: '{from}的牌河里没有被鸣走的 `{tile}`；被鸣走的牌请写成 `{marked}`',
    words: {from: {kamicha: '上家', toimen: '对家', shimocha: '下家'}}
  },
  'scores-sum': {
    text: '各家点数合计{sum}点{sticks}，应为{wanted}点',
    words: {sticks: {none: '', given: '（含立直棒）'}}
  },
  'tile-not-in-sanma': '不能用 `{tile}`：三人麻将的规则不用二万到八万',
  'chii-in-sanma': '不能吃 `{actual}`：这是三人麻将的规则',
  'north-seat-in-sanma': '不能写 `{actual}`：三人麻将的规则只有 `东家`、`南家`、`西家`',
  'toimen-in-sanma': '三人麻将没有 `{actual}`，另外两家是 `上家` 和 `下家`',
  'scores-of-four': '写了四家的点数，三人麻将的规则只写三家',
  'kita-mismatch': '拔北的张数 `{actual}` 不对，这一行里有{kita}张',
  'key-without-log': '写了 `{actual}`，却没有写牌谱；请用 `牌谱` 指定文件',
  'no-record-reader': '读不了 `{actual}`：这里不能读牌谱；请在能读文件的环境里使用，或传入选项 `records`',
  'no-record': '找不到牌谱文件 `{actual}`',
  'record-outside': '`{actual}` 在项目之外，不能读取；请放在项目里面',
  'record-too-large': '`{actual}` 太大，牌谱最大4MB',
  'record-not-text': '`{actual}` 不是文字；请用 UTF-8 的牌谱，或用 gzip 压缩的牌谱',
  'not-a-record':
    '`{actual}` 不是牌谱；能读的是天凤的 XML、tenhou.net/6 的 JSON、mjai、电脑麻将，以及转成 JSON 的雀魂牌谱',
  'record-address':
    '不会打开 `{actual}`（不联网）；请写保存下来的牌谱文件的路径，或自带牌谱的地址 `tenhou.net/6/#json=…`',
  'record-fault': '牌谱有误：{where}{said}',
  'which-round': '牌谱里有{count}局；请用 `牌谱的局` 指定 {rounds} 中的一局，现在显示的是第一局',
  'no-such-round': '牌谱里没有 `{actual}` 这一局，请写 {rounds} 中的一局',
  'bad-moment':
    '看不懂时刻 `{actual}`，请写成 `第9巡`、`第9巡 对家打牌`、`立直前`、`第41条记录`、`终局` 或 `全部` 的形式',
  'no-such-turn': {
    text: '没有第{turn}巡：{who}在第{last}巡结束',
    words: {
      who: {
        any: '这一局',
        east: '东家',
        south: '南家',
        west: '西家',
        north: '北家'
      }
    }
  },
  'no-such-event': '没有第{number}条记录：这一局只到第{last}条',
  'moment-after-fault': '这一局的牌谱只能读到第{last}条，无法显示 `{actual}`',
  'no-such-riichi': {
    text: '这一局没有{who}立直',
    words: {
      who: {any: '', self: '这副手牌的人的', east: '东家的', south: '南家的', west: '西家的', north: '北家的'}
    }
  },
  'no-such-seat': '没有 `{actual}`：这是三人麻将的牌谱',
  'not-as-recorded': '`{actual}` 与牌谱不符，牌谱里是{expected}',
  'not-recorded': '牌谱里没有 `{actual}`',
  'not-drawn': {
    text: '`{actual}` 对{view}不起作用，请写 {instead}',
    words: {
      view: {
        any: '牌谱',
        board: '牌谱的牌桌',
        hand: '牌谱的手牌',
        rivers: '牌谱的牌河',
        rounds: '各局的表格',
        kifu: '书面的牌谱'
      },
      instead: {
        any: '别的 `显示`',
        hand: '`显示: 手牌`',
        rivers: '`显示: 牌河`',
        lists: '`显示: 手牌` 或 `显示: 牌河`',
        board: '`显示: 牌桌`'
      }
    }
  },
  'no-board': {
    text: '写了 `{actual}`，但画不成牌桌：{fault}',
    words: {
      fault: {
        any: '有牌桌上放不下的内容',
        tiles: '没有牌',
        players: '请在手牌或牌河前写明是谁的，例如 `东家:`',
        marks: '牌桌上放不下标记、标签、空位和分组',
        rows: '同一家有两副手牌或两条牌河',
        seats: '有一家不知道坐在哪里，请写成 `东家:` 这样，或补上 `自风`'
      }
    }
  }
}
