/**
 * tehai: the command line of Tehai.
 *
 * The executable is `bin.ts`. This entry is for programs that want to run a command themselves.
 */
export {messages} from './messages.js'
export {run} from './run.js'
export type {ExitCode} from './command/command.js'
export type {Output, World} from './terminal/terminal.js'
