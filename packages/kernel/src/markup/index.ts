/**
 * Markup: a small tree of HTML elements, and what it is as HTML and as hast.
 */
export * from './markup.js'
export * from './html.js'
export * from './hast.js'
