/**
 * How different two small pictures look.
 *
 * A picture is drawn on white with a margin of one pixel, blurred slightly as by an eye (in linear light, σ 0.6
 * pixels), and turned into CIELAB. The distance of two pictures is the mean ΔE76 over their pixels, the least of nine
 * shifts by at most one pixel: a tile does not differ from another only because it is a pixel lower. In gray only L*
 * counts, as for print and for readers who cannot distinguish hues.
 *
 * @typedef {{width: number, height: number, rgb: Float32Array}} Image
 * @typedef {{one: string, other: string, distance: number}} Pair
 */
import {Resvg} from '@resvg/resvg-js'

const sigma = 0.6
const kernel = normalized([-2, -1, 0, 1, 2].map(x => Math.exp(-(x * x) / (2 * sigma * sigma))))
const shifts = [-1, 0, 1]

/**
 * SVG texts, which are drawn over each other.
 *
 * @param {readonly string[]} layers
 * @param {number} size
 *   Height in pixels.
 * @returns {Image}
 *   sRGB values 0–255.
 */
export function render(layers, size) {
  const drawn = layers.map(svg =>
    new Resvg(svg, {fitTo: {mode: 'height', value: size}, font: {loadSystemFonts: false}}).render()
  )
  const width = drawn[0].width + 2
  const height = size + 2
  const rgb = new Float32Array(width * height * 3).fill(255)
  for (const layer of drawn) {
    // Each access to `pixels` copies all of them.
    const {pixels} = layer
    for (let y = 0; y < layer.height; y++) {
      for (let x = 0; x < layer.width; x++) {
        const from = (y * layer.width + x) * 4
        const to = ((y + 1) * width + x + 1) * 3
        // resvg multiplies colours by their opacity.
        const rest = 1 - pixels[from + 3] / 255
        for (let k = 0; k < 3; k++) rgb[to + k] = pixels[from + k] + rgb[to + k] * rest
      }
    }
  }
  return {width, height, rgb}
}

/**
 * All pairs of pictures, the closest first.
 *
 * @param {ReadonlyMap<string, Image>} images
 * @param {boolean} gray
 * @returns {Pair[]}
 */
export function closestPairs(images, gray) {
  const seen = [...images].map(([name, image]) => ({name, lab: labOf(image, gray)}))
  const pairs = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .map(other => ({one: one.name, other: other.name, distance: distanceOf(one.lab, other.lab)}))
  )
  return pairs.toSorted((a, b) => a.distance - b.distance)
}

/** CIELAB (D65) of the blurred picture, three numbers for each pixel; in gray a* and b* are 0. */
function labOf({width, height, rgb}, gray) {
  const light = blurred(blurred(rgb.map(linear), width, height, 1, 0), width, height, 0, 1)
  const lab = new Float32Array(light.length)
  for (let i = 0; i < light.length; i += 3) {
    const [r, g, b] = [light[i], light[i + 1], light[i + 2]]
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    lab[i] = 116 * y - 16
    if (gray) continue
    lab[i + 1] = 500 * (x - y)
    lab[i + 2] = 200 * (y - z)
  }
  return {width, height, lab}
}

function linear(value) {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function root(value) {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

/** One pass of the blur, along x or along y. The edge pixels are repeated outside of the picture. */
function blurred(values, width, height, alongX, alongY) {
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 5; k++) {
        const fromX = clamped(x + (k - 2) * alongX, width)
        const fromY = clamped(y + (k - 2) * alongY, height)
        for (let c = 0; c < 3; c++) {
          result[(y * width + x) * 3 + c] += kernel[k] * values[(fromY * width + fromX) * 3 + c]
        }
      }
    }
  }
  return result
}

function clamped(index, length) {
  return Math.min(length - 1, Math.max(0, index))
}

function distanceOf(one, other) {
  return Math.min(...shifts.flatMap(dy => shifts.map(dx => shiftedDistance(one, other, dx, dy))))
}

/** Mean ΔE76 over the pixels that are inside of both pictures for every shift. */
function shiftedDistance({width, height, lab: a}, {lab: b}, dx, dy) {
  let sum = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = (y * width + x) * 3
      const j = ((y + dy) * width + x + dx) * 3
      sum += Math.hypot(a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2])
    }
  }
  return sum / ((width - 2) * (height - 2))
}

function normalized(weights) {
  const sum = weights.reduce((total, weight) => total + weight)
  return weights.map(weight => weight / sum)
}
