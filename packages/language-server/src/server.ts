/**
 * The server on a connection: open pages, their diagnostics, and what an editor requests of them.
 */
import {
  ErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
  type Connection
} from 'vscode-languageserver/node'
import {TextDocument} from 'vscode-languageserver-textdocument'
import {capabilities} from './capabilities.js'
import {checkedPages} from './checked-pages.js'
import {editorOf, unknownEditor} from './editor.js'
import {lifecycle} from './lifecycle.js'
import {pageServices, pathOf, type RecordsIn} from './page-services.js'
import {protocolDiagnostic} from './protocol.js'
import {answerRequests} from './requests.js'
import type {Session} from './session.js'
import type {Settings} from './settings.js'
import {timers} from './timers.js'

/** Milliseconds from a keystroke until a page is checked. */
const DELAY = 120

/** Options of the program that starts the server. */
export interface ServeOptions {
  /**
   * Makes the reader of game records below a folder. It is for bundles, which cannot load the reader (default: it is
   * loaded). `onFile` is called for each file that a page depends on.
   */
  readonly records?: RecordsIn | undefined
}

/** Serve an editor on a connection, until the editor closes it. */
export function serve(connection: Connection, options: Readonly<ServeOptions> = {}): void {
  const documents = new TextDocuments(TextDocument)
  // Records are below the open folder, or below the folder of the page.
  const pages = pageServices(options.records ?? ((root, onFile) => ({root, onFile})))
  const checked = checkedPages(pages)
  const session: Session = {connection, life: lifecycle(), documents, pages, checked, editor: unknownEditor}
  followLife(session)
  followSettings(session)
  followFiles(session)
  followDocuments(session)
  answerRequests(session)
  documents.listen(connection)
  connection.listen()
}

/** Handle the beginning and the end of a session. */
function followLife(session: Session): void {
  const {connection, life, pages} = session
  connection.onInitialize(params => {
    life.expect('new')
    life.enter('ready')
    session.editor = editorOf(connection, params)
    pages.configure(null, session.editor.folders)
    configure(session, session.editor.initial)
    return {serverInfo: {name: 'tehai-language-server'}, capabilities}
  })
  connection.onShutdown(() => {
    life.expect('ready')
    life.enter('ended')
  })
  connection.onRequest((method: string) => {
    life.expect('ready')
    throw new ResponseError(ErrorCodes.MethodNotFound, `Expected a method of this server, got \`${method}\``)
  })
}

/** Apply the settings of the editor when they change. */
function followSettings(session: Session): void {
  const {connection} = session
  const use = (settings: Settings) => {
    configure(session, settings ?? session.editor.initial)
    for (const document of session.documents.all()) report(session, document)
  }
  // If the editor answers with an error, the previous settings stay in force.
  const request = () => void connection.workspace.getConfiguration('tehai').then(use, () => {})
  connection.onInitialized(() => {
    if (session.editor.canConfigure) request()
  })
  connection.onDidChangeConfiguration(params => {
    if (session.editor.canConfigure) request()
    else use((params?.settings as {readonly tehai?: unknown} | null)?.tehai)
  })
}

/**
 * Apply new settings. If one of their values is not allowed, the editor shows a message, and the previous settings stay
 * in force.
 */
function configure({connection, pages, checked, editor}: Session, settings: Settings): void {
  try {
    pages.configure(settings, editor.folders)
    checked.forgetAll()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const message = editor.words.badSettings.replace('{reason}', () => error.message)
    void connection.sendNotification(ShowMessageNotification.type, {type: MessageType.Warning, message})
  }
}

/** Check pages again when a file that they depend on changes. */
function followFiles(session: Session): void {
  const {connection, documents, pages, checked} = session
  connection.onDidChangeWatchedFiles(({changes}) => {
    for (const uri of pages.changed(changes.flatMap(({uri}) => pathOf(uri) ?? []))) {
      checked.forget(uri)
      const document = documents.get(uri)
      if (document) report(session, document)
    }
  })
}

/** Check pages while they are open. A page that is being edited is checked when its author stops typing. */
function followDocuments(session: Session): void {
  const {connection, documents, pages, checked} = session
  const waiting = timers(DELAY)
  documents.onDidOpen(({document}) => report(session, document))
  documents.onDidChangeContent(({document}) => {
    if (!checked.has(document)) waiting.set(document.uri, () => report(session, document))
  })
  documents.onDidClose(({document: {uri}}) => {
    waiting.clear(uri)
    checked.forget(uri)
    pages.forget(uri)
    session.editor.watch(pages.files())
    void connection.sendDiagnostics({uri, diagnostics: []})
  })
}

/** Send the diagnostics of a page, and make the editor watch the files that it depends on. */
function report({connection, pages, checked, editor}: Session, document: TextDocument): void {
  const {uri, version} = document
  const diagnostics = checked.diagnosticsOf(document).map(one => protocolDiagnostic(document, one))
  void connection.sendDiagnostics({uri, version, diagnostics})
  editor.watch(pages.files())
}
