/**
 * Provides the reader of rounds where modules cannot be loaded synchronously, as in a browser, or where a bundle would
 * leave it out.
 */
import {provideEntry} from './claims/load-entry.js'
import {readRecord} from './page/record.js'

provideEntry('records', {readRecord})
