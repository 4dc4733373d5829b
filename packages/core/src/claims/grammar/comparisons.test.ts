import {expect, test} from 'vitest'
import {rankedIn} from './orders.js'
import {readSafety} from './safety.js'

/** What is said to be safer than what; `?` where that is not plain, `~` where only a degree is said. */
const comparedIn = (text: string): string => {
  const {orders, unjudged} = readSafety(text)
  const pairs = orders.flatMap(rankedIn).map(([better, worse]) => `${better.tile}>${worse.tile}`)
  return [...pairs, ...unjudged.map(({is}) => (is === 'comparison' ? '?' : '~'))].join(' ')
}

// prettier-ignore
const rows: ReadonlyArray<readonly [claim: string, said: string]> = [
  ['9pは5pより安全', '9p>5p'],
  ['5pより9pが安全', '9p>5p'],
  ['5pよりも9pの方がずっと安全です', '9p>5p'],
  ['無筋の5pより現物の9pが安全', '9p>5p'],
  ['9p（現物）は5p（片筋）より安全なので', '9p>5p'],
  ['5pは9pより危険', '9p>5p'],
  ['9pは5pより安全度が高い', '9p>5p'],
  ['5pは9pより安全度が低い', '9p>5p'],
  ['5pに比べて9pは安全', '9p>5p'],
  ['5pは9pほど安全ではない', '9p>5p'],
  ['9pは5pほど危険ではない', '9p>5p'],
  ['9pと1zは5pより安全', '9p>5p 1z>5p'],
  ['9p 現物 5pより1zが安全', '1z>5p'],
  ['9p比5p安全', '9p>5p'],
  ['9p要比5p更安全一些', '9p>5p'],
  ['现物9p比半筋5p安全得多', '9p>5p'],
  ['5p比9p危险', '9p>5p'],
  ['5p沒有9p安全', '9p>5p'],
  ['5p不如9p安全', '9p>5p'],
  ['比起5p，9p更安全', '9p>5p'],
  ['9p가 5p보다 안전', '9p>5p'],
  ['5p보다 9p가 훨씬 안전합니다', '9p>5p'],
  ['무스지 5p는 현물 9p보다 위험하다', '9p>5p'],
  ['5p는 9p만큼 안전하지 않다', '9p>5p'],
  ['9p is much safer than 5p', '9p>5p'],
  ['9p is a safer discard than 5p', '9p>5p'],
  ['5p is less safe than 9p', '9p>5p'],
  ['5p is more dangerous than 9p', '9p>5p'],
  ["5p isn't as safe as 9p", '9p>5p'],
  ['compared to 5p, 9p is safer', '9p>5p'],
  ['9p is safer than 5p and safer than 4p', '9p>5p 9p>4p'],
  ['5p is safer than 4p but less safe than 9p', '5p>4p 9p>5p'],
  ['9p is safer than 5p and 1z is safer than 4p', '9p>5p 1z>4p'],
  ['5pより9pのほうが安全度は高い', '9p>5p'],
  ['4pは無筋なので5pより危ない', '5p>4p'],
  ['5pを切るより9pのほうが安全', '9p>5p'],
  ['5p切りより9p切りが安全', '9p>5p'],
  ['9pの安全度は5pより高い', '9p>5p'],
  ['9pの危険度は5pより低い', '9p>5p'],
  ['5pよりも少しだけ9pが安全', '9p>5p'],
  ['打9p比打5p安全', '9p>5p'],
  ['9p的安全度高于5p', '9p>5p'],
  ['5p的危险度比9p高', '9p>5p'],
  ['与5p相比，9p更安全', '9p>5p'],
  ['9p相对5p更安全', '9p>5p'],
  ['9p是现物，所以比5p安全', '9p>5p'],
  ['9p比5p和4p都安全', '9p>5p 9p>4p'],
  ['9p는 현물이라서 5p보다 안전하다', '9p>5p'],
  ['5p보다 9p를 버리는 게 안전', '9p>5p'],
  ['cutting 9p is safer than cutting 5p', '9p>5p'],
  ['9p is genbutsu and 5p is safer than 4p', '5p>4p'],
  ['9p is way safer than 5p or 4p', '9p>5p 9p>4p'],
  ['9p is safer to discard than 5p', '9p>5p'],
  ['安全な順に9p、5p、4p', '9p>5p 5p>4p'],
  ['9p→5p→4pの順に安全', '9p>5p 5p>4p'],
  ['危険な順：4p>5p>9p', '5p>4p 9p>5p'],
  ['安全な順に ①9p ②5p', '9p>5p'],
  ['从安全到危险：9p、5p', '9p>5p'],
  ['危险度：4p>5p', '5p>4p'],
  ['안전한 순서대로 9p, 5p', '9p>5p'],
  ['from safest to riskiest: 9p, 5p', '9p>5p'],
  ['9pのほうが安全', '?'],
  ['没有比9p更安全的牌', '?'],
  ['5p不太安全', '~'],
  ['9pと5pなら9pが安全', '?'],
  ['9p와 5p 중에서는 9p가 안전', '?'],
  ['5pは9pより安全とは言えない', '?'],
  ['5pは9pより安全ではない', '?'],
  ['5pは9pより安全か', '?'],
  ['5pより9p', '?'],
  ['5p不比9p安全', '?'],
  ['5p比9p安全吗', '?'],
  ['5p가 9p보다 안전하지 않다', '?'],
  ['5p is not safer than 9p', '?'],
  ['5p is no safer than 9p', '?'],
  ['5pと9pは同じくらい安全', '~'],
  ['5p和9p一样安全', '~'],
  ['5p is as safe as 9p', '~'],
  ['5pはほぼ安全', '~'],
  ['5p가 가장 안전', '~'],
  ['5p is the safest', '~']
]

test.each(rows)('%s', (text, said) => {
  const {statements} = readSafety(text)
  expect(comparedIn(text)).toBe(said)
  // Nothing is said of a tile by itself, but what it is.
  expect(statements.filter(({words}) => words.some(({word}) => word.is === 'safe'))).toEqual([])
})

test('the range is that of the whole comparison', () => {
  const text = '1z 現物、5pより9pが安全。'
  const [order] = readSafety(text).orders
  expect(text.slice(order!.start, order!.end)).toBe('5pより9pが安全')
})
