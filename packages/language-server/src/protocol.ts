/**
 * Results of the services → objects of the protocol. Offsets of both count UTF-16 units.
 */
import type {Completion, Diagnostic, DocumentSymbol, Hover, TextEdit} from '@tehai/language'
import type {Severity, Span} from '@tehai/kernel/source'
import type {TextDocument} from 'vscode-languageserver-textdocument'
import {
  CompletionItemKind,
  DiagnosticSeverity,
  MarkupKind,
  SymbolKind,
  type CompletionItem,
  type Diagnostic as ProtocolDiagnostic,
  type DocumentSymbol as ProtocolSymbol,
  type FoldingRange,
  type Hover as ProtocolHover,
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

const completionKinds: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  claim: CompletionItemKind.Value,
  value: CompletionItemKind.EnumMember
}

/** `index`: its place in the list, which editors would otherwise sort by label. */
export function protocolCompletion(
  document: TextDocument,
  {label, kind, detail, edit}: Completion,
  index: number
): CompletionItem {
  const typed = document.getText(rangeOf(document, edit))
  return {
    label,
    kind: completionKinds[kind],
    ...(detail !== '' && {detail}),
    sortText: String(index).padStart(4, '0'),
    // Editors filter by the text in the range and what is typed after it, which may be a misspelt word, or another name
    // of a key.
    filterText: label.toLowerCase().startsWith(typed.toLowerCase()) ? label : `${typed} ${label}`,
    textEdit: protocolEdit(document, edit)
  }
}

/** A picture as a Markdown image, and a list of what is known; for a key, its names and an example. */
export function protocolHover(document: TextDocument, hover: Hover): ProtocolHover {
  const {key, svg, facts} = hover
  const lines = key
    ? [`**${key.names[0]}** ${key.names.slice(1).join(', ')}`, `\`${key.names[0]}: ${key.example}\``]
    : [
        ...(svg === null ? [] : [`![](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`]),
        ...facts.map(([name, claim]) => `${name}: ${claim}`)
      ]
  return {
    range: rangeOf(document, hover),
    contents: {kind: MarkupKind.Markdown, value: lines.join('\n\n')}
  }
}

export function protocolSymbol(document: TextDocument, symbol: DocumentSymbol): ProtocolSymbol {
  const range = rangeOf(document, symbol)
  const {name, detail} = symbol
  return {name, detail, kind: SymbolKind.Object, range, selectionRange: range}
}

export function protocolFolding(document: TextDocument, {start, end}: Span): FoldingRange {
  return {startLine: document.positionAt(start).line, endLine: document.positionAt(end).line}
}

/** The edit that turns one text into another, without their common beginning and end; `null` if they are equal. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return {start, end: before.length - same, text: after.slice(start, after.length - same)}
}
