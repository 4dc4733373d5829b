/**
 * What an editor requests of open pages. Nothing is known about a page that is not open.
 */
import type {Diagnostic, LanguageService} from '@tehai/language'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import type {
  CodeActionParams,
  Connection,
  TextDocumentIdentifier,
  TextDocumentPositionParams,
  TextDocuments
} from 'vscode-languageserver/node'
import {codeActionsOf} from './code-actions.js'
import {ofActions, ofDocument, ofPlace, type Lifecycle} from './lifecycle.js'
import type {PageServices} from './page-services.js'
import {protocolCompletion, protocolEdit, protocolFolding, protocolHover, protocolSymbol} from './protocol.js'
import {protocolTokens} from './semantic-tokens.js'
import type {Words} from './words.js'

/** Params that name a document. */
interface Named {
  readonly textDocument: TextDocumentIdentifier
}

/** What is known of open pages. */
export interface OpenPages {
  readonly handle: Lifecycle['handle']
  readonly documents: TextDocuments<TextDocument>
  readonly pages: PageServices
  readonly diagnosticsOf: (document: TextDocument) => readonly Diagnostic[]
  /** Words in the language of the editor, once that is known. */
  readonly words: () => Words
}

/** Answer the requests of a connection. */
export function answerRequests(
  connection: Connection,
  {handle, documents, pages, diagnosticsOf, words}: OpenPages
): void {
  /** A handler of requests that list something of a page; of one that is not open, nothing. */
  function ofPage<One>(
    list: (document: TextDocument, service: LanguageService) => One[]
  ): (params: Named) => One[] {
    return handle(ofDocument, ({textDocument}: Named) => {
      const document = documents.get(textDocument.uri)
      return document ? list(document, pages.of(document.uri)) : []
    })
  }

  connection.onCodeAction(
    handle(ofActions, (params: CodeActionParams) => {
      const document = documents.get(params.textDocument.uri)
      if (!document) return []
      const service = pages.of(document.uri)
      return [
        ...codeActionsOf({document, service, words: words(), diagnostics: diagnosticsOf(document)}, params)
      ]
    })
  )

  connection.onCompletion(
    handle(ofPlace, ({textDocument, position}: TextDocumentPositionParams) => {
      const document = documents.get(textDocument.uri)
      if (!document) return []
      const found = pages.of(document.uri).completions(document.getText(), document.offsetAt(position))
      return found.map((one, index) => protocolCompletion(document, one, index))
    })
  )

  connection.onHover(
    handle(ofPlace, ({textDocument, position}: TextDocumentPositionParams) => {
      const document = documents.get(textDocument.uri)
      const found = document && pages.of(document.uri).hover(document.getText(), document.offsetAt(position))
      return found ? protocolHover(document, found) : null
    })
  )

  connection.onDocumentSymbol(
    ofPage((document, {documentSymbols}) =>
      documentSymbols(document.getText()).map(one => protocolSymbol(document, one))
    )
  )

  connection.onDocumentFormatting(
    ofPage((document, {formatting}) => formatting(document.getText()).map(one => protocolEdit(document, one)))
  )

  connection.onFoldingRanges(
    ofPage((document, {foldingRanges}) =>
      foldingRanges(document.getText()).map(one => protocolFolding(document, one))
    )
  )

  connection.languages.semanticTokens.on(
    handle(ofDocument, ({textDocument}: Named) => {
      const document = documents.get(textDocument.uri)
      if (!document) return {data: []}
      return protocolTokens(document, pages.of(document.uri).semanticTokens(document.getText()))
    })
  )
}
