/**
 * Playing koi-koi in traditional Chinese.
 */
import type {PlayWords} from '../play-schema.js'

export const zhHant: PlayWords = {
  names: ['你', '對手'],
  orders: {
    koikoi: ['來來', '繼續'],
    shobu: ['結束', '收手'],
    draw: ['翻牌'],
    undo: ['悔牌', '悔棋', '撤銷'],
    hint: ['提示'],
    log: ['經過'],
    save: ['儲存'],
    help: ['說明', '？'],
    quit: ['退出'],
    next: ['下一局']
  },
  field: '場牌',
  hand: '手牌',
  captured: '得牌',
  empty: '無',
  cards: count => `${count}張`,
  head: (round, rounds, [own, other], rules) =>
    `第${round}局（共${rounds}局）・你${own}文，對手${other}文・規則：${rules}`,
  deals: name => `${name}是莊家，由莊家先出。`,
  drew: (own, other) => `定莊：你翻到${own}，對手翻到${other}。`,
  drawAgain: '翻到同月的兩張皮，重翻。',
  takes: cards => `拿${cards}`,
  stays: '留在場上',
  chooseCard: '出哪張牌？（編號或牌名；「說明」列出指令）',
  chooseField: card => `${card}拿場上哪張牌？`,
  decide: points => `你有${points}。來來，還是結束？`,
  mustStop: '手牌用完了，只能結束。',
  drawPrompt: '用「翻牌」翻開牌堆最上面的一張。',
  helpText: `  編號，或 2c、松鶴 這樣的牌：打出這張牌
  來來、結束：繼續，或收手得分    提示：各個選擇的價值
  悔牌：回到上一次選擇    經過：這一局發生的事
  儲存 [檔案]：供 --resume 繼續    退出：離開牌桌`,
  unknown: text => `看不懂 \`${text}\`，請輸入上面的編號、牌名或指令（「說明」列出指令）`,
  ambiguous: text => `上面有幾張牌都叫 \`${text}\`，請輸入編號`,
  nothingToUndo: '沒有可以撤回的選擇。',
  undone: '已撤回上一次選擇。',
  hint: (action, points, error) => `  ${action}  ${points} ± ${error}`,
  hintHead: '各個選擇平均得到的文數（± 是標準誤差的兩倍）：',
  saved: file => `已儲存到 ${file}；用 tehai koikoi play --resume ${file} 繼續。`,
  nowhereToSave: '請寫檔名，如「儲存 game.json」',
  roundOver: (round, [own, other]) => `第${round}局結束：你${own}文，對手${other}文。`,
  pressEnter: '按Enter 鍵進入下一局',
  won: (name, [own, other]) => `${name}以 ${own}：${other} 獲勝。`,
  even: '平局。',
  left: '你離開了牌桌。',
  recordWritten: file => `紀錄已寫到 ${file}。`,
  recordTitle: ([own, other]) => `花札來來　${own}：${other}`,
  roundTitle: round => `第${round}局`
}
