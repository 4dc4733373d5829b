/** Tables of reference, by the names that authors use for them. */
import {foldName} from '@tehai/kernel/block'
import {nearestSpelling} from '@tehai/kernel/source'

const names = {
  score: [
    'score',
    'scores',
    'points',
    '点数',
    '点数表',
    '点数早見表',
    '点数表',
    '點數',
    '點數表',
    '점수',
    '점수표'
  ],
  yaku: [
    'yaku',
    'yaku list',
    '役',
    '役一覧',
    '役一覧表',
    '役表',
    '役种',
    '役种表',
    '役種',
    '役種表',
    '役一览',
    '役一覽',
    '역',
    '역 일람'
  ],
  suji: ['suji', '筋', 'スジ', '筋表', '筋牌', '스지'],
  kabe: ['kabe', 'wall', 'walls', 'no chance', '壁', 'カベ', '壁表', 'ノーチャンス', '벽', '노찬스']
} as const

export type ReferenceId = keyof typeof names

const ids = Object.keys(names) as readonly ReferenceId[]
const byName: ReadonlyMap<string, ReferenceId> = new Map(
  ids.flatMap(id => names[id].map((name): [string, ReferenceId] => [foldName(name), id]))
)
const LONGEST = 24

/** The table that a name means, or `null`. */
export function readReference(text: string): ReferenceId | null {
  return text.length > LONGEST ? null : (byName.get(foldName(text.trim())) ?? null)
}

/**
 * Names that may be meant; all tables if none resembles a word in Latin letters: in other languages the message lists
 * them.
 */
export function nearestReferences(text: string): readonly string[] {
  const found = nearestSpelling(
    text.slice(0, LONGEST),
    ids.flatMap(id => names[id]),
    foldName
  )
  return found.length > 0 || !/^[ -~]*$/.test(text) ? found : ids
}
