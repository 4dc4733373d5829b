/**
 * In place of `minimatch` in the bundle: vscode-languageclient compares files with patterns if a server registers
 * operations on files, pull diagnostics or notebooks with a pattern. Ours registers none of them (`extension.test.js`).
 */
exports.Minimatch = class {
  constructor(pattern) {
    throw new TypeError(`Expected a server without patterns of files, got \`${pattern}\``)
  }
}
