/**
 * How the keys of blocks are used on the pages of the documentation and the examples of this project: what their values look
 * like, the keys on the lines before and after them, and what comes of them before a value of another key. Written by
 * `node scripts/usage.js`.
 */
import type {GameId} from './page.js'

/** The counts of one key. */
export interface Counts {
  readonly looks: ReadonlyMap<string, number>
  readonly before: ReadonlyMap<string, number>
  readonly after: ReadonlyMap<string, number>
  readonly wrong: ReadonlyMap<string, number>
}

function tableOf(text: string): ReadonlyMap<string, number> {
  const words = text.split(' ')
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 && word !== '' ? [[word, Number(words[at + 1])] as const] : []))
  )
}

function read(rows: readonly string[]): ReadonlyMap<string, Counts> {
  return new Map(
    rows.map(row => {
      const [id = '', looks = '', before = '', after = '', wrong = ''] = row.split('|')
      return [
        id,
        {looks: tableOf(looks), before: tableOf(before), after: tableOf(after), wrong: tableOf(wrong)}
      ]
    })
  )
}

// Key, looks, before, after, what comes of it where it is wrong.
// prettier-ignore
const ofMahjong: readonly string[] = [
  'after||||bad 303 unreadable 143 true 107 filled 44 false 1',
  'answer|tile 25 winning 6 tiles 2|question 19 candidates 8 row 2 shanten 2 ukeire 2|why 29 end 2 win-rate 2|ok 247 bad 232 breaks 59 false 27',
  'at|situation 7 words 7 phrase 1|seat 13 kyoku 2|end 5 waits 4 show 3 question 3|bad 553 breaks 28 ok 2',
  'bars||||unreadable 582 bad 11 ok 5',
  'candidates|tiles 8|question 7 choices 1|answer 8|unreadable 372 ok 144 bad 74',
  'caption|sentence 4 from 1|row 4 ukeire 1|end 5|ok 589 breaks 4',
  'chankan||||unreadable 592 bad 3 mends 1 ok 1 breaks 1',
  'chiihou||||unreadable 592 bad 4 ok 2',
  'choices|choices 1|question 1|candidates 1|ok 595 breaks 2',
  'columns|number 1|row 1|end 1|unreadable 590 bad 7',
  'dialect||||unreadable 598',
  'discard|count 3 tile 3|shanten 3 row 3|ukeire 4 end 2|bad 351 unreadable 143 true 56 filled 41 false 1',
  'dora|tiles 1|indicator 1|row 1|unreadable 372 ok 186 bad 31 mends 7 breaks 1',
  'draw|tile 3 winning 1|row 4|row 3 mark 1|unreadable 471 bad 53 ok 33 mends 30 breaks 7',
  'fu||||unreadable 497 bad 61 filled 33 false 7',
  'haitei||||unreadable 592 ok 3 bad 3',
  'hand||||bad 460 ok 132 breaks 6',
  'honba|number 3|row 2 riichi 1|sticks 3|unreadable 590 bad 3 ok 2',
  'houtei||||unreadable 592 bad 3 mends 1 ok 1 breaks 1',
  'indicator|tile 30 tiles 9 winning 1|row 18 situation 18 start 2 ron 1 rinshan 1|row 11 win 7 other 5 ura-indicator 4 ron 4 question 3 note 2 score 1 scores 1 dora 1 end 1|unreadable 372 ok 133 bad 51 breaks 2',
  'ippatsu|flag 2|row 2|win 2|unreadable 592 bad 2 ok 1 breaks 1',
  'kita||||unreadable 590 bad 7 ok 1',
  'kyoku|situation 15|log 15|seat 13 at 2|bad 581 ok 2',
  'label|sentence 3|row 3|end 3|ok 527 bad 68',
  'lang||||unreadable 598',
  'layout||||unreadable 598',
  'log||||bad 598',
  'mark|phrase 1 marks 1|draw 1 ukeire 1|score 1 end 1|unreadable 524 bad 48 ok 24',
  'nagashi||||unreadable 592 ok 5 breaks 1',
  'note|sentence 6 json 3 from 1 score 1|score 4 other 3 indicator 2 row 2|end 10 shanten 1|ok 587',
  'open||||bad 595 ok 3',
  'pao|player 2|win 2|score 2|unreadable 581 ok 15',
  'payments||||unreadable 497 bad 89 false 7 filled 4 ok 1',
  'question|query 16 sentence 9 shanten 4 from 2 situation 1|row 21 at 3 indicator 3 show 2 shanten 2 ron 1|answer 19 candidates 7 shanten 2 ukeire 2 choices 1 why 1|ok 461 bad 79 breaks 26',
  'readings||||unreadable 359 false 141 filled 81 bad 17',
  'renhou||||unreadable 592 bad 6',
  'riichi|flag 1|situation 1|honba 1|unreadable 586 ok 8 bad 3',
  'rinshan|flag 1|situation 1|indicator 1|unreadable 592 bad 5',
  'river|json 1|start 1|end 1|bad 368 ok 173 breaks 51 mends 5',
  'ron|winning 32 words 8 from 5 situation 1|row 35 other 4 indicator 4 sticks 2 ura-indicator 1|yaku 29 score 15 indicator 1 question 1|unreadable 445 bad 53 false 22 ok 15 mends 10 breaks 7',
  'round|situation 1|start 1|seat 1|unreadable 569 ok 28',
  'rules||||bad 526 ok 72',
  'safe|phrase 4 question 2|row 6|other 6|unreadable 346 bad 236 false 7 true 3',
  'score|question 31 score 11|ron 15 win 14 yaku 8 pao 2 indicator 1 mark 1 why 1|end 36 note 4 other 2|unreadable 459 bad 56 true 22 breaks 15 false 2 filled 2',
  'scores|points 1|indicator 1|other 1|unreadable 578 ok 18 bad 1',
  'scores-after||||unreadable 497 bad 93 ok 8',
  'seat|wind 9 player 5|kyoku 13 round 1|at 13 turn 1|unreadable 582 breaks 1 ok 1',
  'shanten|shanten 9|row 8 note 1|discard 3 ukeire 3 question 2 waits 1|unreadable 500 filled 78 false 6 bad 3 ok 2',
  'show|words 5|at 3 log 2|question 2 end 2 safe 1|unreadable 593',
  'situation|situation 111|start 111|row 87 indicator 18 other 4 rinshan 1 riichi 1|unreadable 437 ok 48 bad 1 breaks 1',
  'size||||unreadable 590 ok 8',
  'sticks|number 3|honba 3|ron 2 row 1|unreadable 590 breaks 3 ok 2',
  'table|words 4|start 4|end 4|unreadable 513 bad 81',
  'takame||||unreadable 355 false 148 filled 71 bad 18 ok 4 breaks 2',
  'tenhou||||unreadable 592 bad 6',
  'tenpai-rate||||unreadable 333 bad 195 true 37 filled 21 false 12',
  'title||||ok 598',
  'turn|number 1|seat 1|row 1|unreadable 584 ok 13',
  'ukeire|question 14 count 12|waits 14 discard 4 other 4 shanten 3 row 1|end 18 other 6 caption 1 mark 1|unreadable 327 false 116 filled 64 bad 26 true 25 breaks 14',
  'ura||||unreadable 372 ok 177 bad 38 mends 7 breaks 4',
  'ura-indicator|tiles 4|indicator 4|row 3 ron 1|unreadable 372 ok 166 bad 38 breaks 10 mends 8',
  'value|question 2 tiles 1 score 1|win-rate 4|end 4|unreadable 333 bad 195 true 24 filled 19 false 15 breaks 8',
  'visible||||unreadable 372 ok 215 breaks 6 mends 5',
  'waits|question 30 tiles 18 words 1|row 43 other 5 shanten 1|end 34 ukeire 14 row 1|unreadable 343 false 117 filled 44 bad 28 true 15 breaks 2',
  'why|sentence 21 shanten 4 situation 3 from 1 score 1|answer 29 question 1|end 25 other 2 win-rate 2 score 1|ok 566 breaks 2',
  'win|phrase 12 words 7|row 10 indicator 7 ippatsu 2|score 14 yaku 3 pao 2|unreadable 445 bad 49 mends 43 false 22 ok 20',
  'win-rate|percent 4|why 2 answer 2|value 4|unreadable 333 bad 199 true 30 filled 19 false 11 breaks 2',
  'y||||unreadable 598',
  'yaku|words 21 phrase 7 tile 2 question 2|ron 29 win 3|end 24 score 8|unreadable 460 bad 69 filled 28 true 6 false 2 breaks 1',
  'yasume||||unreadable 355 false 144 filled 71 bad 18 ok 4 true 4 breaks 2'
]

// prettier-ignore
const ofHanafuda: readonly string[] = [
  'answer|words 1|question 1|why 1|ok 111 mends 1',
  'best||||bad 113',
  'caption||||ok 112 mends 1',
  'captured|tiles 17 river 7 row 1|start 17 yaku 7 stock 1|yaku 13 hand 8 opponent 2 field 2|bad 56 ok 28 breaks 4',
  'chart|words 1|start 1|end 1|bad 112',
  'field|tiles 12|hand 9 captured 2 opponent 1|yaku 7 koikoi 2 hand 2 stock 1|bad 64 ok 35 breaks 2',
  'hand|river 10 tiles 2|captured 8 opponent 2 field 2|field 9 near 2 koikoi 1|bad 64 ok 35 breaks 2',
  'koikoi|player 3|field 2 hand 1|yaku 3|bad 110',
  'month||||bad 111 ok 2',
  'near|question 11 phrase 1|yaku 7 take 2 hand 2 score 1|end 7 note 2 take 2 question 1|bad 80 filled 21',
  'note|sentence 2|near 2|end 2|ok 110 mends 1',
  'opponent|river 3|captured 2 opponentHand 1|hand 2 field 1|bad 64 ok 43 breaks 3',
  'opponentHand|number 1|start 1|opponent 1|bad 63 ok 47 breaks 2',
  'question|sentence 1|near 1|answer 1|ok 111 mends 1',
  'rules||||bad 113',
  'score|question 5|yaku 5|take 2 end 2 near 1|bad 81 filled 27',
  'sheet||||bad 110 ok 3',
  'stock|number 1|field 1|captured 1|bad 111 ok 1',
  'take|tiles 5|score 2 near 2 take 1|near 2 end 2 take 1|bad 104 filled 4',
  'title||||ok 112 mends 1',
  'total||||bad 113',
  'why|sentence 1|answer 1|end 1|ok 111 mends 1',
  'yaku|question 16 words 10 sentence 2|captured 13 field 7 row 5 koikoi 3|end 9 near 7 captured 7 score 5|bad 68 filled 15 false 1 true 1'
]

/** The counts by game and key; keys that no page has are absent. */
export const usage: Readonly<Record<GameId, ReadonlyMap<string, Counts>>> = {
  mahjong: read(ofMahjong),
  hanafuda: read(ofHanafuda)
}
