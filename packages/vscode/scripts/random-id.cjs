/**
 * In place of the identifiers of vscode-languageclient in the bundle: random ones of Node.js.
 */
const {randomUUID} = require('node:crypto')

exports.generateUuid = () => randomUUID()
