/**
 * Mutations: small faults that a program could have, made from its syntax tree.
 */
import {parseAst} from 'rolldown/parseAst'

/**
 * One fault: `text` replaces the source from `start` to `end` (UTF-16 offsets).
 *
 * @typedef {{start: number, end: number, text: string, kind: string}} Mutation
 */

/** Operators and what each becomes. A boundary is moved by one; a comparison of equality is turned round. */
const operators = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['/', '*'],
  ['%', '*'],
  ['&&', '||'],
  ['||', '&&']
])

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min']
])

/** Nodes of TypeScript that hold an expression; all others are types. */
const expressions = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** @returns {Mutation[]} all mutations of a module, in the order of the text */
export function mutationsOf(source) {
  const found = []
  const add = (node, text, kind) => found.push({start: node.start, end: node.end, text, kind})
  const textOf = ({start, end}) => source.slice(start, end)

  /** The source between two nodes, with one word or operator replaced. */
  const between = (left, right, from, to, kind) => {
    const at = source.indexOf(from, left.end)
    if (at >= 0 && at < right.start) found.push({start: at, end: at + from.length, text: to, kind})
  }

  const visitors = {
    BinaryExpression({left, right, operator}) {
      if (operators.has(operator)) between(left, right, operator, operators.get(operator), 'operator')
    },
    LogicalExpression: node => visitors.BinaryExpression(node),
    UnaryExpression(node) {
      if (node.operator === '!') add(node, textOf(node.argument), 'negation')
    },
    UpdateExpression(node) {
      const text = textOf(node)
      add(node, node.operator === '++' ? text.replace('++', '--') : text.replace('--', '++'), 'operator')
    },
    IfStatement(node) {
      add(node.test, `!(${textOf(node.test)})`, 'condition')
      if (isExit(node.consequent) && !node.alternate) add(node, ';', 'early return')
    },
    ConditionalExpression({test}) {
      add(test, `!(${textOf(test)})`, 'condition')
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'Literal') add(node, ';', 'statement')
    },
    CallExpression({callee}) {
      const {property} = callee
      if (callee.type === 'MemberExpression' && !callee.computed && methods.has(property.name)) {
        add(property, methods.get(property.name), 'method')
      }
    },
    ArrayExpression({elements}) {
      if (elements.length === 0) return
      const last = elements.at(-1)
      const start = elements.at(-2)?.end ?? last.start
      found.push({start, end: last.end, text: '', kind: 'table entry'})
    },
    Literal(node) {
      const {value} = node
      if (typeof value === 'number') {
        add(node, String(value + 1), 'number')
        add(node, value === 0 ? '-1' : String(value - 1), 'number')
      } else if (typeof value === 'boolean') add(node, String(!value), 'boolean')
      else if (typeof value === 'string') add(node, value === '' ? "'?'" : "''", 'text')
    }
  }

  const visit = node => {
    if (node.type.startsWith('TS') && !expressions.has(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    visitors[node.type]?.(node)
    for (const [name, value] of Object.entries(node)) {
      // Names of properties are not values, and a negative number is one number.
      if (name === 'key' && !node.computed) continue
      if (name === 'source' && node.type === 'ExportNamedDeclaration') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(parseAst(source, {lang: 'ts', sourceType: 'module'}))
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1))
}

function isExit(statement) {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement
  return last?.type === 'ReturnStatement' || last?.type === 'ContinueStatement'
}

/** The text with a mutation in it. */
export function mutate(source, {start, end, text}) {
  return source.slice(0, start) + text + source.slice(end)
}

/**
 * A mutation as people read it and as a table names it: the line, with what was and what it becomes. Lines may move.
 *
 * @returns {{line: number, was: string, becomes: string}} the line (1-based), and the changed lines before and after
 */
export function changeOf(source, mutation) {
  const first = source.lastIndexOf('\n', mutation.start - 1) + 1
  const next = source.indexOf('\n', mutation.end)
  const last = next < 0 ? source.length : next
  const oneLine = text => text.replace(/\s+/g, ' ').trim()
  return {
    line: source.slice(0, first).split('\n').length,
    was: oneLine(source.slice(first, last)),
    becomes: oneLine(source.slice(first, mutation.start) + mutation.text + source.slice(mutation.end, last))
  }
}
