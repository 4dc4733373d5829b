/**
 * Prints the JavaScript in each `dist` folder without comments, indentation and most blanks: a third of what a site loads were
 * comments and blanks. Each statement keeps its line, so that a stack trace names it. Docs of what is exported are in the types.
 *
 *     node scripts/compact.js
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {minifySync} from 'rolldown/utils'

/**
 * How a module is printed: a table, such as the outlines of a set, the cards, the presets of rules, the keys of a game, the words of a
 * language or the forms of slips, and an index, without any blanks, as no one reads it here.
 */
const optionsFor = (name, code) => ({
  compress: false,
  mangle: false,
  codegen: {removeWhitespace: isTable.test(name) || isIndex.test(code.replace(comments, ''))}
})

const isTable =
  /\.generated\.js$|(?:^|[\\/])(?:words[\\/]|notation[\\/](?:record-|rule-)?words\.js$|cards[\\/]table\.js$|rules[\\/]rules\.js$|(?:notation|markdown|block)[\\/]messages\.js$|almost(?:[\\/][a-z-]+|[a-z-]*)\.js$|yaku[\\/]piles\.js$|(?:labels[\\/]|yaku-)names\.js$)|^(?:grammar[\\/])?(?:further-names|keys|messages)\.js$/

/** Comments, and an index without them: a module that only exports what others have. */
const comments = /\/\*[^]*?\*\/|^\/\/.*$/gm
const isIndex = /^\s*(?:export ?(?:\*|\{[^}]*\}) ?from ?["'][^"']+["'];?\s*)+$/

/** A module as it is published: the same statements and names. */
export function compact(code, name = 'module.js') {
  const {code: compacted, errors} = minifySync(name, code, optionsFor(name, code))
  if (errors.length > 0) throw new SyntaxError(`Expected JavaScript in ${name}, got ${errors[0].message}`)
  const flush = compacted.replace(/^\t+/gm, '')
  const dense = flush.replace(/^.+$/gm, denseLine)
  // A tab may also begin a line of a template, and blanks be in it.
  const whole = withoutBlanks(compacted)
  return [dense, flush].find(one => withoutBlanks(one) === whole) ?? compacted
}

/** Texts and templates in a line, and the marks; it needs no blanks beside either. */
const texts = / ?("(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\$\{[^`{}]*\})*`) ?/
const aroundMarks = / ?([{}()[\],;:=<>&|?!*]) ?|(?<![+-]) ([+%-]) (?![+-])/g

/** What begins a line that makes a constant of a pattern. */
const beforePattern = /^((?:export )?const \w+) = (?=\/)/

/** A line without blanks beside texts and marks; one with a pattern, or with a part of a template, as it is but for its beginning. */
function denseLine(line) {
  const parts = line.split(texts)
  const isPlain = parts.every((part, index) => index % 2 === 1 || !/["'`/]/.test(part))
  return isPlain
    ? parts.map((part, index) => (index % 2 === 1 ? part : part.replace(aroundMarks, '$1$2'))).join('')
    : line.replace(beforePattern, '$1=')
}

/** A program in a form in which blanks between its words do not count. */
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
