/**
 * In place of `mdast-util-to-markdown` and `markdown-table` in the bundle: extensions of Markdown name what writes trees, and the
 * editor only reads them.
 */
export const defaultHandlers = {}
export const markdownTable = () => ''
