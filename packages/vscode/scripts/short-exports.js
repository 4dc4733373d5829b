/**
 * Shorter code for the exports of files in the bundle: one list of getters instead of a call for each.
 */

const call =
  /Object\.defineProperty\(exports,["`']([\w$]+)["`'],\{enumerable:!0,get:function\(\)\{return ?([\w$]+|`[^`$]*`)\}\}\)/g
const calls = new RegExp(`(^|[;,}])((?:${call.source}[,;])+)`, 'g')

/**
 * The code of a file with its exports as a list. They are defined where they were, so that files that need each other
 * find them.
 *
 * @throws {Error} if the exports are not written in the expected form.
 */
export function withShortExports(code) {
  const short = code.replaceAll(calls, (whole, before, list) => {
    if (!list.endsWith(';')) return whole
    const getters = [...list.matchAll(call)].map(([, name, value]) => `${name}:()=>${value}`)
    const define = 'Object.defineProperty(exports,k,{enumerable:!0,get})'
    return `${before === ',' ? ';' : before}for(const[k,get]of Object.entries({${getters}}))${define};`
  })
  if (short.match(call)) throw new Error('Expected exports that end a statement, got others')
  return short
}
