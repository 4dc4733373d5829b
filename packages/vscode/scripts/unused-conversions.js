/**
 * Leaves out the conversions between the protocol and VS Code that no feature in the bundle uses: the client has them
 * in two functions that return all of them, so the bundler cannot drop any.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

const converters = /\/vscode-languageclient\/lib\/common\/(?:protocolConverter|codeConverter)\.js$/

/** A conversion: its name and its text, as TypeScript prints it. */
const conversion = /^ {4}(?:async )?function (\w+)\([^]*?^ {4}\}\n/gm

const uses = (text, name) => new RegExp(`\\b${name}\\b`).test(text)

/**
 * A plugin, and the names of the conversions that it has left out.
 *
 * @param isLeftOut
 *   Whether a module of the client is left out of the bundle, by the path with which another module imports it.
 * @param ours
 *   Code of the extension itself.
 */
export function withoutConversions(isLeftOut, ours) {
  const names = new Set()
  const transform = (code, id) => {
    if (!converters.test(id)) return null
    const found = [...code.matchAll(conversion)].map(([text, name]) => ({name, text}))
    const used = usedConversions(found, othersOf(id, isLeftOut) + ours, outsideOf(code, found))
    const unused = found.filter(({name}) => !used.has(name))
    for (const {name} of unused) names.add(name)
    return unused.reduce(
      (rest, {name, text}) =>
        rest.replace(text, '').replace(new RegExp(`^ {8}(?:${name}: )?${name},?\\n`, 'm'), ''),
      code
    )
  }
  return {names, plugin: {name: 'without-unused-conversions', transform}}
}

/**
 * The conversions that a text of the bundle uses, as a property of a converter or by their name alone. There must be
 * none.
 */
export const conversionsUsedIn = (code, names) =>
  [...names].filter(name => new RegExp(`\\.${name}\\(|[^\\w$.]${name}\\b(?!:)`).test(code))

/** The conversions that other modules use, and those that these use in turn. */
function usedConversions(found, others, outside) {
  const open = found.filter(({name}) => new RegExp(`\\.${name}\\b`).test(others) || uses(outside, name))
  const used = new Set(open.map(({name}) => name))
  for (let next = open.pop(); next; next = open.pop()) {
    for (const one of found) {
      if (used.has(one.name) || !uses(next.text, one.name)) continue
      used.add(one.name)
      open.push(one)
    }
  }
  return used
}

/** The code around the conversions, without the list that is returned. */
function outsideOf(code, found) {
  const around = found.reduce((rest, {text}) => rest.replace(text, ''), code)
  return around.slice(0, around.lastIndexOf('return {'))
}

/** The code of the other modules of the client. */
function othersOf(id, isLeftOut) {
  const folder = dirname(id)
  const common = readdirSync(folder).filter(
    file =>
      file.endsWith('.js') && !converters.test(join(folder, file)) && !isLeftOut(`./${file.slice(0, -3)}`)
  )
  return [...common, '../node/main.js'].map(file => readFileSync(join(folder, file), 'utf8')).join('')
}
