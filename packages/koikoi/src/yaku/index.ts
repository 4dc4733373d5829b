export {pilePoints} from './points.js'
export * from './reading.js'
