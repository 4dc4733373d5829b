/**
 * A language server for mahjong and hanafuda in Markdown. `tehai-language-server` is the program; this entry has what
 * it does on a connection, for programs that make their own connection.
 */
export {serve, type ServeOptions} from './server.js'
