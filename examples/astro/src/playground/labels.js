/**
 * Words of the playground that are on the page from the start. What it says while it is used is in `words.js`.
 */
import en from './labels/en.js'
import ja from './labels/ja.js'
import ko from './labels/ko.js'
import zhHans from './labels/zh-Hans.js'
import zhHant from './labels/zh-Hant.js'

export const labels = {en, ja, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ko}
