/**
 * Reports as a build prints them. Every host prints the same.
 */
import {placeName, type Report} from '../markdown/document/report.js'

/**
 * What `onError: 'throw'` says: each error by file, line and column, a line each; empty where there are none.
 *
 * @param path
 *   Name of the file; empty or `undefined` where it is not known.
 */
export function errorText(path: string | undefined, reports: readonly Report[]): string {
  return reports
    .filter(({severity}) => severity === 'error')
    .map(({place, reason}) => `${placeName(path, place)}: ${reason}`)
    .join('\n')
}

/** Places that `errorOfBuild` names at most. */
const namedPlaces = 10

/**
 * The error that stops a build whose log has all messages already: how many errors there are, and where.
 *
 * @param places
 *   The place of each error, as `placeName` writes it.
 */
export function errorOfBuild(places: readonly string[]): Error {
  const named = places.slice(0, namedPlaces).join(', ')
  const rest = places.length > namedPlaces ? ', …' : ''
  const error = new Error(`Expected pages without errors, got ${places.length}: ${named}${rest}`)
  error.stack = '' // where in a host it was thrown says nothing of the pages
  return error
}

/** A report as a build prints it: `page.md:12:5: sentence (id)`, and the frame under it. */
export function reportText(
  path: string | undefined,
  {place, reason, id, note}: Pick<Report, 'place' | 'reason' | 'id' | 'note'>
): string {
  const name = placeName(path, place)
  return `${name ? `${name}: ` : ''}${reason} (${id})${note === undefined ? '' : `\n${note}`}`
}
