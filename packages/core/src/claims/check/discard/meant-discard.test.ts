import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {claimChecker} from '../../check.js'

/** What the message about a discard that the hand lacks proposes. */
function proposals(text: string): readonly string[] | undefined {
  const {messages} = checkBlock(text, claimChecker())
  return messages.find(({id}) => id === 'tile-not-in-hand')?.expected
}

test('the discard of which the claim about what is accepted is true', () => {
  expect(proposals('3455m3367p345667s\nafter: 9s\naccepts: 58p258s 19')).toEqual(['6s'])
})

test('the discard after which the hand waits as is said', () => {
  expect(proposals('1223m456p3456788s\nafter: 9s\nwaits: 258s')).toEqual(['2m'])
})

test('the candidates of the quiz that the hand has', () => {
  const quiz = '3356m45678p23467s\nquestion: What?\ncandidates: 6s 4p 9p\nanswer: 5s'
  expect(checkBlock(quiz, claimChecker()).messages.map(({expected}) => expected)).toContainEqual(['6s', '4p'])
})

test('where nothing else says which, a tile of the same rank or beside it', () => {
  expect(proposals('3356m45678p23467s\nanswer: 9p')).toEqual(['8p'])
})
