/**
 * The server on a connection: open pages, their diagnostics, and what an editor requests of them.
 *
 * It keeps the open pages, the settings, and for each page the diagnostics of its newest version.
 */
import type {Diagnostic} from '@tehai/language'
import {TextDocument} from 'vscode-languageserver-textdocument'
import {
  ErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult
} from 'vscode-languageserver/node'
import {codeActionKinds} from './code-actions.js'
import {lifecycle} from './lifecycle.js'
import {pageServices, pathOf, type RecordsIn} from './page-services.js'
import {protocolDiagnostic} from './protocol.js'
import {answerRequests} from './requests.js'
import {tokenLegend} from './semantic-tokens.js'
import type {Settings} from './settings.js'
import {timers} from './timers.js'
import {watchedFiles, type WatchFiles} from './watched-files.js'
import {wordsOf} from './words.js'

/** Milliseconds after a key until a page is checked. */
const DELAY = 120

/** What was found on a version of a page. */
interface Checked {
  readonly version: number
  readonly diagnostics: readonly Diagnostic[]
}

/** What a program passes that starts the server. */
export interface ServeOptions {
  /**
   * Reads game records below a folder, in a bundle, which cannot load what does (default: it is loaded). `onFile` is called for
   * each file that a page depends on.
   */
  readonly records?: RecordsIn | undefined
}

/** Serve an editor on a connection, until it closes it. */
export function serve(connection: Connection, options: Readonly<ServeOptions> = {}): void {
  const documents = new TextDocuments(TextDocument)
  const checked = new Map<string, Checked>()
  const waiting = timers(DELAY)
  const {enter, expect, handle} = lifecycle()
  // Records lie below the folder that is open, or that of the page.
  const pages = pageServices(options.records ?? ((root, onFile) => ({root, onFile})))
  let words = wordsOf(undefined)
  let folders: readonly string[] = []
  let canConfigure = false
  let watch: WatchFiles = () => {}
  // What holds where an editor has no section of settings.
  let initial: Settings = null

  connection.onInitialize((params): InitializeResult => {
    expect('new')
    enter('ready')
    words = wordsOf(params.locale)
    folders = foldersOf(params)
    canConfigure = params.capabilities.workspace?.configuration === true
    watch = watchedFiles(connection, params.capabilities)
    initial = params.initializationOptions
    pages.configure(null, folders)
    configure(initial)
    return {
      serverInfo: {name: 'tehai-language-server'},
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        codeActionProvider: {codeActionKinds: [...codeActionKinds]},
        completionProvider: {triggerCharacters: [':', '=', '{', ' ']},
        hoverProvider: true,
        documentFormattingProvider: true,
        documentSymbolProvider: true,
        foldingRangeProvider: true,
        semanticTokensProvider: {legend: tokenLegend, full: true}
      }
    }
  })

  connection.onInitialized(() => {
    void (canConfigure && requestSettings())
  })

  connection.onShutdown(() => {
    expect('ready')
    enter('ended')
  })

  connection.onRequest((method: string) => {
    expect('ready')
    throw new ResponseError(ErrorCodes.MethodNotFound, `Expected a method of this server, got \`${method}\``)
  })

  // An editor that answers requests has the settings itself; another sends them.
  connection.onDidChangeConfiguration(params => {
    if (canConfigure) return void requestSettings()
    configure((params?.settings as {readonly tehai?: unknown} | null)?.tehai ?? initial)
    checkAll()
  })

  connection.onDidChangeWatchedFiles(({changes}) => {
    for (const uri of pages.changed(changes.flatMap(({uri}) => pathOf(uri) ?? []))) {
      checked.delete(uri)
      const document = documents.get(uri)
      if (document) report(document)
    }
  })

  documents.onDidOpen(({document}) => report(document))
  documents.onDidChangeContent(({document}) => {
    if (checked.get(document.uri)?.version === document.version) return
    waiting.set(document.uri, () => report(document))
  })
  documents.onDidClose(({document: {uri}}) => {
    waiting.clear(uri)
    checked.delete(uri)
    pages.forget(uri)
    watch(pages.files())
    void connection.sendDiagnostics({uri, diagnostics: []})
  })

  answerRequests(connection, {handle, documents, pages, diagnosticsOf, words: () => words})

  documents.listen(connection)
  connection.listen()

  /** Take the settings of the editor. Where it answers with an error, those before hold. */
  function requestSettings(): Promise<void> {
    const use = (settings: Settings) => {
      configure(settings ?? initial)
      checkAll()
    }
    return connection.workspace.getConfiguration('tehai').then(use, () => {})
  }

  /** Take new settings. Those that cannot be are said to the person, and the ones before hold. */
  function configure(settings: Settings): void {
    try {
      pages.configure(settings, folders)
      checked.clear()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      const message = words.badSettings.replace('{reason}', () => error.message)
      void connection.sendNotification(ShowMessageNotification.type, {type: MessageType.Warning, message})
    }
  }

  function checkAll(): void {
    for (const document of documents.all()) report(document)
  }

  function report(document: TextDocument): void {
    const {uri, version} = document
    const diagnostics = diagnosticsOf(document).map(one => protocolDiagnostic(document, one))
    void connection.sendDiagnostics({uri, version, diagnostics})
    watch(pages.files())
  }

  function diagnosticsOf(document: TextDocument): readonly Diagnostic[] {
    const {uri, version} = document
    const kept = checked.get(uri)
    if (kept?.version === version) return kept.diagnostics
    const diagnostics = pages.of(uri).diagnostics(document.getText())
    checked.set(uri, {version, diagnostics})
    return diagnostics
  }
}

/** The folders that are open in an editor. */
function foldersOf({workspaceFolders, rootUri}: InitializeParams): readonly string[] {
  const uris = workspaceFolders?.map(({uri}) => uri) ?? (rootUri ? [rootUri] : [])
  return uris.flatMap(uri => pathOf(uri) ?? [])
}
