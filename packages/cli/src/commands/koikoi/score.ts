/**
 * `tehai koikoi score`: what a winner is paid.
 */
import {answerScore, evaluateYaku, finalScore, pointsInWords, totalScore} from '@tehai/koikoi'
import {isSet, type Command, type ExitCode, type Given} from '../../command.js'
import {answerLines} from '../../jsonl.js'
import {gameRules, readCards, rulesOption} from '../../koikoi-options.js'
import {numberOf, refuseBoth} from '../../options.js'
import {painter, write, type Terminal} from '../../terminal.js'
import {usageError} from '../../usage.js'

export const command: Command = {
  name: 'koikoi score',
  usage: [
    '<cards> [--winner-called <number>] [--loser-called <number>]',
    '--base <points> …',
    '--jsonl [file …]'
  ],
  about: {
    en: 'Show what a winner is paid, with koi-koi and doubling.',
    ja: 'こいこいや倍付けを数えて、勝者の文数を示します。'
  },
  notes: {
    en: '--jsonl reads {"id", "rules", "override", "base", "winnerCalled", "loserCalled"} and answers {"id", "score"}.',
    ja: '--jsonl は {"id", "rules", "override", "base", "winnerCalled", "loserCalled"} を読み、{"id", "score"} を返します。'
  },
  options: {
    base: {
      type: 'string',
      value: 'points',
      about: {en: 'points of all yaku, instead of cards', ja: '役の合計文数（札の代わりに）'}
    },
    'winner-called': {
      type: 'string',
      value: 'number',
      about: {
        en: 'how often the winner called koi-koi (default: 0)',
        ja: '勝者がこいこいをした回数（省略時は 0）'
      }
    },
    'loser-called': {
      type: 'string',
      value: 'number',
      about: {
        en: 'how often the loser called koi-koi (default: 0)',
        ja: '敗者がこいこいをした回数（省略時は 0）'
      }
    },
    rules: rulesOption,
    json: {type: 'boolean', about: {en: 'print one JSON object', ja: 'JSON オブジェクト一つを出力'}},
    jsonl: {type: 'boolean', about: {en: 'one JSON object a line in and out', ja: '一行一件の JSON で入出力'}}
  },
  examples: ['tehai koikoi score "1,3,8h" --winner-called 1', 'tehai koikoi score --base 7 --rules nintendo'],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (!isSet(given, 'jsonl')) return showScore(given, terminal)
    return answerLines(
      given.positionals,
      terminal,
      line => {
        const answer = answerScore(line)
        return {answer, isFault: 'error' in answer}
      },
      {en: 'scores', ja: '件'}
    )
  }
}

async function showScore(given: Given, terminal: Terminal): Promise<ExitCode> {
  const rules = gameRules(given)
  const winner = numberOf(given, 'winner-called', {low: 0, high: 99, missing: 0})
  const loser = numberOf(given, 'loser-called', {low: 0, high: 99, missing: 0})
  const {language, stdout, stderr, env} = terminal
  const source = given.positionals.join(' ')
  if (source !== '' && given.options.has('base'))
    throw usageError('not-together', {actual: source, other: '--base'})
  if (source === '' && !given.options.has('base')) throw usageError('missing-input', {wanted: 'cards'})
  const {cards, faults} = readCards(source, terminal, painter(stderr, env))
  for (const fault of faults) await write(stderr, fault)
  const pile = totalScore(evaluateYaku(cards, rules, {koiKoiCalls: winner}))
  const base = numberOf(given, 'base', {low: 0, high: 9999, missing: pile})
  const score = finalScore(base, {winner, loser}, rules)
  const text = isSet(given, 'json')
    ? JSON.stringify({base, score, rules: rules.name})
    : `${pointsInWords(base, language)} → ${painter(stdout, env)('bold', pointsInWords(score, language))}  (${rules.name})`
  await write(stdout, `${text}\n`)
  return faults.length > 0 ? 1 : 0
}
