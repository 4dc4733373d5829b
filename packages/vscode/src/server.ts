/**
 * What the extension starts: the server, whose code is compiled once for all of its starts. Where Node keeps no compiled code
 * (before 22.1), it is compiled each time.
 */
import nodeModule, {createRequire} from 'node:module'

// Kept with other temporary files. Node compares it with the code, and with its own version.
const {enableCompileCache} = nodeModule as {readonly enableCompileCache?: () => unknown}
enableCompileCache?.()

// The file that was started: this one, beside the server.
createRequire(process.argv[1]!)('./server-main.cjs')
