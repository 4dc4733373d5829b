/**
 * Playing koi-koi in Japanese.
 */
import type {PlayWords} from '../play-schema.js'

export const ja: PlayWords = {
  names: ['あなた', '相手'],
  orders: {
    koikoi: ['こいこい', 'こい'],
    shobu: ['あがり', '勝負'],
    draw: ['引く', 'めくる'],
    undo: ['戻す', '待った'],
    hint: ['ヒント'],
    log: ['経過'],
    save: ['保存'],
    help: ['説明', '？'],
    quit: ['終了', 'やめる'],
    next: ['次']
  },
  field: '場札',
  hand: '手札',
  captured: '取り札',
  empty: 'なし',
  cards: count => `${count}枚`,
  head: (round, rounds, [own, other], rules) =>
    `${round}局目（全${rounds}局） · あなた${own}文、相手${other}文 · ルール：${rules}`,
  deals: name => `${name}が親です。親から始めます。`,
  drew: (own, other) => `親決め：あなたは${own}、相手は${other}を引きました。`,
  drawAgain: '同じ月のカス同士なので、引き直します。',
  takes: cards => `${cards}を取る`,
  stays: '場に置く',
  chooseCard: '出す札は？（番号か札。「説明」で一覧）',
  chooseField: card => `${card}で取る場札は？`,
  decide: points => `${points}です。こいこいか、あがりか？`,
  mustStop: '手札がないので、あがりです。',
  drawPrompt: '「引く」で山札をめくります。',
  helpText: `  番号、または 2c・松鶴・松に鶴 のような札：その札を出す
  こいこい、あがり：続けるか、勝負するか    ヒント：選択ごとの見込み
  戻す：直前の選択まで戻る    経過：この局で起きたこと
  保存 [ファイル]：--resume で続きから    終了：席を立つ`,
  unknown: text => `\`${text}\` は分かりません。上の番号か札、または指示を入れてください（「説明」で一覧）`,
  ambiguous: text => `\`${text}\` に当たる札が上に何枚かあります。番号で選んでください`,
  nothingToUndo: '戻せる選択がありません。',
  undone: '直前の選択を取り消しました。',
  hint: (action, points, error) => `  ${action}  ${points} ± ${error}`,
  hintHead: '選択ごとの平均の文数（± は標準誤差の2倍）：',
  saved: file => `${file} に保存しました。tehai koikoi play --resume ${file} で続きから始まります。`,
  nowhereToSave: '「保存 game.json」のように、ファイルの名前が必要です',
  roundOver: (round, [own, other]) => `${round}局目が終わりました。あなた${own}文、相手${other}文。`,
  pressEnter: 'Enter で次の局へ',
  won: (name, [own, other]) => `${own}対${other}で${name}の勝ちです。`,
  even: '引き分けです。',
  left: '席を立ちました。',
  recordWritten: file => `記録を ${file} に書きました。`,
  recordTitle: ([own, other]) => `こいこい　${own}対${other}`,
  roundTitle: round => `${round}局目`
}
