/**
 * Situation: what applies to all cards of a block or of a line of text.
 */
import {foldName, type MetaOption} from '@tehai/kernel/block'
import type {Message, Span} from '@tehai/kernel/source'
import type {Month} from '@tehai/koikoi/cards'
import {callsNear, monthsNear, readCalls, readSeason, type Calls} from './context.js'
import {keys, type KeyId, type KeyIn} from './keys.js'
import {pageMessage} from './messages.js'
import {badValue, withOption, type Settings} from './settings.js'

export interface Situation {
  readonly settings: Settings
  readonly title: string | null
  readonly caption: string | null
  readonly month: Month | null
  readonly calls: Calls
  /** Whether the month, or who has called, could not be read. */
  readonly isUnsettled: boolean
  /** Whether the author has named the rules, so that the page names them as well. */
  readonly isRuled: boolean
}

/** The situation if nothing is stated about it. */
export function situationOf(settings: Settings): Situation {
  return {
    settings,
    title: null,
    caption: null,
    month: null,
    calls: {winner: 0, loser: 0},
    isUnsettled: false,
    isRuled: false
  }
}

/** A setting with its value: a line of a block, or an option of a meta. */
export interface Setting extends Span {
  readonly name: string
  readonly nameSpan: Span
  readonly value: string | null
}

export type SettingReader = (
  situation: Situation,
  setting: Setting & {readonly value: string},
  messages: Message[]
) => Situation

/** How each setting is read. If it cannot be read, a message and the unchanged situation. */
export const settingReaders: Readonly<Record<KeyIn<'setting'>, SettingReader>> = {
  title: (situation, {value}) => ({...situation, title: value}),
  caption: (situation, {value}) => ({...situation, caption: value}),
  rules(situation, {value, start, end}, messages) {
    const settings = withOption(situation.settings, 'rules', value, {start, end}, messages)
    return {...situation, settings, isRuled: true}
  },
  month(situation, setting, messages) {
    const {value} = setting
    const month = readSeason(value)
    if (month !== null) return {...situation, month}
    messages.push(badValue('month', setting, monthsNear(value)))
    return {...situation, isUnsettled: true}
  },
  koikoi(situation, setting, messages) {
    const {value} = setting
    const calls = readCalls(value)
    if (calls) return {...situation, calls}
    messages.push(badValue('koikoi', setting, callsNear(value)))
    return {...situation, isUnsettled: true}
  }
}

/** The situation with a setting; an empty setting is reported. */
export function withSetting(
  situation: Situation,
  id: KeyIn<'setting'>,
  setting: Setting,
  messages: Message[]
): Situation {
  const {value} = setting
  if (value !== null && value !== '') return settingReaders[id](situation, {...setting, value}, messages)
  messages.push(missingValue(id, setting))
  return situation
}

/** Options of a meta or of attributes that are settings but not keys of lines. */
export type OptionId = 'size' | 'lang'

/** Whether a name is that of an option. */
export function isOptionId(name: string): name is OptionId {
  return name === 'size' || name === 'lang'
}

/** The option that a name is, as an author writes it, or `null`. */
export function optionIdOf(name: string): OptionId | null {
  const folded = foldName(name)
  return isOptionId(folded) ? folded : null
}

/** The situation with an option. */
export function withMetaOption(
  situation: Situation,
  id: OptionId,
  {value, start, end}: MetaOption,
  messages: Message[]
): Situation {
  const settings = withOption(situation.settings, id, value ?? '', {start, end}, messages)
  return {...situation, settings}
}

/** The message for a key without a value. */
export function missingValue(id: KeyId, {name, nameSpan}: Pick<Setting, 'name' | 'nameSpan'>): Message {
  return pageMessage('missing-value', nameSpan.start, nameSpan.end, {
    key: name,
    example: keys.get(id).example
  })
}
