/**
 * How the keys of blocks are used on the pages of the documentation and the examples of this project: what their values look
 * like, the keys on the lines before and after them, and what comes of them before a value of another key. Written by
 * `node scripts/usage.js`.
 */
import type {GameId} from '../../page/page.js'

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
const mahjongLines: readonly string[] = [
  'after||||bad 377 unreadable 179 true 147 filled 50 false 1',
  'answer|tile 43 winning 6 tiles 2|question 34 candidates 8 row 5 shanten 2 ukeire 2|why 44 end 5 win-rate 2|ok 301 bad 289 breaks 73 false 40',
  'at|situation 7 words 7 phrase 1|seat 13 kyoku 2|end 5 waits 4 show 3 question 3|bad 729 breaks 10',
  'bars||||unreadable 739 bad 10 ok 5',
  'candidates|tiles 8|question 7 choices 1|answer 8|unreadable 474 ok 183 bad 89',
  'caption|sentence 7 from 1|row 7 ukeire 1|end 8|ok 742 breaks 4',
  'chankan||||unreadable 748 bad 3 mends 1 ok 1 breaks 1',
  'chiihou||||unreadable 748 bad 4 breaks 2',
  'choices|choices 1|question 1|candidates 1|ok 748 breaks 5',
  'columns|number 1|row 1|end 1|unreadable 740 bad 13',
  'dialect||||unreadable 754',
  'discard|count 3 tile 3|shanten 3 row 3|ukeire 4 end 2|bad 440 unreadable 179 true 81 filled 47 false 1',
  'dora|tiles 1|indicator 1|row 1|unreadable 474 ok 240 bad 31 mends 7 breaks 1',
  'draw|tile 3 winning 1|row 4|row 3 mark 1|unreadable 597 bad 62 ok 45 mends 39 breaks 7',
  'fu||||unreadable 609 bad 77 filled 39 false 29',
  'haitei||||unreadable 748 ok 3 bad 3',
  'hand||||bad 571 ok 174 breaks 9',
  'honba|number 6|row 5 riichi 1|sticks 6|unreadable 740 bad 6 ok 2',
  'houtei||||unreadable 748 bad 3 mends 1 ok 1 breaks 1',
  'indicator|tile 30 tiles 9 number 3 winning 1|row 21 situation 18 start 2 ron 1 rinshan 1|row 11 win 7 other 5 note 5 ura-indicator 4 ron 4 question 3 score 1 scores 1 dora 1 end 1|unreadable 474 ok 184 bad 51 breaks 2',
  'ippatsu|flag 2|row 2|win 2|unreadable 748 bad 2 ok 1 breaks 1',
  'kita||||unreadable 740 bad 13 ok 1',
  'kyoku|situation 15|log 15|seat 13 at 2|bad 737 ok 2',
  'label|sentence 3|row 3|end 3|ok 683 bad 68',
  'lang||||unreadable 754',
  'layout||||unreadable 754',
  'log||||bad 754',
  'mark|phrase 1 marks 1|draw 1 ukeire 1|score 1 end 1|unreadable 681 bad 47 ok 24',
  'nagashi||||unreadable 748 ok 5 breaks 1',
  'note|sentence 12 json 3 from 1 score 1|other 6 indicator 5 score 4 row 2|end 16 shanten 1|ok 737',
  'open||||bad 751 ok 3',
  'pao|player 2|win 2|score 2|unreadable 737 ok 14 bad 1',
  'payments||||unreadable 629 bad 107 false 13 filled 4 ok 1',
  'question|query 28 sentence 9 shanten 7 from 2 situation 1|row 36 at 3 indicator 3 show 2 shanten 2 ron 1|answer 34 candidates 7 shanten 2 ukeire 2 choices 1 why 1|ok 569 bad 109 breaks 29',
  'readings||||unreadable 455 false 183 filled 99 bad 17',
  'renhou||||unreadable 748 bad 6',
  'riichi|flag 1|situation 1|honba 1|unreadable 742 ok 8 bad 3',
  'rinshan|flag 1|situation 1|indicator 1|unreadable 748 bad 5',
  'river|json 1|start 1|end 1|bad 464 ok 212 breaks 72 mends 5',
  'ron|winning 41 words 8 from 5 situation 1|row 41 sticks 5 other 4 indicator 4 ura-indicator 1|yaku 29 score 24 indicator 1 question 1|unreadable 568 bad 62 false 36 ok 15 mends 10 breaks 8',
  'round|situation 1|start 1|seat 1|unreadable 725 ok 28',
  'rules||||bad 682 ok 72',
  'safe|phrase 4 question 2|row 6|other 6|unreadable 442 bad 296 false 7 true 3',
  'score|question 37 score 17|ron 24 win 17 yaku 8 pao 2 indicator 1 mark 1 why 1|end 48 note 4 other 2|unreadable 591 bad 68 true 22 breaks 15 false 2 filled 2',
  'scores|points 1|indicator 1|other 1|unreadable 728 ok 24 bad 1',
  'scores-after||||unreadable 629 bad 111 ok 14',
  'seat|wind 9 player 5|kyoku 13 round 1|at 13 turn 1|unreadable 738 bad 1 ok 1',
  'shanten|shanten 9|row 8 note 1|discard 3 ukeire 3 question 2 waits 1|unreadable 632 filled 96 false 12 bad 3 ok 2',
  'show|words 5|at 3 log 2|question 2 end 2 safe 1|unreadable 749',
  'situation|situation 147|start 147|row 120 indicator 18 other 7 rinshan 1 riichi 1|unreadable 557 ok 48 bad 1 breaks 1',
  'size||||unreadable 740 ok 14',
  'sticks|number 6|honba 6|ron 5 row 1|unreadable 740 breaks 6 ok 2',
  'table|words 4|start 4|end 4|unreadable 651 bad 99',
  'takame||||unreadable 451 false 190 filled 89 bad 18 ok 4 breaks 2',
  'tenhou||||unreadable 748 bad 6',
  'tenpai-rate||||unreadable 432 bad 234 true 55 filled 21 false 12',
  'title||||ok 754',
  'turn|number 1|seat 1|row 1|unreadable 734 ok 19',
  'ukeire|question 23 count 18|waits 29 discard 4 other 4 shanten 3 row 1|end 30 other 9 caption 1 mark 1|unreadable 402 false 149 filled 70 true 33 breaks 33 bad 26',
  'ura||||unreadable 474 ok 210 bad 59 mends 7 breaks 4',
  'ura-indicator|tiles 4|indicator 4|row 3 ron 1|unreadable 474 ok 199 bad 59 breaks 10 mends 8',
  'value|question 2 tiles 1 score 1|win-rate 4|end 4|unreadable 432 bad 234 true 39 filled 19 false 18 breaks 8',
  'visible||||unreadable 474 ok 269 breaks 6 mends 5',
  'waits|question 33 tiles 30 words 1|row 52 other 11 shanten 1|end 34 ukeire 29 row 1|unreadable 433 false 144 filled 50 bad 43 true 18 breaks 2',
  'why|sentence 36 shanten 4 situation 3 from 1 score 1|answer 44 question 1|end 40 other 2 win-rate 2 score 1|ok 704 breaks 5',
  'win|phrase 15 words 7|row 13 indicator 7 ippatsu 2|score 17 yaku 3 pao 2|unreadable 568 bad 61 mends 52 false 33 ok 11 breaks 7',
  'win-rate|percent 4|why 2 answer 2|value 4|unreadable 432 bad 238 true 48 filled 19 false 11 breaks 2',
  'y||||unreadable 754',
  'yaku|words 21 phrase 7 tile 2 question 2|ron 29 win 3|end 24 score 8|unreadable 598 bad 81 filled 34 true 6 false 2 breaks 1',
  'yasume||||unreadable 451 false 183 filled 89 bad 18 true 7 ok 4 breaks 2'
]

// prettier-ignore
const hanafudaLines: readonly string[] = [
  'answer|words 1|question 1|why 1|ok 111 mends 1',
  'best||||bad 113',
  'caption||||ok 112 mends 1',
  'captured|tiles 17 river 7 row 1|start 17 yaku 7 stock 1|yaku 13 hand 8 opponent 2 field 2|bad 56 ok 28 breaks 4',
  'chart|words 1|start 1|end 1|bad 112',
  'field|tiles 12|hand 9 captured 2 opponent 1|yaku 7 koikoi 2 hand 2 stock 1|bad 64 ok 33 breaks 4',
  'hand|river 10 tiles 2|captured 8 opponent 2 field 2|field 9 near 2 koikoi 1|bad 66 ok 33 breaks 2',
  'koikoi|player 3|field 2 hand 1|yaku 3|bad 110',
  'month||||bad 111 ok 2',
  'near|question 11 phrase 1|yaku 7 take 2 hand 2 score 1|end 7 note 2 take 2 question 1|bad 80 filled 21',
  'note|sentence 2|near 2|end 2|ok 110 mends 1',
  'opponent|river 3|captured 2 opponentHand 1|hand 2 field 1|bad 64 ok 43 breaks 3',
  'opponentHand|number 1|start 1|opponent 1|bad 65 ok 45 breaks 2',
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
  mahjong: read(mahjongLines),
  hanafuda: read(hanafudaLines)
}
