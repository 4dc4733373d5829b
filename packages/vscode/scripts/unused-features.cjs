/**
 * In place of features of vscode-languageclient in the bundle that serve what our server does not have
 * (`extension.test.js`): notebooks, operations on files, hierarchies, definitions, colors and the like.
 */
class UnusedFeature {
  /** Scheme of the addresses of the cells of notebooks. */
  static CellScheme = 'vscode-notebook-cell'
  fillClientCapabilities() {}
  initialize() {}
  clear() {}
  getState() {
    return {kind: 'static'}
  }
}

exports.NotebookDocumentSyncFeature = UnusedFeature
exports.DidCreateFilesFeature = UnusedFeature
exports.DidRenameFilesFeature = UnusedFeature
exports.DidDeleteFilesFeature = UnusedFeature
exports.WillCreateFilesFeature = UnusedFeature
exports.WillRenameFilesFeature = UnusedFeature
exports.WillDeleteFilesFeature = UnusedFeature
exports.CallHierarchyFeature = UnusedFeature
exports.TypeHierarchyFeature = UnusedFeature
exports.InlineValueFeature = UnusedFeature
exports.LinkedEditingFeature = UnusedFeature
exports.ColorProviderFeature = UnusedFeature
exports.InlineCompletionItemFeature = UnusedFeature
exports.DiagnosticFeature = UnusedFeature
exports.TextDocumentContentFeature = UnusedFeature
exports.SignatureHelpFeature = UnusedFeature
exports.DefinitionFeature = UnusedFeature
exports.ReferencesFeature = UnusedFeature
exports.DocumentHighlightFeature = UnusedFeature
exports.CodeLensFeature = UnusedFeature
exports.DocumentLinkFeature = UnusedFeature
exports.RenameFeature = UnusedFeature
exports.WorkspaceSymbolFeature = UnusedFeature
exports.TypeDefinitionFeature = UnusedFeature
exports.ImplementationFeature = UnusedFeature
exports.DeclarationFeature = UnusedFeature
exports.SelectionRangeFeature = UnusedFeature
exports.InlayHintsFeature = UnusedFeature
exports.ExecuteCommandFeature = UnusedFeature
exports.ProgressFeature = UnusedFeature
exports.DiagnosticPullMode = {onType: 'onType', onSave: 'onSave', onFocus: 'onFocus'}
exports.vsdiag = {}
exports.ProgressPart = UnusedFeature
