/**
 * Markup: a small tree of HTML elements, and its conversion to HTML and hast.
 */
export * from './markup.js'
export * from './html.js'
export * from './hast.js'
