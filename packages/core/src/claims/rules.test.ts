import {expect, test} from 'vitest'
import {checkBlock} from '../page/check-block.js'
import {claimChecker} from './check.js'

test.each(['constructor', 'toString', '__proto__', 'no constructor'])('`rules: %s` is no rule set', name => {
  const {messages} = checkBlock(`rules: ${name}\n1m`, claimChecker())
  expect(messages.map(({id}) => id)).toContain('unknown-rules')
})
