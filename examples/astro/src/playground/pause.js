/**
 * Work that waits until nothing has been typed for a while.
 */

/**
 * Do some work after a pause; of several calls the last alone.
 *
 * @param pause
 *   In milliseconds.
 */
export function afterPause(pause, work) {
  let timer = 0
  return (...given) => {
    clearTimeout(timer)
    timer = setTimeout(work, pause, ...given)
  }
}
