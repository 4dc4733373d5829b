/**
 * Yaku of piles and what they pay, without the sums on bits that a search needs: what pages load.
 */
export * from './evaluate.js'
export * from './near.js'
export * from './score.js'
export * from './yaku.js'
