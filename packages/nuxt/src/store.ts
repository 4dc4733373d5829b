/**
 * The store of Nuxt Content: parsed pages are kept from build to build, and a page that is kept reports nothing.
 *
 * Pages are parsed again when the options that the store depends on change. A stamp among these options stays the same
 * from run to run until a page has something to report, and then changes with the next run.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'

/** What is known about the last run. */
interface LastRun {
  readonly settings: string
  readonly stamp: string
  readonly hasMessages: boolean
}

export interface Store {
  /** What parsed pages depend on. */
  readonly stamp: string
  /** Record that there was something to report. */
  readonly note: () => void
}

/**
 * Open the store.
 *
 * @param path
 *   File in which the state of the last run is stored.
 * @param settings
 *   What pages depend on besides their text: options and version.
 */
export function openStore(path: string, settings: string): Store {
  const kept = readKept(path)
  const isCurrent = kept?.settings === settings && !kept.hasMessages
  const stamp = isCurrent ? kept.stamp : Date.now().toString(36)
  let hasMessages = false
  const write = () => {
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(path, JSON.stringify({settings, stamp, hasMessages} satisfies LastRun))
  }
  if (!isCurrent) write()
  return {
    stamp,
    note() {
      if (hasMessages) return
      hasMessages = true
      write()
    }
  }
}

function readKept(path: string): LastRun | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LastRun
  } catch {
    return null // the first run
  }
}
