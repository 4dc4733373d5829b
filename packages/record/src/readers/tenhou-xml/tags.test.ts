import {expect, test} from 'vitest'
import {readTags} from './tags.js'

const shown = (text: string): readonly unknown[] =>
  readTags(text).tags.map(({name, attributes}) => [name, Object.fromEntries(attributes)])

test('tags with their attributes and where they are', () => {
  const text = '<INIT seed="0,0" ten=\'250\'/>\n<T107/> <D_39 />'
  expect(shown(text)).toEqual([
    ['INIT', {seed: '0,0', ten: '250'}],
    ['T107', {}],
    ['D_39', {}]
  ])
  const {tags, cut} = readTags(text)
  expect(tags.map(({start, end}) => text.slice(start, end))).toEqual([
    '<INIT seed="0,0" ten=\'250\'/>',
    '<T107/>',
    '<D_39 />'
  ])
  expect(cut).toBe(-1)
})

test('what is no tag is left out', () => {
  expect(shown('a</mjloggm><!-- T1 --><?xml version="1.0"?><N m="1"/>b')).toEqual([['N', {m: '1'}]])
})

test('names are of letters, digits and `_`; blanks are those of ASCII', () => {
  const nameOf = (text: string): string | undefined => readTags(text).tags[0]?.name
  for (const character of 'azAZ09_') expect(nameOf(`<N${character}/>`)).toBe(`N${character}`)
  for (const character of '`{@[/:^') expect(nameOf(`<N${character}/>`)).toBe('N')
  for (const code of [9, 10, 11, 12, 13, 32])
    expect(shown(`<N${String.fromCharCode(code)}m="1"/>`)).toEqual([['N', {m: '1'}]])
  for (const code of [8, 14, 31, 33])
    expect(shown(`<N${String.fromCharCode(code)}m="1"/>`)).toEqual([['N', {}]])
})

test('a tag that is cut off is none, and its offset is said', () => {
  expect(readTags('<T1/><D1')).toMatchObject({tags: [{name: 'T1'}], cut: 5})
})

test.each([
  ['<N m=1 who="2"/>', {}],
  ['<N m=1 who="1"/>', {}],
  ['<N m="1" who/>', {m: '1'}],
  ['<N m="1" who=2"/>', {m: '1'}],
  ['<N m="1" who="2/>"', {m: '1'}],
  ['<N m="1"\twho="2"/>', {m: '1', who: '2'}],
  ['<N m="1"who="2"/>', {m: '1', who: '2'}],
  ['<N m=""/>', {m: ''}],
  ['<N =""/>', {}]
])('attributes of %s', (text, attributes) => {
  expect(shown(text)).toEqual([['N', attributes]])
})
