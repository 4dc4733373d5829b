import {expect, test} from 'vitest'
import {checkTileSet, faceSvg, resolveArt, styleOf, type TileSet} from './index.js'

type Coin = 'heads' | 'tails'
type Colour = 'gold' | 'ink'

const outline = {x: 0, y: 0, d: 'h300v400h-300z'}
const dot = {name: 'path', attributes: {fill: 'ink', d: 'm9 9h9'}} as const
const bar = {name: 'path', attributes: {fill: 'ink', d: 'm9 9h99'}} as const
const light = {gold: '#eebb00', ink: '#111111'}

/** Two faces of a coin. */
const coins: TileSet<Coin, Colour> = {
  id: 'coins',
  license: 'MIT',
  palettes: {light, dark: {...light, gold: '#aa8800'}},
  variants: {tails: {standard: 'dot', choices: {dot: {}, bar: {text: {tails: [bar]}}}}},
  art: {
    width: 300,
    height: 400,
    roles: {edge: 'ink', ring: 'ink', dora: 'ink'},
    body: [{attributes: {fill: 'gold'}, upright: outline, lying: outline}],
    bodiless: [],
    lyingTransform: 'rotate(-90)',
    faces: {text: {heads: [], tails: [dot]}, display: {tails: [dot, dot]}, lying: {heads: [bar]}}
  }
}
const faces: readonly Coin[] = ['heads', 'tails']

test('a set lacks nothing, also after JSON', () => {
  expect(() => checkTileSet(JSON.parse(JSON.stringify(coins)), faces)).not.toThrow()
})

/** The set with something else at a path. */
function without(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(coins))
  const keys = path.split('.')
  let at = copy as Record<string, unknown>
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[keys.at(-1)!] = value
  return copy
}

// [path, value there, message]
const faults: readonly [string, unknown, string][] = [
  ['id', 'My Set', 'Expected a tile set with an `id` of lower-case letters, digits and `-`, got `My Set`'],
  ['art', undefined, 'Expected tile set `coins` to have `art`, got none'],
  ['license', undefined, 'to have a `license`, got none'],
  ['palettes.dark', undefined, 'to have a palette `dark`, got none'],
  ['palettes.dark.gold', undefined, 'to have a colour `gold` in its palette `dark` as `#rrggbb`, got none'],
  ['palettes.dark.gold', 'gold', 'as `#rrggbb`, got `gold`'],
  [
    'palettes.dark.gold',
    '#111111',
    'to have a colour `gold` in its palette `dark` other than `ink`, got `#111111`'
  ],
  ['palettes.dark.tin', '#222222', 'to have no colour `tin` in `dark` that `light` lacks, got `#222222`'],
  ['art.width', 24, 'to have a width of 200 to 800 tile units, got `24`'],
  ['art.roles.ring', 'red', 'to have a colour of the palette as `roles.ring`, got `red`'],
  ['art.roles', undefined, 'to have a colour of the palette as `roles.edge`, got none'],
  ['art.body', undefined, 'to have a list `body`, got none'],
  ['art.body.0.lying', {x: 0, y: 0}, 'to have outlines of `x`, `y` and `d` in its body, got `{"x":0,"y":0}`'],
  ['art.tint', {faces: 'heads', body: []}, 'to have a list `tint.faces`, got `heads`'],
  ['art.tint', {faces: ['heads']}, 'to have a list `tint.body`, got none'],
  [
    'art.tint',
    {faces: ['heads'], body: [{attributes: {fill: 'tin'}, upright: outline, lying: outline}]},
    'as `fill` in `tint.body`, got `tin`'
  ],
  ['art.faces', undefined, 'to have `faces.text`, got none'],
  ['art.faces.text', {heads: []}, 'to have a picture of `tails`, got none'],
  ['art.faces.text.tails', 'M0 0', 'to have a list of shapes as `text` of `tails`, got `M0 0`'],
  [
    'art.faces.text.tails.0.name',
    'script',
    'to have shapes `path` and `g` in `text` of `tails`, got `script`'
  ],
  [
    'art.faces.text.tails.0.attributes.fill',
    'lead',
    'to have colours of its palette as `fill` in `text` of `tails`'
  ],
  [
    'art.faces.text.tails.0.attributes.onload',
    'x',
    'to have presentation attributes only in `text` of `tails`'
  ],
  ['art.faces.text.tails.0.attributes.d', '"><a>', 'to have plain text as `d` in `text` of `tails`'],
  ['art.faces.display.edge', [], 'to have a picture of `edge`, which has one of `display`'],
  ['variants.tails.standard', 'none', 'to have a standard choice of `tails`, got `none`'],
  [
    'variants.tails.choices.bar.text.tails.0.attributes.fill',
    'red',
    'as `fill` in `bar text` of `tails`, got `red`'
  ]
]
for (const [path, value, message] of faults) {
  test(`a set with ${JSON.stringify(value) ?? 'nothing'} as ${path}: ${message}`, () => {
    expect(() => checkTileSet(without(path, value), faces)).toThrow(message)
    expect(() => checkTileSet(without(path, value), faces)).toThrow(TypeError)
  })
}

test.each([null, undefined, 'coins', 7, []])('%j is no set', value => {
  expect(() => checkTileSet(value, faces)).toThrow('Expected a tile set with an `id`')
})

test('ids begin with that of the set, and a digest where something was chosen', () => {
  const prefixes = [
    {},
    {palette: 'light', variants: {tails: 'dot'}},
    {palette: 'dark'},
    {variants: {tails: 'bar'}},
    {palette: 'dark', variants: {tails: 'bar'}}
  ].map(choice => resolveArt(coins, choice).idPrefix)
  expect(prefixes.slice(0, 2)).toEqual(['coins-', 'coins-'])
  expect(new Set(prefixes).size).toBe(4)
  for (const prefix of prefixes.slice(2)) expect(prefix).toMatch(/^coins-[\da-z]{1,7}-$/)
})

test('a choice that the set does not offer is a mistake of the programmer', () => {
  expect(() => resolveArt(coins, {palette: 'sepia'})).toThrow(
    'Expected `palette` to be one of `light`, `dark`, got `sepia`'
  )
  expect(() => resolveArt(coins, {variants: {edge: 'x'}})).toThrow('Expected `variants` to be one of `tails`')
  expect(() => resolveArt(coins, {variants: {tails: 'x'}})).toThrow(
    'Expected `variants.tails` to be one of `dot`, `bar`, got `x`'
  )
  expect(() => resolveArt({...coins, variants: {}}, {variants: {tails: 'x'}})).toThrow(
    'Expected `variants` to be left out, got `tails`'
  )
})

test('a variant hides the display picture that it does not give again', () => {
  expect(resolveArt(coins).displayNames).toEqual(new Map([['tails', 'tails-display']]))
  const {displayNames, pictures} = resolveArt(coins, {variants: {tails: 'bar'}})
  expect(displayNames).toBe(null)
  expect(pictures['tails']).toEqual([bar])
})

test('a tint is over the body of its faces, upright and lying', () => {
  const lying = {x: 1, y: 2, d: 'h9'}
  const tint = {faces: ['tails'], body: [{attributes: {fill: 'ink'}, upright: outline, lying}]} as const
  const art = resolveArt({...coins, art: {...coins.art, tint}})
  const layer = '<path fill="#111111" d="M0 0h300v400h-300z"/>'
  const [body, ...above] = faceSvg(art, 'tails').split(layer)
  expect(body).toContain('#eebb00')
  expect(above).toEqual(['<path fill="#111111" d="m9 9h9"/></svg>'])
  expect(faceSvg(art, 'tails', {lying: true})).toContain('<path fill="#111111" d="M1 2h9"/>')
  expect(faceSvg(art, 'tails', {display: true})).toContain(layer)
  expect(faceSvg(art, 'heads')).not.toContain('#111111')
})

test('one picture as a file: text, display and lying', () => {
  const paths = (svg: string) => svg.match(/<path/g)!.length
  const art = resolveArt(coins)
  expect([24, 41, 42, 64].map(size => paths(faceSvg(art, 'tails', {size})))).toEqual([2, 2, 3, 3])
  expect(paths(faceSvg(art, 'heads'))).toBe(1)
  expect(faceSvg(art, 'heads', {lying: true})).toContain('viewBox="0 0 400 300"')
  expect(faceSvg(art, 'heads', {lying: true})).toContain('d="m9 9h99"')
  expect(faceSvg(art, 'tails', {lying: true})).toContain('<g transform="rotate(-90)">')
})

test('the style sheet repaints what is painted, and themes what differs', () => {
  expect(styleOf(coins)).toBe(`:is(.coins-tiles, .coins-art, [id^='coins-']) [fill='#eebb00'],
:is(.coins-art, [id^='coins-'])[fill='#eebb00'] {
  fill: var(--coins-gold, #eebb00);
}

:is(.coins-tiles, .coins-art, [id^='coins-']) [fill='#111111'],
:is(.coins-art, [id^='coins-'])[fill='#111111'] {
  fill: var(--coins-ink, #111111);
}

:is(.coins-tiles, .coins-art, [id^='coins-']) [stroke='#111111'],
:is(.coins-art, [id^='coins-'])[stroke='#111111'] {
  stroke: var(--coins-ink, #111111);
}

@media (prefers-color-scheme: dark) {
  :root {
    --coins-gold: #aa8800;
  }
}

[data-theme='dark'],
.dark,
.coins-dark {
  --coins-gold: #aa8800;
}

[data-theme='light'],
.light,
.coins-light {
  --coins-gold: #eebb00;
}
`)
  const {light} = coins.palettes
  expect(styleOf({...coins, palettes: {light, dark: light}})).not.toContain('{\n  --')
})
