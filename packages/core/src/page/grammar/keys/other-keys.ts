/** Words that authors may try as keys although there are no such keys, and what to write instead. */
import {foldName} from '@tehai/kernel/block'
import {nearestOrSounding, soundingLike} from '@tehai/kernel/sounds'

// What to write, and the words for it.
const table: readonly (readonly [meant: string, ...words: string[]])[] = [
  ['answer', 'solution', 'correct', 'correct answer', 'result', 'best answer'],
  ['why', 'explanation', 'reason', 'reasoning', 'because', 'comment on answer', 'rationale'],
  ['note', 'hint', 'comment', 'remark', 'remarks', 'tip', 'info', 'description', 'text'],
  ['question', 'problem', 'quiz', 'wwyd', 'prompt'],
  ['title', 'name', 'heading', 'subject', 'topic'],
  ['honba', 'repeats', 'repeat', 'counters', 'counter', 'bonus', 'extra', 'renchan'],
  ['sticks', 'riichi bets', 'bets', 'deposit', 'pot', 'kyotaku', 'table sticks'],
  ['scores', 'standings', 'starting points', 'player scores', 'table scores', 'chips'],
  ['turn', 'junme', 'turn number', 'go around', 'turns'],
  ['indicator', 'dora hyouji', 'dorahyouji', 'dead wall', 'flipped', 'dora flip', 'bonus indicator'],
  ['ura', 'uradora', 'underside dora', 'back dora', 'hidden dora'],
  ['ukeire', 'effective tiles', 'useful tiles', 'tile acceptance', 'efficiency', 'improving tiles'],
  ['shanten', 'syanten', 'distance', 'steps'],
  ['candidates', 'options', 'alternatives', 'possible discards'],
  ['yaku', 'hands', 'patterns', 'roles', 'combination', 'combinations', 'yaku list'],
  ['log', 'replay', 'haifu', 'log file', 'game', 'game log', 'file', 'paifu file', 'source'],
  ['kyoku', 'game round', 'hand no'],
  ['at', 'time', 'moment of', 'point in time', 'position at'],
  ['rules', 'ruleset', 'rule set', 'game rules', 'variant'],
  ['size', 'tile size', 'scale', 'zoom'],
  ['lang', 'language', 'locale', '言語', '语言', '語言', '언어'],
  ['waits', 'shape', 'wait shape', 'wait type', 'type of wait', 'shape of the wait'],
  ['east', 'player 1', 'p1', 'player one', 'player east', 'oya'],
  ['south', 'player 2', 'p2', 'player two', 'player south'],
  ['west', 'player 3', 'p3', 'player three', 'player west'],
  ['north', 'player 4', 'p4', 'player four', 'player north'],
  ['kamicha', 'left player', 'player left', 'left'],
  ['shimocha', 'right player', 'player right', 'right'],
  ['toimen', 'across', 'opposite', 'player across', 'opposite player'],
  ['self', 'me', 'you', 'hero', 'myself'],
  ['待ち', '待ちは', '当たり', '聴牌形', 'テンパイ', 'てんぱい', 'まち', '和了り牌の種類'],
  ['ツモ', 'ツモった牌', '引いた牌', 'ひいた牌', 'つも', '引き牌'],
  ['ドラ', 'どら', 'ドラは'],
  ['ドラ表示牌', 'ドラ表示', 'ドラ表', 'ドラひょうじはい', '王牌', 'めくり'],
  ['裏ドラ表示牌', '裏ドラ表示', '裏表示', '裏ドラ表'],
  ['供託', 'リーチ棒', '立直棒', '供託リーチ棒', '供宅', '供託本数'],
  ['本場', '積み棒', '積棒', '本馬', '連荘'],
  ['役', '手役', '成立役', 'やく', '役名', '和了役'],
  ['答え', 'こたえ', '正着', '模範解答', '回答'],
  ['解説', '考え方', '説明', '根拠', 'ポイント', '解説文', 'りゆう'],
  ['シャンテン数', 'しゃんてん', 'シャンテンすう', '聴牌まで'],
  ['受け入れ', '有効牌', '牌効率', '受け入れ枚数', '受入れ枚数', '受入枚数', '有効牌枚数', '進張'],
  ['巡目', '順目', '順', '何巡目', 'じゅんめ'],
  ['持ち点', '各家の点数', '点況', '点差', '得点状況', '現在の点数'],
  ['自風', '座席', '自家の風', '何家'],
  ['符', 'ふ', '符ハネ'],
  ['牌譜', 'ログ', 'パイフ'],
  ['题', '标题名', '题目'],
  ['題', '代', '台', '第', '題目', 'だい'],
  ['听牌', '听', '等', '等牌', '待牌', '叫牌', '叫听'],
  ['宝牌', '多拉', '懸賞牌', '悬赏牌'],
  ['宝牌指示牌', '指示牌', '翻宝牌', '多拉指示牌'],
  ['答案', '正解', '正确答案', '解答'],
  ['解说', '解析', '说明', '讲解', '原因'],
  ['대기', '기다리는 패', '대기패', '오름패', '기다림'],
  ['도라', '도라 패', '도라패', '보너스패'],
  ['정답', '답', '해답'],
  ['해설', '설명', '이유', '풀이'],
  [
    'win',
    'winning tile',
    'win tile',
    'agari tile',
    'won on',
    'winner tile',
    'winning hand tile',
    'agarihai',
    'last tile'
  ],
  ['draw', 'drawn tile', 'drawn', 'tsumo tile'],
  ['和了', '上がり牌', '当たり牌', 'あたり牌', 'アタリ牌', 'ロン牌', 'あがり牌', '和がり牌'],
  ['hand', 'tiles', 'tehai', 'my hand'],
  ['手牌', '手', '手配', '牌'],
  ['river', 'j', 'pond', 'kawa', 'sutehai', 'discard pile', 'discarded', 'furiten'],
  ['河', '可', '何', '捨牌河', '捨て牌列', '川', '捨てハイ', '捨配', '切った牌', 'フリテン', '振聴'],
  [
    'waits',
    'waiting on',
    'waiting for tiles',
    'tenpai',
    'tenpai on',
    'wait tile',
    'wait tiles',
    'winning tiles',
    'outs',
    'tempai',
    'waiting for',
    'waiting'
  ],
  ['seat', 'wind', 'player', 'own wind', 'seat position', 'my wind', 'position', 'jikaze'],
  ['自風', '風', '門風'],
  [
    'round',
    'prevalent wind',
    'field wind',
    'round number',
    'hand number',
    'east round',
    'prevailing wind',
    'bakaze',
    'table wind'
  ],
  ['rules: sanma', 'players', 'sanma', 'three players'],
  ['ルール: 三麻', '三麻', '三人麻雀', '人数'],
  [
    'score',
    'han',
    'value',
    'points won',
    'hand value',
    'points',
    'han and fu',
    'payout',
    'hand score',
    'win value',
    'total'
  ],
  ['点数', '翻', '飜数', '和了点数', '上がり点', '翻数', '点'],
  ['situation', 'state', 'context'],
  [
    'discard',
    'best',
    'correct discard',
    'kiru',
    'best discard',
    'best cut',
    'best move',
    'throw',
    'what to cut',
    'what to discard'
  ],
  [
    '打',
    '何切る',
    '何切',
    '最善',
    '最善手',
    '切る',
    '捨てる牌',
    '切牌',
    '打什么',
    '打哪张',
    '打什麼',
    '打哪張'
  ],
  ['타패', '버릴 패', '정답 패'],
  ['状況', '場況', '局情報', '場の状況', '場面'],
  ['和牌', '和的牌', '和了牌', '胡的牌'],
  ['牌河', '弃牌', '舍牌', '捨牌', '棄牌', '河牌', '振听', '振聽'],
  ['规则: 三麻', '三人麻将'],
  ['規則: 三麻', '三人麻將'],
  ['点数', '番', '番数', '打点'],
  ['點數', '番數', '打點'],
  ['局面', '场况', '狀況', '状况'],
  ['버림패', '버린 패', '강', '후리텐'],
  ['규칙: 3인 마작', '3인 마작', '삼마'],
  ['점수', '판', '판수', '점'],
  ['상황', '장면']
]

/** Both winds in one line. */
const several: readonly (readonly [meant: readonly string[], word: string])[] = [[['round', 'seat'], 'winds']]

const meantByWord: ReadonlyMap<string, readonly string[]> = new Map([
  ...table.flatMap(([meant, ...words]) => words.map((word): [string, string[]] => [foldName(word), [meant]])),
  ...several.map(([meant, word]): [string, readonly string[]] => [foldName(word), meant])
])

/** What to write in place of a word that resembles one of those; empty if it resembles none. */
export function nearOtherKeys(name: string): string[] {
  if (name.length > 32) return []
  // For a short name only the sound is compared: too many words are similar to it.
  const [word] =
    name.length < 4
      ? soundingLike(foldName(name), meantByWord.keys())
      : nearestOrSounding(foldName(name), meantByWord.keys())
  return word === undefined ? [] : [...meantByWord.get(word)!]
}

/** What to write in place of a word that is not a key; `undefined` for words that are not known. */
export function otherKeys(word: string): string[] | undefined {
  const meant = word.length > 64 ? undefined : meantByWord.get(foldName(word))
  return meant && [...meant]
}
