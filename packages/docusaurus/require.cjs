/**
 * The plugin for `require`, which is how Docusaurus loads plugins.
 *
 * Docusaurus rewrites ES modules, and all that they import, before it loads them. A CommonJS file is run as it is; from
 * here on Node loads everything itself.
 */
const {createRequire} = require('node:module')

module.exports = createRequire(__filename)('./dist/index.js').default
