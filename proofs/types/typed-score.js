/**
 * What `score` of `@tehai/core/typed` says at run time: the fields of a result, or the sentence it throws, as the types write it.
 */
import {score} from '@tehai/core/typed'

export function typedScore(text, context) {
  try {
    return score(text, context)
  } catch (error) {
    if (error instanceof TypeError) return `⚠ ${error.message}`
    throw error
  }
}
