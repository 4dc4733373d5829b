import {describe, expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'
import {optionsOf} from './option-names.js'

const service = languageService()
const rows = {mahjong: '123m456p789s1122z', hanafuda: '1h 2h'} as const

/** Proposals at `|`. */
function proposalsAt(text: string): string[] {
  return service.completions(text.replace('|', ''), text.indexOf('|')).map(({label}) => label)
}

test.each(optionsOf('mahjong', 'front matter'))('front matter can have $id', ({id}) => {
  const found = service.diagnostics(`---\nmahjong:\n  ${id}: ?\n---\n\n:tiles[1m]\n`)
  expect(found.map(one => one.id)).not.toContain('unknown-option')
})

describe.each(['mahjong', 'hanafuda'] as const)('%s', game => {
  test.each(optionsOf(game, 'block'))('a block can have $id', ({id}) => {
    const text = `\`\`\`${game} ${id}=?\n${rows[game]}\n\`\`\`\n`
    expect(service.diagnostics(text).map(one => one.id)).not.toContain('unknown-option')
  })
})

test('names of options on the line of a fence, without those that it has', () => {
  const all = proposalsAt('```mahjong |\n123m456p789s1122z\n```\n')
  expect(all.slice(0, 4)).toEqual(['title', 'size', 'rules', 'lang'])
  expect(proposalsAt('```mahjong size=l |\n123m456p789s1122z\n```\n')).not.toContain('size')
  expect(proposalsAt('```mahjong si|\n123m456p789s1122z\n```\n')).toEqual(['size'])
  expect(proposalsAt('> ```hanafuda |\n> 1h\n> ```\n')).toContain('koikoi')
})

test.each([
  ['```mahjong size=|\n123m456p789s1122z\n```', ['l', 'm', 's']],
  ['```mahjong claims=|\n123m456p789s1122z\n```', ['mark', 'replace', 'off']],
  [':::tiles{layout=|}\n123m456p789s1122z\n:::', ['board', 'list', 'auto']],
  ['```mahjong waits=|\n123m456p789s1122z\n```', ['12z', '?', '"12z 4 tiles"']],
  ['```hanafuda rules=|\n1h\n```', ['nintendo', 'standard', 'no tsukimi']]
])('values of an option: %s', (text, expected) => {
  expect(proposalsAt(text).slice(0, 3)).toEqual(expected)
})

test.each([
  ':tiles[1m]{claims=|}',
  '```mahj|ong size=l\n1m\n```',
  '```js |\n1m\n```',
  '``` |\n1m\n```',
  '```mahjong size=l\n1m\n```|'
])('none elsewhere: %s', text => {
  expect(proposalsAt(text)).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['---\nmahjong:\n  |\n---\n', ['rules', 'lang', 'dialect']],
  ['---\ntitle: a\nmahjong:\n  size: l\n  la|\n---\n', ['lang', 'layout']],
  ['---\nmahjong:\n  rules: |\n---\n', ['tenhou', 'mahjong-soul', 'sanma']],
  ['---\r\nmahjong:\r\n  rules: ten|\r\n---\r\n', ['tenhou', 'mahjong-soul', 'sanma']],
  ['---\n花札:\n  rules:|\n---\n', ['nintendo', 'standard', 'no tsukimi']],
  ['---\nother:\n  |\n---\n', []],
  ['---\nmahjong:\n  rules: tenhou\n|\n---\n', []],
  ['---\nmahjong:\n  foo: |\n---\n', []],
  ['+++\n[mahjong]\n|\n+++\n', ['rules', 'lang', 'dialect']],
  ['+++\ntitle = "a"\n[mahjong]\nsize = "l"\nla|\n+++\n', ['lang', 'layout']],
  ['+++\r\n[mahjong]\r\nrules = "ten|"\r\n+++\r\n', ['tenhou', 'mahjong-soul', 'sanma']],
  ['+++\n["花札"]\nrules =|\n+++\n', ['nintendo', 'standard', 'no tsukimi']],
  ['+++\n[mahjong] # rules\n  rules = |\n[hanafuda]\n+++\n', ['tenhou', 'mahjong-soul', 'sanma']],
  ['+++\n[other]\n|\n+++\n', []],
  ['+++\ntitle = |\n[mahjong]\n+++\n', []],
  ['+++\n[mahjong]\nrules = "tenhou"\n|+++\n', []]
])('front matter: %s', (text, expected) => {
  expect(proposalsAt(text).slice(0, 3)).toEqual(expected)
})

test.each([
  ['```mahjong si|ze=l\n1m\n```', 'size'],
  ['```mahjong size=l wai|ts=1m\n11m\n```', 'waits'],
  [':tiles[11m]{wai|ts=1m}', 'waits'],
  ['```mahjong size=|l\n1m\n```', undefined],
  ['```mah|jong size=l\n1m\n```', undefined]
])('a hover over the name of an option: %s', (text, id) => {
  expect(service.hover(text.replace('|', ''), text.indexOf('|'))?.key?.id).toBe(id)
})

test.each(['rules = |', 'rules = "|"', 'rules = "ten|', 'ru|', 'rules =|', 'ru |'])(
  'front matter is TOML after proposals: %s',
  line => {
    const page = `+++\n[mahjong]\n${line}\n+++\n`
    const accept = (text: string, offset: number) => {
      const [first] = service.completions(text, offset)
      const {start, text: written} = first!.edit
      return {text: applyEdit(text, first!.edit), offset: start + written.length}
    }
    const one = accept(page.replace('|', ''), page.indexOf('|'))
    const {text} = line.startsWith('rules') ? one : accept(one.text, one.offset)
    expect(text).toMatch(/^rules ?= ?"tenhou"$/m)
    expect(service.diagnostics(text)).toEqual([])
  }
)

test.each(['rules:|', 'rules: |', 'rules: ten|', 'ru|', 'ru |'])(
  'front matter is YAML after a proposal: %s',
  line => {
    const text = `---\nmahjong:\n  ${line}\n---\n`
    const [first] = service.completions(text.replace('|', ''), text.indexOf('|'))
    const completed = applyEdit(text.replace('|', ''), first!.edit)
    expect(completed).toMatch(/^ {2}rules: (?:tenhou)?$/m)
  }
)

describe.each(['mahjong', 'hanafuda'] as const)('cards or tiles of %s in a line', game => {
  test.each(optionsOf(game, 'inline'))('can have $id', ({id}) => {
    const name = game === 'mahjong' ? 'tiles' : 'hanafuda'
    const found = service.diagnostics(`:${name}[${rows[game]}]{${id}=?}\n`).map(one => one.id)
    expect(found).not.toContain('unknown-option')
    expect(found).not.toContain('option-of-blocks')
  })
})

test('an option that is there by another of its names is not proposed again', () => {
  expect(proposalsAt(':tiles[123m456p789s1122z]{待ち=? |}')).not.toContain('waits')
  expect(proposalsAt(':hanafuda[1h 3h]{役=? |}')).not.toContain('yaku')
})
