/**
 * The server on a connection: open pages, their diagnostics, and what an editor requests of them.
 *
 * It keeps the open pages, the settings, and for each page the diagnostics of its newest version.
 */
import {fileURLToPath} from 'node:url'
import type {Diagnostic, LanguageService} from '@tehai/language'
import {TextDocument} from 'vscode-languageserver-textdocument'
import {
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult
} from 'vscode-languageserver/node'
import {codeActionKinds, codeActionsOf} from './code-actions.js'
import {
  protocolCompletion,
  protocolDiagnostic,
  protocolEdit,
  protocolFolding,
  protocolHover,
  protocolSymbol
} from './protocol.js'
import {protocolTokens, tokenLegend} from './semantic-tokens.js'
import {servicesOf, type Settings} from './settings.js'
import {timers} from './timers.js'
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
  /** Reads game records below a folder, in a bundle, which cannot load what does (default: it is loaded). */
  readonly records?: ((folder: string) => unknown) | undefined
}

/** Serve an editor on a connection, until it closes it. */
export function serve(connection: Connection, options: Readonly<ServeOptions> = {}): void {
  const documents = new TextDocuments(TextDocument)
  const checked = new Map<string, Checked>()
  const waiting = timers(DELAY)
  let words = wordsOf(undefined)
  let folder: string | null = null
  let canConfigure = false
  // What holds where an editor has no section of settings.
  let initial: Settings = null
  let service: LanguageService = servicesOf(null, false)

  connection.onInitialize((params): InitializeResult => {
    words = wordsOf(params.locale)
    folder = folderOf(params)
    canConfigure = params.capabilities.workspace?.configuration === true
    initial = params.initializationOptions
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

  // An editor that answers requests has the settings itself; another sends them.
  connection.onDidChangeConfiguration(({settings}) => {
    if (canConfigure) return void requestSettings()
    configure((settings as {readonly tehai?: unknown} | null)?.tehai ?? initial)
    checkAll()
  })

  documents.onDidOpen(({document}) => report(document))
  documents.onDidChangeContent(({document}) => {
    if (checked.get(document.uri)?.version === document.version) return
    waiting.set(document.uri, () => report(document))
  })
  documents.onDidClose(({document: {uri}}) => {
    waiting.clear(uri)
    checked.delete(uri)
    void connection.sendDiagnostics({uri, diagnostics: []})
  })

  connection.onCodeAction(params => {
    const document = documents.get(params.textDocument.uri)
    if (!document) return []
    return [...codeActionsOf({document, service, words, diagnostics: diagnosticsOf(document)}, params)]
  })

  connection.onCompletion(({textDocument, position}) => {
    const document = documents.get(textDocument.uri)
    if (!document) return []
    const found = service.completions(document.getText(), document.offsetAt(position))
    return found.map((one, index) => protocolCompletion(document, one, index))
  })

  connection.onHover(({textDocument, position}) => {
    const document = documents.get(textDocument.uri)
    const found = document && service.hover(document.getText(), document.offsetAt(position))
    return found ? protocolHover(document, found) : null
  })

  connection.onDocumentSymbol(({textDocument}) => {
    const document = documents.get(textDocument.uri)
    if (!document) return []
    return service.documentSymbols(document.getText()).map(one => protocolSymbol(document, one))
  })

  connection.onDocumentFormatting(({textDocument}) => {
    const document = documents.get(textDocument.uri)
    if (!document) return []
    return service.formatting(document.getText()).map(one => protocolEdit(document, one))
  })

  connection.onFoldingRanges(({textDocument}) => {
    const document = documents.get(textDocument.uri)
    if (!document) return []
    return service.foldingRanges(document.getText()).map(one => protocolFolding(document, one))
  })

  connection.languages.semanticTokens.on(({textDocument}) => {
    const document = documents.get(textDocument.uri)
    if (!document) return {data: []}
    return protocolTokens(document, service.semanticTokens(document.getText()))
  })

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
      service = servicesOf(settings, recordsIn(folder))
      checked.clear()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      const message = words.badSettings.replace('{reason}', () => error.message)
      void connection.sendNotification(ShowMessageNotification.type, {type: MessageType.Warning, message})
    }
  }

  /** Records lie below the folder that is open. Where none is, no file is read. */
  function recordsIn(root: string | null): unknown {
    return root === null ? false : (options.records?.(root) ?? {root})
  }

  function checkAll(): void {
    for (const document of documents.all()) report(document)
  }

  function report(document: TextDocument): void {
    const {uri, version} = document
    const diagnostics = diagnosticsOf(document).map(one => protocolDiagnostic(document, one))
    void connection.sendDiagnostics({uri, version, diagnostics})
  }

  function diagnosticsOf(document: TextDocument): readonly Diagnostic[] {
    const {uri, version} = document
    const kept = checked.get(uri)
    if (kept?.version === version) return kept.diagnostics
    const diagnostics = service.diagnostics(document.getText())
    checked.set(uri, {version, diagnostics})
    return diagnostics
  }
}

/** The folder that is open in an editor; `null` where there is none. */
function folderOf({workspaceFolders, rootUri}: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri?.startsWith('file:') ? fileURLToPath(uri) : null
}
