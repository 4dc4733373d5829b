import {expect, test} from 'vitest'
import {languageService} from '../index.js'

const table = `\`\`\`hanafuda
captured: 5t 5r 3h 3r
opponent: 10t 10r 8k 8h 2r 2k 7t 7k
hand: 6d 1h 3d 4t 8b 10c
field: 9k 4k 1r 6c 12h 11r
`
const service = languageService()

test('of the best cards one is proposed, as it is claimed', () => {
  const before = `${table}best: `
  const [first] = service.completions(`${before}\n\`\`\``, before.length)
  expect(first?.label).toBe('6k')
})

test('a card that is not best has the best one as its quick fix', () => {
  const text = `${table}best: 4t\n\`\`\``
  const [found] = service.diagnostics(text)
  expect(found?.id).toBe('false-best')
  expect(service.quickFixes(text, found!).map(({edit}) => edit.text)).toEqual(['6k'])
})

test.each([
  [':hanafuda[1h 3h 8h]{yaku=? score=5}', '5', '6'],
  [':hanafuda[1h 3h 8h]{score=5 yaku=sanko}', '5', '6'],
  [':hanafuda[1h 3h 8h]{near=? yaku=goko score=5}', '5', '6']
])('a claim beside others in a line of text: %s', (text, written, meant) => {
  const found = service.diagnostics(text).find(({start, end}) => text.slice(start, end) === written)
  expect(service.quickFixes(text, found!)[0]?.edit.text).toBe(meant)
})
