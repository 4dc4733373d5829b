/**
 * Marks what a module computes while it loads as pure, so that a bundler leaves out what nothing uses.
 *
 *     const byName = new Map(rows.map(row => [row.name, row]))
 *
 * becomes
 *
 *     const byName = /* @__PURE__ *\/ (() => (new Map(rows.map(row => [row.name, row]))))()
 *
 * A bundler drops a module that has no side effects and that nothing uses. Of a module of which something is used it keeps every
 * call and every property that is read: it cannot know what these do.
 */
import {parseSync} from 'rolldown/utils'

/** The code of a module, with each computed value of its declarations marked as pure. */
export function markPureValues(code) {
  const {program, errors} = parseSync('module.js', code)
  if (errors.length > 0) throw new SyntaxError(`Expected JavaScript, got ${errors[0].message}`)
  return program.body
    .flatMap(statement => declarationsOf(statement.declaration ?? statement))
    .filter(({id, init}) => id.type === 'Identifier' && init && !isPlain(init))
    .reverse()
    .reduce(
      (text, {init: {start, end}}) => text.slice(0, start) + pure(text.slice(start, end)) + text.slice(end),
      code
    )
}

const declarationsOf = ({type, declarations}) => (type === 'VariableDeclaration' ? declarations : [])

const pure = value => `/* @__PURE__ */ (() => (${value}))()`

/** Whether an expression consists of literals, names and functions: a bundler sees that it has no side effects. */
function isPlain(node) {
  const partsOf = plainParts[node.type]
  return partsOf !== undefined && partsOf(node).every(part => part === null || isPlain(part))
}

/** The types of expressions that are plain if their parts are, each with these parts; an element that an array leaves out is `null`. */
const plainParts = {
  Literal: () => [],
  Identifier: () => [],
  FunctionExpression: () => [],
  ArrowFunctionExpression: () => [],
  UnaryExpression: ({argument}) => [argument],
  BinaryExpression: ({left, right}) => [left, right],
  LogicalExpression: ({left, right}) => [left, right],
  ConditionalExpression: ({test, consequent, alternate}) => [test, consequent, alternate],
  TemplateLiteral: ({expressions}) => expressions,
  ParenthesizedExpression: ({expression}) => [expression],
  ArrayExpression: ({elements}) => elements,
  ObjectExpression: ({properties}) => properties,
  Property: ({computed, key, value}) => (computed ? [key, value] : [value])
}
