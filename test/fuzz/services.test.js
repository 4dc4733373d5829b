/**
 * What editors request of hostile pages: no service throws, whatever the text, and each answer is about places of it.
 */
import {execFileSync} from 'node:child_process'
import {expect, test} from 'vitest'
import {languageService} from '@tehai/language'
import {prototypeNames} from './hostile.js'
import {wrongServices} from './services.js'

const fence = (game, lines) => `\`\`\`${game}\n${lines}\n\`\`\`\n`

test.each([1000, 4000])('%i quotes in each other, where the stack is small', levels => {
  // A test of vitest has four times the stack of a program: what overflows here needs a minute of parsing there.
  const program = `
    import {wrongServices} from ${JSON.stringify(new URL('services.js', import.meta.url))}
    const text = ':tiles[1q]\\n\\n' + '> '.repeat(${levels}) + ':tiles[1m]\\n'
    console.log(JSON.stringify(wrongServices([text, text.length])))`
  const args = ['--stack-size=300', '--input-type=module', '--eval', program]
  expect(execFileSync(process.execPath, args, {encoding: 'utf8'})).toBe('[]\n')
})

test('what is nested as deep as pages nest is read', () => {
  const [diagnostic] = languageService().diagnostics(`${'> '.repeat(90)}:tiles[1q]`)
  expect(diagnostic).toMatchObject({start: 188, end: 189})
})

test.each(['mahjong', 'hanafuda'])('%s: names of prototypes and halves of characters', game => {
  const pages = [
    fence(game, prototypeNames.map(name => `${name}: ${name}`).join('\n')),
    fence(game, prototypeNames.slice(0, 4).join('\n')),
    fence(game, '🀄😀 (waits😀: 5😀m\n🀄😀waits 3m'),
    fence(game, '\uD83C\uD83C waits\uDC00: 3m\n(\uDC00 waits 3m')
  ]
  for (const text of pages)
    for (const offset of [12, 20, 40]) expect(wrongServices([text, offset])).toEqual([])
})
