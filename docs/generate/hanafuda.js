/**
 * Regions of docs/hanafuda.md: cards, yaku and rules from the tables of @tehai/koikoi, messages from their words and the
 * fixtures that show each.
 */
import {
  allCards,
  codeOf,
  kindCodeOf,
  months,
  nearYaku,
  notationMessages,
  presets,
  yakuNames
} from '@tehai/koikoi'
import {messages} from 'remark-hanafuda'
import {code, table} from './region.js'
import {messageRegion} from './message-sections.js'

/** The 48 cards: one row per month, each card by its kind, its exact code, its name. */
function cardTable() {
  const rows = months.map(({month, kanji, en}) => {
    const own = allCards.filter(card => card.month === month)
    const cells = own.map(
      ({id, name, kanji: short}) => `${code(kindCodeOf(id))} ${code(codeOf(id))} ${name} (${short})`
    )
    return [`${month} ${kanji} ${en}`, ...cells]
  })
  return table(['month', 'a', 'b', 'c', 'd'], rows)
}

/** Yaku and their points by each preset; a dash where the rules do not know one. */
function yakuTable() {
  const names = Object.keys(presets)
  const types = Object.keys(yakuNames).filter(type => `${type}Score` in presets.standard)
  const needs = new Map(
    nearYaku([], {...presets.nintendo, monthlyScore: 4}, {month: 1}).map(one => [one.type, one.lacking])
  )
  const rows = types.map(type => {
    const {ja, romaji, en} = yakuNames[type]
    const points = names.map(name => String(presets[name][`${type}Score`] || '–'))
    return [`${ja} ${romaji}`, en, String(needs.get(type) ?? '–'), ...points]
  })
  return table(['yaku', 'in English', 'cards', ...names.map(code)], rows)
}

/** Every option of the rules with its value in each preset. */
function ruleTable() {
  const names = Object.keys(presets)
  const options = Object.keys(presets.standard).filter(option => option !== 'name')
  const rows = options.map(option => [
    code(option),
    ...names.map(name => code(String(presets[name][option])))
  ])
  return table(['option', ...names.map(code)], rows)
}

const groups = {
  'messages-cards': id => Object.hasOwn(notationMessages, id),
  'messages-pages': id => !Object.hasOwn(notationMessages, id)
}

export function regions() {
  const ids = Object.keys(messages).toSorted()
  const sections = Object.entries(groups).map(([name, belongs]) => [
    name,
    messageRegion(ids.filter(belongs), {messages, prefix: 'hanafuda-messages-', game: 'hanafuda'})
  ])
  return {cards: cardTable(), yaku: yakuTable(), rules: ruleTable(), ...Object.fromEntries(sections)}
}
