/* global hexo */
// Hexo loads the packages that package.json names. That of this example names third parties only: they are in its lock file.
return hexo.loadPlugin(require.resolve('hexo-tehai'))
