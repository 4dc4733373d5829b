/**
 * Kana: words that authors type in hiragana, as they are usually written.
 */

/** A text with its hiragana as katakana: どら, ドラ. */
export function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, unit => String.fromCharCode(unit.charCodeAt(0) + 0x60))
}

/** Katakana by their vowel, and what is written for a long one: リイチ, リーチ. */
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
