/**
 * Regions of docs/hanafuda.md and of koikoi.md in other languages: cards, yaku and rules from the tables of @tehai/koikoi; for the
 * English page, messages from their words and the fixtures that show each.
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
function cardTable({head, month, card}) {
  const rows = months.map(one => {
    const own = allCards.filter(other => other.month === one.month)
    const cells = own.map(
      ({id, name, kanji: short}) => `${code(kindCodeOf(id))} ${code(codeOf(id))} ${card(name, short, id)}`
    )
    return [month(one), ...cells]
  })
  return table(head, rows)
}

/** Yaku and their points by each preset; a dash where the rules do not know one. */
function yakuTable(words) {
  const names = Object.keys(presets)
  const types = Object.keys(yakuNames).filter(type => `${type}Score` in presets.standard)
  const needs = new Map(
    nearYaku([], {...presets.nintendo, monthlyScore: 4}, {month: 1}).map(one => [one.type, one.lacking])
  )
  const rows = types.map(type => {
    const isOff = rules => type === 'teshi' && !rules.enableTeshi
    const points = names.map(name => String((!isOff(presets[name]) && presets[name][`${type}Score`]) || '–'))
    return [...words.names(yakuNames[type], type), String(needs.get(type) ?? '–'), ...points]
  })
  return table([...words.head, ...names.map(code)], rows)
}

/** Every option of the rules with its value in each preset; throws if words about options lack one. */
function ruleTable({head, says}) {
  const names = Object.keys(presets)
  const options = Object.keys(presets.standard).filter(option => option !== 'name')
  const about = option => {
    if (!says[option]) throw new TypeError(`Expected words about the option \`${option}\``)
    return [says[option]]
  }
  const rows = options.map(option => [
    code(option),
    ...(says ? about(option) : []),
    ...names.map(name => code(String(presets[name][option])))
  ])
  return table([...head, ...names.map(code)], rows)
}

const groups = {
  'messages-cards': id => Object.hasOwn(notationMessages, id),
  'messages-pages': id => !Object.hasOwn(notationMessages, id)
}

/** The tables in one language. */
export const tables = ({hanafuda: {cards, yaku, rules}}) => ({
  cards: cardTable(cards),
  yaku: yakuTable(yaku),
  rules: ruleTable(rules)
})

/** The regions of the English page: the tables, and the messages. */
export function regions(words) {
  return {...tables(words), ...messageRegions(words)}
}

/** The messages about cards and about pages in one language. */
export function messageRegions({messages: words}) {
  const ids = Object.keys(messages).toSorted()
  const sections = Object.entries(groups).map(([name, belongs]) => [
    name,
    messageRegion(ids.filter(belongs), {messages, prefix: 'hanafuda-messages-', game: 'hanafuda'}, words)
  ])
  return Object.fromEntries(sections)
}
