/** The plugin for `require`: what the module exports by default. */
declare const plugin: typeof import('./dist/index.js', {with: {'resolution-mode': 'import'}}).default
export = plugin
