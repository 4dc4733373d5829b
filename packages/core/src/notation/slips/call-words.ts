/**
 * Words for calls in rows, as sources of patterns: a call is read from its word, in any language, and the word does not
 * say which tile was called.
 */
export const pon = 'pon|ポン|ぽん|碰|퐁'
export const chii = 'ch[iy]i?|チー|ちー|吃|치'
export const kan = 'kan|カン|かん|槓|깡'

/** A kan of any kind: 暗カン, `ankan`, 大明槓. */
export const anyKan = '(?:an)?kan|大?[暗明]?カン|かん|大?[暗明]?槓|[안밍]?깡'
