/**
 * @tehai/obsidian: what the plugin does with the elements of a note. It uses the DOM, and nothing of Obsidian but what
 * is in `NoteContext`.
 */
import {
  constructsOf,
  frontMatterOfData,
  openPage,
  type GameConstructs,
  type GamePage
} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import {makePieceDrawer, openingMarks, type DrawnPiece} from 'rehype-tiles/render'
import {siteGames, type SiteOptions} from 'rehype-tiles/site'
import hanafuda from 'remark-hanafuda/game'
import {noteOf, type Note, type NoteContext} from './context.js'
import {elementOf} from './elements.js'
import {fenceIn} from './fence.js'
import {messagesElement, reportsIn} from './messages.js'
import {placesIn, type Place} from './texts.js'

export type {NoteContext, Section} from './context.js'

/** Options of all notes; those in the properties of a note override them. */
export interface Options extends Pick<
  SiteOptions,
  'rules' | 'dialect' | 'lang' | 'tiles' | 'variants' | 'inlineCode'
> {
  /** Rules of hanafuda, as in `'nintendo teshiScore=10'` (default: `'standard'`). */
  readonly hanafudaRules?: string | null | undefined
  /** Language of notes that do not name one (default: English). */
  readonly language?: string | null | undefined
}

export interface Notes {
  /** Languages of the blocks that are drawn: `mahjong` and `hanafuda`. */
  readonly languages: readonly string[]
  /** Draw a block into an empty element. Never throws for what an author wrote. */
  readonly drawBlock: (language: string, source: string, element: HTMLElement, context: NoteContext) => void
  /** Draw the constructs in the texts of an element. Never throws for what an author wrote. */
  readonly drawTexts: (element: HTMLElement, context: NoteContext) => void
}

/**
 * Make what draws the notes of a vault.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function makeNotes({hanafudaRules, language, ...options}: Readonly<Options> = {}): Notes {
  const games = siteGames({...options, games: [hanafuda({rules: hanafudaRules})]})
  const constructs = games.map(({markdown}) => constructsOf(markdown))
  const draw = makePieceDrawer(
    {...options, output: 'inline'},
    games.map(({drawing}) => drawing)
  )

  /** The games, opened for a note. `isWhole`: whether findings about its properties are reported. */
  const open = ({document}: Note, {frontmatter}: NoteContext, isWhole: boolean): GamePage[] =>
    constructs.map(one => {
      const front = frontMatterOfData(frontmatter, one.game)
      const page = openPage(one, document, {...front, lang: front.lang ?? language ?? null})
      return isWhole ? page : {...page, findings: []}
    })

  return {
    languages: constructs.flatMap(({fenceNames}) => [...fenceNames]),
    drawBlock(id, source, element, context) {
      const note = noteOf(element, context, source)
      const pages = open(note, context, true)
      const page = pages.find(({fenceNames}) => fenceNames.has(id))!
      const read = page.file.readFence(fenceIn(note, id, source))
      append(page.findings, read.findings.slice(0, MOST))
      const {pieces} = draw([{markup: read.markup}])
      element.append(elementOf(element.ownerDocument, pieces[0]!.element))
      report(note, [page], element)
    },
    drawTexts(element, context) {
      if (!constructs.some(one => mayHave(element.textContent, one))) return
      const note = noteOf(element, context, element.textContent)
      const pages = open(note, context, false)
      const places = placesIn(element, note, pages)
      const marks = places.map(({previous}) => openingMarks(previous?.data ?? ''))
      const {pieces} = draw(
        places.map(({read, next}, index) => ({
          markup: read.markup,
          before: marks[index],
          after: next?.data ?? ''
        }))
      )
      for (const [index, place] of places.entries()) {
        const piece = pieces[index]!
        place.target.replaceWith(elementOf(element.ownerDocument, piece.element))
        leaveText(place, piece, marks[index]!.length)
      }
      report(note, pages, element)
    }
  }
}

/** Whether a text may have a construct of a game, or a misspelt one: most texts have none. */
const mayHave = (text: string, {names, almost}: GameConstructs): boolean =>
  [...names].some(name => text.includes(name)) || text.search(almost) >= 0

/**
 * Remove the marks that its drawing has taken from the texts around a construct.
 *
 * @param marks
 *   How many opening marks the text before it ends with.
 */
function leaveText({previous, next}: Place, {before, after}: DrawnPiece, marks: number): void {
  if (previous) previous.data = previous.data.slice(0, previous.data.length - marks) + before
  if (next) next.data = after
}

/** Add the messages about an element to it. */
function report(note: Note, pages: readonly GamePage[], element: HTMLElement): void {
  const reports = reportsIn(note, pages)
  if (reports.length > 0) element.append(messagesElement(element.ownerDocument, reports))
}

/** How many messages of one block are shown: more would hide the note. */
const MOST = 20
