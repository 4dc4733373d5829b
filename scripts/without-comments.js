/**
 * Takes the comments out of the JavaScript in each `dist` folder, which is a quarter of what a site loads. Docs of what is
 * exported stay in the types.
 *
 *     node scripts/without-comments.js
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseSync} from 'rolldown/utils'

/** Comments that tools read. */
const forTools = /^[#@!]|@license|__PURE__/

/** A module without its comments; lines that hold nothing else go as well. */
export function withoutComments(code, name = 'module.js') {
  const {comments, errors} = parseSync(name, code)
  if (errors.length > 0) throw new SyntaxError(`Expected JavaScript in ${name}, got ${errors[0].message}`)
  let text = ''
  let at = 0
  for (const {start, end, value} of comments) {
    if (forTools.test(value) || code.startsWith('#!', start)) continue
    const lineStart = code.lastIndexOf('\n', start - 1) + 1
    const lineEnd = code.indexOf('\n', end)
    const isAlone =
      at <= lineStart &&
      lineEnd >= 0 &&
      code.slice(lineStart, start).trim() === '' &&
      code.slice(end, lineEnd).trim() === ''
    text += code.slice(at, isAlone ? lineStart : start)
    at = isAlone ? lineEnd + 1 : end
  }
  return text + code.slice(at)
}

if (process.argv[1] === import.meta.filename) {
  const packages = resolve(import.meta.dirname, '../packages')
  for (const name of readdirSync(packages)) {
    const dist = join(packages, name, 'dist')
    for (const file of readdirSync(dist, {recursive: true})) {
      if (!file.endsWith('.js')) continue
      const path = join(dist, file)
      const code = readFileSync(path, 'utf8')
      const bare = /\/[/*]/.test(code) ? withoutComments(code, file) : code
      if (bare !== code) writeFileSync(path, bare)
    }
  }
}
