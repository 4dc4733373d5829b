/**
 * A toy language: English whose letters are Armenian ones, so that whatever is still in Latin letters is not from its dictionaries.
 */

const LOWER = 0x0561
const UPPER = 0x0531

/** A text in toy letters. Code in backticks, options, values in braces and escapes stay as they are. */
export function inToyLetters(text) {
  return chunkInToyLetters(text, false).text
}

/** A part of a text that may begin in code, and whether it ends in code. */
function chunkInToyLetters(text, inCode) {
  let code = inCode
  const changed = text.replace(
    /(?:`|\\`){3}\w*|\\`|`|\\(?:u[\dA-Fa-f]{4}|.)|\{\w+\}|--[\w-]+|<\/?\w+>|[A-Za-z]/g,
    part => {
      if (/^\\?`$/.test(part)) code = !code
      return code || part.length > 1 || part === '`' ? part : toyLetter(part)
    }
  )
  return {text: changed, code}
}

function toyLetter(letter) {
  const at = letter.charCodeAt(0)
  return String.fromCharCode(at >= 97 ? LOWER + at - 97 : UPPER + at - 65)
}

/**
 * The source of a dictionary with its texts in toy letters: every literal but those of imports, keys, types, tags and comparisons,
 * and those in entries that are declared to be English.
 */
export function dictionaryInToyLetters(source) {
  let out = ''
  let at = 0
  const pattern =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|^import .*$|^ {2}tags: .*$|\.\.\.fromEnglish\([^)]*\)|(?<=[=(,] ?)\/(?:[^/\\\n[]|\\.|\[[^\]\n]*\])+\/[a-z]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`/gm
  for (;;) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (!found) return out + source.slice(at)
    const [token] = found
    out += source.slice(at, found.index)
    if (token === '`') {
      const template = templateAt(source, found.index)
      out += template.text
      at = template.end
      continue
    }
    at = found.index + token.length
    out += /^['"]/.test(token) && isText(out, source.slice(at)) ? inToyLetters(token) : token
  }
}

/** Whether a literal between two pieces of source is a text for people. */
function isText(before, after) {
  return (
    !after.startsWith(':') &&
    !after.startsWith(" | '") &&
    !/(?:[=!]==? |(?<!\|)\| |\w\[|case |Record<)$/.test(before)
  )
}

/** A template literal in toy letters; the expressions in it are read as the source around them. */
function templateAt(source, start) {
  let out = '`'
  let at = start + 1
  let inCode = false
  for (;;) {
    const end = source.slice(at).search(/(?<!\\)(?:`|\$\{)/) + at
    const chunk = chunkInToyLetters(source.slice(at, end), inCode)
    out += chunk.text
    inCode = chunk.code
    if (source[end] === '`') return {text: `${out}\``, end: end + 1}
    const close = closeOfExpression(source, end + 2)
    out += `\${${dictionaryInToyLetters(source.slice(end + 2, close))}}`
    at = close + 1
  }
}

/** Where the expression in a template ends: at the brace that closes it. */
function closeOfExpression(source, start) {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const letter = source[at]
    if (letter === '`') at = templateAt(source, at).end - 1
    else if (letter === "'") at = source.indexOf("'", at + 1)
    else if (letter === '{') depth++
    else if (letter === '}' && depth-- === 0) return at
  }
  throw new Error('Expected the end of an expression in a template')
}
