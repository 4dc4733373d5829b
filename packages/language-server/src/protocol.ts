/**
 * What the services say → what the protocol carries. Offsets of both count UTF-16 units.
 */
import type {Diagnostic, TextEdit} from '@tehai/language'
import type {Severity, Span} from '@tehai/kernel/source'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import {
  DiagnosticSeverity,
  type Diagnostic as ProtocolDiagnostic,
  type Range,
  type TextEdit as ProtocolEdit
} from 'vscode-languageserver/node'

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning
}

export function rangeOf(document: TextDocument, {start, end}: Span): Range {
  return {start: document.positionAt(start), end: document.positionAt(end)}
}

export function spanOf(document: TextDocument, {start, end}: Range): Span {
  return {start: document.offsetAt(start), end: document.offsetAt(end)}
}

export function protocolDiagnostic(document: TextDocument, diagnostic: Diagnostic): ProtocolDiagnostic {
  const {id, severity, reason, source, url} = diagnostic
  return {
    range: rangeOf(document, diagnostic),
    severity: severities[severity],
    code: id,
    source,
    message: reason,
    ...(/^https?:/.test(url) && {codeDescription: {href: url}})
  }
}

export function protocolEdit(document: TextDocument, edit: TextEdit): ProtocolEdit {
  return {range: rangeOf(document, edit), newText: edit.text}
}

/** The edit that makes one text of another, without what both begin and end with; `null` where they are one. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return {start, end: before.length - same, text: after.slice(start, after.length - same)}
}
