import {expect, test} from 'vitest'
import {svgOf, tileHeights} from '../../examples/astro/src/playground/files.js'
import {paint} from '../../examples/astro/src/playground/paint.js'

const row = (source, options = {}) => ({source, options})
const plain = {palette: 'page', size: 'l'}

test('one row is one picture', () => {
  const svg = svgOf([row('123m')], plain)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-label="1 2 3 man"/)
  expect(svg.match(/<svg/g)).toHaveLength(1)
})

test('rows are below each other, and the words of labels do not move them', () => {
  const svg = svgOf([row('1m', {label: 'width="9" > height="9"'}), row('123p')], plain)
  const heights = Array.from(svg.matchAll(/ height="(\d+)" viewBox/g), ([, height]) => Number(height))
  expect(heights).toEqual([2 * heights[1], heights[1], heights[1]])
  expect(svg.match(/<svg y="\d+"/g)).toEqual(['<svg y="0"', `<svg y="${heights[1]}"`])
})

test('size and colours are those that were chosen', () => {
  const svg = svgOf([row('1m')], {palette: 'black', size: 'xl'})
  expect(svg).toContain('#2b3038')
  expect(Number(/ height="(\d+)"/.exec(svg)[1])).toBeGreaterThan(tileHeights.xl)
})

test('no row, no picture', () => {
  expect(svgOf([], plain)).toBe('')
})

/** An element of a page, as far as painting needs it. */
function element(tagName, attributes = {}, ...children) {
  return {tagName, children, textContent: 'A', getAttribute: name => attributes[name] ?? null}
}

/** A drawing context that records its calls. */
function recorder(calls = []) {
  const target = {canvas: 'canvas', globalAlpha: 1}
  return new Proxy(target, {
    get: (_, name) => (name in target ? target[name] : (...args) => (calls.push([name, ...args]), calls)),
    set: (_, name, value) => ((target[name] = value), calls.push([name, value]), true)
  })
}

function painted(root) {
  const calls = []
  const layers = []
  const layer = () => (layers.push([]), recorder(layers.at(-1)))
  paint(root, recorder(calls), {path: d => d, layer})
  return {calls, layers}
}

test('a view box is fitted into its picture', () => {
  const {calls} = painted(element('svg', {x: '5', y: '7', width: '34', height: '40', viewBox: '0 0 300 400'}))
  expect(calls).toContainEqual(['translate', 5, 7])
  expect(calls).toContainEqual(['translate', 2, 0])
  expect(calls).toContainEqual(['scale', 0.1, 0.1])
})

test('paint is handed down, and numbers may run together', () => {
  const path = element('path', {d: 'M0 0', transform: 'translate(-.5-.25)scale(2)', stroke: 'red'})
  const {calls} = painted(element('g', {fill: 'none', 'stroke-dasharray': '3 4'}, path))
  expect(calls).toContainEqual(['translate', -0.5, -0.25])
  expect(calls).toContainEqual(['scale', 2, 2])
  expect(calls).toContainEqual(['setLineDash', [3, 4]])
  expect(calls).toContainEqual(['stroke', 'M0 0'])
  expect(calls.some(([name]) => name === 'fill')).toBe(false)
})

test('a faint group is painted separately', () => {
  const group = element('g', {opacity: '.4'}, element('path', {d: 'M1 1'}))
  const {calls, layers} = painted(group)
  expect(calls).toContainEqual(['globalAlpha', 0.4])
  expect(calls).toContainEqual(['drawImage', 'canvas', 0, 0])
  expect(calls.some(([name]) => name === 'fill')).toBe(false)
  expect(layers[0]).toContainEqual(['fill', 'M1 1', 'nonzero'])
})

test('unseen words are not painted, labels are', () => {
  expect(painted(element('text', {fill: 'none'})).calls.some(([name]) => name === 'fillText')).toBe(false)
  const {calls} = painted(element('text', {x: '3', y: '4', 'font-size': '90', 'text-anchor': 'middle'}))
  expect(calls).toContainEqual(['fillText', 'A', 3, 4])
  expect(calls).toContainEqual(['textAlign', 'center'])
})
