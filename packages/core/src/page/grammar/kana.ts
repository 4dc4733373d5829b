/**
 * Kana: words that authors type in hiragana, as they are usually written.
 */

/** A text with its hiragana as katakana: どら, ドラ. */
export function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, unit => String.fromCharCode(unit.charCodeAt(0) + 0x60))
}
