/**
 * Writes dist/types.d.ts, the types entry as one small file, and the empty module beside it.
 *
 *     node packages/core/scripts/bundle-types.js
 *
 * The stages of scoring are two dozen modules, of which half is import lines, comments, blanks and long names. In one
 * file the compiler reads a third of that. Public types keep their names and docs; every other name becomes two letters.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const room = join(dist, 'types')

/**
 * Cut a text into tokens: names, strings, comments, white space, pieces of template text, other signs.
 *
 * @param {string} text
 * @returns {{kind: string, text: string}[]}
 */
function tokensOf(text) {
  const tokens = []
  // One entry for each open template expression: how many braces are open in it.
  const braces = []
  const sticky = [
    ['comment', /\/\*[\s\S]*?\*\/|\/\/.*/y],
    ['space', /\s+/y],
    ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
    ['name', /[A-Za-z_$][\w$]*/y],
    ['sign', /\d+|\.\.\.|=>|[^]/y]
  ]
  const template = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y
  let at = 0
  const take = (kind, pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return null
    at += found[0].length
    tokens.push({kind, text: found[0]})
    return found[0]
  }
  const takeTemplate = () => {
    if (take('template', template).endsWith('${')) braces.push(0)
  }
  while (at < text.length) {
    const [, taken] = sticky
      .map(([kind, pattern]) => ((pattern.lastIndex = at), [kind, pattern]))
      .find(([, pattern]) => pattern.test(text))
    const kind = sticky.find(([, pattern]) => pattern === taken)[0]
    const sign = take(kind, taken)
    if (kind !== 'sign') continue
    if (sign === '`') takeTemplate()
    else if (sign === '{' && braces.length > 0) braces[braces.length - 1]++
    else if (sign === '}' && braces.length > 0) {
      if (braces.at(-1) > 0) braces[braces.length - 1]--
      else {
        braces.pop()
        tokens.at(-1).kind = 'template'
        takeTemplate()
      }
    }
  }
  return tokens
}

/** A module: its imports by local name, and its declarations with their docs. */
function readModule(file) {
  const source = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '')
  const imports = new Map()
  const spaces = new Map()
  const exported = []
  const rest = source
    .replace(/^import type \{([^}]*)\} from '(.*?)';$/gm, (_, names, from) => {
      for (const name of names.split(','))
        imports.set(name.trim(), join(dirname(file), from.replace(/\.js$/, '.d.ts')))
      return ''
    })
    .replace(/^import type \* as (\w+) from '(.*?)';$/gm, (_, name, from) => {
      spaces.set(name, join(dirname(file), from.replace(/\.js$/, '.d.ts')))
      return ''
    })
    .replace(/^export type \{([^}]*)\} from '(.*?)';$/gm, (_, names, from) => {
      for (const name of names.split(',')) {
        exported.push({name: name.trim(), file: join(dirname(file), from.replace(/\.js$/, '.d.ts'))})
      }
      return ''
    })
    .replace(/^export \{\};$/gm, '')
  const tokens = tokensOf(rest)
  const words = tokens.filter(({kind}) => kind !== 'space' && kind !== 'comment')
  const declared = words.filter(
    ({kind}, at) =>
      kind === 'name' && /^(type|interface)$/.test(words[at - 1]?.text ?? '') && depthOf(words, at) === 0
  )
  return {file, imports, spaces, exported, tokens, declared: new Set(declared.map(({text}) => text))}
}

/** How many braces are open before a token: a declaration stands in none. */
function depthOf(words, at) {
  let depth = 0
  for (let index = 0; index < at; index++) {
    const {kind, text} = words[index]
    if (kind === 'template') continue
    if (text === '{') depth++
    else if (text === '}') depth--
  }
  return depth
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const reserved = new Set(['as', 'do', 'if', 'in', 'is', 'of'])
const codes = [...letters].flatMap(a => [...letters].map(b => a + b)).filter(code => !reserved.has(code))

/** The bundle of the room. */
export function bundleTypes() {
  const index = readModule(join(room, 'index.d.ts'))
  const modules = new Map()
  const visit = file => {
    if (modules.has(file) || dirname(file) !== room) return
    const module = readModule(file)
    modules.set(file, module)
    for (const from of [...module.imports.values(), ...module.spaces.values()]) visit(from)
  }
  for (const {file} of index.exported) visit(file)
  const isPublic = (file, name) => index.exported.some(one => one.file === file && one.name === name)
  const left = codes.values()
  const nameOf = new Map()
  for (const {file, declared} of modules.values()) {
    for (const name of declared)
      nameOf.set(`${file}#${name}`, isPublic(file, name) ? name : left.next().value)
  }
  const outside = new Map()
  let text = ''
  for (const module of modules.values()) text += `${minified(module, nameOf, isPublic, outside)}\n`
  const head = [...outside].map(
    ([name, from]) => `import type{${name}}from'./${relative(dist, from).replace(/\.d\.ts$/, '.js')}'\n`
  )
  return `${head.join('')}${text}export{}\n`
}

/** The declarations of a module without what nobody reads. */
function minified({file, imports, spaces, tokens, declared}, nameOf, isPublic, outside) {
  let text = ''
  let doc = ''
  // Docs are kept before and inside a public declaration.
  let open = 0
  let isKept = false
  const put = part => {
    const isWord = /[\w$]$/.test(text) && /^[\w$]/.test(part)
    text += isWord ? ` ${part}` : part
  }
  for (const [at, {kind, text: part}] of tokens.entries()) {
    if (kind === 'space') continue
    if (kind === 'comment') {
      if (open > 0 && isKept) text += part.startsWith('/**') ? part.replace(/\s+/g, ' ') : ''
      else doc = part
      continue
    }
    const before = tokens.slice(0, at).findLast(one => one.kind !== 'space' && one.kind !== 'comment')
    if (open === 0 && part === 'export') continue
    if (
      open === 0 &&
      (part === 'type' || part === 'interface') &&
      (before === undefined || /^[;}]$|^export$/.test(before.text))
    ) {
      const name = tokens.slice(at + 1).find(one => one.kind === 'name').text
      isKept = isPublic(file, name)
      if (isKept) text += `${text === '' ? '' : '\n'}${doc.startsWith('/**') ? `${doc}\n` : ''}export `
      doc = ''
    }
    if (kind === 'sign' && part === '{') open++
    if (kind === 'sign' && part === '}') open--
    // `Pattern.Marked`: the name of the space is dropped with its dot.
    if (kind === 'name' && spaces.has(part) && tokens[at + 1]?.text === '.') continue
    if (part === '.' && spaces.has(tokens[at - 1]?.text)) continue
    const space = before?.text === '.' ? spaces.get(tokens[at - 2]?.text) : undefined
    if (space) put(nameOf.get(`${space}#${part}`) ?? part)
    else if (kind === 'name' && declared.has(part)) put(nameOf.get(`${file}#${part}`))
    else if (kind === 'name' && imports.has(part)) {
      const from = imports.get(part)
      if (!nameOf.has(`${from}#${part}`)) outside.set(part, from)
      put(nameOf.get(`${from}#${part}`) ?? part)
    } else put(part)
  }
  return text.replace(/;\}/g, '}')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(dist, 'types.d.ts'), bundleTypes())
  writeFileSync(join(dist, 'types.js'), 'export {}\n')
  // Who uses both entries reads the types once.
  for (const name of readdirSync(join(dist, 'typed')).filter(name => name.endsWith('.d.ts'))) {
    const file = join(dist, 'typed', name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'../types/index.js'", "'../types.js'"))
  }
}
