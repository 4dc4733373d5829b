/** Kana: words that authors type in hiragana, in their usual spelling. */

/** Katakana by their vowel, and the spelling with a long vowel: リイチ, リーチ. */
const longVowels: readonly RegExp[] = [
  /(?<=[アカサタナハマヤラワガザダバパァャ])ア/g,
  /(?<=[イキシチニヒミリギジヂビピィ])イ/g,
  /(?<=[ウクスツヌフムユルグズヅブプゥュ])ウ/g,
  /(?<=[エケセテネヘメレゲゼデベペェ])[エイ]/g,
  /(?<=[オコソトノホモヨロゴゾドボポォョ])[オウ]/g
]

/** A text in katakana with the long vowels of loan words: リイチ, リーチ. */
export function withLongVowels(katakana: string): string {
  return longVowels.reduce((text, pattern) => text.replace(pattern, 'ー'), katakana)
}
