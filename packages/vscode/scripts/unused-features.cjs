/**
 * In place of features of vscode-languageclient in the bundle that serve what our server does not have
 * (`extension.test.js`): notebooks, operations on files, hierarchies, colors and the like.
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
exports.DiagnosticPullMode = {onType: 'onType', onSave: 'onSave', onFocus: 'onFocus'}
exports.vsdiag = {}
