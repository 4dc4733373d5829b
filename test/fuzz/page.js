/**
 * A page on an engine: what a construct that grows is read by, and `alone` the same page without our plugins.
 */
import {engines, enginesAlone} from '../engines/engines.js'

export const page = engine =>
  Object.assign(text => engines[engine]('/none.md', text, {}), {
    alone: text => enginesAlone[engine]('/none.md', text)
  })
