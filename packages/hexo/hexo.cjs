/* global hexo */
/**
 * What Hexo runs: it puts the code of plugins around with the variable `hexo`, and evaluates it where `import()` does not
 * work. A file that Node itself loads has no such limit. Hexo waits for what is returned.
 */
return require('./load.cjs')(hexo)
