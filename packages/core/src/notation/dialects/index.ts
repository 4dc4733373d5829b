/**
 * The table of all dialects, by name. To add a dialect: write its file, add its id to `dialectIds` and a line here.
 */
import type {Dialect, DialectId} from '../dialect.js'

export const dialects: Readonly<Partial<Record<DialectId, Dialect>>> = {}
