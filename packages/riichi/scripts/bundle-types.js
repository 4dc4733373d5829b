/**
 * Writes dist/types.d.ts, the types entry as one small file, and the empty module beside it.
 *
 *     node packages/riichi/scripts/bundle-types.js
 *
 * The stages of scoring are two dozen modules, of which half is import lines, comments, blanks and long names. In one
 * file the compiler reads a third of that. Public types keep their names and docs; other types have one
 * or two letters, and their parameters capitals in order. A type that is used once is written inline.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {inlineTypes} from './inline-types.js'
import {orderTypes} from './order-types.js'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const room = join(dist, 'types')

/**
 * Cut a text into tokens: names, strings, comments, white space, pieces of template text, other characters.
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
    ['other', /\d+|\.\.\.|=>|[^]/y]
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
    const token = take(kind, taken)
    if (kind !== 'other') continue
    if (token === '`') takeTemplate()
    else if (token === '{' && braces.length > 0) braces[braces.length - 1]++
    else if (token === '}' && braces.length > 0) {
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

/** How many braces are open before a token: a declaration is outside all of them. */
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

const lower = [...'abcdefghijklmnopqrstuvwxyz']
/** Parameters have the first capitals, and types the rest. */
const upper = [...'ABCDEFGHIJKLMNO']
const capitalsLeft = [...'PQRSTUVWXYZ']
const reserved = new Set(['as', 'do', 'if', 'in', 'is', 'of'])
const letters = [...lower, ...capitalsLeft]
/** Short names for types, the shortest first; `_` is `string`. */
const codes = [...letters, ...lower.flatMap(a => lower.map(b => a + b))].filter(code => !reserved.has(code))

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
  const declarations = inlineTypes([...modules.values()].flatMap(module => declarationsOf(module, isPublic)))
  const outside = new Map()
  const write = list => {
    const nameOf = shortNames(list)
    return list.map(one => ({...one, text: minified(one, nameOf, outside)}))
  }
  const isPrivate = one => !one.isPublic
  // Names that follow each other in the order of the text compress better, so the order is made first.
  const ordered = [
    ...orderTypes(write(declarations).filter(isPrivate)),
    ...declarations.filter(one => one.isPublic)
  ]
  const text = write(ordered)
    .map(one => one.text)
    .join('')
  const head = [...outside].map(
    ([name, from]) => `import type{${name}}from'./${relative(dist, from).replace(/\.d\.ts$/, '.js')}'\n`
  )
  return `${head.join('')}type _=string\n${text.replace(/;\}/g, '}')}\nexport{}\n`
}

/**
 * The declarations of a module: each name in them is resolved, so `#file#name` is a type of the room and `?name` one
 * from outside.
 */
function declarationsOf({file, imports, spaces, tokens, declared}, isPublic) {
  const declarations = []
  let doc = ''
  let open = 0
  let kept = []
  for (const [at, {kind, text}] of tokens.entries()) {
    if (kind === 'space') continue
    if (kind === 'comment' && open === 0) {
      doc = text
      continue
    }
    const before = tokens.slice(0, at).findLast(one => one.kind !== 'space' && one.kind !== 'comment')
    if (open === 0 && text === 'export') continue
    if (
      open === 0 &&
      (text === 'type' || text === 'interface') &&
      (before === undefined || /^[;}]$|^export$/.test(before.text))
    ) {
      const name = tokens.slice(at + 1).find(one => one.kind === 'name').text
      kept = []
      declarations.push({
        name: `#${file}#${name}`,
        own: name,
        isPublic: isPublic(file, name),
        doc,
        tokens: kept
      })
      doc = ''
    }
    if (kind === 'other' && text === '{') open++
    if (kind === 'other' && text === '}') open--
    // `Pattern.Marked`: the name of the space is dropped with its dot.
    if (kind === 'name' && spaces.has(text) && tokens[at + 1]?.text === '.') continue
    if (text === '.' && spaces.has(tokens[at - 1]?.text)) continue
    const space = kind === 'name' && before?.text === '.' ? spaces.get(tokens[at - 2]?.text) : undefined
    if (space) kept.push({kind: 'type', text: `#${space}#${text}`})
    else if (kind === 'name' && declared.has(text)) kept.push({kind: 'type', text: `#${file}#${text}`})
    else if (kind === 'name' && imports.has(text))
      kept.push({kind: 'type', text: `#${imports.get(text)}#${text}`})
    else kept.push({kind, text})
  }
  return declarations
}

/**
 * A name for each type: public ones keep theirs, of the others those that are named most have one letter, and the rest two
 * in the order of the declarations.
 */
function shortNames(declarations) {
  const counts = new Map(declarations.filter(one => !one.isPublic).map(({name}) => [name, 0]))
  for (const {kind, text} of declarations.flatMap(({tokens}) => tokens)) {
    if (kind === 'type' && counts.has(text)) counts.set(text, counts.get(text) + 1)
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, letters.length)
  const order = [...new Map([...most, ...counts])]
  return new Map([
    ...declarations.filter(one => one.isPublic).map(({name, own}) => [name, own]),
    ...order.map(([name], index) => [name, codes[index]])
  ])
}

/** Parameters of a declaration and what it infers, in their order, and a capital for each. */
function capitals(tokens) {
  const names = new Set()
  for (const [at, {kind, text}] of tokens.entries()) {
    if (kind !== 'name') continue
    const before = tokens[at - 1]?.text
    const after = tokens[at + 1]?.text
    const isInferred = before === 'infer' || after === 'in'
    if (isInferred || isParameter(tokens, at)) names.add(text)
  }
  if (names.size > upper.length)
    throw new RangeError(`Expected at most ${upper.length} names in a type, got ${names.size}`)
  return new Map([...names].map((name, index) => [name, upper[index]]))
}

/** Whether a name is declared in the list after the name of the type. */
function isParameter(tokens, at) {
  if (tokens[2]?.text !== '<') return false
  let depth = 0
  for (let index = 2; index <= at; index++) {
    const {kind, text} = tokens[index]
    if (kind === 'template') continue
    if (index === at) return depth === 1 && /^[<,]$/.test(tokens[at - 1].text)
    if (/^[<[({]$/.test(text)) depth++
    if (/^[>\])}]$/.test(text)) depth--
    if (depth === 0) return false
  }
  return false
}

const isName = text => /^[A-Za-z_$][\w$]*$/.test(text)

const japanese = '[\\u3000-\\u9fff]+'
/** Docs without the Japanese terms and the examples, which are in `docs/types.md`: a Japanese character takes three bytes. */
const inEnglish = doc =>
  doc
    .replace(new RegExp(` \\(${japanese}\\)|, ${japanese}(?=[.])`, 'g'), '')
    .replace(new RegExp(`${japanese}; `, 'g'), '')
    .replace(/(?:\n \*)?\n \* @example[^]*\*\/$/, '\n */')
    .replace(/^\/\*\*\n \* (.*)\n \*\/$/, '/** $1 */')

/** A declaration without the parts that have no reader. */
function minified({tokens, isPublic, doc}, nameOf, outside) {
  const short = isPublic ? new Map() : capitals(tokens)
  let text = isPublic ? `\n${doc.startsWith('/**') ? `${inEnglish(doc)}\n` : ''}export ` : ''
  const put = part => {
    const isWord = /[\w$]$/.test(text) && /^[\w$]/.test(part)
    text += isWord ? ` ${part}` : part
  }
  for (const [at, {kind, text: part}] of tokens.entries()) {
    const before = tokens[at - 1]?.text
    const after = tokens[at + 1]?.text
    const isKey = /^(?:[{;,]|readonly)$/.test(before ?? '') && /^[:?]$/.test(after ?? '')
    if (kind === 'comment')
      text += isPublic && part.startsWith('/**') ? inEnglish(part.replace(/\s+/g, ' ')) : ''
    else if (kind === 'type' && nameOf.has(part)) put(nameOf.get(part))
    else if (kind === 'type') {
      const [, from, name] = part.split('#')
      outside.set(name, from)
      put(name)
    } else if (kind === 'name' && !isKey && before !== '.' && short.has(part)) put(short.get(part))
    else if (kind === 'name' && part === 'string') put('_')
    else if (kind === 'string' && isKey && isName(part.slice(1, -1))) put(part.slice(1, -1))
    else if (kind === 'string' && !/['\\]/.test(part)) put(`'${part.slice(1, -1)}'`)
    else put(part)
  }
  return text.startsWith('\n') || /[;}]$/.test(text) ? text : `${text};`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(dist, 'types.d.ts'), bundleTypes())
  writeFileSync(join(dist, 'types.js'), 'export {}\n')
}
