/**
 * Paths: from contours in tile units to the shortest `d` in whole numbers.
 *
 * Points are rounded before differences are taken, so a long path does not drift.
 */

/** x to the right, y down, in tile units. */
export type Point = readonly [x: number, y: number]

/**
 * One step of a contour, ending at its last point: a line, a quadratic or a cubic curve (control points
 * first), or `a`: the long arc of a circle with a radius, clockwise or not.
 */
export type Segment =
  | readonly ['l', Point]
  | readonly ['q', Point, Point]
  | readonly ['c', Point, Point, Point]
  | readonly ['a', number, boolean, Point]

/** A line to be drawn without lifting the pen. */
export interface Contour {
  readonly start: Point
  readonly segments: readonly Segment[]
  /** Whether the pen returns to the start. */
  readonly closed: boolean
}

/**
 * Contours as the `d` of a path: whole numbers, relative, letters and blanks left out where SVG allows it.
 *
 * The first letter is `m`, not `M`: at the start they mean the same, but after `M` a line without a letter
 * would be absolute.
 */
export function formatPath(contours: readonly Contour[]): string {
  let d = ''
  let pen: Point = [0, 0]
  for (const contour of contours) {
    const start = rounded(contour.start)
    const steps = formatSegments(contour, start)
    d += `m${numbers(minus(start, pen))}`
    d += steps.d.startsWith('l') ? glue(d, steps.d.slice(1)) : steps.d
    pen = contour.closed ? start : steps.end
  }
  return d
}

/**
 * A contour with all its points moved.
 *
 * @param move
 *   The new place of a point, by a rotation or a translation; arcs keep their radius.
 */
export function moved(contour: Contour, move: (point: Point) => Point): Contour {
  const segments = contour.segments.map((segment): Segment => {
    switch (segment[0]) {
      case 'l':
        return ['l', move(segment[1])]
      case 'q':
        return ['q', move(segment[1]), move(segment[2])]
      case 'c':
        return ['c', move(segment[1]), move(segment[2]), move(segment[3])]
      case 'a':
        return ['a', segment[1], segment[2], move(segment[3])]
    }
  })
  return {start: move(contour.start), segments, closed: contour.closed}
}

/** The steps of a contour alone, from its start on. */
export function formatSteps(contour: Contour): string {
  return formatSegments(contour, rounded(contour.start)).d
}

function formatSegments(contour: Contour, start: Point): {d: string; end: Point} {
  let d = ''
  let last = ''
  let pen = start
  contour.segments.forEach((segment, index) => {
    const to = rounded(segment.at(-1) as Point)
    const isClosing = contour.closed && index === contour.segments.length - 1
    if (segment[0] === 'l' && (same(to, pen) || (isClosing && same(to, start)))) {
      // A dot with round ends is the only visible line of length 0.
      if (!contour.closed && contour.segments.length === 1) d += 'h0'
      return
    }
    const [letter, text] = formatSegment(segment, pen, to)
    d += letter === last ? glue(d, text) : letter + text
    last = letter
    pen = to
  })
  return {d: contour.closed ? `${d}z` : d, end: pen}
}

function formatSegment(segment: Segment, pen: Point, to: Point): readonly [letter: string, text: string] {
  const end = minus(to, pen)
  if (segment[0] === 'l') {
    if (end[1] === 0) return ['h', numbers([end[0]])]
    if (end[0] === 0) return ['v', numbers([end[1]])]
    return ['l', numbers(end)]
  }
  if (segment[0] === 'a') {
    const radius = Math.round(segment[1])
    return ['a', numbers([radius, radius, 0, 1, segment[2] ? 1 : 0, ...end])]
  }
  const points = segment.slice(1) as Point[]
  return [segment[0], numbers(points.flatMap(point => minus(rounded(point), pen)))]
}

/** Numbers with as few spaces as SVG needs: a minus sign separates them too. */
function numbers(values: readonly number[]): string {
  return values.reduce<string>((text, value) => text + glue(text, String(value)), '')
}

function glue(before: string, text: string): string {
  return before === '' || text.startsWith('-') ? text : ` ${text}`
}

function rounded([x, y]: Point): Point {
  // `+ 0` turns −0 into 0.
  return [Math.round(x) + 0, Math.round(y) + 0]
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1]
}
