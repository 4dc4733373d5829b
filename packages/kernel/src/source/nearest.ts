/**
 * Nearest words: the words that an author may have meant.
 */

/**
 * The candidates closest to a word by edit distance, nearest first; at most a third of the word may differ, and one vowel more
 * where three consonants or more are the same (`crain`, crane). Of those that are as
 * far, the one whose letters differ less is nearer: 냠 has two of the three letters of 남, and ハ is バ without a mark.
 *
 * Words over 64 units are not compared: they are not misspelt words.
 */
export function nearest(word: string, candidates: Iterable<string>, most = 1): string[] {
  if (word.length > 64) return []
  const limit = Math.max(1, Math.floor(word.length / 3))
  const found: {candidate: string; distance: number}[] = []
  const letters = (candidate: string): number =>
    editDistance(word.normalize('NFD'), candidate.normalize('NFD'))
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const distance = editDistance(word, candidate)
    const most = limit + (consonants(word) === consonants(candidate) ? 1 : 0)
    if (distance <= most && distance < Math.max(word.length, candidate.length))
      found.push({candidate, distance})
  }
  return found
    .sort((a, b) => a.distance - b.distance || letters(a.candidate) - letters(b.candidate))
    .slice(0, most)
    .map(({candidate}) => candidate)
}

/**
 * What an author may have meant by a text that is not understood: the nearest of some words, as they are spelled. Digits
 * around the misspelt word stay: `3hann` may be `3han`.
 *
 * @param fold
 *   What does not matter in a spelling (default: case).
 */
export function nearestSpelling(
  text: string,
  words: readonly string[],
  fold: (word: string) => string = word => word.toLowerCase()
): string[] {
  if (text.length > 64) return []
  const before = /^\d*\s?/.exec(text)![0]
  const end = Math.max(before.length, startOfEnd(text))
  const word = text.slice(before.length, end)
  const after = text.slice(end)
  if (word.length < 2) return []
  const spellings = new Map<string, string>()
  for (const one of words) if (!spellings.has(fold(one))) spellings.set(fold(one), one)
  return nearest(fold(word), spellings.keys()).map(found => before + spellings.get(found)! + after)
}

/** Where the digits at the end of a text begin, with the blank before them. */
function startOfEnd(text: string): number {
  let at = text.length
  while (/\d/.test(text[at - 1] ?? '')) at--
  return /\s/.test(text[at - 1] ?? '') ? at - 1 : at
}

/** The consonants of a word in Latin letters; of fewer than three, the word itself. */
function consonants(word: string): string {
  const found = word.replace(/[aeiou]/gi, '')
  return found.length < 3 ? word : found
}

/** Edit distance of two words in which swapping two neighbours counts once (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({length: b.length + 1}, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, before[column - 2]! + 1)
      }
      line.push(cost)
    }
    before = above
    above = line
  }
  return above[b.length]!
}
