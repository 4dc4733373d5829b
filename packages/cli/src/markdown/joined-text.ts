/**
 * Text that micromark read in pieces, joined while it is read.
 *
 * A character that begins a construct and turns out to be text ends a piece of text. micromark joins such pieces when the
 * paragraph is over, each run of them by moving all that follows: the time grows with the square of the paragraph. Here a run
 * is joined when the next character that may begin a construct comes, at the end of the list of events, where nothing
 * has to be moved.
 */
/// <reference types="remark-parse" />
import type {Data, Processor} from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>
type Events = Parameters<NonNullable<Construct['resolveTo']>>[0]

const LINE_ENDINGS = [-5, -4, -3]
const codesOf = (characters: string): number[] => [...characters].map(character => character.charCodeAt(0))

/** What begins constructs in a line, but for letters: those begin one only after what is no letter. */
const beginnings = [...LINE_ENDINGS, ...codesOf('!&*<[\\]_~')]
/** What begins a construct where it does not follow itself. */
const firstOnes = codesOf(':`')

/**
 * A plugin: join pieces of text while they are read. The tree is the same with and without it. Use it last: of several
 * extensions, the constructs of the last one are tried first.
 */
export function joinedText(this: Processor): undefined {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- where unified gives a plugin its processor
  const data = this.data()
  const constructs = [
    ...beginnings.map(code => [code, join]),
    ...firstOnes.map(code => [code, {...join, previous: notAfter(code)}])
  ]
  ;(data.micromarkExtensions ??= []).push({text: Object.fromEntries(constructs)})
}

/** Reads no character. It succeeds once at a place: the pieces are then joined. */
const join: Construct = {
  name: 'joinedText',
  tokenize(_, ok, nok) {
    return code => (isInPieces(this.events) ? ok(code) : nok(code))
  },
  resolveTo(events) {
    const {end} = events.at(-1)![1]
    while (isInPieces(events)) events.length -= 2
    events.at(-1)![1].end = end
    return events
  }
}

/** Text ends at a character where a construct may begin, and only there: else it would begin at other places. */
function notAfter(own: number): NonNullable<Construct['previous']> {
  return function (code) {
    return code !== own || this.events.at(-1)?.[1].type === 'characterEscape'
  }
}

/** Whether the last two tokens are pieces of text. Each has two events: where it begins and where it ends. */
function isInPieces(events: Readonly<Events>): boolean {
  return events.at(-1)?.[1].type === 'data' && events.at(-3)?.[1].type === 'data'
}
