/**
 * By what Japanese is known.
 */
import type {LanguageName} from './grammar.js'

export const ja: LanguageName = {
  name: '日本語',
  tags: ['ja', 'jp', 'jpn', 'japanese'],
  letter: /[\u3041-\u30ff]/g
}
