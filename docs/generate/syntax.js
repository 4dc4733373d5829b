/**
 * Regions of docs/syntax.md, from the tables of keys and options.
 */
import {dialectIds} from '@tehai/core'
import {defaultSettings, keys} from '@tehai/core/page'
import {languages} from '@tehai/kernel/source'
import {presets} from '@tehai/riichi'
import {code, table} from './region.js'

const appliesTo = {
  block: 'the block',
  place: 'its place',
  hand: 'the nearest hand',
  river: 'the nearest river',
  row: 'the nearest row'
}

/** The keys of one group: each with its Japanese name, its other spellings and an example. */
function keyTable(wanted) {
  return table(
    ['key', 'Japanese', 'also', 'for example', 'applies to'],
    keys
      .filter(({group}) => group === wanted)
      .map(({id, en, ja, aliases, example, of, many}) => {
        const also = new Set([en.toLowerCase(), ...aliases])
        also.delete(id)
        const applies = many ? `${appliesTo[of]}, any number` : appliesTo[of]
        return [code(id), ja, [...also].join(', '), code(example), applies]
      })
  )
}

const everywhere = ['site', 'front matter', 'fence', 'key', 'tiles']
const list = words => words.map(code).join(', ')

/** What may be set for a page: its values, what it does, and where it may be set. */
const settings = {
  dialect: [`a [dialect](notation.md): ${list(dialectIds.slice(0, 5))}, …`, 'notation of rows', everywhere],
  y: [list(['auto', 'prefix']), '`prefix`: `y` of 牌画 belongs to the tile after it', everywhere],
  size: [
    `${list(['s', 'm', 'l', 'xl'])} or a number of em`,
    'height of a tile: 1.4, 2, 2.6 or 3.4 em; without it hands have `l`, rivers and indicators `m`, text `s`',
    everywhere
  ],
  lang: [
    list(languages),
    'language of labels, text alternatives and messages; without it that of the page',
    everywhere
  ],
  rules: [
    `a preset (${list(Object.keys(presets))}) or single rules`,
    'rules that claims are checked by',
    everywhere.slice(0, -1)
  ],
  claims: [
    list(['mark', 'replace', 'off']),
    'what a page shows for a false claim: what was written, marked, or the truth; `off`: claims are not checked',
    ['site', 'front matter', 'fence']
  ],
  layout: [
    list(['auto', 'board', 'list']),
    'how players are shown: around a table, or one below the other; `auto`: around a table where all have a river',
    ['site', 'front matter', 'fence']
  ]
}

/** Options of pages; throws if the library has one that the table lacks. */
function settingTable() {
  return table(
    ['option', 'values', 'what it does', 'may be set by', 'default'],
    Object.entries(defaultSettings).map(([name, value]) => {
      if (!settings[name]) throw new TypeError(`Expected a line about the option \`${name}\``)
      const [values, what, where] = settings[name]
      return [code(name), values, what, where.join(', '), value === null ? '–' : code(String(value))]
    })
  )
}

export const regions = () => ({
  options: settingTable(),
  ...Object.fromEntries(
    ['shown', 'record', 'situation', 'claim', 'quiz', 'option'].map(group => [
      `keys-${group}`,
      keyTable(group)
    ])
  )
})
