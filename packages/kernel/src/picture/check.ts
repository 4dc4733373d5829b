/**
 * Whether a value is a tile set: for values that no compiler has checked, such as a JSON file.
 */
import type {Role, TileSet, Tint} from './set.js'
import type {Shape} from './shape.js'

/** Presentation attributes of shapes: those that every host and sanitizer lets through. */
const attributeNames: ReadonlySet<string> = new Set([
  'd',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity'
])

/** What a colour may be besides a name of the palette. */
const plainPaints: ReadonlySet<unknown> = new Set(['none', 'currentColor'])

const roles: readonly Role[] = ['edge', 'ring', 'dora']

/** Gaps, rings and words are sized for tiles of about 400 units. */
const [LEAST, MOST] = [200, 800]

/**
 * Check that a value is a set with a picture of every face.
 *
 * @throws {TypeError} that says what is missing or cannot be.
 */
export function checkTileSet<Face extends string>(
  value: unknown,
  faces: readonly Face[]
): asserts value is TileSet<Face> {
  const id = isRecord(value) ? value['id'] : undefined
  if (!isRecord(value) || typeof id !== 'string' || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) {
    throw new TypeError(
      `Expected a tile set with an \`id\` of lower-case letters, digits and \`-\`, got ${shown(isRecord(value) ? id : value)}`
    )
  }
  const expect: Expect = (holds, what, actual) => {
    if (!holds) throw new TypeError(`Expected tile set \`${id}\` to have ${what}, got ${shown(actual)}`)
  }
  for (const name of ['art', 'palettes', 'variants'])
    expect(isRecord(value[name]), `\`${name}\``, value[name])
  const set = value as unknown as TileSet<Face>
  expect(typeof set.license === 'string', 'a `license`', set.license)
  const colours = checkPalettes(set, expect)
  checkArt(set, faces, expect)
  for (const [name, shapes] of allPictures(set, expect)) {
    expect(Array.isArray(shapes), `a list of shapes as ${name}`, shapes)
    checkShapes(shapes, name, colours, expect)
  }
}

type Expect = (holds: boolean, what: string, actual: unknown) => asserts holds

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shown(value: unknown): string {
  if (value === undefined) return 'none'
  return typeof value === 'object' ? `\`${JSON.stringify(value)}\`` : `\`${String(value)}\``
}

/** Names of the colours. */
function checkPalettes({palettes}: TileSet, expect: Expect): ReadonlySet<unknown> {
  for (const name of ['light', 'dark'])
    expect(isRecord(palettes[name]), `a palette \`${name}\``, palettes[name])
  const names = Object.keys(palettes.light)
  for (const [palette, colours] of Object.entries(palettes)) {
    expect(/^[a-z][a-z\d-]*$/.test(palette), 'palettes named by lower-case letters', palette)
    for (const name of new Set([...names, ...Object.keys(colours)])) {
      const colour: unknown = colours[name]
      const where = `a colour \`${name}\` in its palette \`${palette}\``
      expect(names.includes(name), `no colour \`${name}\` in \`${palette}\` that \`light\` lacks`, colour)
      expect(/^[a-z][a-z\d-]*$/.test(name), 'colours named by lower-case letters', name)
      expect(typeof colour === 'string' && /^#[\da-f]{6}$/.test(colour), `${where} as \`#rrggbb\``, colour)
      const same = names.find(other => other !== name && colours[other] === colour)
      expect(same === undefined, `${where} other than \`${same}\``, colour)
    }
  }
  return new Set(names)
}

function checkArt<Face extends string>(
  {art, palettes}: TileSet<Face>,
  faces: readonly Face[],
  expect: Expect
) {
  for (const side of ['width', 'height'] as const) {
    const length = art[side]
    const isLength = Number.isInteger(length) && length >= LEAST && length <= MOST
    expect(isLength, `a ${side} of ${LEAST} to ${MOST} tile units`, length)
  }
  for (const role of roles) {
    const colour = art.roles?.[role]
    expect(Object.hasOwn(palettes.light, colour), `a colour of the palette as \`roles.${role}\``, colour)
  }
  expect(isText(art.lyingTransform), 'a `lyingTransform`', art.lyingTransform)
  const {body, displayBody = [], rim = [], bodiless, tint} = art
  const {faces: tinted, body: tints, displayBody: displayTints = []}: Tint = tint ?? {faces: [], body: []}
  for (const [name, list] of Object.entries({
    body,
    displayBody,
    rim,
    bodiless,
    'tint.faces': tinted,
    'tint.body': tints,
    'tint.displayBody': displayTints
  }))
    expect(Array.isArray(list), `a list \`${name}\``, list)
  for (const layer of [...body, ...displayBody, ...rim, ...tints, ...displayTints]) {
    for (const outline of [layer.upright, layer.lying]) {
      const isOutline =
        isRecord(outline) && Number.isFinite(outline.x) && Number.isFinite(outline.y) && isText(outline.d)
      expect(isOutline, 'outlines of `x`, `y` and `d` in its body', outline)
    }
  }
  const text = art.faces?.text
  expect(isRecord(text), '`faces.text`', text)
  for (const face of faces) expect(Object.hasOwn(text, face), `a picture of \`${face}\``, undefined)
}

/** Every list of shapes, and where it is. */
function* allPictures(
  {art, variants}: TileSet,
  expect: Expect
): Generator<readonly [string, readonly Shape[]]> {
  const layer = ({attributes}: Pick<Shape, 'attributes'>): Shape => ({name: 'path', attributes})
  yield ['`body`', art.body.map(layer)]
  yield ['`displayBody`', (art.displayBody ?? []).map(layer)]
  yield ['`tint.body`', (art.tint?.body ?? []).map(layer)]
  yield ['`tint.displayBody`', (art.tint?.displayBody ?? []).map(layer)]
  yield ['`rim`', (art.rim ?? []).map(layer)]
  yield* picturesIn({...art.faces, ...(art.corners && {corners: art.corners})}, '', art.faces.text, expect)
  if (art.rare !== undefined) {
    const text: unknown = art.rare.text
    expect(isRecord(text), '`rare.text`', text)
    yield* picturesIn(art.rare, 'rare ', text, expect)
  }
  for (const [name, {standard, choices}] of Object.entries(variants)) {
    expect(
      isRecord(choices) && Object.hasOwn(choices, standard),
      `a standard choice of \`${name}\``,
      standard
    )
    for (const [choice, changes] of Object.entries(choices))
      yield* picturesIn(changes, `${choice} `, art.faces.text, expect)
  }
}

function* picturesIn(
  sizes: object,
  choice: string,
  known: object,
  expect: Expect
): Generator<readonly [string, readonly Shape[]]> {
  for (const [name, pictures] of Object.entries(sizes)) {
    const size = choice + name
    expect(isRecord(pictures), `pictures by face as \`${size}\``, pictures)
    for (const [face, shapes] of Object.entries(pictures as Record<string, readonly Shape[]>)) {
      expect(Object.hasOwn(known, face), `a picture of \`${face}\`, which has one of \`${size}\``, undefined)
      yield [`\`${size}\` of \`${face}\``, shapes]
    }
  }
}

function checkShapes(
  shapes: readonly Shape[],
  where: string,
  colours: ReadonlySet<unknown>,
  expect: Expect
): void {
  for (const shape of shapes) {
    expect(isRecord(shape) && isRecord(shape.attributes), `shapes with \`attributes\` in ${where}`, shape)
    const {name, attributes, children, part} = shape
    expect(name === 'path' || name === 'g', `shapes \`path\` and \`g\` in ${where}`, name)
    expect(part === undefined || /^[a-z][\w-]*$/.test(part), `parts named by letters in ${where}`, part)
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attributeNames.has(attribute), `presentation attributes only in ${where}`, attribute)
      expect(typeof value === 'number' || isText(value), `plain text as \`${attribute}\` in ${where}`, value)
      const isPaint = attribute === 'fill' || attribute === 'stroke'
      const isKnown = !isPaint || colours.has(value) || plainPaints.has(value)
      expect(isKnown, `colours of its palette as \`${attribute}\` in ${where}`, value)
    }
    if (children) checkShapes(children, where, colours, expect)
  }
}

/** Text that is not markup in any context. */
const isText = (value: unknown): boolean => typeof value === 'string' && !/[<>&"'`]/.test(value)
