/**
 * Loads the plugin, an ES module. Hexo waits for the promise before it reads posts.
 */
module.exports = hexo => import('./dist/index.js').then(({default: register}) => register(hexo))
