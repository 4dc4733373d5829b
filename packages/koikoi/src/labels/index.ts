export * from './log.js'
export * from './names.js'
export {yakuNames, type YakuName} from './yaku-names.js'
