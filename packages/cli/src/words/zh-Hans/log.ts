/**
 * Help and words of the commands for game records in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/log.js'

export const zhHans: Translation<typeof en> = {
  logCheck: {
    about: '核对牌谱：每一手是否合规，和牌的点数是否正确。',
    notes: `能读天凤的 XML（也可用 gzip）、tenhou.net/6 的 JSON、mjai、电脑麻将，以及转成 JSON 的雀魂牌谱。和牌只按经过重新计算。
每处不同写一行；有错误时退出码为 1。`,
    counted: '牌谱{files}份，{rounds}局：错误{errors}处，警告{warnings}处'
  },
  logConvert: {
    about: '把牌谱写成另一种格式。',
    to: '要写成的格式',
    output: '写到哪里（默认标准输出）'
  },
  logDraw: {
    about: '把牌谱某一时刻的牌桌画成 SVG 或 PNG。',
    open: '显示所有人的手牌（默认只显示 --seat 的手牌，其余扣着）',
    width: '图的宽度，单位像素（默认 760）'
  },
  logRead: {
    about: '显示牌谱的各局：结果和点数。',
    notes: `--jsonl 每局输出一个对象：kyoku（0 是东1局）、honba、sticks、dealer、scores、indicators、haipai、draws、discards（_ 是摸切）、melds、riichi、results，以及这一局的消息。`,
    jsonl: '每局输出一个 JSON'
  },
  logSafe: {
    about: '给出牌谱里每一次打牌的安全度和是否放铳，每行一个 JSON。',
    notes: `只按打牌者看得到的牌，对每个对手各判断一次：file、round（第几局，按牌谱里的顺序从 1 起）、event、turn、player、tile、opponent、riichi、class（genbutsu、no-wait、pair、no-ryanmen、one-ryanmen、two-ryanmen）、reasons、visible、waits（每种听牌的组合数）、won。牌谱里的错误写到标准错误输出；有错误时退出码为 1。`,
    all: '没有立直的对手也算',
    hand: '加上 hand：当时能打的每张牌的判断',
    counted: '牌谱{files}份，{rounds}局，{lines}行'
  },
  logShow: {
    about: '显示牌谱某一时刻的牌桌、各局一览，或像书里那样排印的一局。',
    view: 'table 是 --at 时刻的牌桌，rounds 是各局一览，kifu 是书里的形式（默认 table）',
    round: '第几局，按牌谱里的顺序从 1 起（默认 1）',
    at: '--seat 那一家的第几巡（从 1 起），或 end（默认 end）',
    seat: '按哪一家计巡（默认和牌者，没有则庄家）'
  },
  logWords: {
    event: '{round} 第{event}条记录',
    table: '{round}・宝牌指示牌 {dora}・剩{left}张・立直棒{sticks}根',
    player: '{wind} {name} {score}点',
    river: '牌河',
    hand: '手牌',
    draws: '摸',
    discards: '打',
    hidden: '未公开',
    win: '{seat}：{from}放铳{points}点',
    tsumo: '{seat}：自摸{points}点',
    noEnd: '没有结果'
  }
}
