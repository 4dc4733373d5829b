/** Text of authors with variants of characters unified, before it is compared with words. */
import {narrow} from '@tehai/kernel/source'
import {foldHan} from './han.js'
import {foldKorean} from './korean.js'

/**
 * Text with full-width characters made ASCII, middle dots unified, 両 made 二 where it is a number, and Chinese
 * characters and Korean words replaced by Japanese ones, unit for unit, so that offsets stay the same.
 */
export function foldWidth(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return narrow(foldKorean(foldHan(text)))
    .replace(/\u3000/g, ' ')
    .replace(/[·‧•∙･]/g, '・')
    .replace(/両(?=[番翻本根枚張])/g, '二')
}
