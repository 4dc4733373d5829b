/**
 * Help and words of the commands for game records in traditional Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/log.js'

export const zhHant: Translation<typeof en> = {
  logCheck: {
    about: '核對牌譜：每一手是否合規，和牌的點數是否正確。',
    notes: `能讀天鳳的 XML（也可用 gzip）、tenhou.net/6 的 JSON、mjai、電腦麻將，以及轉成 JSON 的雀魂牌譜。和牌只按經過重新計算。
每處不同寫一行；有錯誤時結束代碼為 1。`,
    counted: '牌譜{files}份，{rounds}局：錯誤{errors}處，警告{warnings}處'
  },
  logConvert: {
    about: '把牌譜寫成另一種格式。',
    to: '要寫成的格式',
    output: '寫到哪裡（預設標準輸出）'
  },
  logDraw: {
    about: '把牌譜某一時刻的牌桌畫成 SVG 或 PNG。',
    open: '顯示所有人的手牌（預設只顯示 --seat 的手牌，其餘蓋著）',
    width: '圖的寬度，單位像素（預設 760）'
  },
  logRead: {
    about: '顯示牌譜的各局：結果和點數。',
    notes: `--jsonl 每局輸出一個物件：kyoku（0 是東1局）、honba、sticks、dealer、scores、indicators、haipai、draws、discards（_ 是摸切）、melds、riichi、results，以及這一局的訊息。`,
    jsonl: '每局輸出一個 JSON'
  },
  logSafe: {
    about: '列出牌譜裡每一次打牌的安全度和是否放銃，每行一個 JSON。',
    notes: `只按打牌者看得到的牌，對每個對手各判斷一次：file、round（第幾局，按牌譜裡的順序從 1 起）、event、turn、player、tile、opponent、riichi、class（genbutsu、no-wait、pair、no-ryanmen、one-ryanmen、two-ryanmen）、reasons、visible、waits（每種聽牌的組合數）、won。牌譜裡的錯誤寫到標準錯誤輸出；有錯誤時結束代碼為 1。`,
    all: '沒有立直的對手也算',
    hand: '加上 hand：當時能打的每張牌的判斷',
    counted: '牌譜{files}份，{rounds}局，{lines}行'
  },
  logShow: {
    about: '顯示牌譜某一時刻的牌桌、各局一覽，或像書裡那樣排印的一局。',
    view: 'table 是 --at 時刻的牌桌，rounds 是各局一覽，kifu 是書裡的形式（預設 table）',
    round: '第幾局，按牌譜裡的順序從 1 起（預設 1）',
    at: '--seat 那一家的第幾巡（從 1 起），或 end（預設 end）',
    seat: '按哪一家計巡（預設和牌者，沒有則莊家）'
  },
  logWords: {
    event: '{round} 第{event}條紀錄',
    table: '{round}・寶牌指示牌 {dora}・剩{left}張・立直棒{sticks}根',
    player: '{wind} {name} {score}點',
    river: '牌河',
    hand: '手牌',
    draws: '摸',
    discards: '打',
    hidden: '未公開',
    win: '{seat}：{from}放銃{points}點',
    tsumo: '{seat}：自摸{points}點',
    noEnd: '沒有結果'
  }
}
