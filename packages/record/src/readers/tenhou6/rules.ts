/**
 * What a document of tenhou.net/6 says about its rules: by their name, the red fives, and the title.
 */
import type {RecordedRules} from '../../game/record.js'
import {isRecord, textOf} from '../json.js'
import {rulesIn} from '../stated-rules.js'

/** Names of rules at tenhou: `鳳南喰赤`, `三般東喰赤速`. Any other name is free text, from which nothing follows. */
const tenhouName = /^[三四般上特鳳若銀琥孔技雀個東南喰赤速祝光－]{2,10}$/u

/** What titles call the rules of the league 日本プロ麻雀連盟: no ippatsu, no ura dora. */
export const jpmlName = '日本プロ麻雀連盟公式ルール'

/** Rooms of Mahjong Soul, as converters name the rules. */
const soulName = /[玉金銀銅王]の間|王座の間|[玉金银铜]之间|王座之间|雀魂|友人戦|\bRoom\b/u

/** The rules that a document names in `rule` and `title`. */
export function rulesOf({rule, title}: Readonly<Record<string, unknown>>, players: 3 | 4): RecordedRules {
  const display = textOf(isRecord(rule) ? rule['disp'] : '')
  const aka = isRecord(rule) ? [rule['aka'], rule['aka51'], rule['aka52'], rule['aka53']] : []
  const hasReds = display.includes('赤') || aka.some(one => typeof one === 'number' && one > 0)
  const isTenhou = tenhouName.test(display)
  const isKnown = hasReds || isTenhou || aka.includes(0)
  return {
    ...(isKnown ? {redFives: hasReds ? (players === 3 ? 2 : 3) : 0} : {}),
    ...(isTenhou || display.includes('喰') ? {kuitan: display.includes('喰')} : {}),
    ...(isTenhou ? {south: display.includes('南')} : {}),
    ...(soulName.test(display) ? {service: 'mahjong-soul'} : {}),
    ...(JSON.stringify(title ?? '').includes(jpmlName) ? {league: 'jpml'} : {}),
    ...(isRecord(rule) ? rulesIn(rule) : {})
  }
}
