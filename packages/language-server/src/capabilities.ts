/**
 * What the server can do, as it declares to the editor.
 */
import {TextDocumentSyncKind, type ServerCapabilities} from 'vscode-languageserver/node'
import {codeActionKinds} from './code-actions.js'
import {tokenLegend} from './semantic-tokens.js'

export const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  codeActionProvider: {codeActionKinds: [...codeActionKinds]},
  completionProvider: {triggerCharacters: [':', '=', '{', ' ']},
  hoverProvider: true,
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  semanticTokensProvider: {legend: tokenLegend, full: true}
}
