/**
 * What is in place of words that nothing in the extension says: the log of a round of koi-koi, and why an action is
 * refused. Those of English and Japanese are left out by themselves.
 */
export const ko = {}
export const zhHans = {}
export const zhHant = {}
