/**
 * Playing koi-koi in simplified Chinese.
 */
import type {PlayWords} from '../play-schema.js'

export const zhHans: PlayWords = {
  names: ['你', '对手'],
  orders: {
    koikoi: ['来来', '继续'],
    shobu: ['结束', '收手'],
    draw: ['翻牌'],
    undo: ['悔牌', '悔棋', '撤销'],
    hint: ['提示'],
    log: ['经过'],
    save: ['保存'],
    help: ['帮助', '？'],
    quit: ['退出'],
    next: ['下一局']
  },
  field: '场牌',
  hand: '手牌',
  captured: '得牌',
  empty: '无',
  cards: count => `${count}张`,
  head: (round, rounds, [own, other], rules) =>
    `第${round}局（共${rounds}局）・你${own}文，对手${other}文・规则：${rules}`,
  deals: name => `${name}是庄家，由庄家先出。`,
  drew: (own, other) => `定庄：你翻到${own}，对手翻到${other}。`,
  drawAgain: '翻到同月的两张皮，重翻。',
  takes: cards => `拿${cards}`,
  stays: '留在场上',
  chooseCard: '出哪张牌？（编号或牌名；“帮助”列出指令）',
  chooseField: card => `${card}拿场上哪张牌？`,
  decide: points => `你有${points}。来来，还是结束？`,
  mustStop: '手牌用完了，只能结束。',
  drawPrompt: '用“翻牌”翻开牌堆最上面的一张。',
  helpText: `  编号，或 2c、松鶴 这样的牌：打出这张牌
  来来、结束：继续，或收手得分    提示：各个选择的价值
  悔牌：回到上一次选择    经过：这一局发生的事
  保存 [文件]：供 --resume 继续    退出：离开牌桌`,
  unknown: text => `看不懂 \`${text}\`，请输入上面的编号、牌名或指令（“帮助”列出指令）`,
  ambiguous: text => `上面有几张牌都叫 \`${text}\`，请输入编号`,
  nothingToUndo: '没有可以撤回的选择。',
  undone: '已撤回上一次选择。',
  hint: (action, points, error) => `  ${action}  ${points} ± ${error}`,
  hintHead: '各个选择平均得到的文数（± 是标准误差的两倍）：',
  saved: file => `已保存到 ${file}；用 tehai koikoi play --resume ${file} 继续。`,
  nowhereToSave: '请写文件名，如“保存 game.json”',
  roundOver: (round, [own, other]) => `第${round}局结束：你${own}文，对手${other}文。`,
  pressEnter: '按回车键进入下一局',
  won: (name, [own, other]) => `${name}以 ${own}：${other} 获胜。`,
  even: '平局。',
  left: '你离开了牌桌。',
  recordWritten: file => `记录已写到 ${file}。`,
  recordTitle: ([own, other]) => `花札来来　${own}：${other}`,
  roundTitle: round => `第${round}局`
}
