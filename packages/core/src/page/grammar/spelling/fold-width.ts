/**
 * Text of authors in one form of its characters, before it is compared with words.
 */
import {narrow} from '@tehai/kernel/source'
import {foldHan} from './han.js'
import {foldKorean} from './korean.js'

/**
 * Text with full-width characters made ASCII, middle dots made one, 両 made 二 where it counts, and with Chinese characters and Korean words as Japanese writes them, unit for
 * unit, so that offsets stay the same.
 */
export function foldWidth(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return narrow(foldKorean(foldHan(text)))
    .replace(/\u3000/g, ' ')
    .replace(/[·‧•∙･]/g, '・')
    .replace(/両(?=[番翻本根枚張])/g, '二')
}
