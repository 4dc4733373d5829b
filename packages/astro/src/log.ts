/**
 * Messages in Astro's own output, with the path of the file relative to the site.
 */
import {reportText, type OnMessage} from '@tehai/kernel/report'
import type {FileAddress, Logger} from './host.js'

/** The name of a file: its path relative to the site, or the whole path of a file outside of it. */
export function nameIn(root: FileAddress, path: string): string {
  const folder = decodeURIComponent(root.pathname)
  const whole = path.startsWith('/') ? path : `/${path}` // C:/site/…
  return whole.startsWith(folder) ? whole.slice(folder.length) : path
}

/** Writes messages to a logger. Errors are logged as errors, although they do not stop the build. */
export function logTo(logger: Logger, root: FileAddress): OnMessage {
  return (report, path) => {
    const text = reportText(path === undefined ? undefined : nameIn(root, path), report)
    if (report.severity === 'error') logger.error(text)
    else logger.warn(text)
  }
}
