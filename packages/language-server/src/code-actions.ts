/**
 * Code actions of a page: quick fixes of the diagnostics in a range, and fix-all.
 */
import type {Diagnostic, LanguageService, QuickFix} from '@tehai/language'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import {CodeActionKind, type CodeAction, type CodeActionParams} from 'vscode-languageserver/node'
import {editBetween, protocolDiagnostic, protocolEdit, spanOf} from './protocol.js'
import type {Words} from './words.js'

/** The kind of fix-all, below the one that editors run when a file is saved. */
const fixAllKind: CodeActionKind = 'source.fixAll.tehai'

/** The kinds that the server has. */
export const codeActionKinds: readonly string[] = [CodeActionKind.QuickFix, fixAllKind]

/** What code actions are made from. */
export interface Context {
  readonly document: TextDocument
  readonly service: LanguageService
  readonly diagnostics: readonly Diagnostic[]
  readonly words: Words
}

/**
 * The code actions of a request. Quick fixes are computed at once. Fix-all checks the page once for each message, so it
 * is computed only where its kind is requested by name, as editors do when a file is saved or a person runs it.
 */
export function codeActionsOf(
  page: Context,
  {range, context}: Pick<CodeActionParams, 'range' | 'context'>
): readonly CodeAction[] {
  const {only} = context
  // The empty kind has all others below it.
  const isWanted = (kind: string) =>
    !only || only.some(one => one === '' || kind === one || kind.startsWith(`${one}.`))
  return [
    ...(isWanted(CodeActionKind.QuickFix) ? quickFixesIn(page, range) : []),
    ...(only && isWanted(fixAllKind) ? fixAllOf(page) : [])
  ]
}

function quickFixesIn(page: Context, range: CodeActionParams['range']): readonly CodeAction[] {
  const {document, service, diagnostics} = page
  const {start, end} = spanOf(document, range)
  return diagnostics
    .filter(one => one.expected.length > 0 && one.start <= end && start <= one.end)
    .flatMap(one => {
      const fixes = service.quickFixes(document.getText(), one)
      return fixes.map(fix => quickFix(page, fix, fixes.length === 1))
    })
}

function quickFix(
  {document, words}: Context,
  {diagnostic, edit}: QuickFix,
  isPreferred: boolean
): CodeAction {
  return {
    title: titleOf(edit, words),
    kind: CodeActionKind.QuickFix,
    diagnostics: [protocolDiagnostic(document, diagnostic)],
    isPreferred,
    edit: {changes: {[document.uri]: [protocolEdit(document, edit)]}}
  }
}

function titleOf({start, end, text}: QuickFix['edit'], words: Words): string {
  if (text === '') return words.remove
  return (start === end ? words.insert : words.replaceBy).replace('{expected}', () => text.trim())
}

function fixAllOf({document, service, words}: Context): readonly CodeAction[] {
  const edit = editBetween(document.getText(), service.fixAll(document.getText()))
  if (!edit) return []
  return [
    {
      title: words.fixAll,
      kind: fixAllKind,
      edit: {changes: {[document.uri]: [protocolEdit(document, edit)]}}
    }
  ]
}
