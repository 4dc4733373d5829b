/**
 * Korean by its sound: syllables whose letters authors mistake for one another are the same.
 *
 *     니치  리치      탠파이  텐파이      핀후  핑후      리찌  리치
 */

/** Letters that sound alike, in groups: tense and aspirated ones, ㄹ at the beginning of a word, ㅐ and ㅔ, ㅑ and ㅏ, ends of syllables. */
const alike = 'ᄀᄁᄏ ᄃᄄᄐ ᄇᄈᄑ ᄌᄍᄎ ᄉᄊ ᄂᄅ ᅢᅦᅤᅨ ᅫᅬᅰ ᅡᅣ ᅥᅧ ᅩᅭ ᅮᅲ ᅵᅱᅴ ᆨᆩᆿᆪ ᆮᆺᆻᆽᆾᇀ ᆸᇁ ᆫᆼᆬ'

const first: ReadonlyMap<string, string> = new Map(
  alike.split(' ').flatMap(group => [...group].map((letter): [string, string] => [letter, group[0]!]))
)

/** A text in which letters that sound alike are replaced by the same one. */
export const koreanSound = (text: string): string =>
  [...text.normalize('NFD')].map(letter => first.get(letter) ?? letter).join('')
