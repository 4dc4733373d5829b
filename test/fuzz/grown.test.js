/**
 * What the report of growth says of figures that it measured: sizes of 10,000, 100,000 and 1,000,000 characters.
 */
import {expect, test} from 'vitest'
import {isOfHost, wrongOf} from './grown.js'

const sizes = [10_000, 100_000, 1_000_000]
const row = (...cpu) => ({cpu, fault: null})
const ended = (...cpu) => ({cpu, fault: 'Maximum call stack size exceeded'})

test('a time that grows as the text does is right, one that grows much faster is wrong', () => {
  expect(wrongOf(row(50, 500, 5000), sizes)).toBe(null)
  expect(wrongOf(row(50, 500, 20_000), sizes)).toBe('× 40.0 from 100000 to 1000000 characters')
  expect(wrongOf(row(1, 2, 90), sizes)).toBe(null)
  expect(wrongOf(ended(50), sizes)).toBe('Maximum call stack size exceeded')
})

test('a page that takes little more than its host alone is as slow as its host', () => {
  expect(isOfHost(row(168, 1949, 93_971), row(20, 817, 88_000))).toBe(true)
  expect(isOfHost(row(168, 1949, 93_971), row(20, 817, 60_000))).toBe(false)
})

test('what our plugins add must not grow faster than the text, however slow the host is', () => {
  expect(isOfHost(row(150, 1500, 130_000), row(50, 1000, 100_000))).toBe(false)
  expect(isOfHost(row(150, 1500, 105_000), row(50, 1000, 100_000))).toBe(true)
})

test('a host that is quick alone explains nothing', () => {
  expect(isOfHost(row(50, 500, 20_000), row(10, 100, 1000))).toBe(false)
})

test('a fault is of the host where it alone ends no later', () => {
  expect(isOfHost(ended(50), ended(40))).toBe(true)
  expect(isOfHost(ended(50), ended(40, 400))).toBe(false)
  expect(isOfHost(ended(50), row(40, 400, 4000))).toBe(false)
})
