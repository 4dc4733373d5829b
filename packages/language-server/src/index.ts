/**
 * A language server for mahjong and hanafuda in Markdown. `tehai-language-server` is the program; here is what it does on
 * a connection, for those that make their own.
 */
export {serve, type ServeOptions} from './server.js'
