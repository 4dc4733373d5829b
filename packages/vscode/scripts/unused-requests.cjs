/**
 * In place of the requests of features that neither our server nor the extension has (`extension.test.js`).
 */
module.exports = {}
