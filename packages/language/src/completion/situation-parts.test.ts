import {expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'

const service = languageService()

/** The situation after each proposal at `|` of a block with a waiting hand. */
function completed(line: string, hand = '234m345p567s66p78s'): readonly string[] {
  const page = `\`\`\`mahjong\n${hand}\n${line}\n\`\`\`\n`
  const [text, offset] = [page.replace('|', ''), page.indexOf('|')]
  return service.completions(text, offset).map(({edit}) => applyEdit(text, edit).split('\n')[2]!)
}

test.each([
  ['situation: East 1, riichi, ip|', ['situation: East 1, riichi, ippatsu']],
  ['situation: East 1, South s|', ['situation: East 1, South seat']],
  ['situation: Eas|t 1, South seat', ['situation: East 1, South seat', 'situation: East 2, South seat']],
  ['situation: riichi, t|, South seat', ['situation: riichi, turn 6, South seat']],
  ['状況: 東1局 南|', ['状況: 東1局 南家']],
  ['状況: 東1局 |6巡目', ['状況: 東1局 東家 6巡目', '状況: 東1局 南家 6巡目']],
  ['상황: 동1국, 남|', ['상황: 동1국, 남가']],
  ['situation: |', ['situation: East 1, South seat, turn 6', 'situation: East 1']]
])('%s', (line, expected) => expect(completed(line).slice(0, expected.length)).toEqual(expected))

test('what the hand makes impossible is not proposed', () => {
  expect(completed('situation: East 1, r|', "234m345p567s66p 2'34s")).toEqual([])
})

test('what is proposed has no message', () => {
  for (const line of ['situation: |', '状況: 東1局 |', '상황: |', '局面: 南家 |6巡目'])
    for (const situation of completed(line))
      expect([
        situation,
        service.diagnostics(`\`\`\`mahjong\n234m345p567s66p78s\n${situation}\n\`\`\`\n`)
      ]).toEqual([situation, []])
})
