/**
 * Kana of one kind.
 */

/** A text with its hiragana as katakana, unit for unit: どら is ドラ. */
export function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}
