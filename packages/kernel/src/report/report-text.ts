/**
 * Reports as a build prints them. Every host prints the same.
 */
import {placeName, type Report} from '../markdown/document/report.js'

/**
 * The text that `onError: 'throw'` throws: one line for each error with file, line and column; empty if there are no
 * errors.
 *
 * @param path
 *   Name of the file; empty or `undefined` if it is not known.
 */
export function errorText(path: string | undefined, reports: readonly Report[]): string {
  return reports
    .filter(({severity}) => severity === 'error')
    .map(({place, reason}) => `${placeName(path, place)}: ${reason}`)
    .join('\n')
}

/** Most places that `errorOfBuild` names. */
const namedPlaces = 10

/**
 * The error that stops a build after all messages have been logged: the number of errors and their places.
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
