/**
 * Leaves out the namespaces of vscode-languageserver-types that nothing in the bundle uses: the bundler reads them as
 * CommonJS, and therefore keeps all of them.
 */
const names = [
  'DocumentUri integer LocationLink TextDocumentIdentifier VersionedTextDocumentIdentifier TextDocumentItem LanguageKind',
  'CompletionItem CompletionList Hover MarkedString FoldingRange FormattingOptions SymbolInformation WorkspaceSymbol',
  'Color ColorInformation ColorPresentation ParameterInformation SignatureInformation',
  'DocumentHighlightKind DocumentHighlight CodeLens DocumentLink SelectionRange',
  'InlineValueText InlineValueVariableLookup InlineValueEvaluatableExpression InlineValueContext',
  'InlayHintKind InlayHintLabelPart InlayHint InlineCompletionItem InlineCompletionList',
  'InlineCompletionTriggerKind SelectedCompletionInfo InlineCompletionContext'
].flatMap(line => line.split(' '))

/** The module without them. */
export const withoutNamespaces = {
  name: 'without-unused-namespaces',
  transform(code, id) {
    if (!id.endsWith('/vscode-languageserver-types/lib/esm/main.js')) return null
    return names.reduce((rest, name) => {
      const [start, end] = [`export var ${name};\n(function (${name}) {`, `})(${name} || (${name} = {}));`]
      const from = rest.indexOf(start)
      const to = rest.indexOf(end, from)
      if (from < 0 || to < 0) throw new Error(`Expected the namespace ${name} in ${id}, got none`)
      return rest.slice(0, from) + rest.slice(to + end.length)
    }, code)
  }
}

/** The namespaces that a text of the bundle uses, from another module or by their name alone. There must be none. */
export const namespacesUsedIn = code =>
  names.filter(name => new RegExp(`(?:[\\w$]\\.|[^\\w$."'\`])${name}\\.`).test(code))
