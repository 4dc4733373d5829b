/**
 * The pen: reads SVG path text, moves it, and writes it again as short relative integer path text.
 *
 * Drawings are written by hand in comfortable coordinates; what is shipped is what this file writes.
 * Lengths are card units (a card is 240 × 400).
 */

/** How many numbers each command takes. */
const arity = {m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0}

/**
 * Path text → segments in absolute coordinates. `h`, `v`, `s` and `t` are written out as `L`, `C` and `Q`.
 *
 * @param {string} text
 * @returns {{command: string, numbers: number[]}[]}
 */
export function parsePath(text) {
  const tokens = text.match(/[a-z]|-?\d*\.?\d+/gi) ?? []
  const segments = []
  let x = 0
  let y = 0
  let start = [0, 0]
  let control = null
  let command = ''
  let index = 0
  while (index < tokens.length) {
    if (/[a-z]/i.test(tokens[index])) command = tokens[index++]
    const lower = command.toLowerCase()
    if (!(lower in arity)) throw new TypeError(`Expected a path command, got \`${command}\` in \`${text}\``)
    if (lower === 'z') {
      segments.push({command: 'Z', numbers: []})
      ;[x, y] = start
      control = null
      continue
    }
    const numbers = tokens.slice(index, index + arity[lower]).map(Number)
    if (numbers.length < arity[lower] || numbers.some(Number.isNaN))
      throw new TypeError(`Expected ${arity[lower]} numbers after \`${command}\` in \`${text}\``)
    index += arity[lower]
    const [dx, dy] = command === lower ? [x, y] : [0, 0]
    const points = numbers.map((value, at) => value + (at % 2 ? dy : dx))
    if (lower === 'h') segments.push({command: 'L', numbers: [numbers[0] + dx, y]})
    else if (lower === 'v') segments.push({command: 'L', numbers: [x, numbers[0] + dy]})
    else if (lower === 'a')
      segments.push({command: 'A', numbers: [...numbers.slice(0, 5), numbers[5] + dx, numbers[6] + dy]})
    else if (lower === 's' || lower === 't') {
      const curve = lower === 's' ? 'C' : 'Q'
      const mirrored = control?.command === curve ? [2 * x - control.x, 2 * y - control.y] : [x, y]
      segments.push({command: curve, numbers: [...mirrored, ...points]})
    } else segments.push({command: lower.toUpperCase(), numbers: points})
    const last = segments.at(-1)
    ;[x, y] = last.numbers.slice(-2)
    const [controlX, controlY] = last.numbers.slice(-4, -2)
    control = 'CQ'.includes(last.command) ? {command: last.command, x: controlX, y: controlY} : null
    if (last.command === 'M') {
      start = [x, y]
      command = command === 'm' ? 'l' : 'L'
    }
  }
  return segments
}

/**
 * Move segments: first scale (and mirror), then turn, then shift.
 *
 * @param {ReturnType<typeof parsePath>} segments
 * @param {{x?: number, y?: number, scale?: number, mirror?: boolean, turn?: number}} place
 *   `turn` in degrees, clockwise. `mirror` swaps left and right before turning.
 */
export function movePath(segments, {x = 0, y = 0, scale = 1, mirror = false, turn = 0}) {
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  const side = mirror ? -1 : 1
  const point = (px, py) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos]
  return segments.map(({command, numbers}) => {
    if (command === 'A') {
      const [rx, ry, tilt, large, sweep, px, py] = numbers
      const turned = rx === ry ? 0 : side * tilt + turn
      return {
        command,
        numbers: [rx * scale, ry * scale, turned, large, mirror ? 1 - sweep : sweep, ...point(px, py)]
      }
    }
    const moved = []
    for (let at = 0; at < numbers.length; at += 2) moved.push(...point(numbers[at], numbers[at + 1]))
    return {command, numbers: moved}
  })
}

/** Numbers side by side with as few separators as SVG allows. */
function joinNumbers(numbers) {
  return numbers.map((value, at) => (at && value >= 0 ? ' ' : '') + value).join('')
}

/**
 * Segments → relative path text with integer coordinates. Every point is rounded in absolute coordinates,
 * so that errors do not add up. A zero-length line (a dot with round caps) stays as `h0`.
 *
 * @param {ReturnType<typeof parsePath>} segments
 * @returns {string}
 */
export function writePath(segments) {
  let text = ''
  let x = 0
  let y = 0
  let start = [0, 0]
  let previous = ''
  let control = null
  const write = (command, numbers) => {
    const repeated = command === previous || (previous === 'm' && command === 'l')
    const body = joinNumbers(numbers)
    text += repeated ? (body.startsWith('-') ? body : ' ' + body) : command + body
    previous = command
  }
  for (const {command, numbers} of segments) {
    if (command === 'Z') {
      text += 'z'
      previous = 'z'
      ;[x, y] = start
      control = null
      continue
    }
    const rounded = numbers.map(value => Math.round(value) + 0)
    const [toX, toY] = rounded.slice(-2)
    const relative = rounded.map((value, at) => value - (at % 2 ? y : x))
    let nextControl = null
    if (command === 'M') {
      write('m', relative)
      start = [toX, toY]
    } else if (command === 'L') {
      if (toY === y) write('h', [toX - x])
      else if (toX === x) write('v', [toY - y])
      else write('l', relative)
    } else if (command === 'A') {
      write('a', [...rounded.slice(0, 5), toX - x, toY - y])
    } else {
      const smooth = control?.command === command ? [2 * x - control.x, 2 * y - control.y] : [x, y]
      const isSmooth = Math.abs(smooth[0] - rounded[0]) <= 1 && Math.abs(smooth[1] - rounded[1]) <= 1
      const short = command === 'C' ? 's' : 't'
      write(isSmooth ? short : command.toLowerCase(), isSmooth ? relative.slice(2) : relative)
      // After `t` the next mirror image reflects the control point that `t` itself implied.
      const [controlX, controlY] = isSmooth && command === 'Q' ? smooth : rounded.slice(-4, -2)
      nextControl = {command, x: controlX, y: controlY}
    }
    ;[x, y] = [toX, toY]
    control = nextControl
  }
  return text
}
