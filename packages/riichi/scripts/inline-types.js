/**
 * Puts what a private type means in the place of its name, where that is shorter: types that are named once.
 *
 * In the sources such a type has a name for the reader. In the bundle the name is two letters, which compress badly. Only
 * texts, members and bare names: unions and tuples of other types have to keep their names, since the compiler would make
 * them again for every hand (a third more instantiations).
 */

/** Longest type of one piece, in characters, that is written twice rather than named. */
const SHORT = 8

/**
 * What a private type is another name of: its tokens, and the operator between them (`''`: it is one piece). `null` where
 * it has parameters or is neither a union nor an intersection.
 */
function meaningOf({isPublic, tokens}) {
  const words = tokens.filter(({kind}) => kind !== 'comment')
  if (isPublic || words[0].text !== 'type' || words[2].text !== '=') return null
  const from = /^[|&]$/.test(words[3].text) ? 4 : 3
  const parts = words.slice(from, words.at(-1).text === ';' ? -1 : undefined)
  const isMadeOfTypes = parts.length > 1 && parts.some(({kind}) => kind === 'type')
  if (isMadeOfTypes && !parts.some(({text}) => text === '{')) return null
  const operators = operatorsOf(parts)
  const [operator = ''] = operators
  return operators.size < 2 && /^[|&]?$/.test(operator) ? {operator, parts} : null
}

/** The operators outside all brackets of a type. */
function operatorsOf(parts) {
  let depth = 0
  const operators = new Set()
  for (const [at, {kind, text}] of parts.entries()) {
    if (kind === 'template') depth += Number(text.endsWith('${')) - Number(text.startsWith('}'))
    else if (/^[>\])}]$/.test(text)) depth--
    else {
      const isIndex = text === '[' && at > 0 && !/^[|&]$/.test(parts[at - 1].text)
      const isWord = kind === 'name' && /^(?:keyof|readonly|typeof|unique|infer|extends)$/.test(text)
      if (depth === 0 && (isIndex || isWord || /^(?:[|&?]|=>)$/.test(text))) operators.add(text)
      if (/^[<[({]$/.test(text)) depth++
    }
  }
  return operators
}

/** How often each type is named. */
function countNames(declarations) {
  const counts = new Map()
  for (const {kind, text} of declarations.flatMap(({tokens}) => tokens)) {
    if (kind === 'type') counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}

/** Meanings by the names that they replace. `counts` includes where a type is declared. */
function meaningsIn(declarations) {
  const counts = countNames(declarations)
  const found = new Map()
  for (const one of declarations) {
    const uses = counts.get(one.name) - 1
    const meaning = uses > 2 ? null : meaningOf(one)
    if (!meaning) continue
    const length = meaning.parts.reduce((sum, {kind, text}) => sum + (kind === 'type' ? 2 : text.length), 0)
    if (uses === 1 || (meaning.operator === '' && length <= SHORT)) found.set(one.name, meaning)
  }
  return found
}

/** The definition of an inlined type, in parentheses where the operators beside it bind more tightly. */
function placed({operator, parts}, before, after) {
  const isTight = after === '[' || before === 'keyof' || before === 'readonly'
  const isInIntersection = before === '&' || after === '&'
  if (operator === '' || !(isTight || (operator === '|' && isInIntersection))) return parts
  return [{kind: 'other', text: '('}, ...parts, {kind: 'other', text: ')'}]
}

/**
 * Declarations, with those that are used once inlined where they are used.
 *
 * @param {{name: string, isPublic: boolean, tokens: {kind: string, text: string}[]}[]} declarations
 *   Every type is named in the tokens by its `name`, with the kind `type`.
 */
export function inlineTypes(declarations) {
  const meanings = meaningsIn(declarations)
  if (meanings.size === 0) return declarations
  const expand = tokens =>
    tokens.flatMap((token, at) => {
      const meaning = token.kind === 'type' ? meanings.get(token.text) : undefined
      if (!meaning) return [token]
      const parts = placed(meaning, tokens[at - 1]?.text, tokens[at + 1]?.text)
      return expand(parts)
    })
  return declarations
    .filter(({name}) => !meanings.has(name))
    .map(one => ({...one, tokens: expand(one.tokens)}))
}
