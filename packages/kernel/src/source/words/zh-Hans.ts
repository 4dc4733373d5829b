/**
 * Names and tags of Chinese in simplified characters.
 */
import type {LanguageName} from './grammar.js'

export const zhHans: LanguageName = {
  name: '简体中文',
  tags: ['zh', 'zh-hans', 'zh-cn', 'zh-sg', 'zh-my', 'cn', 'zho', 'chi', 'chinese'],
  // Characters with forms that only simplified Chinese has.
  letter: /[这们说对时还让吗听东风门发红两单边问题为从现开关长见场闲岭杠满贯战赢输张饼龙]/g
}
