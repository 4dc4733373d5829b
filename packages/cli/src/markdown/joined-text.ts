/**
 * Text that micromark read in pieces, joined while it is read.
 *
 * A character that may begin a construct but turns out to be text ends a piece of text. micromark joins such pieces at
 * the end of the paragraph, and for each run of them moves all events that follow: the time grows with the square of
 * the length of the paragraph. Here a run is joined as soon as the next character follows that may begin a construct.
 * The run is then at the end of the list of events, where nothing has to be moved.
 */
/// <reference types="remark-parse" />
import type {Data, Processor} from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>
type Events = Parameters<NonNullable<Construct['resolveTo']>>[0]

const LINE_ENDINGS = [-5, -4, -3]
const codesOf = (characters: string): number[] => [...characters].map(character => character.charCodeAt(0))

/**
 * Characters that begin constructs in a line, except for letters, which begin one only after a character that is not a
 * letter.
 */
const beginnings = [...LINE_ENDINGS, ...codesOf('!&*<[\\]_~')]
/** Characters that begin a construct only if they do not follow themselves. */
const firstOnes = codesOf(':`')

/**
 * A plugin: join pieces of text while they are read. The tree is the same with and without it. Use it last: among
 * several extensions, the constructs of the last one are tried first.
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

/** Consumes no character. It succeeds once at each place, and the pieces before it are then joined. */
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

/** Text ends only at characters that may begin a construct; otherwise constructs would begin at other places. */
function notAfter(own: number): NonNullable<Construct['previous']> {
  return function (code) {
    return code !== own || this.events.at(-1)?.[1].type === 'characterEscape'
  }
}

/** Whether the last two tokens are pieces of text. Each token has two events: its beginning and its end. */
function isInPieces(events: Readonly<Events>): boolean {
  return events.at(-1)?.[1].type === 'data' && events.at(-3)?.[1].type === 'data'
}
