/**
 * Announcements for screen readers: actions at once, messages when typing pauses, and nothing twice.
 */

/** Delay between the last key and the messages, in milliseconds. */
const SILENCE = 1200

/**
 * Speak through a live region.
 *
 * @param region
 *   An element with the role `status`.
 */
export function announcer(region) {
  let last = ''
  let timer = 0
  return {
    /** Say what was done. */
    now(sentence) {
      region.textContent = sentence
      last = ''
    },
    /** Announce the current state once typing pauses; `sentence` is called then. */
    later(sentence) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const next = sentence()
        if (next !== last) region.textContent = next
        last = next
      }, SILENCE)
    }
  }
}
