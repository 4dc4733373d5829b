/**
 * Fences of a file with options after their name, which Pandoc reads as code in a line: their lines are joined by
 * spaces. If the file of a document is known, the fences are found in it.
 *
 *     ```mahjong title="A win"
 *     123m                             Code "mahjong title=\"A win\" 123m waits: 3m"
 *     waits: 3m
 *     ```
 */
import {documentOf, lineOf} from '@tehai/kernel/markdown'
import type {Attr, Node} from './ast.js'

/** A fence as it was typed. */
export interface LostFence {
  readonly language: string
  readonly meta: string
  readonly value: string
}

/** The text that Pandoc makes of code in a line. */
export function joined(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

const opening = /^ {0,3}(`{3,})([^`\r\n]*)$/

/** The fences of some languages in a file, by the code that Pandoc makes of them. */
export function lostFences(text: string, languages: readonly string[]): ReadonlyMap<string, LostFence> {
  const found = new Map<string, LostFence>()
  const document = documentOf(text)
  for (let line = 1; line <= document.starts.length; line++) {
    const [, ticks, info = ''] = opening.exec(lineOf(document, line)) ?? []
    const [name = ''] = /^[^\s{]+(?=[ \t])/.exec(info.trimStart()) ?? []
    if (ticks === undefined || !languages.includes(name.toLowerCase())) continue
    const meta = info.trimStart().slice(name.length).trimStart()
    const lines: string[] = []
    for (line++; line <= document.starts.length; line++) {
      const next = lineOf(document, line)
      if (next.trim().startsWith(ticks) && /^ {0,3}`+[ \t]*$/.test(next)) break
      lines.push(next)
    }
    const value = lines.join('\n')
    found.set(joined(`${name} ${meta} ${value}`), {language: name.toLowerCase(), meta: meta.trim(), value})
  }
  return found
}

/** The fence from which a paragraph with nothing but code was read; `undefined` if it is something else. */
export function lostFenceIn({t, c}: Node, fences: ReadonlyMap<string, LostFence>): LostFence | undefined {
  if (t !== 'Para' && t !== 'Plain') return undefined
  const [only, ...others] = c as readonly Node[]
  return only?.t === 'Code' && others.length === 0
    ? fences.get(joined((only.c as [Attr, string])[1]))
    : undefined
}
