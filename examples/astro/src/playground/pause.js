/**
 * Work that waits until nothing has been typed for a while.
 */

/**
 * Do some work after a pause; of several calls the last alone. `cancel()` of what is returned drops what waits.
 *
 * @param pause
 *   In milliseconds.
 */
export function afterPause(pause, work) {
  let timer = 0
  const after = (...given) => {
    clearTimeout(timer)
    timer = setTimeout(work, pause, ...given)
  }
  return Object.assign(after, {cancel: () => clearTimeout(timer)})
}
