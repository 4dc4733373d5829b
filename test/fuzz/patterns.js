/**
 * Patterns: every regular expression of the packages, as they are built.
 */
import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {parse} from 'acorn'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Every pattern that is written in the code, by source and flags, with the files that contain it. */
export function patterns() {
  const found = new Map()
  for (const name of readdirSync(packages)) {
    for (const file of readdirSync(`${packages}/${name}/dist`, {recursive: true})) {
      // Bundles of core repeat its files.
      if (!file.endsWith('.js') || (name === 'core' && !file.includes('/') && file !== 'index.js')) continue
      const code = readFileSync(`${packages}/${name}/dist/${file}`, 'utf8')
      const tree = parse(code, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true})
      visit(tree, ({regex: {pattern, flags}}) => {
        const key = `/${pattern}/${flags}`
        found.set(key, {pattern, flags, files: [...(found.get(key)?.files ?? []), `${name}/${file}`]})
      })
    }
  }
  return found
}

/** Every pattern that is built when the code is loaded, by source and flags, with the file that builds it. */
export function builtPatterns() {
  const script = fileURLToPath(new URL('built-patterns.js', import.meta.url))
  const built = JSON.parse(execFileSync(process.execPath, [script], {encoding: 'utf8', maxBuffer: 2 ** 26}))
  return new Map(
    built.map(([key, file]) => {
      const end = key.lastIndexOf('/')
      return [key, {pattern: key.slice(1, end), flags: key.slice(end + 1), files: [file]}]
    })
  )
}

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (node && typeof node === 'object') {
    if (node.type === 'Literal' && node.regex) see(node)
    for (const key in node) if (key !== 'regex') visit(node[key], see)
  }
}

/** Patterns that take more than linear time on some text, and why no author can make them. */
export const bounded = new Map([
  [String.raw`/\B(?=(?:\d{3})+$)/g`, 'numbers of ours, at most 17 digits'],
  [String.raw`/\/\*[\s\S]*?\*\//g`, 'the style sheet of the project'],
  [String.raw`/\s*\n\s*/g`, 'the style sheet of the project'],
  [String.raw`/<text([^>]*)>([^<]*)/g`, 'pictures of ours, whose only `<` are those of tags'],
  [
    String.raw`/^[^\r\n\u2028\u2029:#]{0,200}:[ \t]+(?=("[^"\r\n\u2028\u2029]*|'[^'\r\n\u2028\u2029]*|\{[^}\r\n\u2028\u2029]*|\[[^\]\r\n\u2028\u2029]*)$)/m`,
    'names of at most 200 characters, each line looked at once'
  ],
  [String.raw`/^[^\r\n]*?(?=[ \t]*(?:[\r\n]|$))/`, 'lines of at most 200 characters'],
  [String.raw`/\s*[:：]/`, 'headers of players, whose colon is among their first 65 characters'],
  [
    String.raw`/^\s*(?:(play|take)\s+(\S.*?)|(draw)|(koi-?koi|koi)|(shobu|stop))\s*$/i`,
    'actions of bounded length'
  ],
  [String.raw`/_+$/`, 'two characters'],
  [
    String.raw`/(?:https?:\/\/)?[^\s?]{0,60}\?q=([0-9mpsz]{2,60})\S{0,60}/giu`,
    'rows of at most 200 characters'
  ],
  [
    String.raw`/([0-9])w(?=.*[0-9]b.*[0-9]t)|([0-9])b(?=.*[0-9]t(?![a-z]))/giu`,
    'rows of at most 200 characters'
  ],
  [String.raw`/(?<![ ,])[ ,]+$/`, 'linear, but recheck counts the lookbehind'],
  [String.raw`/(?<!\d)(\d+)([mpsz])/g`, 'linear, but recheck counts the lookbehind'],
  [
    String.raw`/^\s*(?:(?:hand|ｈａｎｄ|손패)[\s\u3000_-]+|手牌[\s\u3000]*)(\S.*?)\s*$/iu`,
    'names of at most 64 characters'
  ],
  [
    String.raw`/[;；,，、|｜／\s]\s{0,8}([^;；,，、|｜／\s:：]{1,40})\s?[:：]/g`,
    'values of at most 500 characters'
  ],
  [String.raw`/[;；|｜]\s{0,8}([^;；,，、|｜／\s:：]{1,40})\s?[:：]/g`, 'values of at most 500 characters'],
  [
    String.raw`/([^\s={}"'[\]]{1,40})=("[^"]*"|'[^']*'|[^\s{}]*)/g`,
    'linear, as a quote ends at the next one; recheck does not come to an end'
  ],
  [String.raw`/….*$/`, 'proposals of ours'],
  [String.raw`/[^\s[\]{}:,、]*$/`, 'the 60 characters beside a mark']
])

/** Built patterns of which `recheck` cannot find out that they are linear: file, how they begin, and why they are. */
export const boundedBuilt = [
  ['core/page/grammar/keys/sanma.js', '(?:no|without)[ -]*', 'each word is followed by one run of blanks'],
  ['core/page/grammar/spelling/korean.js', '더블 리치', 'words alone'],
  ['core/page/grammar/values/win-words.js', '(?<named>', 'values of at most 100 characters'],
  ['core/notation/plain-numbers.js', '(?<![A-Za-z', 'values of at most 400 characters'],
  [
    'kernel/markdown/front-matter/toml.js',
    '^([ \\t]*)((?:',
    'parts of a name end at a dot, quotes at the next one'
  ],
  [
    'kernel/markdown/constructs/detached-attributes.js',
    '[ \\t]+(\\{',
    'sticky: tried once behind a row, up to the next brace'
  ],
  [
    'kernel/markdown/constructs/detached-attributes.js',
    '(\\{[ \\t]*[^',
    'sticky, at most six options of 112 characters'
  ],
  ['kernel/markdown/constructs/detached-attributes.js', '(\\{[ \\t]*(?:[.#]', 'sticky, up to the next brace'],
  ['kernel/markdown/constructs/detached-attributes.js', '\\{[ \\t]*(?:[.#]', 'sticky, up to the next brace'],
  ['cli/convert/foreign/latex.js', '\\\\(?:wan|man', 'commands end at a brace'],
  ['cli/audit/prose.js', '\uFFFC(?<between>', 'at most 13 waits behind a row']
]
