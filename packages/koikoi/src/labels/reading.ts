/**
 * Names, yaku and results in words, without the log of a round: the part that pages load.
 */
export * from './names.js'
export * from './sentences.js'
export {yakuNames, type YakuName} from './yaku-names.js'
