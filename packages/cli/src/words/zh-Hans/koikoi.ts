/**
 * Help of the commands of koi-koi in simplified Chinese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/koikoi.js'

export const zhHans: Translation<typeof en> = {
  koikoiOptions: {
    rules:
      '规则（standard、nintendo、koikoi-japan；默认 standard），或 teshiScore=6 这样的一个项目；可以写多次'
  },
  koikoiPlay: {
    about: '与程序对战花札来来。',
    notes: `输入牌的编号或名称；在牌桌上输入“帮助”会列出其余的指令：悔牌、提示、保存。
同样的种子发同样的牌，对同样的出牌对手也有同样的应对。结束时以 Markdown 给出对局的记录，tehai build 能画出来，tehai koikoi replay 能重放。`,
    opponent: '对手，由弱到强（默认 look-ahead）',
    rounds: '局数（默认 3）',
    seed: '洗牌和对手的随机种子（默认每次不同）',
    save: '每一手之后保存对局的文件（用 --resume 继续）',
    resume: '继续保存的对局，并存到同一个文件',
    output: '写记录的文件（默认标准输出）'
  },
  koikoiReplay: {
    about: '逐手核对并重放一局的记录，说明发生了什么。',
    notes: `记录由几行开头（deal 或 seed、dealer、rules）和每回合一行（如 2cx2b/11c koi）组成。
也可以给出 Markdown 页面（如 tehai koikoi play 写出的），其中的每一局会依次重放。
--jsonl 读取 {"id", "rules", "override", "dealer", "seed", "decks", "actions"}，返回 {"id", "events", "result"}。`,
    json: '以 JSON 输出经过和结果',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '局'
  },
  koikoiScore: {
    about: '计入来来和加倍，显示胜者得到的文数。',
    notes:
      '--jsonl 读取 {"id", "rules", "override", "base", "winnerCalled", "loserCalled"}，返回 {"id", "score"}。',
    base: '所有役的文数合计，代替牌',
    winnerCalled: '胜者宣言来来的次数（默认 0）',
    loserCalled: '败者宣言来来的次数（默认 0）',
    json: '输出一个 JSON 对象',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '次计分'
  },
  koikoiSimulate: {
    a: '第一个玩家（默认 greedy）',
    about: '让两个玩家对战许多局，显示胜负和文数。',
    notes: '同样的种子得到同样的结果。look-ahead 会预测，每秒几百局。',
    rounds: '局数（默认 10000）',
    b: '第二个玩家（默认 random）',
    samples: 'look-ahead 每次决定的采样数（默认 32）',
    seed: '洗牌的随机种子（默认 0）',
    json: '输出一个 JSON 对象'
  },
  koikoiYaku: {
    about: '显示得牌的役和文数。',
    notes: `--jsonl 每行读取 {"id", "cards" 或 "ids", "rules", "override", "context"}，返回 {"id", "yaku": [{"type", "base", "bonus", "cards"}], "total"}。`,
    month: '本局的月份（用于月札）',
    calls: '宣言来来的次数（默认 0）',
    json: '输出一个 JSON 对象',
    jsonl: '输入和输出都是每行一个 JSON',
    counted: '堆牌'
  }
}
