/**
 * A second tile set, as a stranger would write one: square tiles of plain shapes, its own colours, a variant, and
 * display pictures for two faces. For tests and benches.
 *
 *     node bench/legibility.js --tiles test/toy-tiles.js
 */

/** A shape of one colour. */
const path = (fill, d) => ({name: 'path', attributes: {fill, d}})

/** Bars, counted from the top in two columns: the rank of a tile. */
const bars = (count, colour) =>
  path(
    colour,
    Array.from(
      {length: count},
      (_, at) => `M${at % 2 === 0 ? 60 : 190} ${50 + 48 * Math.floor(at / 2)}h100v30h-100z`
    ).join('')
  )

/** A sign of a suit in the lower right corner. */
const signs = {
  m: path('plum', 'M260 270h50v50h-50z'),
  p: path('teal', 'M285 260l30 60h-60z'),
  s: path('moss', 'M255 275h60v14h-60zM255 301h60v14h-60z'),
  z: path('plum', 'M285 260l30 30l-30 30l-30-30z')
}
const colours = {m: 'plum', p: 'teal', s: 'moss', z: 'coal'}

const numbered = Object.fromEntries(
  ['m', 'p', 's', 'z'].flatMap(suit =>
    Array.from({length: suit === 'z' ? 7 : 9}, (_, at) => [
      `${at + 1}${suit}`,
      [bars(at + 1, colours[suit]), signs[suit]]
    ])
  )
)

/** A red five: the five with a dot. */
const red = suit => [...numbered[`5${suit}`], path('ember', 'M30 270h60v60h-60z')]

/** The outline of a tile and what it is filled with. */
const body = inset => {
  const side = 360 - 2 * inset
  const outline = {x: inset, y: inset, d: `h${side}v${side}h-${side}z`}
  return {upright: outline, lying: outline}
}

const light = {
  paper: '#f4f0ff',
  rim: '#8f7fb0',
  coal: '#2a2238',
  plum: '#8a2a6b',
  teal: '#0f6f78',
  moss: '#4f6b12',
  ember: '#d1471f',
  cover: '#5b4a86'
}

/** @type {import('rehype-tiles').MahjongTiles} */
const toy = {
  id: 'toy',
  license: 'MIT',
  palettes: {
    light,
    dark: {
      ...light,
      paper: '#2b2440',
      rim: '#6d5f8f',
      coal: '#eee8ff',
      plum: '#f08ac8',
      teal: '#6fd6de',
      moss: '#b7d66a'
    },
    sepia: {...light, paper: '#f3e6cf', cover: '#7a5a2e'}
  },
  variants: {
    white: {standard: 'bars', choices: {bars: {}, empty: {text: {'5z': []}}}}
  },
  art: {
    width: 360,
    height: 360,
    roles: {edge: 'rim', ring: 'plum', dora: 'ember'},
    body: [{attributes: {fill: 'paper', stroke: 'rim', 'stroke-width': 16}, ...body(8)}],
    bodiless: ['slot'],
    lyingTransform: 'translate(0 360) rotate(-90)',
    faces: {
      text: {
        ...numbered,
        '0m': red('m'),
        '0p': red('p'),
        '0s': red('s'),
        back: [path('cover', 'M16 16h328v328h-328z')],
        blank: [],
        unknown: [path('coal', 'M150 60h60v160h-60zM150 260h60v50h-60z')],
        slot: [path('none', 'M16 16h328v328h-328z')]
      },
      // Large, the first two ranks of man are one thick bar a rank.
      display: {
        '1m': [path('plum', 'M60 60h240v60h-240z'), signs.m],
        '2m': [path('plum', 'M60 60h240v60h-240zM60 150h240v60h-240z'), signs.m]
      }
    }
  }
}

export default toy
