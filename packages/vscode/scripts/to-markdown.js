/**
 * In place of `mdast-util-to-markdown` in the bundle: extensions of Markdown name its handlers, for writing trees, and the
 * editor only reads them.
 */
export const defaultHandlers = {}
