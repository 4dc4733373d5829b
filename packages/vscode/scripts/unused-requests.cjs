/**
 * In place of the requests of features that neither our server nor the extension has, and of ways to cancel them that neither uses (`extension.test.js`).
 */
module.exports = {}
