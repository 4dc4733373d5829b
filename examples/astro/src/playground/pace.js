/**
 * Pace: work that follows keys, done at once while it is quick, so that keys never wait where it is not.
 */

/** Work that takes longer than this, in milliseconds, waits for the next picture of the screen. */
const SLOW = 8

/**
 * Do some work at once; if the last time was slow, once before the next picture of the screen.
 *
 * @param clock
 *   `now` gives the time in milliseconds, `nextFrame` does something before the next picture (default: the browser's).
 */
export function paced(work, clock = browserClock) {
  let cost = 0
  let isWaiting = false
  const run = () => {
    isWaiting = false
    const start = clock.now()
    work()
    cost = clock.now() - start
  }
  return () => {
    if (isWaiting) return
    if (cost < SLOW) return run()
    isWaiting = true
    clock.nextFrame(run)
  }
}

const browserClock = {
  now: () => performance.now(),
  nextFrame: work => requestAnimationFrame(work)
}
