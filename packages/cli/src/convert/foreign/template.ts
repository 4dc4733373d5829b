/**
 * Arguments of a template: `123m456p 25s`, `"123m"`, `main="123m" wait="1m"` of a Hugo shortcode; `123m|waits=25p` of a
 * wiki.
 */

/** An argument and the place of its value in the text of the arguments. */
export interface Argument {
  /** `null` for one without a name. */
  readonly name: string | null
  readonly value: string
  readonly start: number
}

const shortcodeArgument =
  /(?:(?<name>[\w-]+)[ \t]*=[ \t]*)?(?:"(?<a>[^"\n]*)"|`(?<b>[^`\n]*)`|(?<c>[^\s"`]+))/g

/** The arguments of a shortcode. Consecutive arguments without a name are one: `123m 25s`. */
export function shortcodeArguments(text: string): Argument[] {
  const found: Argument[] = []
  for (const match of text.matchAll(shortcodeArgument)) {
    const {name = null, a, b, c} = match.groups!
    const value = a ?? b ?? c!
    const start = match.index + match[0].lastIndexOf(value)
    const last = found.at(-1)
    if (name === null && last?.name === null) {
      found[found.length - 1] = {...last, value: text.slice(last.start, start + value.length)}
    } else found.push({name, value, start})
  }
  return found
}

/** The arguments of a wiki's template, separated by `|`. */
export function wikiArguments(text: string): Argument[] {
  let start = 0
  return text.split('|').map(part => {
    const [head, name] = /^[ \t]*(?:([\w\u3040-\u30FF\u4E00-\u9FFF-]+)[ \t]*=[ \t]*)?/.exec(part)!
    const value = part.slice(head.length)
    const argument = {name: name ?? null, value: value.trim(), start: start + head.length}
    start += part.length + 1
    return argument
  })
}

/** Names of the argument that holds tiles, and of the one that holds waits. */
const tileNames = /^(?:main|hand|hands|tile|tiles|row|src|seq|data-seq|data|code|value|notation|tehai|手牌)$/i
const waitNames = /^(?:wait|waits|machi|待ち|待ち牌)$/i
/** Names of arguments that only say how something looks. */
const lookNames =
  /^(?:class|classname|style|size|width|height|id|alt|title|sort|color|scale|align|key|lang)$/i

/** What arguments say. */
export interface ReadArguments {
  readonly tiles: Argument | null
  readonly waits: string | null
  /** Names of arguments that are not understood. */
  readonly unread: readonly string[]
}

/**
 * Read arguments.
 *
 * @param names
 *   Names for the arguments without a name, in their order.
 */
export function readArguments(
  given: readonly Argument[],
  names: readonly ('tiles' | 'waits')[]
): ReadArguments {
  let tiles: Argument | null = null
  let waits: string | null = null
  let place = 0
  const unread: string[] = []
  for (const argument of given) {
    const {name, value} = argument
    const meaning =
      name === null ? names[place++] : tileNames.test(name) ? 'tiles' : waitNames.test(name) ? 'waits' : null
    if (meaning === 'tiles' && tiles === null) tiles = argument
    else if (meaning === 'waits' && waits === null) waits = value
    else if (value !== '' && !(name !== null && lookNames.test(name)) && !isSize(argument))
      unread.push(name ?? value)
  }
  return {tiles, waits: waits === '' ? null : waits, unread}
}

const isSize = ({name, value}: Argument): boolean => name === null && /^(?:\d*x)?\d+(?:px|em|%)?$/.test(value)
