/**
 * Messages in Astro's own output, by the path of the file in the site.
 */
import {reportText, type OnMessage} from '@tehai/kernel/report'
import type {FileAddress, Logger} from './host.js'

/** The name of a file: its path in the site, or as it is where it is elsewhere. */
export function nameIn(root: FileAddress, path: string): string {
  const folder = decodeURIComponent(root.pathname)
  const whole = path.startsWith('/') ? path : `/${path}` // C:/site/…
  return whole.startsWith(folder) ? whole.slice(folder.length) : path
}

/** Writes messages to a logger: errors as errors, though they do not stop the build. */
export function logTo(logger: Logger, root: FileAddress): OnMessage {
  return (report, path) => {
    const text = reportText(path === undefined ? undefined : nameIn(root, path), report)
    if (report.severity === 'error') logger.error(text)
    else logger.warn(text)
  }
}
