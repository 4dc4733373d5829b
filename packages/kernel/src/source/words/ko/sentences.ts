/**
 * How sentences are made in Korean.
 */
import type {Grammar} from '../grammar.js'

/** Particles after a consonant and after a vowel, as a dictionary writes them. */
const particles: ReadonlyMap<string, readonly [consonant: string, vowel: string]> = new Map([
  ['은(는)', ['은', '는']],
  ['이(가)', ['이', '가']],
  ['을(를)', ['을', '를']],
  ['과(와)', ['과', '와']],
  ['(으)로', ['으로', '로']],
  ['(이)라', ['이라', '라']]
])

const particleAfter = /^([`)’”]*)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\)라)/

/** The final consonants of 영 일 이 삼 사 오 육 칠 팔 구, and of 동 남 서 북 백 발 중: as Unicode numbers them, 0 for none. */
const ofDigits = [21, 8, 0, 16, 0, 0, 1, 8, 8, 0]
const ofHonors = [0, 21, 16, 0, 1, 1, 8, 21]

/**
 * Final consonants of the names of single letters: 엘, 엠, 엔; readers differ about R. All other names end with a vowel.
 */
const ofLetters: ReadonlyMap<string, number | undefined> = new Map([
  ['l', 8],
  ['m', 16],
  ['n', 4],
  ['r', undefined]
])

/** ㄹ, after which 로 is written as after a vowel. */
const RIEUL = 8

/** The final consonant of a text when read aloud, 0 for none; `undefined` if readers differ, as with foreign words. */
function finalConsonant(text: string): number | undefined {
  const [, digit = '', suit] = /(\d)([mpsz]?)[`)’”]*$/.exec(text) ?? []
  if (suit === 'z') return ofHonors[Number(digit)]
  if (suit) return 1 // 만, 통, 삭
  if (digit) return ofDigits[Number(digit)]
  const [, mark] = /([?？])[`)’”]*$/.exec(text) ?? []
  if (mark) return 0 // 물음표
  const [, letter] = /(?<![A-Za-z])([A-Za-z])[`)’”]*$/.exec(text) ?? []
  if (letter) return ofLetters.has(letter.toLowerCase()) ? ofLetters.get(letter.toLowerCase()) : 0
  const [, last] = /([\uac00-\ud7a3])[`)’”]*$/.exec(text) ?? []
  return last === undefined ? undefined : (last.charCodeAt(0) - 0xac00) % 28
}

export const ko: Grammar = {
  space: ' ',
  comma: ', ',
  list: items => items.join(', '),
  or: items => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' 또는 '),
  names: items => items.join(', '),
  clauses: items => items.join('. '),
  capital: text => text,
  stop: '.',
  sentences: items => items.join(' '),
  number: String,
  aside: text => ` (${text})`,
  label: text => ` ‘${text}’`,
  entry: (name, value) => `${name}: ${value}`,
  proposal: list => ` (혹시 ${list}인가요?)`,
  // `3m`을, `동`이: where the sound is not known, both forms stay.
  after: (value, text) =>
    text.replace(particleAfter, (whole, closing: string, written: string) => {
      const final = finalConsonant(value)
      if (final === undefined) return whole
      const [consonant, vowel] = particles.get(written)!
      return closing + (final === 0 || (final === RIEUL && vowel === '로') ? vowel : consonant)
    })
}
