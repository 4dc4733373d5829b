/**
 * A session: an editor on a connection, and the state that the server keeps for it.
 */
import type {Connection, TextDocuments} from 'vscode-languageserver/node'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import type {CheckedPages} from './checked-pages.js'
import type {Editor} from './editor.js'
import type {Lifecycle} from './lifecycle.js'
import type {PageServices} from './page-services.js'

export interface Session {
  readonly connection: Connection
  readonly life: Lifecycle
  readonly documents: TextDocuments<TextDocument>
  readonly pages: PageServices
  readonly checked: CheckedPages
  /** Set when the server is initialized. */
  editor: Editor
}
