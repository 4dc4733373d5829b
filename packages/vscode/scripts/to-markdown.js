/**
 * In place of `mdast-util-to-markdown` and `markdown-table` in the bundle: extensions of Markdown import the code that
 * writes trees, but the editor only reads them.
 */
export const defaultHandlers = {}
export const markdownTable = () => ''
