import {expect, test} from 'vitest'
import {linkedText, manifestOf} from './publication.js'

const repository = 'https://git.example/tehai'
const readme = `See [the core](../core), [rules](../../docs/rules.md#dora), [*syntax*][syntax] and <https://example.com>.

![cards](docs/cards.png)

\`[not a link](../core)\`

[syntax]: ../../docs/syntax.md
[koikoi]: ../koikoi
`

test('links of a README resolve in the repository, once its address is known', () => {
  expect(linkedText(readme, 'packages/card-art', repository)).toBe(
    `See [the core](https://www.npmjs.com/package/@tehai/core), [rules](${repository}/blob/main/docs/rules.md#dora), [*syntax*][syntax] and <https://example.com>.

![cards](${repository}/raw/main/packages/card-art/docs/cards.png)

\`[not a link](../core)\`

[syntax]: ${repository}/blob/main/docs/syntax.md
[koikoi]: https://www.npmjs.com/package/@tehai/koikoi
`
  )
})

test('without an address, links into the repository are text', () => {
  expect(linkedText(readme, 'packages/card-art', null)).toBe(
    `See [the core](https://www.npmjs.com/package/@tehai/core), rules, *syntax* and <https://example.com>.



\`[not a link](../core)\`


[koikoi]: https://www.npmjs.com/package/@tehai/koikoi
`
  )
})

test('pages of messages are in the package where the repository has no address', () => {
  const link = '[messages](../../docs/messages.md#bad-rank)'
  expect(linkedText(link, 'packages/cli', null)).toBe(
    '[messages](https://unpkg.com/remark-mahjong/messages.md#bad-rank)'
  )
  expect(linkedText(link, 'packages/cli', repository)).toBe(
    `[messages](${repository}/blob/main/docs/messages.md#bad-rank)`
  )
})

test('a manifest names the repository where there is one', () => {
  const json = {name: 'x', scripts: {build: 'tsc'}, devDependencies: {a: '1'}}
  expect(manifestOf(json, 'core', null)).toEqual({name: 'x'})
  expect(manifestOf(json, 'core', repository)).toEqual({
    name: 'x',
    repository: {type: 'git', url: 'git+https://git.example/tehai.git', directory: 'packages/core'},
    homepage: 'https://git.example/tehai/tree/main/packages/core#readme',
    bugs: {url: 'https://git.example/tehai/issues'}
  })
})
