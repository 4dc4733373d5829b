/**
 * In place of the search for modules of Node and Yarn in vscode-languageserver: our server loads no modules of a
 * workspace (`extension.test.js`).
 */

exports.resolve = undefined
