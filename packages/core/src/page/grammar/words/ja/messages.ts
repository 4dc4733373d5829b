/**
 * Messages of pages in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'call-as-key':
    '`{actual}` という項目はありません。副露は手牌の行の終わりに `{example}` のように書いてください',
  'red-as-key': '`{actual}` という項目はありません。赤五は手牌の行に `406p` のように `0` と書いてください',
  'calls-apart': '副露だけの行です。手牌と同じ行に `{wanted}` のように書いてください',
  'prose-row': '牌を書く行に `{actual}` という文があります。文の前には項目名が要ります',
  'fact-in-row': '牌の行に `{actual}` が続いています。別の行に書いてください',
  'bad-value': {
    text: '`{key}` に `{actual}` とは書けません。`{example}` のように{kind}書いてください',
    words: {
      kind: {
        other: '',
        number: '数を',
        turn: '1〜29の数を',
        columns: '1〜39の数を',
        wind: '席を',
        round: '場や局（各場1〜4局）を',
        tiles: '牌を',
        scores: '全員の点数を',
        hundreds: '100点単位で',
        sticks: '点棒を'
      }
    }
  },
  'almost-tiles': '`{actual}` は牌として読めません。文中の牌は `:tiles[123m]` のように書いてください',
  'key-without-row': {
    text: '`{actual}` が指す{wanted}がありません',
    words: {wanted: {hand: '手牌', river: '河', row: '牌の行'}}
  },
  'bad-situation':
    '状況の `{actual}` が読み取れません。`東1局`・`南家`・`6巡目`・`25000点` のように書いてください',
  'beyond-situation': {
    text: '`{actual}` はありえません。{wanted}を書いてください',
    words: {wanted: {round: '場と1〜4局', turn: '1〜29巡目'}}
  },
  'unknown-player':
    '`{actual}` がどの対局者か分かりません。`上家`・`対面`・`下家` か `東家` のように書いてください',
  'bracketed-player': '`{actual}` は括弧で囲まれています。{expected} と書いてください',
  'double-player': '`{actual}` が二度書かれています。対局者ごとに一度だけ書いてください',
  'option-of-blocks': '`{actual}` は文中の牌には書けません。ブロックの中に `{line}` の行を書いてください',
  'not-one-tile': '`{key}` の `{actual}` は牌一枚ではありません。`3m` のように一枚だけ書いてください',
  'tile-not-in-row': '`{actual}` はその行にありません',
  'dora-mismatch': 'ドラ `{actual}` が表示牌と合いません。表示牌が `{indicator}` ならドラは {expected} です',
  'doubtful-ten': '`{actual}` を1と赤五の二枚のドラと読みました。それでよければ `{both}` と書いてください',
  'too-many-indicators': '`{actual}` は{count}枚あります。ドラは最初の1枚と四つの槓の4枚で、最大5枚です',
  'too-many-ura': '裏ドラ `{actual}` が{count}枚あります。表のドラ{most}枚より多くはなりません',
  'no-dora': '`{actual}` とありますが、ドラが書かれていません。`ドラ` か `ドラ表示牌` を書いてください',
  'draw-twice': {
    text: '{what}が `{actual}` となっていますが、行の最後に離して書かれている牌は `{drawn}` です。どちらかに揃えてください',
    words: {what: {drawn: 'ツモ牌', won: '和了牌'}}
  },
  'draw-too-many': {
    text: '行にはすでに{count}枚あり、{what} `{tile}` はその中にありません。{what}を除いた13枚を行に書くか、行にある牌を指定してください',
    words: {what: {drawn: 'ツモ牌', won: '和了牌'}}
  },
  'tsumo-and-ron': {
    text: '`{actual}` とありますが、{other}アガリとも書かれています。どちらか一つにしてください',
    words: {other: {tsumo: 'ツモ', ron: 'ロン'}}
  },
  'ron-from-self': '`{actual}` では自分からのロンになります。`対面` のように他家を書いてください',
  'tsumo-from-other':
    '`{actual}` では他家からのツモになります。他家の捨て牌での和了なら `ロン` に、ツモなら他家の名前を消してください',
  'second-fact': '`{before}` と `{actual}` の両方が書かれています。どちらか一つにしてください',
  'riichi-turn': '立直が{turn}巡目とありますが、河で横になっているのは{at}枚目の牌です',
  'river-past-turn': '{turn}巡目とありますが、河には{count}枚の捨て牌があります。{least}巡目以降のはずです',
  'seat-mismatch': {
    text: '席の `{actual}` が合いません。{what}は{owner}のものなので、{wanted}のはずです',
    words: {what: {hand: 'この手牌', header: 'この見出し'}}
  },
  'call-not-in-river': {
    text: '{from}の河に、鳴かれた印の付いた `{tile}` がありません。鳴かれた牌は `{marked}` のように書いてください',
    words: {from: {kamicha: '上家', toimen: '対面', shimocha: '下家'}}
  },
  'scores-sum': {
    text: '持ち点の合計が{sum}点です{sticks}。合計は{wanted}点のはずです',
    words: {sticks: {none: '', given: '（供託を含む）'}}
  },
  'tile-not-in-sanma': '`{tile}` は使えません。三人麻雀のルールでは二萬から八萬を使いません',
  'chii-in-sanma': '`{actual}` のチーはできません。三人麻雀のルールです',
  'north-seat-in-sanma':
    '`{actual}` は書けません。三人麻雀のルールなので、席は `東家`・`南家`・`西家` の三つです',
  'toimen-in-sanma': '`{actual}` はいません。三人麻雀のルールなので、ほかの二人は `上家` と `下家` です',
  'scores-of-four': '持ち点が四人分あります。三人麻雀のルールなので、三人分を書いてください',
  'kita-mismatch': '抜きドラ `{actual}` が牌の行と合いません。行には{kita}枚あります',
  'key-without-log': '`{actual}` とありますが、牌譜が書かれていません。`牌譜` でファイルを指定してください',
  'no-record-reader':
    '`{actual}` を読めません。ここでは牌譜を読む仕組みがないので、ファイルを扱える環境で使うか、設定 `records` を渡してください',
  'no-record': '牌譜のファイル `{actual}` が見つかりません',
  'record-outside': '`{actual}` はプロジェクトの外にあるので読めません。プロジェクトの中に置いてください',
  'record-too-large': '`{actual}` が大きすぎます。牌譜は4MBまでです',
  'record-not-text':
    '`{actual}` は文字として読めません。UTF-8 の牌譜か、それを gzip で圧縮したものにしてください',
  'not-a-record':
    '`{actual}` は牌譜として読めません。天鳳の XML、tenhou.net/6 の JSON、mjai、電脳麻将、JSON にした雀魂の牌譜が読めます',
  'record-address':
    '`{actual}` は開きません（ページを作るときに通信はしません）。保存した牌譜のファイルの場所か、牌譜そのものを含む `tenhou.net/6/#json=…` を書いてください',
  'record-fault': '牌譜に誤りがあります。{where}{said}',
  'which-round':
    '牌譜には{count}局あります。`牌譜の局` で{rounds}のどれかを指定してください。今は最初の局を表示しています',
  'no-such-round': '`{actual}` という局は牌譜にありません。あるのは{rounds}です',
  'bad-moment':
    '時点 `{actual}` が読めません。`9巡目`、`9巡目 対面の打牌`、`立直前`、`41番目の記録`、`終局`、`すべて` のように書いてください',
  'no-such-turn': {
    text: '{turn}巡目はありません。{who}{last}巡目で終わっています',
    words: {
      who: {
        any: 'この局は',
        east: '東家は',
        south: '南家は',
        west: '西家は',
        north: '北家は'
      }
    }
  },
  'no-such-event': '{number}番目の記録はありません。この局は{last}番目までです',
  'moment-after-fault': 'この局の牌譜は{last}番目までしか読めないため、`{actual}` は表示できません',
  'no-such-riichi': {
    text: 'この局に{who}立直はありません',
    words: {
      who: {any: '', self: 'この手牌の人の', east: '東家の', south: '南家の', west: '西家の', north: '北家の'}
    }
  },
  'no-such-seat': '`{actual}` の対局者はいません。三人麻雀の牌譜です',
  'not-as-recorded': '`{actual}` が牌譜と合いません。牌譜では {expected} です',
  'not-recorded': '`{actual}` は牌譜にありません',
  'not-drawn': {
    text: '`{actual}` は{view}には反映されません。{instead} と書くと反映されます',
    words: {
      view: {
        any: '牌譜',
        board: '牌譜の卓',
        hand: '牌譜の手牌',
        rivers: '牌譜の河',
        rounds: '対局の表',
        kifu: '採譜'
      },
      instead: {
        any: '別の `表示`',
        hand: '`表示: 手牌`',
        rivers: '`表示: 河`',
        lists: '`表示: 手牌` か `表示: 河`',
        board: '`表示: 卓`'
      }
    }
  },
  'no-board': {
    text: '`{actual}` と書かれていますが、卓にはできません。{fault}',
    words: {
      fault: {
        any: '卓に置けないものがあります',
        tiles: '牌がありません',
        players: '手牌や河の前に `東家:` のように誰のものかを書くと卓になります',
        marks: '印、ラベル、空き、牌の区切りは卓に置けません',
        rows: '同じ人の手牌か河が二つあります',
        seats: '席のわからない人がいます。`東家:` のように書くか、`自風` を書き添えてください'
      }
    }
  }
}
