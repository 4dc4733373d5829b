/**
 * What is said of tiles that are not as safe as a claim has them: the place, the truth and the reason.
 */
import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {sentenceOf} from '../../../page/check/result/sentences.js'
import {claimChecker} from '../../check.js'
import {safetyEngine} from '../../engines.js'
import '../../with-safety.js'

const sentences = (claim: string, others: string) => {
  const text = `13m5p9p4p1234s1177z5m\nsafe: ${claim}\ntoimen: riichi\nj 1z9p3z8p2s+6z${others}`
  return checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))
}

const second = '\nkamicha: riichi\nj 6z7p3z3z9m+5s'
const passed = (what: string) => `${what} neither discarded nor passed after the riichi`
const unread = 'Unexpected `foo`, which is not understood and therefore not checked'
const ofKamicha =
  'Unexpected safety `9p`, expected none: against Kamicha (left) `9p` counts as no suji; it can be waited for by ryanmen 9, shanpon 1, tanki 2'

// prettier-ignore
const rows: ReadonlyArray<readonly [claim: string, others: string, said: readonly string[]]> = [
  ['9p', '', []],
  ['9p 1z genbutsu', '', []],
  ['5p half suji', '', []],
  ['5m no suji', '', []],
  ['7z honor, 2 visible', '', []],
  ['◎9p', '', []],
  ['7m', '', ['Unexpected safety `7m`, expected `9p2s1z`: `7m` counts as no suji; it can be waited for by ryanmen 12, kanchan 16, penchan 16, shanpon 6, tanki 4']],
  ['5p genbutsu', '', [`Unexpected safety \`genbutsu\`, expected half suji: ${passed('`5p` was')}`]],
  ['5p 1z genbutsu', '', [`Unexpected safety \`5p\`, expected half suji: ${passed('`5p` was')}`]],
  ['5p suji', '', [`Unexpected safety \`suji\`, expected half suji: ${passed('`2p` was')}`]],
  ['4p suji', '', [`Unexpected safety \`suji\`, expected no suji: ${passed('`17p` were')}`]],
  ['4p naka-suji', '', [`Unexpected safety \`naka-suji\`, expected no suji: ${passed('`17p` were')}`]],
  ['5m 5p suji', '', [
    `Unexpected safety \`5m\`, expected no suji: ${passed('`28m` were')}`, `Unexpected safety \`5p\`, expected half suji: ${passed('`2p` was')}`
  ]],
  ['9p no suji', '', ['Unexpected safety `no suji`, expected genbutsu: `9p` counts as genbutsu']],
  ['9p no suji', '_', ['Unexpected safety `no suji`, expected genbutsu: `9p` counts as genbutsu']],
  ['5m suji', '_', ['Unexpected `suji`, which is left unchecked: the river of Toimen (across) is not shown whole']],
  ['5m no chance', '', ['Unexpected safety `no chance`, expected no suji: 3 tiles of `3m` cannot be seen']],
  ['5m one chance', '', ['Unexpected safety `one chance`, expected no suji: 3 tiles of `3m` cannot be seen']],
  ['5m honor', '', ['Unexpected safety `honor`, expected no suji: `5m` is no honor']],
  ['9s honor', '', ['Unexpected safety `honor`, expected no suji: `9s` is no honor']],
  ['7z suji', '', ['Unexpected safety `suji`, expected honor, 2 visible: `7z` counts as honor, 2 visible']],
  ['7z honor, 3 visible', '', ['Unexpected safety `3 visible`, expected 2 tiles: 2 tiles of `7z` can be seen']],
  ['7z live', '', []],
  ['7z 生牌', '', []],
  ['1z 1枚切れ', '', []],
  ['一枚切れの1z', '', []],
  ['1z 1 discarded', '', []],
  ['1z 切过1张', '', []],
  ['1z 1장 버려짐', '', []],
  ['9p 生牌', '', ['Unexpected safety `生牌`, expected 1 tile: the rivers have 1 tile of `9p`']],
  ['1z 2枚切れ', '', ['Unexpected `2枚切れ`, which is left unchecked: not all rivers are shown']],
  ['1z 2枚切れ', '\nself: riichi\nj1z\nshimocha:\nj2z\nkamicha:\nj3z', []],
  ['1z 1枚切れ', '\nself: riichi\nj1z\nshimocha:\nj2z\nkamicha:\nj3z', ['Unexpected safety `1枚切れ`, expected 2 tiles: the rivers have 2 tiles of `1z`']],
  ['9pは通る', '', []],
  ['9p 対面に対して現物', '', []],
  ['1zは対面に対して現物、5p 対面に対して片筋', '', []],
  ['2p 対面に対して筋', '', [`Unexpected safety \`筋\`, expected no suji: ${passed('`5p` was')}`]],
  ["9p is toimen's genbutsu", '', []],
  ['7z none out', '', []],
  ['1z one out, three visible', '', []],
  ['4p relatively safe', '', ['Unexpected `relatively safe`, which is left unchecked: degrees of safety are not judged']],
  ['9p genbutsu against toimen, no suji against kamicha', second, []],
  ['9p 対面に現物、上家に無筋', second, []],
  ['9p 対面の現物 上家には無筋', second, []],
  ['9p 対面だけに現物', second, []],
  ['9p 対面に現物、上家にも現物', second, [ofKamicha.replace('`9p`', '`現物`').replace('none', 'no suji').replace(/: against.*/, ': `9p` was neither discarded nor passed after the riichi')]],
  ['1z 绝对安全，9p 真现物，5p 单筋，4p 双无筋', '', []],
  ['1z 3张已见，7z 已见两张、切过0张', '', []],
  ['对对家 9p 通过', '', []],
  ['没有', second, []],
  ['共通安牌 9p', second, [ofKamicha.replace('`9p`', '`共通安牌`').replace('none', 'no suji')]],
  ['9pは共通の安牌', '', []],
  ['4p 両無筋', '', []],
  ['5m no ryanmen', '', ['Unexpected safety `no ryanmen`, expected no suji: `5m` counts as no suji; it can be waited for by ryanmen 28, kanchan 16, shanpon 3, tanki 3']],
  ['kamicha: 1z suji', second, ['Unexpected safety `suji`, expected honor, 3 visible: against Kamicha (left) `1z` counts as honor, 3 visible']],
  ['none', '', ['Unexpected safety `none`, expected `9p2s1z`: `9p2s1z` are safe']],
  ['none', second, []],
  ['9p', second, [ofKamicha]],
  ['kamicha: 9p', second, [ofKamicha]],
  ['toimen: 9p', second, []],
  ['5pは安全そう', '', ['Unexpected `そう`, which is not understood and therefore not checked']],
  ['5p may be safe', '', ['Unexpected `may be`, which is not understood and therefore not checked']],
  ['5p不安全', '', []],
  ['5p는 안전하지 않다', '', []],
  ['9p is not safe', '', ['Unexpected safety `not safe`, expected genbutsu: `9p` counts as genbutsu']],
  ['9p is not safe', second, []],
  ['安全なのは9p', '', []],
  ['5pは片筋で安全', '', []],
  ['5pは片筋なので通る', '', []],
  ['5p is half suji, so it is safe', '', []],
  ['5p是半筋，安全', '', []],
  ['5p是半筋所以安全', '', []],
  ['5p는 반쪽스지라서 안전', '', []],
  ['7zは2枚見えで安全', '', []],
  ['8pの筋で5pは安全', '', []],
  ['5pは片筋で安全ではない', '', []],
  ['5pは筋で安全', '', [`Unexpected safety \`筋\`, expected half suji: ${passed('`2p` was')}`]],
  ['2pの筋で5pは安全', '', ['Unexpected safety `2p`, expected half suji: `2p` is not what makes `5p` safe']],
  ['5pは片筋で完全安全', '', ['Unexpected safety `完全安全`, expected half suji: `5p` counts as half suji; it can be waited for by ryanmen 12, kanchan 12, shanpon 3, tanki 3']],
  ['4pは無筋で安全', '', ['Unexpected safety `安全`, expected no suji: `4p` counts as no suji; it can be waited for by ryanmen 28, kanchan 12, shanpon 3, tanki 3']],
  ['because of 8p, 5p is safe', '', []],
  ['安牌は4枚', '', []],
  ['安牌3種', '', []],
  ['4枚', '', []],
  ['4 safe tiles', '', []],
  ['安全牌有4张', '', []],
  ['안전패 4장', '', []],
  ['安牌は5枚', '', ['Unexpected safety `安牌は5枚`, expected 4 tiles: `9p2s11z` are safe']],
  ['安牌は5枚', '_', ['Unexpected `安牌は5枚`, which is left unchecked: the river of Toimen (across) is not shown whole']],
  ['9p foo', '', [unread]],
  ['7m foo', '', [unread]],
  ['? shimocha', '', ['Unexpected `? shimocha`, which is left unchecked: the block has no river of Shimocha (right)']]
]

test.each(rows)('%s %s', (claim, others, said) => {
  expect(sentences(claim, others)).toEqual(said)
})

test('an honor has no suji: the order of other honors does not matter', () => {
  const text = '13m5p9p4p1234s1177z5m\nsafe: 7z genbutsu\ntoimen: riichi\nj 1z9p3z8p2s6z\nkamicha:\nj 6z7p4z'
  expect(checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))).toEqual([
    `Unexpected safety \`genbutsu\`, expected honor, 2 visible: ${passed('`7z` was')}`
  ])
})

test('without the engine a claim is left as it is, and so is a table, with a word about it', () => {
  const engine = safetyEngine.loaded()!
  safetyEngine.provide(null as never)
  try {
    expect(sentences('9p', '')).toEqual([expect.stringContaining('which is left unchecked')])
    const {messages, claims} = checkBlock('table: suji', claimChecker())
    expect([messages.map(({id}) => id), claims[0]!.state]).toEqual([['unchecked-safety'], 'unchecked'])
  } finally {
    safetyEngine.provide(engine)
  }
})
