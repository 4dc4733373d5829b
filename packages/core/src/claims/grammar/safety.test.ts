import {expect, test} from 'vitest'
import {foldKorean} from '../../page/grammar/spelling/korean.js'
import {readSafety} from './safety.js'
import type {SafetyStatement} from './safety-statements.js'

/** A statement as one line: tiles, words, whom against. */
const said = ({tiles, words, against, none, isLoose}: SafetyStatement): string =>
  [
    tiles.map(({tile}) => tile).join(''),
    ...words.map(
      ({word}) =>
        Object.values(word)
          .slice(1)
          .filter(one => one !== true)
          .join('') || word.is
    ),
    ...against.map(({who}) => `@${Object.values(who).join('')}`),
    ...(none ? ['none'] : []),
    ...(isLoose ? ['loose'] : [])
  ]
    .filter(Boolean)
    .join(' ')

// [why the row is here, claim, statements]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['a tile alone', '9p', ['9p']],
  ['a word after it', '4p 筋', ['4p suji']],
  ['a word before it', '無筋の5s', ['5s no-suji']],
  ['words of several tiles', '9p 現物 4p 筋', ['9p genbutsu', '4p suji']],
  ['after commas', '9p genbutsu, 4p naka-suji', ['9p genbutsu', '4p naka-suji']],
  ['words first, after a comma', '9p 現物、字牌の7z、◎9p', ['9p genbutsu', '7z honor', '9p ◎']],
  ['a word with a comma in it', '7z honor, 2 visible; 9p suji', ['7z honor 2', '9p suji']],
  ['two words', '5p 無筋・ワンチャンス', ['5p no-suji one-chance']],
  ['tiles that may share a word', '9p, 4p suji', ['9p suji loose', '4p suji']],
  ['marks', '◎ 9p ○ 4p1z', ['9p ◎', '4p1z ○']],
  ['marks after tiles', '9p ◎, 4p ×', ['9p ◎', '4p ×']],
  ['a mark and a word', '◎ 9p genbutsu; △ 4p half suji', ['9p ◎ genbutsu', '4p △ half-suji']],
  ['a player before', 'toimen: 9p 現物、4p 筋', ['9p genbutsu @toimen', '4p suji @toimen']],
  ['players before', '対面：9p 現物；上家：4p 筋', ['9p genbutsu @toimen', '4p suji @kamicha']],
  ['a player after', '9p 対面', ['9p @toimen']],
  ['a wind before a colon', 'east: 9p suji', ['9p suji @east']],
  ['a wind that is a tile', 'east 9p', ['1z9p']],
  ['against a seat', '9p is genbutsu against south seat', ['9p genbutsu @south']],
  ['of a player', '9pは対面の現物', ['9p genbutsu @toimen']],
  ['of a player, in English', "9p is toimen's genbutsu", ['9p genbutsu @toimen']],
  ['of a player, in Chinese', '9p是对家的现物', ['9p genbutsu @toimen']],
  ['of a player, in Korean', '9p는 대가의 현물', ['9p genbutsu @toimen']],
  ['of a player, and another tile', '9pは対面の現物、4pは筋', ['9p genbutsu @toimen', '4p suji']],
  ['the suji of a tile', '4pは1pの筋', ['4p suji']],
  ['the suji of two tiles', '4pは1p-7pの中筋', ['4p naka-suji']],
  ['the suji of two ranks', '4p 1-7pの中筋', ['4p naka-suji']],
  ['the suji of two tiles, before the tile', '1p7pの中筋で4p', ['4p naka-suji']],
  ['the suji of two tiles, with a comma', '4pは1p、7pの中筋', ['4p naka-suji']],
  ['a tile, and another behind a wall', '9p、4mの壁で7m', ['9p', '7m no-chance']],
  ['the suji of a tile, in Chinese', '4p是1p的筋', ['4p suji']],
  ['the suji of a tile, in Korean', '4p는 1p의 스지', ['4p suji']],
  ['tiles with a comma are both suji', '4p、7pの筋', ['4p suji loose', '7p suji']],
  ['Korean words of suji', foldKorean('4p 중스지, 5p 반스지'), ['4p naka-suji', '5p half-suji']],
  ['completely safe', '9p 完全安牌', ['9p safe']],
  ['no tile is safe', '安全牌なし', ['none']],
  ['none, in English', 'none', ['none']],
  ['none, in Chinese', '没有安全牌', ['none']],
  ['none, in Chinese with other words', '无安全牌', ['none']],
  ['words behind a comparison, which may be of either side', '9p is safer than 5p, so it is genbutsu', []],
  ['a word at a side of a comparison', '5p is safer than 4p (no suji)', ['4p no-suji']],
  ['a word before another tile behind a comparison', '9pは5pより安全、現物の1z', ['1z genbutsu']],
  ['what is said before a comparison', '9p is genbutsu and 5p is safer than 4p', ['9p genbutsu']],
  ['a bracket behind an order', '9p > 5p (9p is genbutsu)', ['9p genbutsu']],
  ['the suji of the tile of a declaration', '5sは宣言牌2sの筋', ['5s suji']],
  ['a wall in a bracket', '1mはノーチャンス（3mの壁）', ['1m no-chance no-chance']],
  ['against both', '9pは二人に通る', ['9p safe']],
  ['a reason, and so safe', '9pは現物なので安全', ['9p genbutsu safe']],
  ['dots before a word', '9p…現物／5p…片筋', ['9p genbutsu', '5p half-suji']],
  ['a reason, and so safe, in Korean', foldKorean('9p는 현물이라서 안전하다'), ['9p genbutsu safe']],
  ['it cannot deal in', "9p can't deal in", ['9p safe']],
  ['a dragon is no suji', '中筋', ['naka-suji']],
  ['a dragon', '中', ['7z']]
]

for (const [why, text, expected] of rows) {
  test(`safety: ${why} (${text})`, () => {
    const {statements, parts} = readSafety(text)
    expect(parts.filter(({type}) => type === 'unread')).toEqual([])
    expect(statements.map(said)).toEqual(expected)
  })
}

test('what is not understood is left unread, and says nothing of its tile', () => {
  const {statements, parts} = readSafety('9p 現仏')
  expect(parts.find(({type}) => type === 'unread')).toMatchObject({start: 3, end: 5})
  expect(statements[0]).toMatchObject({isUnread: true, words: []})
})

test.each([
  ['a list of which something is said', '9p foo、5p、4p', ['true', 'true', 'true']],
  ['a word behind what is not understood', '9p is safer than 5p because it is genbutsu', ['true']],
  ['a word of another measure', '5p는 foo スジ', ['true']]
])('nothing is said of tiles: %s', (_, text, unread) => {
  const {statements} = readSafety(text)
  expect(statements.flatMap(({words}) => words)).toEqual([])
  expect(statements.filter(({tiles}) => tiles.length > 0).map(({isUnread}) => String(isUnread))).toEqual(
    unread
  )
})
