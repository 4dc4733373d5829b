/**
 * In place of what vscode-languageclient makes of links, lenses, hints and hierarchies: our server sends none
 * (`extension.test.js`).
 */
exports.default = class UnusedItem {}
