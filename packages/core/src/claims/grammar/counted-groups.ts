/**
 * Groups of a hand and how many there are, which are not claims: 両面×2, `ryanmen x2`. The number is not one of tiles or
 * shanten.
 */
import {phrase, type Phrase, type UnreadPart} from './phrases.js'

/** Words for parts of a hand. */
const groupWords =
  '両面|[两兩]面|[嵌坎辺边邊]張|[坎边]张|[搭塔]子|[対对對]子|[面順顺刻]子|リャンメン|カンチャン|ペンチャン|ターツ|トイツ|メンツ|양면|간짱|변짱|또이츠|two[- ]sided|ryanmen|kanchan|penchan|pairs?|sets?|runs?'

/** The phrase: its words are known, so none of them is reported as misspelt. */
export const countedGroups: Phrase<UnreadPart> = phrase(`(?:${groupWords}) ?[x×*] ?\\d{1,2}`, (_, span) => ({
  type: 'unread',
  isHypothesis: true,
  ...span
}))
