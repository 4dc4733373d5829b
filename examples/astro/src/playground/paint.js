/**
 * SVG → canvas, for the few elements that pictures of tiles are made of: `svg`, `g`, `path`, `text`.
 *
 * Drawn here because a page under `default-src 'self'` may not load a picture from memory.
 */

/** What an element hands down to those in it, and how it begins. */
const initial = {
  fill: '#000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': '',
  'stroke-dashoffset': '0',
  'font-size': '16',
  'text-anchor': 'start'
}

/**
 * Paint an element and what is in it.
 *
 * @param element
 *   An element of SVG, e.g. of a parsed file.
 * @param context
 *   Of a canvas.
 * @param tools
 *   `path` makes a path of its description, `layer` gives the context of an empty canvas of the same size.
 */
export function paint(element, context, tools = browserTools(context), inherited = initial) {
  const style = styleOf(element, inherited)
  const opacity = Number(element.getAttribute('opacity') ?? 1)
  if (opacity < 1) {
    paintFaint(element, context, tools, style, opacity)
    return
  }
  context.save()
  paintInside(element, context, tools, style)
  context.restore()
}

/** What overlaps in a faint element does not show through. */
function paintFaint(element, context, tools, style, opacity) {
  const layer = tools.layer()
  layer.setTransform(context.getTransform())
  paintInside(element, layer, tools, style)
  context.save()
  context.resetTransform()
  context.globalAlpha = opacity
  context.drawImage(layer.canvas, 0, 0)
  context.restore()
}

function paintInside(element, context, tools, style) {
  if (element.tagName === 'svg') fit(element, context)
  transform(element, context)
  if (element.tagName === 'path') paintPath(tools.path(element.getAttribute('d')), context, style)
  if (element.tagName === 'text') paintText(element, context, style)
  for (const child of element.children) paint(child, context, tools, style)
}

function styleOf(element, inherited) {
  const style = {...inherited}
  for (const name in initial) style[name] = element.getAttribute(name) ?? inherited[name]
  return style
}

/** The place of a picture, and its view box in the middle of it. */
function fit(element, context) {
  const number = name => Number(element.getAttribute(name) ?? 0)
  context.translate(number('x'), number('y'))
  const box = element.getAttribute('viewBox')?.split(/[ ,]+/).map(Number)
  if (!box) return
  const [x, y, width, height] = box
  const scale = Math.min(number('width') / width, number('height') / height)
  context.translate((number('width') - scale * width) / 2, (number('height') - scale * height) / 2)
  context.scale(scale, scale)
  context.translate(-x, -y)
}

const moves = {
  translate: (context, x, y = 0) => context.translate(x, y),
  rotate: (context, degrees) => context.rotate((degrees * Math.PI) / 180),
  scale: (context, x, y = x) => context.scale(x, y),
  matrix: (context, ...numbers) => context.transform(...numbers)
}

function transform(element, context) {
  const written = element.getAttribute('transform') ?? ''
  for (const [, name, numbers] of written.matchAll(/(\w+)\(([^)]*)\)/g)) {
    moves[name](context, ...numbersIn(numbers))
  }
}

/** `1 2`, `1,2` and `-.5-.5` are two numbers each. */
const numbersIn = text => Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number))

const colourOf = name => (name === 'currentColor' ? initial.fill : name)

function paintPath(path, context, style) {
  if (style.fill !== 'none') {
    context.globalAlpha = Number(style['fill-opacity'])
    context.fillStyle = colourOf(style.fill)
    context.fill(path, style['fill-rule'])
  }
  if (style.stroke !== 'none') {
    context.globalAlpha = Number(style['stroke-opacity'])
    context.strokeStyle = colourOf(style.stroke)
    context.lineWidth = Number(style['stroke-width'])
    context.lineCap = style['stroke-linecap']
    context.lineJoin = style['stroke-linejoin']
    context.setLineDash(numbersIn(style['stroke-dasharray']))
    context.lineDashOffset = Number(style['stroke-dashoffset'])
    context.stroke(path)
  }
}

/** Words, in whatever font the reader has. */
function paintText(element, context, style) {
  if (style.fill === 'none') return
  context.fillStyle = colourOf(style.fill)
  context.font = `${style['font-size']}px sans-serif`
  context.textAlign = style['text-anchor'] === 'middle' ? 'center' : 'start'
  context.fillText(
    element.textContent,
    Number(element.getAttribute('x') ?? 0),
    Number(element.getAttribute('y') ?? 0)
  )
}

function browserTools({canvas}) {
  return {
    path: d => new Path2D(d),
    layer() {
      const layer = canvas.ownerDocument.createElement('canvas')
      layer.width = canvas.width
      layer.height = canvas.height
      return layer.getContext('2d')
    }
  }
}
