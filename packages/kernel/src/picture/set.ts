/**
 * Tile sets: the pictures of a game as one value, which survives `JSON.stringify`. Game-agnostic: cards are tiles too.
 */
import type {PictureBox} from './layout.js'
import type {BodyLayer, Shape} from './shape.js'

/**
 * Colours by name, as `#rrggbb`.
 *
 * No colour occurs twice. So a style sheet can find every element of one name by its attribute, as in
 * `[fill="#c3202f"]`, and repaint it.
 */
export type Palette<Colour extends string = string> = Readonly<Record<Colour, string>>

/** Palettes by name. Pictures are painted in `light`; `dark` is for dark pages. */
export type Palettes<Colour extends string = string> = Readonly<Record<'light' | 'dark', Palette<Colour>>> &
  Readonly<Record<string, Palette<Colour>>>

/**
 * What is painted around pictures of any set, in a colour of the set: the edge of a stick on the table, the ring of a
 * highlighted tile, the ring and the mark of a dora.
 */
export type Role = 'edge' | 'ring' | 'dora'

/** Pictures by face: shapes, lowest first. */
export type Pictures<Face extends string> = Readonly<Record<Face, readonly Shape[]>>

/** The pictures of a set. They contain only the art, never the body (the block of bone) under it. */
export interface Faces<Face extends string> {
  /** Pictures for tiles in a line of text, and for all sizes without pictures of their own. */
  readonly text: Pictures<Face>
  /** Pictures for tiles from 2.6 em on (sizes `l` and `xl`), for faces where they differ (default: none). */
  readonly display?: Readonly<Partial<Pictures<Face>>>
  /**
   * Pictures of lying tiles, drawn as they are, for faces that cannot be turned: a back that covers the whole tile
   * (default: none; the upright picture is turned by `lyingTransform`).
   */
  readonly lying?: Readonly<Partial<Pictures<Face>>>
}

/** What some faces have between the body and their art: red fives are gilded. */
export interface Tint<Face extends string = string> {
  readonly faces: readonly Face[]
  /** Layers over those of the body, lowest first. */
  readonly body: readonly BodyLayer[]
  /** Layers over `displayBody`, if they differ (default: `body`). */
  readonly displayBody?: readonly BodyLayer[]
}

/** How the tiles of a set look. */
export interface Art<Face extends string = string, Colour extends string = string> extends PictureBox {
  /** The colour of each role, by name. */
  readonly roles: Readonly<Record<Role, Colour>>
  /** Layers of the body, lowest first. */
  readonly body: readonly BodyLayer[]
  /** Layers of the body where tiles have their display pictures, if they differ (default: `body`). */
  readonly displayBody?: readonly BodyLayer[]
  /** Faces whose body has another colour (default: none). */
  readonly tint?: Tint<Face>
  /** Layers over the art, lowest first: the rim of a card, which hides where the art ends (default: none). */
  readonly rim?: readonly BodyLayer[]
  /** Small corner marks drawn over the art of some faces while pictures are small (default: none). */
  readonly corners?: Readonly<Partial<Pictures<Face>>>
  /** Faces that are drawn without a body. */
  readonly bodiless: readonly Face[]
  /** `transform` of the art of a lying tile, from the top left corner of its box. */
  readonly lyingTransform: string
  readonly faces: Faces<Face>
  /**
   * Pictures of further faces, which few pages use and other sets may lack (default: none). They are not part of art
   * that pages share: a page that uses them includes them itself.
   */
  readonly rare?: Faces<string>
}

/** Other pictures for some faces. A face with another `text` picture has no `display` one except the one given here. */
export type FaceChanges<Face extends string> = {
  readonly [Size in keyof Faces<Face>]?: Readonly<Partial<Pictures<Face>>>
}

/** A choice that a set leaves to its users, such as 伍 or 五. */
export interface Variant<Face extends string = string> {
  /** Name of the choice that the art shows unchanged. */
  readonly standard: string
  /** Name of each choice, including the standard one → what it changes. */
  readonly choices: Readonly<Record<string, FaceChanges<Face>>>
}

/** The pictures of a game. */
export interface TileSet<Face extends string = string, Colour extends string = string> {
  /**
   * What ids of definitions, custom properties and classes of the set begin with: lower-case letters, digits and
   * hyphens. Each set has its own.
   */
  readonly id: string
  /** License of the art, as an SPDX expression. */
  readonly license: string
  readonly art: Art<Face, Colour>
  readonly palettes: Palettes<Colour>
  /** Choices by name; empty for none. */
  readonly variants: Readonly<Record<string, Variant<Face>>>
}
