/* global hexo */
/**
 * The file that Hexo runs. Hexo wraps the code of plugins in a function with the parameter `hexo`, and evaluates it
 * where `import()` does not work. A file that Node itself loads has no such limit. Hexo awaits what is returned.
 */
return require('./load.cjs')(hexo)
