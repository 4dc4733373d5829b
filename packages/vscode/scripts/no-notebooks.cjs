/**
 * In place of `./notebook` of vscode-languageclient in the bundle: the feature that sends notebooks to a server. Ours is sent
 * Markdown files alone (`extension.test.js`).
 */
exports.NotebookDocumentSyncFeature = class {
  /** Scheme of the addresses of cells. */
  static CellScheme = 'vscode-notebook-cell'
  fillClientCapabilities() {}
  initialize() {}
  clear() {}
  getState() {
    return {kind: 'static'}
  }
}
