/**
 * Metadata: what a document says about itself, as plain data.
 */
import {lineOf} from './source.js'
import type {Node, Pandoc} from './ast.js'

/** Plain data of a value of metadata: texts as they were typed. */
function valueOfMeta({t, c}: Node): unknown {
  if (t === 'MetaMap') {
    const entries = Object.entries(c as Readonly<Record<string, Node>>)
    return Object.fromEntries(entries.map(([name, value]) => [name, valueOfMeta(value)]))
  }
  if (t === 'MetaList') return (c as readonly Node[]).map(valueOfMeta)
  if (t === 'MetaInlines') return lineOf(c as readonly Node[]).text
  if (t === 'MetaBlocks') return (c as readonly Node[]).map(textOfBlock).join('\n')
  return c
}

function textOfBlock({t, c}: Node): string {
  return t === 'Para' || t === 'Plain' ? lineOf(c as readonly Node[]).text : ''
}

/** All metadata of a document as plain data. */
export function dataOf({meta}: Pandoc): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(meta).map(([name, value]) => [name, valueOfMeta(value)]))
}

/** Metadata with one more item for the head of the page. */
export function withHeader(meta: Pandoc['meta'], block: Node): Pandoc['meta'] {
  const found = meta['header-includes']
  const before = found ? (found.t === 'MetaList' ? (found.c as readonly Node[]) : [found]) : []
  return {...meta, 'header-includes': {t: 'MetaList', c: [...before, {t: 'MetaBlocks', c: [block]}]}}
}
