/**
 * The file that the extension starts: the server, with compiled code that is kept from start to start. Where Node
 * cannot keep compiled code (before 22.1), the server is compiled each time.
 */
import nodeModule, {createRequire} from 'node:module'

// Kept with other temporary files. Node compares it with the code, and with its own version.
const {enableCompileCache} = nodeModule as {readonly enableCompileCache?: () => unknown}
enableCompileCache?.()

// The file that was started: this one, beside the server.
createRequire(process.argv[1]!)('./server-main.cjs')
