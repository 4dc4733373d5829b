/**
 * Prints the JavaScript in each `dist` folder without comments, indentation and most blanks: they were a third of what
 * a site loads. Each statement keeps a line of its own, so that a stack trace names it. Docs of exports are in the
 * types.
 *
 *     node scripts/compact.js
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {minifySync} from 'rolldown/utils'

/**
 * How a module is printed: a table, such as the outlines of a set, the cards, the presets of rules, the keys of a game,
 * the words of a language or the forms of slips, and an index are printed without any blanks, since they are not read
 * in this form.
 */
const optionsFor = (name, code) => ({
  compress: false,
  mangle: false,
  codegen: {removeWhitespace: isTable.test(name) || isIndex.test(code.replace(comments, ''))}
})

const isTable =
  /\.generated\.js$|(?:^|[\\/])(?:words[\\/]|notation[\\/](?:record-|rule-)?words\.js$|cards[\\/]table\.js$|rules[\\/]rules\.js$|(?:notation|markdown|block)[\\/]messages\.js$|almost(?:[\\/][a-z-]+|[a-z-]*)\.js$|yaku[\\/]piles\.js$|(?:labels[\\/]|yaku-)names\.js$)|^(?:grammar[\\/])?(?:further-names|keys|messages)\.js$/

/** Comments; and an index without comments, which is a module that only exports from others. */
const comments = /\/\*[^]*?\*\/|^\/\/.*$/gm
const isIndex = /^\s*(?:export ?(?:\*|\{[^}]*\}) ?from ?["'][^"']+["'];?\s*)+$/

/** A module as it is published: the same statements and names. */
export function compact(code, name = 'module.js') {
  const {code: compacted, errors} = minifySync(name, code, optionsFor(name, code))
  if (errors.length > 0) throw new SyntaxError(`Expected JavaScript in ${name}, got ${errors[0].message}`)
  const flush = compacted.replace(/^\t+/gm, '')
  const dense = flush.replace(/^.+$/gm, denseLine)
  // A line of a template may begin with a tab as well, and contain blanks.
  const whole = withoutBlanks(compacted)
  return [dense, flush].find(one => withoutBlanks(one) === whole) ?? compacted
}

/** Strings and templates in a line, and punctuation. No blanks are needed beside any of them. */
const texts = / ?("(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\$\{[^`{}]*\})*`) ?/
const aroundMarks = / ?([{}()[\],;:=<>&|?!*]) ?|(?<![+-]) ([+%-]) (?![+-])/g

/** The beginning of a line that assigns a regular expression to a constant. */
const beforePattern = /^((?:export )?const \w+) = (?=\/)/

/**
 * A line without blanks beside strings and punctuation. In a line with a regular expression, or with a part of a
 * template, only the indentation is removed.
 */
function denseLine(line) {
  const parts = line.split(texts)
  const isPlain = parts.every((part, index) => index % 2 === 1 || !/["'`/]/.test(part))
  return isPlain
    ? parts.map((part, index) => (index % 2 === 1 ? part : part.replace(aroundMarks, '$1$2'))).join('')
    : line.replace(beforePattern, '$1=')
}

/** A program in a form that does not depend on the blanks between its tokens. */
const withoutBlanks = code =>
  minifySync('module.js', code, {compress: false, mangle: false, codegen: {removeWhitespace: true}}).code

if (process.argv[1] === import.meta.filename) {
  const packages = resolve(import.meta.dirname, '../packages')
  for (const name of readdirSync(packages)) {
    const dist = join(packages, name, 'dist')
    for (const file of readdirSync(dist, {recursive: true})) {
      if (!file.endsWith('.js')) continue
      const path = join(dist, file)
      const code = readFileSync(path, 'utf8')
      const compacted = compact(code, file)
      if (compacted !== code) writeFileSync(path, compacted)
    }
  }
}
