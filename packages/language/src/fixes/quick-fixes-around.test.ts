/**
 * Quick fixes of slips that are written among other tiles without a blank: what is around them stays.
 */
import {expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'

const service = languageService()

// prettier-ignore
const slips = [
  '12-3p', "12'3p", "123'p", "123p'", "'123p", '-123m', "1'11'p", '5mr', '4o6m', '66o', 'o33s', '4x4s', '1~9m', '1~3p',
  '123mm456p', '12pm34p', '2-5p', '1-24p', "1'24p", '3m 4', '(123p', '123p)', '0r5p', '5pr5p', '*123p', "11'1'1p", 'I23m', '34Om',
  '123m-p', "1''23p", 'x111p', '1x11p'
]

const places: readonly (readonly [before: string, after: string])[] = [
  [':tiles[456m', '77z]'],
  [':tiles[', '77z]'],
  [':tiles[456m', ']'],
  ['```mahjong\n456m', '77z\n```'],
  ['```mahjong\nj 1z9m', '7p2s\n```']
]

/** A text without the marks of tiles, which a fix may move. */
const withoutMarks = (text: string) => text.replace(/[-+='~*]/g, '')

test.each(slips)('%s among other tiles', slip => {
  for (const [before, after] of places) {
    const text = before + slip + after
    for (const diagnostic of service.diagnostics(text))
      for (const {edit} of service.quickFixes(text, diagnostic)) {
        if (edit.text.includes('dialect=')) continue
        const fixed = withoutMarks(applyEdit(text, edit))
        expect(fixed.startsWith(withoutMarks(before)), `${text} → ${fixed}`).toBe(true)
        expect(fixed.endsWith(withoutMarks(after)), `${text} → ${fixed}`).toBe(true)
        const digits = (one: string) => one.replace(/\D/g, '').length
        // A range of tiles is written out.
        if (!slip.includes('~'))
          expect(Math.abs(digits(fixed) - digits(text)), `${text} → ${fixed}`).toBeLessThan(2)
      }
  }
})
