/**
 * Requests of an editor about open pages. Nothing is known about a page that is not open.
 */
import type {LanguageService} from '@tehai/language'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import type {
  CodeActionParams,
  CompletionItem,
  Hover,
  TextDocumentIdentifier,
  TextDocumentPositionParams
} from 'vscode-languageserver/node'
import {codeActionsOf} from './code-actions.js'
import {namesActions, namesDocument, namesPlace} from './params.js'
import {protocolCompletion, protocolEdit, protocolFolding, protocolHover, protocolSymbol} from './protocol.js'
import {protocolTokens} from './semantic-tokens.js'
import type {Session} from './session.js'

/** Params that name a document. */
interface DocumentParams {
  readonly textDocument: TextDocumentIdentifier
}

/** A page that is open. */
interface OpenPage {
  readonly document: TextDocument
  readonly text: string
  readonly service: LanguageService
}

/** Answer the requests of a connection. */
export function answerRequests(session: Session): void {
  const {connection, life, documents, pages, checked} = session

  /** A handler of requests about a page. `nothing`: the answer if the page is not open. */
  const onPage = <Params extends DocumentParams, Answer>(
    isValid: (params: unknown) => boolean,
    nothing: Answer,
    answer: (page: OpenPage, params: Params) => Answer
  ): ((params: Params) => Answer) =>
    life.handle(isValid, (params: Params) => {
      const document = documents.get(params.textDocument.uri)
      if (!document) return nothing
      return answer({document, text: document.getText(), service: pages.of(document.uri)}, params)
    })
  /** A handler of requests for a list of something on a page. */
  const listed = <One>(list: (page: OpenPage) => One[]) =>
    onPage<DocumentParams, One[]>(namesDocument, [], list)

  connection.onCodeAction(
    onPage(namesActions, [], (page, params: CodeActionParams) => [
      ...codeActionsOf(
        {...page, words: session.editor.words, diagnostics: checked.diagnosticsOf(page.document)},
        params
      )
    ])
  )
  connection.onCompletion(onPage(namesPlace, [], completionsAt))
  connection.onHover(onPage(namesPlace, null, hoverAt))
  connection.onDocumentSymbol(
    listed(({document, text, service}) =>
      service.documentSymbols(text).map(one => protocolSymbol(document, one))
    )
  )
  connection.onDocumentFormatting(
    listed(({document, text, service}) => service.formatting(text).map(one => protocolEdit(document, one)))
  )
  connection.onFoldingRanges(
    listed(({document, text, service}) =>
      service.foldingRanges(text).map(one => protocolFolding(document, one))
    )
  )
  connection.languages.semanticTokens.on(
    onPage<DocumentParams, {data: number[]}>(namesDocument, {data: []}, ({document, text, service}) =>
      protocolTokens(document, service.semanticTokens(text))
    )
  )
}

function completionsAt(
  {document, text, service}: OpenPage,
  {position}: TextDocumentPositionParams
): CompletionItem[] {
  const found = service.completions(text, document.offsetAt(position))
  return found.map((one, index) => protocolCompletion(document, one, index))
}

function hoverAt({document, text, service}: OpenPage, {position}: TextDocumentPositionParams): Hover | null {
  const found = service.hover(text, document.offsetAt(position))
  return found && protocolHover(document, found)
}
