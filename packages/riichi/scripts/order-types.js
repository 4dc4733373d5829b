/**
 * The order of the private types in the bundle: similar ones side by side, which compresses better.
 */

/** Characters of a text that are compared as one. */
const GRAM = 4

/** A declaration without the names that were made up for it and in it: they say nothing of what it is like. */
const formOf = ({text}) => text.replace(/^(type|interface) \w+/, '$1').replace(/\b[A-Za-z][a-z]?\b/g, 'x')

function gramsOf(text) {
  const grams = new Set()
  for (let at = 0; at + GRAM <= text.length; at++) grams.add(text.slice(at, at + GRAM))
  return grams
}

/** How much of a declaration is in another, which comes before it; short ones are at home anywhere. */
function likeness(grams, before) {
  let shared = 0
  for (const gram of grams) if (before.has(gram)) shared++
  return shared / Math.sqrt(grams.size + GRAM)
}

/** Declarations in an order in which each is followed by the one most like it of those that are left. */
export function orderTypes(declarations) {
  const forms = new Map(declarations.map(one => [one, formOf(one)]))
  const left = declarations.toSorted((a, b) => (forms.get(a) < forms.get(b) ? -1 : 1))
  const grams = new Map(left.map(one => [one, gramsOf(one.text.replace(/^(type|interface) \w+/, '$1'))]))
  const ordered = left.splice(0, 1)
  while (left.length > 0) {
    const last = grams.get(ordered.at(-1))
    let best = 0
    let most = -1
    for (const [index, one] of left.entries()) {
      const like = likeness(grams.get(one), last)
      if (like > most) [best, most] = [index, like]
    }
    ordered.push(...left.splice(best, 1))
  }
  return ordered
}
