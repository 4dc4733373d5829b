/**
 * Messages in Astro's own output, by the path of the file in the site.
 */
import {reportText, type OnMessage} from '@tehai/kernel/markdown'
import type {FileAddress, Logger} from './host.js'

/** Writes messages to a logger: errors as errors, though they do not stop the build. */
export function logTo(logger: Logger, root: FileAddress): OnMessage {
  const folder = decodeURIComponent(root.pathname)
  return (report, path) => {
    const whole = path === undefined || path.startsWith('/') ? path : `/${path}` // C:/site/…
    const text = reportText(whole?.startsWith(folder) ? whole.slice(folder.length) : path, report)
    if (report.severity === 'error') logger.error(text)
    else logger.warn(text)
  }
}
