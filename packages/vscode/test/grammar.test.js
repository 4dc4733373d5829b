/**
 * The grammars as VS Code runs them, on lines that have a scope each.
 */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {expect, test} from 'vitest'

const require = createRequire(import.meta.url)
const {Registry, INITIAL, parseRawGrammar} = require('vscode-textmate')
const {loadWASM, OnigScanner, OnigString} = require('vscode-oniguruma')

const read = name => readFileSync(new URL(`../syntaxes/${name}.tmLanguage.json`, import.meta.url), 'utf8')
const files = new Map([
  ['source.tehai', 'tehai'],
  ['markdown.tehai.injection', 'markdown']
])

/** A Markdown that colours nothing: what is injected into it is ours. */
const markdown = '{"scopeName": "text.html.markdown", "patterns": []}'

const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'))
const registry = new Registry({
  onigLib: loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)).then(() => ({
    createOnigScanner: patterns => new OnigScanner(patterns),
    createOnigString: text => new OnigString(text)
  })),
  loadGrammar: async scope => {
    const text = files.has(scope) ? read(files.get(scope)) : markdown
    return parseRawGrammar(text, `${scope}.json`)
  },
  getInjections: scope => (scope === 'text.html.markdown' ? ['markdown.tehai.injection'] : [])
})

/** The texts of a page that have a scope of ours, with the last part of it. */
async function coloured(page) {
  const grammar = await registry.loadGrammar('text.html.markdown')
  let state = INITIAL
  return page.split('\n').map(line => {
    const {tokens, ruleStack} = grammar.tokenizeLine(line, state)
    state = ruleStack
    return tokens
      .map(({startIndex, endIndex, scopes}) => [line.slice(startIndex, endIndex), scopes.at(-1)])
      .filter(([, scope]) => scope.endsWith('.tehai') && !/^(?:meta|punctuation)/.test(scope))
      .map(([text, scope]) => `${text} ${scope.split('.').at(-2)}`)
  })
}

test('rows of a line of text', async () => {
  const [line] = await coloured('Draw :tiles[10m 4p 99s 5z ?]{waits=69s}, 10:30, :tile[3m] and `123m`.')
  expect(line).toEqual([
    'tiles directive',
    '1 man',
    '0 red-five',
    'm man',
    '4p pin',
    '99s sou',
    '5z honor',
    '? fill-in',
    'waits attribute-name',
    '= assignment',
    '69s sou'
  ])
})

test('blocks, and nothing after them', async () => {
  const lines = await coloured("```mahjong\n2'13p 406s\nscore: ?\n```\n123m\n\n```js\n1m: 2\n```")
  expect(lines).toEqual([
    [],
    ['2 pin', "' call", '13p pin', '4 sou', '0 red-five', '6s sou'],
    ['score key', '? fill-in'],
    [],
    [],
    [],
    [],
    [],
    []
  ])
})

test('cards, and the names of Japanese', async () => {
  expect(await coloured('~~~花札\n1h 3r\n役: ?\n~~~\n:hanafuda[11h] :花札[1h]')).toEqual([
    [],
    ['1h card', '3r card'],
    ['役 key', '? fill-in'],
    [],
    ['hanafuda directive', '11h card', '花札 directive', '1h card']
  ])
})
