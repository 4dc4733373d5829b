/**
 * The tile set that a bench measures.
 */
import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {tiles} from '@tehai/tile-art'

/** The set in a module or a file of JSON (default: the shipped one). */
export async function tilesAt(path) {
  if (path === undefined) return tiles
  if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'))
  const {default: set} = await import(pathToFileURL(resolve(path)))
  return set
}
