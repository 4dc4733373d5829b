/**
 * Labels: rules and the terms of a page in words.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import {nameAndPoints, yakuInWords, yakuName, yakuNames} from '@tehai/koikoi/labels/reading'
import {findPreset, ruleChanges, type GameRules} from '@tehai/koikoi/rules'
import type {YakuId} from '../grammar/yaku-names.js'
import {dictionaries as hanafudaWords} from '../words/index.js'
import type {HanafudaWords, Term} from '../words/schema.js'

/** A term of a page. */
export function term(name: Term, language: Language): string {
  return hanafudaWords[language].terms[name]
}

/** The text between the two cards of a choice, with its blanks: ` or `. */
export const orBetween = (language: Language): string => grammars[language].or(['1', '2']).slice(1, -1)

/** Cards with blanks in place of the text between those of a choice: `8h or 12h`, 芒月か桐鳳. No offset changes. */
export function choiceOf(text: string): {readonly list: string; readonly isChoice: boolean} {
  const plain = text.replaceAll('`', ' ').replaceAll(andWords, word => ' '.repeat(word.length))
  const list = plain.replaceAll(orWords, word => ' '.repeat(word.length))
  return {list, isChoice: list !== plain}
}

/** Whether only slashes are between cards, which may also list all of them: 芒に月／桐に鳳凰. */
export const isListed = (text: string): boolean => !choiceOf(text.replaceAll(/[/／]/g, ' ')).isChoice

/** The text between cards that are all meant; と may also be between a plant and what is on its card. */
const andWords =
  /(?<![a-z])and(?![a-z])|[と和與与](?=[松梅桜櫻樱藤菖牡萩芒薄菊紅红楓枫柳雨桐])|(?<=[광끗띠단피])[과와](?=\s)/gi

/** The text between the two cards of a choice; か also occurs in names of cards. */
const orWords = /[/／]|(?<![a-z])or(?![a-z])|または|(?<![ぁ-ん])か(?![ぁ-ん])|또는|或/gi

/** Rules in words: their name, what the brights pay, and what differs from the preset. */
export function rulesInWords(rules: GameRules, language: Language): string {
  const {gokoScore, shikoScore, ameShikoScore, sankoScore} = rules
  const {list, aside} = grammars[language]
  const changes = Object.keys(ruleChanges(rules))
    .filter(option => !brightScores.test(option))
    .map(option => ruleInWords(option as Rule, rules, language))
  const brights = hanafudaWords[language].brights(gokoScore, shikoScore, ameShikoScore, sankoScore)
  return rulesName(rules, language) + aside(list([brights, ...changes]))
}

type Rule = keyof GameRules

/** The options that are always written. */
const brightScores = /^(?:goko|shiko|ameShiko|sanko)Score$/

/** A rule in words: 相手のこいこいで倍, 猪鹿蝶6文; as an option, `maxTurns=6`, if there are no words for it. */
function ruleInWords(option: Rule, rules: GameRules, language: Language): string {
  const {koiKoiModes, koiKoiTimes, sevenTimes, ruleNames, ruleIs, countsFrom} = hanafudaWords[language]
  const value = rules[option]
  const type = /^(.*)Score$/.exec(option)?.[1] as YakuId | undefined
  if (option === 'koiKoiMode') return koiKoiModes[rules.koiKoiMode]
  if (option === 'koiKoiMultiplier') return koiKoiTimes(rules.koiKoiMultiplier)
  if (option === 'sevenPointMultiplier') return sevenTimes(rules.sevenPointMultiplier)
  const counted = /^(tane|tanzaku|kasu)Count$/.exec(option)?.[1] as YakuId | undefined
  if (counted) return countsFrom(yakuName(counted, language), Number(value))
  const name = (ruleNames as Readonly<Partial<Record<Rule, string>>>)[option]
  if (name !== undefined && value)
    return typeof value === 'number' ? nameAndPoints(name, value, language) : ruleIs(name, true)
  if (name !== undefined) return ruleIs(name, false)
  if (type && type in yakuNames && value === 0) return ruleIs(yakuName(type, language), false)
  if (type && type in yakuNames) return yakuInWords([{type, totalScore: Number(value)}], language)
  return `${option}=${String(value)}`
}

/** The name of a rule set. */
export function rulesName({name}: GameRules, language: Language): string {
  const preset = findPreset(name)?.name as keyof HanafudaWords['presets'] | undefined
  return preset ? hanafudaWords[language].presets[preset] : name
}
