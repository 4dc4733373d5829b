import {expect, test} from 'vitest'
import {withOrderMarks} from './order-marks.js'

// prettier-ignore
test.each([
  ['9p > 5p', '9p ≻ 5p'],
  ['5p＜9p', '5p≺9p'],
  ['9p -> 5p', '9p -> 5p'],
  ['＜現物＞9p', '＜現物＞9p'],
  ['9p、5p', '9p、5p'],
  ['安全な順に9p、5p', '安全な順に9p≻5p'],
  ['9p→5p→4pの順に安全', '9p≻5p≻4pの順に安全'],
  ['危険な順：4p>5p', '危険な順：4p≺5p'],
  ['安全な順に①9p ②5p', '安全な順に≻9p ≻5p'],
  ['从危险到安全：4p、9p', '从危险到安全：4p≺9p'],
  ['안전한 순서대로 9p, 5p', '안전한 순서대로 9p≻ 5p'],
  ['from safest to riskiest: 9p, 5p', 'from safest to riskiest: 9p≻ 5p']
])('%s', (text, marked) => expect(withOrderMarks(text)).toBe(marked))
