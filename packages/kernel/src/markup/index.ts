/**
 * Markup: a small tree of HTML elements, and its text.
 */
export * from './markup.js'
export * from './html.js'
