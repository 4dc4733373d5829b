/**
 * The format of a picture: the requested one, or that of the name of its file.
 */
import {extname} from 'node:path'
import {usageError} from '../terminal/usage.js'

/** @throws {UsageError} if the format does not follow from the name of the file. */
export function formatOf(output: string, requested: string | undefined): 'svg' | 'png' {
  if (requested === 'svg' || requested === 'png') return requested
  const ending = extname(output).toLowerCase()
  if (output === '-' || ending === '.svg') return 'svg'
  if (ending === '.png') return 'png'
  throw usageError('not-a-picture', {actual: output})
}
