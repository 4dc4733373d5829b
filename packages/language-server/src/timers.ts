/**
 * Work that waits until an author stops typing: one timer for each page.
 */

/** Work by the name of its page. */
export interface Timers {
  /** Schedule work for later, in place of the work that waits under the same name. */
  readonly set: (name: string, work: () => void) => void
  /** Cancel the work that waits under a name. */
  readonly clear: (name: string) => void
}

/** Make timers that wait for some milliseconds. */
export function timers(delay: number): Timers {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const clear = (name: string) => {
    clearTimeout(waiting.get(name))
    waiting.delete(name)
  }
  return {
    clear,
    set: (name, work) => {
      clear(name)
      waiting.set(
        name,
        setTimeout(() => {
          waiting.delete(name)
          work()
        }, delay)
      )
    }
  }
}
