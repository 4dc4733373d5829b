/**
 * The grammar of `[label]{attributes}`: raw text on one line, read one code at a time.
 *
 *     :tiles[5'55z \[a\]]{size=l label="a } b"}
 *           └── label ──┘└──── attributes ────┘
 *
 * Brackets in a label are balanced or follow a backslash. In attributes, a `}` between quotes does not close.
 * The same machines run in tokenizers and over the source of a node that another tokenizer made, so the two cannot
 * disagree.
 */

/** A UTF-16 unit; negative for a tab (−2) or a line ending (smaller); `null` at the end. As in micromark. */
export type Code = number | null

/** The answer of a machine to a code: continue, that was the last one, or this is not such a text. */
export type Step = 'more' | 'end' | 'fail'

/** Eats codes, the opening bracket first. */
export type Machine = (code: Code) => Step

/**
 * Deepest nesting of brackets in a label, the same as in labels of directives.
 *
 * The limit also keeps a line of many unclosed `:tiles[` linear: each attempt gives up after this many brackets.
 */
export const deepest = 32

const tab = -2 // smaller codes are line endings

/** Read a label, from `[` to the `]` that closes it. */
export function labelMachine(): Machine {
  let depth = 0
  let escaped = false
  return code => {
    if (code === null || code < tab) return 'fail'
    if (escaped) escaped = false
    else if (code === 92 /* \ */) escaped = true
    else if (code === 91 /* [ */ && ++depth > deepest) return 'fail'
    else if (code === 93 /* ] */ && --depth === 0) return 'end'
    return 'more'
  }
}

/**
 * Read attributes, from `{` to the first `}` that closes them.
 *
 * @param quotes
 *   Whether `}` may be between quotes. If that fails, the author left a quote open: the attributes are then read again
 *   without quotes.
 */
export function attributesMachine(quotes: boolean): Machine {
  let open = false
  let quote: Code = null
  return code => {
    if (code === null || code < tab) return 'fail'
    if (quote !== null) {
      if (code === quote) quote = null
    } else if (quotes && (code === 34 /* " */ || code === 39) /* ' */) quote = code
    else if (code === 125 /* } */) return 'end'
    else if (code === 123 /* { */) {
      if (open) return 'fail'
      open = true
    }
    return 'more'
  }
}
