/**
 * Regions of syntax.md in each language, from the tables of keys and options.
 */
import {dialectIds} from '@tehai/core'
import {defaultSettings, keys} from '@tehai/core/page'
import {languages} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import {code, table} from './region.js'

const groups = ['shown', 'record', 'situation', 'claim', 'quiz', 'option']

/** The keys of one group: each with its name in the other language, its other spellings and an example. */
function keyTable(wanted, {language, keys: words, comma}) {
  return table(
    words.head,
    keys
      .filter(({group}) => group === wanted)
      .map(key => {
        const {id, en, ja, aliases, example, of, many} = key
        const [name, other] = language === 'en' ? [id, ja] : [key[language], id]
        const also = new Set([en.toLowerCase(), ...aliases].filter(one => words.also?.test(one) ?? true))
        also.delete(id)
        also.delete(name)
        const applies = words.appliesTo[of]
        return [
          code(name),
          other,
          [...also].join(comma),
          code(words.examples[example] ?? example),
          many ? words.anyNumber(applies) : applies
        ]
      })
  )
}

const everywhere = ['site', 'file', 'fence', 'key', 'tiles']

/** Where each option of pages may be set. */
const places = {
  dialect: everywhere,
  y: everywhere,
  size: everywhere,
  lang: everywhere,
  rules: ['site', 'file', 'fence', 'key'],
  claims: ['site', 'file', 'fence'],
  layout: ['site', 'file', 'fence']
}

const lists = {dialects: dialectIds.slice(0, 5), languages, presets: Object.keys(presets)}

/** Options of pages; throws if the library has one that the table lacks. */
function settingTable({options: {head, by, lines}, comma}) {
  return table(
    head,
    Object.entries(defaultSettings).map(([name, value]) => {
      if (!places[name] || !lines[name]) throw new TypeError(`Expected a line about the option \`${name}\``)
      const [values, what] = lines[name](lists)
      const where = places[name].map(place => by[place]).join(comma)
      return [code(name), values, what, where, value === null ? '–' : code(String(value))]
    })
  )
}

/** The regions in one language. */
export const regions = words => ({
  options: settingTable(words),
  ...Object.fromEntries(groups.map(group => [`keys-${group}`, keyTable(group, words)]))
})
