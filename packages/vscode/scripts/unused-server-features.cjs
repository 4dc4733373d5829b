/**
 * In place of features of vscode-languageserver in the bundle that our server does not have (`extension.test.js`): each would add
 * its requests to a class, and adds nothing.
 */
const nothing = Base => Base

exports.CallHierarchyFeature = nothing
exports.TypeHierarchyFeature = nothing
exports.InlineValueFeature = nothing
exports.LinkedEditingRangeFeature = nothing
exports.InlineCompletionFeature = nothing
exports.MonikerFeature = nothing
exports.InlayHintFeature = nothing
exports.WorkspaceFoldersFeature = nothing
exports.DiagnosticFeature = nothing
exports.NotebookSyncFeature = nothing
exports.FileOperationsFeature = nothing
exports.TextDocumentContentFeature = nothing

// No request is answered in parts, and none reports its progress.
exports.ProgressFeature = nothing
exports.attachWorkDone = () => undefined
exports.attachPartialResult = () => undefined
