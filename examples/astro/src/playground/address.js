/**
 * The address bar: what is typed soon appears in it, and the back button steps through whole texts, not single keys.
 */
import {writeFragment} from './fragment.js'
import {readFragment} from './state.js'

/** How long after the last key the address changes, in milliseconds. Browsers refuse more than a few changes a second. */
const PAUSE = 400

/**
 * Keep a state in the address.
 *
 * @param onMove
 *   Called with the state of another history entry.
 * @param onWrite
 *   Called with the fragment whenever it has changed.
 */
export function keepAddress(onMove, onWrite) {
  let waiting = null
  let timer = 0
  const put = (how, state) => {
    clearTimeout(timer)
    waiting = null
    const fragment = writeFragment(state)
    if (fragment !== location.hash) history[how](null, '', fragment)
    onWrite(fragment)
  }
  const flush = () => waiting && put('replaceState', waiting)
  addEventListener('pagehide', flush)
  addEventListener('popstate', () => {
    clearTimeout(timer)
    waiting = null
    onMove(readFragment(location.hash))
    onWrite(location.hash)
  })
  return {
    /** Change this entry, after a pause. */
    later(state) {
      waiting = state
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE)
    },
    /** Change this entry now. */
    now: state => put('replaceState', state),
    /** Make another entry, so that the way back leads to what was there. */
    next(state) {
      flush()
      put('pushState', state)
    }
  }
}
