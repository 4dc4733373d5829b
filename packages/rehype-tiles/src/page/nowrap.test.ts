import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {expect, test} from 'vitest'
import {element, text} from '../hast/element.js'
import {closingMarks, openingMarks, putPicture} from './nowrap.js'
import type {Place} from './place.js'

test('the marks that a text begins and ends with', () => {
  expect(['、次', '）。」x', '을, x', '次', ''].map(closingMarks)).toEqual(['、', '）。」', '을,', '', ''])
  expect(['a「', '「『', '打“', 'a (', '次', ''].map(openingMarks)).toEqual(['「', '「『', '“', '(', '', ''])
})

test('no mark both opens and closes', () => {
  const marks =
    '「『（【〈《〖〘〔［｛｟‹«‘“〝([{、。，．・：；？！ー…～／」』）】〉》〗〙〕］｝｠›»’”〞〟,.:;?!)]}'
  for (const mark of marks) expect(`${openingMarks(mark)}${closingMarks(mark)}`).toBe(mark)
})

/** A paragraph in which the picture takes the place of what has nothing in it. */
function drawn(children: Element['children'], inner: Element['children'] = children): string {
  const root = element('p', {}, children)
  const index = inner.findIndex(child => child.type === 'element' && child.tagName === 'code')
  const top: Place = {parent: root, index, above: null}
  const at = children.findIndex(child => child.type === 'element')
  const parent = children[at] as Element
  const place = inner === children ? top : {parent, index, above: {parent: root, index: at, above: null}}
  putPicture(place, element('img', {}), 'mahjong')
  return toHtml(root)
}

test('an opening mark before a picture stays with it', () => {
  expect(drawn([text('あ「'), element('code', {}), text('」い')])).toBe(
    '<p>あ<span class="mahjong-nowrap">「<img>」</span>い</p>'
  )
  expect(drawn([text('あ「'), element('code', {}), text('い')])).toBe(
    '<p>あ<span class="mahjong-nowrap">「<img></span>い</p>'
  )
})

test('a straight quote stays on either side, with the marks around it', () => {
  expect(drawn([text('打("'), element('code', {}), text('")을')])).toBe(
    '<p>打<span class="mahjong-nowrap">("<img>")</span>을</p>'
  )
})

test('marks around emphasis that is one picture stay with it', () => {
  const strong = element('strong', {}, [element('code', {})])
  expect(drawn([text('「'), strong, text('」')], strong.children)).toBe(
    '<p><span class="mahjong-nowrap">「<strong><img></strong>」</span></p>'
  )
})
