/**
 * Han (翻): what each yaku is worth, as a tuple that repeats its name.
 *
 *     Han<'closed'>['ittsuu']  →  ['ittsuu', 'ittsuu']
 *     Han<'open'>['iipeikou']  →  []
 */
import type {ClosedHan, OpenHan} from './tables.generated.js'

export type Han<O> = O extends 'open' ? OpenHan : ClosedHan
