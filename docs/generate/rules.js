/**
 * Regions of rules.md in the other languages, from the presets. Which values could not be verified is written in the English page.
 */
import {readFileSync} from 'node:fs'
import {defaultRules, presets} from '@tehai/riichi'
import {code, table} from './region.js'

const english = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
const names = Object.keys(presets)

/** Cells of the English table of presets that end with a question mark, as `preset rule`. */
const unverified = new Set(
  english.split('\n').flatMap(line => {
    const [, rule, ...values] = line.split('|').map(cell => cell.trim())
    if (!/^`\w+`$/.test(rule ?? '') || values.length <= names.length) return []
    return names.filter((_, index) => values[index].endsWith('?')).map(name => `${name} ${rule.slice(1, -1)}`)
  })
)

/** What each rule says; throws if the words of a language lack one. */
function ruleTable({rules: {head, says}}) {
  return table(
    head,
    Object.keys(defaultRules).map(rule => {
      if (!says[rule]) throw new TypeError(`Expected words about the rule \`${rule}\``)
      return [code(rule), says[rule]]
    })
  )
}

function presetTable({rules: {head, yes, no}, comma}) {
  const written = value => {
    if (Array.isArray(value)) return value.map(code).join(comma)
    return typeof value === 'boolean' ? (value ? yes : no) : code(String(value))
  }
  return table(
    [head[0], ...names],
    Object.keys(defaultRules).map(rule => [
      code(rule),
      ...names.map(name => written(presets[name][rule]) + (unverified.has(`${name} ${rule}`) ? ' ?' : ''))
    ])
  )
}

/** The regions in one language. */
export const regions = words => ({rules: ruleTable(words), presets: presetTable(words)})
