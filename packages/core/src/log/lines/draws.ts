/** How a round of a record ends, and the words of authors that would name another reason for a draw. */
import {recordVocabulary, type DrawReason, type RecordedRound} from '@tehai/record'
import type {Language} from '@tehai/kernel/source'
import type {RecordedEnd} from '../../page/grammar/block/records.js'

const abortive: readonly DrawReason[] = ['kyuushu', 'suucha-riichi', 'sanchahou', 'suukaikan', 'suufon-renda']

/** Words of authors for draws, as in situations, and the reasons that they mean. 流局 may mean any. */
const words: readonly (readonly [string, readonly DrawReason[]])[] = [
  ['荒牌平局', ['exhaustive', 'nagashi']],
  ['荒牌流局', ['exhaustive', 'nagashi']],
  ['exhaustive draw', ['exhaustive', 'nagashi']],
  ['途中流局', abortive],
  ['abortive draw', abortive],
  ['九種九牌', ['kyuushu']],
  ['四風連打', ['suufon-renda']],
  ['四風子連打', ['suufon-renda']],
  ['四家立直', ['suucha-riichi']],
  ['四開槓', ['suukaikan']],
  ['nagashi', ['nagashi']]
]

/** How a round ends; `null` where the record breaks off before its end. */
export function endingOf({events}: RecordedRound, language: Language): RecordedEnd | null {
  const draw = events.find(({type}) => type === 'ryuukyoku')
  if (draw?.type !== 'ryuukyoku') {
    const isWon = events.some(({type}) => type === 'agari')
    return isWon ? {draw: null, otherDraws: words.map(([word]) => word)} : null
  }
  const {reason} = draw
  return {
    draw: recordVocabulary[language].draws[reason],
    otherDraws: words.flatMap(([word, reasons]) => (reasons.includes(reason) ? [] : [word]))
  }
}
