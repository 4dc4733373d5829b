/**
 * Help and words of the commands for game records in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/log.js'

export const ja: Translation<typeof en> = {
  logCheck: {
    about: '牌譜を確かめます。どの手も規則どおりか、和了の点数は正しいかを調べます。',
    notes: `天鳳の XML（gzip も可）、tenhou.net/6 の JSON、mjai、電脳麻将、JSON にした雀魂の牌譜を読みます。和了は経過だけから計算し直します。
違いを一行に一つずつ示し、誤りがあれば終了コードは 1 です。`,
    counted: '牌譜{files}件、{rounds}局：誤り{errors}件、注意{warnings}件'
  },
  logConvert: {
    about: '牌譜を別の形式で書き出します。',
    to: '書き出す形式',
    output: '書き出し先（省略時は標準出力）'
  },
  logDraw: {
    about: '牌譜のある場面の卓を SVG か PNG で描きます。',
    open: '全員の手牌を見せる（省略時は --seat の手牌だけ）',
    width: '画像の幅（ピクセル。省略時は 760）'
  },
  logRead: {
    about: '牌譜の局ごとの結果と点数を示します。',
    notes: `--jsonl は局ごとに一行のオブジェクトを出力します。kyoku（0 は東1局）、honba、sticks、dealer、scores、indicators、haipai、draws、discards（_ はツモ切り）、melds、riichi、results と、その局のメッセージです。`,
    jsonl: '一局一行の JSON で出力'
  },
  logSafe: {
    about: '牌譜のすべての打牌について、安全度と放銃したかどうかを一行一つの JSON で示します。',
    notes: `打った人から見えている牌だけで、相手ごとに判定します。file、round（牌譜の何番目の局か。1 から）、event、turn、player、tile、opponent、riichi、class（genbutsu、no-wait、pair、no-ryanmen、one-ryanmen、two-ryanmen）、reasons、visible、waits（待ちごとの組み合わせ数）、won を出力します。牌譜の誤りは標準エラー出力に示し、誤りがあれば終了コードは 1 です。`,
    all: '立直していない相手についても示す',
    hand: 'hand に、打てた牌すべての判定も加える',
    counted: '牌譜{files}件、{rounds}局、{lines}行'
  },
  logShow: {
    about: '牌譜のある場面の卓、局の一覧、または局の牌譜を示します。',
    view: 'table は --at の場面、rounds は局の一覧、kifu は本にある形の牌譜（省略時は table）',
    round: '何番目の局か（1 から。省略時は 1）',
    at: '--seat の人の何巡目か（1 から）、または end（省略時は end）',
    seat: '巡目を数える人（省略時は和了した人、なければ親）'
  },
  logWords: {
    event: '{round} {event}番目の記録',
    table: '{round}・ドラ表示 {dora}・残り{left}枚・供託{sticks}本',
    player: '{wind} {name} {score}点',
    river: '河',
    hand: '手牌',
    draws: 'ツモ',
    discards: '打',
    hidden: '非公開',
    win: '{seat}: {from}から{points}点',
    tsumo: '{seat}: ツモ {points}点',
    noEnd: '結果なし'
  }
}
