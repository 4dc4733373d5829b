/**
 * In place of the search for modules of Node and Yarn in vscode-languageserver: our server loads none of a workspace
 * (`extension.test.js`).
 */

exports.resolve = undefined
