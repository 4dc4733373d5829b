/**
 * A set with its choices made, from which pictures are drawn.
 */
import type {PictureBox} from './layout.js'
import type {Faces, Palette, Role, TileSet, Tint, Variant} from './set.js'
import type {BodyLayer, Shape} from './shape.js'

/** What can be chosen of a set. */
export interface ArtChoice {
  /** Name of a palette (default: `'light'`). */
  readonly palette?: string | null | undefined
  /** Name of a variant → name of its choice (default: the standard of each). */
  readonly variants?: Readonly<Record<string, string | null | undefined>> | null | undefined
}

type PicturesByName = Readonly<Record<string, readonly Shape[]>>
/** A `Map`: faces are new strings at each tile, and a property of such a name is slow to find missing. */
type Names = ReadonlyMap<string, string> | null

export interface ResolvedArt extends PictureBox {
  /** Id of the set. */
  readonly set: string
  /** What ids of definitions begin with: the id of the set, and a digest of what was chosen if it is not the standard. */
  readonly idPrefix: string
  readonly paletteName: string
  readonly palette: Palette
  /** Colour of each role, as `#rrggbb`. */
  readonly roles: Readonly<Record<Role, string>>
  readonly body: readonly BodyLayer[]
  readonly displayBody: readonly BodyLayer[]
  readonly tint: Required<Tint>
  readonly rim: readonly BodyLayer[]
  readonly bodiless: readonly string[]
  readonly lyingTransform: string
  /** All pictures by name. The name of a text picture is its face. */
  readonly pictures: PicturesByName
  /** Faces that few pages have. */
  readonly rare: readonly string[]
  /** Names of display pictures and of lying pictures by face; `null` where no face has one. */
  readonly displayNames: Names
  readonly lyingNames: Names
  /** Marks in the corners of faces; `null` for none. */
  readonly corners: Readonly<Partial<PicturesByName>> | null
}

/** Results by set: the same choices from a set give the same object. */
const resolved = new WeakMap<TileSet, Map<string, ResolvedArt>>()

/**
 * Make the choices of a set.
 *
 * @throws {TypeError} for a palette, a variant or a choice that the set does not have.
 */
export function resolveArt(set: TileSet, {palette, variants}: ArtChoice = {}): ResolvedArt {
  const paletteName = palette ?? 'light'
  if (!Object.hasOwn(set.palettes, paletteName)) throw notOneOf('palette', Object.keys(set.palettes), palette)
  const chosen = chosenVariants(set, variants ?? {})
  const choice = [...(paletteName === 'light' ? [] : [`palette=${paletteName}`]), ...chosen.keys()].join(' ')
  let known = resolved.get(set)
  if (!known) resolved.set(set, (known = new Map()))
  let art = known.get(choice)
  if (!art) {
    const idPrefix = choice === '' ? `${set.id}-` : `${set.id}-${digestOf(choice)}-`
    known.set(choice, (art = makeArt(set, paletteName, [...chosen.values()], idPrefix)))
  }
  return art
}

type Changes = Variant['choices'][string]

/** Choices that are not the standard ones, as `name=choice` → what they change, in the order of the set. */
function chosenVariants(
  {variants}: TileSet,
  given: NonNullable<ArtChoice['variants']>
): ReadonlyMap<string, Changes> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(variants, name)) throw notOneOf('variants', Object.keys(variants), name)
  }
  const chosen = new Map<string, Changes>()
  for (const [name, {standard, choices}] of Object.entries(variants)) {
    const choice = given[name] ?? standard
    if (!Object.hasOwn(choices, choice)) throw notOneOf(`variants.${name}`, Object.keys(choices), choice)
    if (choice !== standard) chosen.set(`${name}=${choice}`, choices[choice]!)
  }
  return chosen
}

function notOneOf(option: string, allowed: readonly string[], actual: unknown): TypeError {
  const listed = allowed.map(name => `\`${name}\``).join(', ')
  const expected = allowed.length === 0 ? 'to be left out' : `to be one of ${listed}`
  return new TypeError(`Expected \`${option}\` ${expected}, got \`${String(actual)}\``)
}

const noTint: Tint = {faces: [], body: []}

function makeArt(
  {id, art, palettes}: TileSet,
  paletteName: string,
  changes: readonly Changes[],
  idPrefix: string
): ResolvedArt {
  const palette = palettes[paletteName]!
  const {
    text,
    display = {},
    lying = {}
  } = [art.rare ?? {}, ...changes].reduce<Faces<string>>(withChanges, art.faces)
  const {
    width,
    height,
    roles,
    body,
    displayBody = body,
    tint = noTint,
    rim = [],
    bodiless,
    lyingTransform,
    corners = null
  } = art
  return {
    set: id,
    idPrefix,
    paletteName,
    palette,
    roles: {edge: palette[roles.edge]!, ring: palette[roles.ring]!, dora: palette[roles.dora]!},
    width,
    height,
    body,
    displayBody,
    tint: {displayBody: tint.body, ...tint},
    rim,
    bodiless,
    lyingTransform,
    pictures: {...text, ...named(display, 'display'), ...named(lying, 'lying')},
    rare: Object.keys(art.rare?.text ?? {}),
    displayNames: namesOf(display, 'display'),
    lyingNames: namesOf(lying, 'lying'),
    corners
  }
}

function withChanges({text, display, lying}: Faces<string>, changes: Changes): Faces<string> {
  const changed = changes.text ?? {}
  const kept = Object.entries(display ?? {}).filter(([face]) => !Object.hasOwn(changed, face))
  return {
    text: {...text, ...(changed as PicturesByName)},
    display: {...Object.fromEntries(kept), ...changes.display},
    lying: {...lying, ...changes.lying}
  }
}

function named(pictures: Readonly<Partial<PicturesByName>>, size: string): PicturesByName {
  return Object.fromEntries(Object.entries(pictures).map(([face, shapes]) => [`${face}-${size}`, shapes!]))
}

function namesOf(pictures: Readonly<Partial<PicturesByName>>, size: string): Names {
  const faces = Object.keys(pictures)
  return faces.length === 0 ? null : new Map(faces.map(face => [face, `${face}-${size}`]))
}

/** A short digest of a text: FNV-1a with 32 bits, in base 36. <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv> */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
