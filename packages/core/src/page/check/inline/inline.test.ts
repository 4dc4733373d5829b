import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {checkInline, type InlineOptions} from './inline.js'
import type {Markup} from '@tehai/kernel/markup'
import {pageSettings} from '../../grammar/keys/options.js'

function html(markup: Markup): string {
  if (typeof markup === 'string') return markup
  const {name, attributes, children} = markup
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}='${value}'`)
  return `<${name}${written.join('')}>${children.map(html).join('')}</${name}>`
}

// [why the row is here, label, options, element].
const rows: ReadonlyArray<[string, string, InlineOptions, string]> = [
  [
    'one tile',
    '5m',
    {},
    "<code class='language-mahjong mahjong-inline' data-mahjong='lang=en checked'>5m</code>"
  ],
  [
    'class, id and label',
    '5m',
    {attributes: '.a .b #c label="red five"'},
    `<code class='language-mahjong mahjong-inline a b' id='c' data-mahjong='lang=en label="red five" checked'>5m</code>`
  ],
  [
    'a dialect is in the class as well',
    "5'55p",
    {attributes: 'dialect=quote'},
    "<code class='language-mahjong language-mahjong-quote mahjong-inline' data-mahjong='dialect=quote lang=en checked'>5'55p</code>"
  ],
  [
    'the dialect of the site, which the author overrides',
    '5p',
    {settings: pageSettings({dialect: 'kobalab', lang: 'ja'}), attributes: '記法=mpsz'},
    "<code class='language-mahjong language-mahjong-mpsz mahjong-inline' data-mahjong='dialect=mpsz lang=ja checked'>5p</code>"
  ],
  [
    'the size of the site is that of blocks',
    '5p',
    {settings: pageSettings({size: 'xl'})},
    "<code class='language-mahjong mahjong-inline' data-mahjong='lang=en checked'>5p</code>"
  ],
  [
    'alone on a line it is such a block',
    '5p',
    {settings: pageSettings({size: 'xl'}), attributes: '.a', leaf: true},
    "<div class='mahjong-block a' data-mahjong='size=xl lang=en checked'><code class='language-mahjong'>5p</code></div>"
  ],
  [
    'a river',
    '1m2m',
    {attributes: 'mode=river columns=4'},
    "<code class='language-mahjong language-mahjong-river mahjong-inline' data-mahjong='mode=river lang=en columns=4 checked'>1m2m</code>"
  ]
]
for (const [why, label, options, expected] of rows) {
  test(`inline: ${why}`, () => {
    const checked = checkInline(label, options)
    expect(html(checked.markup)).toBe(expected)
    expect([...checked.messages, ...checked.attributeMessages]).toEqual([])
  })
}

// [why the row is here, attributes, id of the message, the text it points at, the proposal].
const badRows: ReadonlyArray<[string, string, string, string, string | undefined]> = [
  ['unknown attribute', 'onclick="alert(1)"', 'unknown-option', 'onclick', undefined],
  ['a slip', 'dialct=quote', 'unknown-option', 'dialct', 'dialect'],
  ['a key of blocks', 'question=a', 'option-of-blocks', 'question', undefined],
  ['a wrong value', 'size=vast', 'bad-value', 'vast', undefined],
  ['a near value', 'dialect=qoute', 'bad-value', 'qoute', 'quote'],
  ['no value', 'size', 'missing-value', 'size', undefined],
  ['no value behind its name', 'size=', 'missing-value', 'size', undefined],
  ['no language', 'lang', 'missing-value', 'lang', undefined],
  ['no tile', 'tsumo', 'missing-value', 'tsumo', undefined],
  ['no tiles', 'dora', 'missing-value', 'dora', undefined],
  ['no marks', 'mark', 'missing-value', 'mark', undefined],
  ['no number', 'columns', 'missing-value', 'columns', undefined],
  ['twice', 'size=l size=m', 'double-option', 'size', undefined],
  ['a wrong mark', 'mark="◎"', 'bad-value', '◎', undefined]
]
for (const [why, attributes, id, at, near] of badRows) {
  test(`bad inline: ${why} (${attributes})`, () => {
    const {attributeMessages, markup} = checkInline('5m', {attributes})
    expect(attributeMessages.map(message => message.id)).toEqual([id])
    const [message] = attributeMessages
    expect(attributes.slice(message!.start, message!.end)).toBe(at)
    expect(message!.expected[0]).toBe(near)
    expect(Object.keys(markup.attributes)).toEqual(['class', 'data-mahjong'])
  })
}

test('inline: a label is reported, and a fifth copy', () => {
  expect(checkInline('12').messages.map(({id, start, end}) => [id, start, end])).toEqual([
    ['missing-suit', 0, 2]
  ])
  expect(checkInline('11111m').messages.map(({id}) => id)).toEqual(['too-many-copies'])
})

test('inline: claims are checked, and shown where they are filled in or false', () => {
  const attributes = 'waits=25p shanten=? ukeire="8種"'
  const {claims, markup, attributeMessages} = checkInline('34p', {
    attributes,
    checkClaim: ({key, fill}) => ({
      state: fill ? 'filled' : key === 'waits' ? 'true' : 'false',
      shown: [key],
      more: [],
      messages:
        key === 'ukeire'
          ? [{id: 'bad-value', severity: 'error', start: 0, end: 1, values: {}, expected: []}]
          : []
    })
  })
  expect(claims.map(({key, state}) => `${key} ${state}`)).toEqual([
    'waits true',
    'shanten filled',
    'ukeire false'
  ])
  expect(html(markup)).toMatch(
    /^<span class='mahjong-claimed'><code.*<span class='mahjong-claim'> shanten ukeire<\/span><\/span>$/
  )
  expect(attributeMessages.map(({start, end}) => attributes.slice(start, end))).toEqual(['8'])
})

test('inline: any label and attributes are read; the label is kept', () => {
  const attributes = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[a-z.#="' ]{0,30}$/))
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), attributes, fc.boolean(), (label, written, leaf) => {
      const checked = checkInline(label, {attributes: written, leaf})
      expect(html(checked.markup)).toContain(label)
      for (const {start, end} of checked.messages) expect(start <= end && end <= label.length).toBe(true)
      for (const {start, end} of checked.attributeMessages)
        expect(start <= end && end <= written.length).toBe(true)
    })
  )
})
