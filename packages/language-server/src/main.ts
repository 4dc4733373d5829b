/**
 * The program: the server on standard input and output.
 */
import {createConnection, ProposedFeatures} from 'vscode-languageserver/node'
import {serve} from './server.js'

/** Serve the editor that has started this process. `--stdio`, which editors pass, is what it does anyway. */
export function main(): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
  // Standard output belongs to the protocol.
  console.log = console.info = console.debug = console.error
  serve(connection)
}
