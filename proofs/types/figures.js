/**
 * Figures for docs/types.md: written with `UPDATE=1`, as they differ from machine to machine.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'

const path = new URL('figures.json', import.meta.url)

/** Replace a part of the figures. */
export function keepFigures(part, figures) {
  if (!process.env.UPDATE) return
  const others = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  writeFileSync(path, JSON.stringify({...others, [part]: figures}, null, 2) + '\n')
}
