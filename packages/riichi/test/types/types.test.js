/**
 * Compiles `assertions.ts` once. Thousands of random hands, other versions of TypeScript and budgets are proven elsewhere.
 */
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {inlineTypes} from '../../scripts/inline-types.js'

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))

// prettier-ignore
const options = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', '', '--lib', 'es2022',
  '--module', 'nodenext', '--target', 'es2022'
]

test('scores, sentences and claims of the types', {timeout: 60_000}, () => {
  const file = join(import.meta.dirname, 'assertions.ts')
  let said = ''
  try {
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...options, file], {encoding: 'utf8'})
  } catch (error) {
    said = error.stdout
  }
  expect(said).toBe('')
})

const shipped = readFileSync(new URL('../../dist/types.d.ts', import.meta.url), 'utf8')

test('the shipped file keeps the names and docs of public types only', () => {
  const names = [...shipped.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(
    // prettier-ignore
    [
      'Checked', 'CheckedHand', 'Claim', 'Ctx', 'DoubleYakumanName', 'Expect', 'MahjongError', 'Points', 'Result',
      'RuleSwitches', 'Score', 'TileCode', 'Tiles', 'Wind', 'Yaku', 'YakuName'
    ]
  )
})

test('the shipped file has the docs of every field that an author writes', () => {
  for (const name of ['Ctx', 'RuleSwitches']) {
    const [, fields] = new RegExp(`^export interface ${name}\\{(.*)\\}$`, 'm').exec(shipped)
    const undocumented = fields.match(/(?<!\*\/)readonly \w+\??:/g)
    expect(undocumented, name).toBe(null)
  }
})

// [declarations, what is left of them]; capitals are types, each declared once.
const inlined = [
  [['type A=B;', "type B='x'|'y';"], ["A='x'|'y'"]],
  [['type A=B&1;', "type B='x'|'y';"], ["A=('x'|'y')&1"]],
  [["type A=B|'z';", "type B=`${'x'|'y'}z`;"], ["A=`${'x'|'y'}z`|'z'"]],
  [['type A=keyof B;', 'type B={x:1}&{y:C};', 'type C=1|2;'], ['A=keyof ({x:1}&{y:1|2})']],
  [['type A=B[number];', 'type B=[1,2];'], ['A=[1,2][number]']],
  [
    ['type A=B|B|C|C;', 'type B=[1];', 'type C=[1,2,3,4];'],
    ['A=[1]|[1]|C|C', 'C=[1,2,3,4]']
  ],
  [
    ['type A=B;', 'type B=1 extends 1?2:3;'],
    ['A=B', 'B=1 extends 1?2:3']
  ],
  [
    ['type A=B;', 'type B=C|D;', 'type C=1;', 'type D=2;'],
    ['A=B', 'B=1|2']
  ]
]

/** A text of types in tokens, as the bundle has them. */
function declarationOf(text) {
  const tokens = text.match(/`\$\{|\}\w*`|'\w+'|\w+|\S/g).map(part => {
    if (/^[A-Z]$/.test(part)) return {kind: 'type', text: part}
    if (part.includes('`')) return {kind: 'template', text: part}
    return {kind: /^[a-z]/.test(part) ? 'name' : 'other', text: part}
  })
  return {name: tokens[1].text, isPublic: tokens[1].text === 'A', tokens}
}

test.each(inlined)('a type that is used once is written inline: %j', (written, left) => {
  const texts = inlineTypes(written.map(declarationOf)).map(({tokens}) =>
    tokens.map(({kind, text}) => (kind === 'name' ? `${text} ` : text)).join('')
  )
  const spaceless = text => text.replaceAll(' ', '')
  expect(texts.map(spaceless)).toEqual(left.map(text => `type${spaceless(text)};`))
})
