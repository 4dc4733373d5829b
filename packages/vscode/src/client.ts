/**
 * The client of the language server, loaded when the first page with a construct of ours is open.
 */
import {workspace, type ExtensionContext} from 'vscode'
import {LanguageClient, TransportKind} from 'vscode-languageclient/node'

/** Start the server, and the client that communicates with it. */
export async function startClient(context: ExtensionContext): Promise<LanguageClient> {
  const server = {module: context.asAbsolutePath('build/server.cjs'), transport: TransportKind.stdio}
  const client = new LanguageClient('tehai', 'Tehai', server, {
    documentSelector: [{language: 'markdown'}],
    synchronize: {configurationSection: 'tehai'},
    initializationOptions: workspace.getConfiguration('tehai')
  })
  await client.start()
  return client
}
