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
  'after||||bad 353 unreadable 167 true 133 filled 48 false 1',
  'answer|tile 37 winning 6 tiles 2|question 29 candidates 8 row 4 shanten 2 ukeire 2|why 39 end 4 win-rate 2|bad 278 ok 273 breaks 71 false 35',
  'at|situation 7 words 7 phrase 1|seat 13 kyoku 2|end 5 waits 4 show 3 question 3|bad 657 breaks 28 ok 2',
  'bars||||unreadable 686 bad 11 ok 5',
  'candidates|tiles 8|question 7 choices 1|answer 8|unreadable 440 ok 170 bad 84',
  'caption|sentence 6 from 1|row 6 ukeire 1|end 7|ok 691 breaks 4',
  'chankan||||unreadable 696 bad 3 mends 1 ok 1 breaks 1',
  'chiihou||||unreadable 696 bad 4 ok 2',
  'choices|choices 1|question 1|candidates 1|ok 697 breaks 4',
  'columns|number 1|row 1|end 1|unreadable 690 bad 11',
  'dialect||||unreadable 702',
  'discard|count 3 tile 3|shanten 3 row 3|ukeire 4 end 2|bad 411 unreadable 167 true 72 filled 45 false 1',
  'dora|tiles 1|indicator 1|row 1|unreadable 440 ok 222 bad 31 mends 7 breaks 1',
  'draw|tile 3 winning 1|row 4|row 3 mark 1|unreadable 555 bad 59 ok 41 mends 36 breaks 7',
  'fu||||unreadable 585 bad 69 filled 37 false 11',
  'haitei||||unreadable 696 ok 3 bad 3',
  'hand||||bad 534 ok 160 breaks 8',
  'honba|number 5|row 4 riichi 1|sticks 5|unreadable 690 bad 5 ok 2',
  'houtei||||unreadable 696 bad 3 mends 1 ok 1 breaks 1',
  'indicator|tile 30 tiles 9 number 2 winning 1|row 20 situation 18 start 2 ron 1 rinshan 1|row 11 win 7 other 5 ura-indicator 4 note 4 ron 4 question 3 score 1 scores 1 dora 1 end 1|unreadable 440 ok 167 bad 51 breaks 2',
  'ippatsu|flag 2|row 2|win 2|unreadable 696 bad 2 ok 1 breaks 1',
  'kita||||unreadable 690 bad 11 ok 1',
  'kyoku|situation 15|log 15|seat 13 at 2|bad 685 ok 2',
  'label|sentence 3|row 3|end 3|ok 631 bad 68',
  'lang||||unreadable 702',
  'layout||||unreadable 702',
  'log||||bad 702',
  'mark|phrase 1 marks 1|draw 1 ukeire 1|score 1 end 1|unreadable 628 bad 48 ok 24',
  'nagashi||||unreadable 696 ok 5 breaks 1',
  'note|sentence 10 json 3 from 1 score 1|other 5 indicator 4 score 4 row 2|end 14 shanten 1|ok 687',
  'open||||bad 699 ok 3',
  'pao|player 2|win 2|score 2|unreadable 685 ok 15',
  'payments||||unreadable 585 bad 101 false 11 filled 4 ok 1',
  'question|query 24 sentence 9 shanten 6 from 2 situation 1|row 31 at 3 indicator 3 show 2 shanten 2 ron 1|answer 29 candidates 7 shanten 2 ukeire 2 choices 1 why 1|ok 533 bad 99 breaks 28',
  'readings||||unreadable 423 false 169 filled 93 bad 17',
  'renhou||||unreadable 696 bad 6',
  'riichi|flag 1|situation 1|honba 1|unreadable 690 ok 8 bad 3',
  'rinshan|flag 1|situation 1|indicator 1|unreadable 696 bad 5',
  'river|json 1|start 1|end 1|bad 432 ok 199 breaks 65 mends 5',
  'ron|winning 38 words 8 from 5 situation 1|row 39 sticks 4 other 4 indicator 4 ura-indicator 1|yaku 29 score 21 indicator 1 question 1|unreadable 527 bad 59 false 30 ok 15 mends 10 breaks 9',
  'round|situation 1|start 1|seat 1|unreadable 673 ok 28',
  'rules||||bad 630 ok 72',
  'safe|phrase 4 question 2|row 6|other 6|unreadable 410 bad 276 false 7 true 3',
  'score|question 35 score 15|ron 21 win 16 yaku 8 pao 2 indicator 1 mark 1 why 1|end 44 note 4 other 2|unreadable 547 bad 64 true 22 breaks 15 false 2 filled 2',
  'scores|points 1|indicator 1|other 1|unreadable 678 ok 22 bad 1',
  'scores-after||||unreadable 585 bad 105 ok 12',
  'seat|wind 9 player 5|kyoku 13 round 1|at 13 turn 1|unreadable 686 breaks 1 ok 1',
  'shanten|shanten 9|row 8 note 1|discard 3 ukeire 3 question 2 waits 1|unreadable 588 filled 90 false 10 bad 3 ok 2',
  'show|words 5|at 3 log 2|question 2 end 2 safe 1|unreadable 697',
  'situation|situation 135|start 135|row 109 indicator 18 other 6 rinshan 1 riichi 1|unreadable 517 ok 48 bad 1 breaks 1',
  'size||||unreadable 690 ok 12',
  'sticks|number 5|honba 5|ron 4 row 1|unreadable 690 breaks 5 ok 2',
  'table|words 4|start 4|end 4|unreadable 605 bad 93',
  'takame||||unreadable 419 false 176 filled 83 bad 18 ok 4 breaks 2',
  'tenhou||||unreadable 696 bad 6',
  'tenpai-rate||||unreadable 399 bad 221 true 49 filled 21 false 12',
  'title||||ok 702',
  'turn|number 1|seat 1|row 1|unreadable 684 ok 17',
  'ukeire|question 20 count 16|waits 24 discard 4 other 4 shanten 3 row 1|end 26 other 8 caption 1 mark 1|unreadable 383 false 138 filled 68 true 27 bad 26 breaks 24',
  'ura||||unreadable 440 ok 211 bad 40 mends 7 breaks 4',
  'ura-indicator|tiles 4|indicator 4|row 3 ron 1|unreadable 440 ok 200 bad 40 breaks 10 mends 8',
  'value|question 2 tiles 1 score 1|win-rate 4|end 4|unreadable 399 bad 221 true 34 filled 19 false 17 breaks 8',
  'visible||||unreadable 440 ok 251 breaks 6 mends 5',
  'waits|question 32 tiles 26 words 1|row 49 other 9 shanten 1|end 34 ukeire 24 row 1|unreadable 403 false 135 filled 48 bad 38 true 17 breaks 2',
  'why|sentence 31 shanten 4 situation 3 from 1 score 1|answer 39 question 1|end 35 other 2 win-rate 2 score 1|ok 658 breaks 4',
  'win|phrase 14 words 7|row 12 indicator 7 ippatsu 2|score 16 yaku 3 pao 2|unreadable 527 bad 55 mends 49 false 30 ok 20',
  'win-rate|percent 4|why 2 answer 2|value 4|unreadable 399 bad 225 true 42 filled 19 false 11 breaks 2',
  'y||||unreadable 702',
  'yaku|words 21 phrase 7 tile 2 question 2|ron 29 win 3|end 24 score 8|unreadable 552 bad 77 filled 32 true 6 false 2 breaks 1',
  'yasume||||unreadable 419 false 170 filled 83 bad 18 true 6 ok 4 breaks 2'
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
