/**
 * Loads the plugin, an ES module.
 */
module.exports = hexo => import('./dist/index.js').then(({default: register}) => register(hexo))
