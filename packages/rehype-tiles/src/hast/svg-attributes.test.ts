import {find, svg} from 'property-information'
import {expect, test} from 'vitest'
import {svgAttribute} from './svg-attributes.js'

/** Filters, animations, fonts, events and links, none of which a picture has. */
const others =
  /^(?:on[A-Z]|xLink|xml|attribute|base|calc|content|default|diffuse|edge|external|filter|focusHighlight|glyph|hatch|initial|kernel|key|limiting|marker|media|numOctaves|panose|playback|points|preserveAlpha|primitive|ref|repeat|required|snapshot|specular|std|stitch|surface|sync|system|table|target|timeline|transformBehavior|typeOf|view[A-Z]T|viewTarget|[xy]Channel|zoom|crossOrigin|dataType|hrefLang|tabIndex)/

test.each(Object.keys(svg.property).filter(property => !others.test(property)))(
  '%s is the attribute that serializers of hast write',
  property => {
    expect(svgAttribute(property)).toBe(find(svg, property).attribute)
  }
)

test.each([
  ['strokeLinejoin', 'stroke-linejoin'],
  ['dataTile', 'data-tile'],
  ['xmlns', 'xmlns']
])('%s is %s', (property, attribute) => {
  expect(svgAttribute(property)).toBe(attribute)
})
