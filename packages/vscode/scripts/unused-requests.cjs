/**
 * In place of the requests of features that neither our server nor the extension has, and of ways to cancel them that neither uses
 * (`extension.test.js`).
 */

/** The client looks for this feature by its method when a document is opened, and finds none. */
exports.NotebookDocumentSyncRegistrationType = {method: 'notebookDocument/sync'}

/** The client maps this method to that of its feature. */
exports.InlayHintResolveRequest = {method: 'inlayHint/resolve'}
