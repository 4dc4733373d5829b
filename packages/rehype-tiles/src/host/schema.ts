/**
 * Sanitizing: what rehype-sanitize must let through for our pictures to survive after us.
 *
 * Before us nothing is needed: `<code class="language-mahjong">` passes the default schema.
 */

/** How lines end and join, by the name in our trees and by the name that parsers of HTML give. */
const ends = ['strokeLinecap', 'strokeLinejoin', 'strokeLineCap', 'strokeLineJoin'] as const

/** Attributes of our pictures by element, with their hast names, which rehype-sanitize requires. */
const attributes = {
  svg: ['role', 'ariaLabel', 'ariaHidden', 'className', 'width', 'height', 'viewBox', 'overflow'],
  g: ['transform', 'opacity', 'className', 'dataTile', 'fill', 'stroke', 'strokeWidth', ...ends],
  defs: [],
  path: [
    'd',
    'fill',
    'fillOpacity',
    'fillRule',
    'stroke',
    'strokeWidth',
    ...ends,
    'strokeDashArray',
    'strokeDashOffset',
    'strokeOpacity',
    'transform'
  ],
  text: ['x', 'y', 'fontSize', 'fill', 'textAnchor', 'textLength', 'lengthAdjust'],
  use: ['href', 'x', 'y', 'transform'],
  figure: ['className', 'id'],
  figcaption: ['className'],
  div: ['className', 'role', 'ariaLabel'],
  span: ['className', 'role', 'ariaLabel'],
  datalist: [],
  wbr: [],
  mark: ['className', 'title'],
  meter: ['className', 'value', 'max', 'ariaHidden'],
  dl: ['className'],
  p: ['className'],
  ul: ['className'],
  strong: ['className'],
  details: ['className'],
  table: ['className'],
  tr: ['className'],
  td: ['className'],
  th: ['scope']
} as const

/** The parts that we read of a schema of rehype-sanitize. */
export interface SanitizeSchema {
  readonly tagNames?: readonly string[] | null | undefined
  readonly attributes?: Readonly<Record<string, readonly unknown[]>> | null | undefined
}

/**
 * A schema that lets our pictures through.
 *
 *     rehypeSanitize, allowTiles(defaultSchema)
 *
 * `id` stays out: the sanitizer would rename it and break `<use>`; use `output: 'inline'` before a sanitizer.
 */
export function allowTiles<Schema extends SanitizeSchema>(schema: Schema): Schema {
  const merged: Record<string, readonly unknown[]> = {...schema.attributes}
  for (const [name, allowed] of Object.entries(attributes))
    merged[name] = [...(merged[name] ?? []), ...allowed]
  const tagNames = [...new Set([...(schema.tagNames ?? []), ...Object.keys(attributes)])]
  return {...schema, tagNames, attributes: merged}
}
