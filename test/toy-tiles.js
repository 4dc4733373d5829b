/**
 * A second tile set, as a stranger would write one: broad tiles of plain shapes, its own colours, a variant, and
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

/** A mark of a suit in the lower right corner. */
const marks = {
  m: path('plum', 'M240 300h50v50h-50z'),
  p: path('teal', 'M265 290l30 60h-60z'),
  s: path('moss', 'M235 305h60v14h-60zM235 331h60v14h-60z'),
  z: path('plum', 'M265 295l30 30l-30 30l-30-30z')
}
const colours = {m: 'plum', p: 'teal', s: 'moss', z: 'coal'}

const numbered = Object.fromEntries(
  ['m', 'p', 's', 'z'].flatMap(suit =>
    Array.from({length: suit === 'z' ? 7 : 9}, (_, at) => [
      `${at + 1}${suit}`,
      [bars(at + 1, colours[suit]), marks[suit]]
    ])
  )
)

/** A red five: the five with a dot. */
const red = suit => [...numbered[`5${suit}`], path('ember', 'M30 270h60v60h-60z')]

const [width, height] = [320, 380]

/** A rectangle 8 units inside of a box. */
const outline = (width, height) => ({x: 8, y: 8, d: `h${width - 16}v${height - 16}h-${width - 16}z`})

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
    width,
    height,
    roles: {edge: 'rim', ring: 'plum', dora: 'ember'},
    body: [
      {
        attributes: {fill: 'paper', stroke: 'rim', 'stroke-width': 16},
        upright: outline(width, height),
        lying: outline(height, width)
      }
    ],
    bodiless: ['slot'],
    lyingTransform: `translate(0 ${width}) rotate(-90)`,
    faces: {
      text: {
        ...numbered,
        '0m': red('m'),
        '0p': red('p'),
        '0s': red('s'),
        back: [path('cover', 'M16 16h288v348h-288z')],
        blank: [],
        unknown: [path('coal', 'M150 60h60v160h-60zM150 260h60v50h-60z')],
        slot: [path('none', 'M16 16h288v348h-288z')]
      },
      lying: {back: [path('cover', 'M16 16h348v288h-348z')]},
      // Large, the first two ranks of man are one thick bar a rank.
      display: {
        '1m': [path('plum', 'M60 60h240v60h-240z'), marks.m],
        '2m': [path('plum', 'M60 60h240v60h-240zM60 150h240v60h-240z'), marks.m]
      }
    }
  }
}

export default toy
