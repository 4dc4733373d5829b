/**
 * In place of `minimatch` in the bundle: vscode-languageclient compares files with patterns where a server registers operations
 * on files, pull diagnostics or notebooks with one. Ours registers none of them (`extension.test.js`).
 */
exports.Minimatch = class {
  constructor(pattern) {
    throw new TypeError(`Expected a server without patterns of files, got \`${pattern}\``)
  }
}
