/**
 * Operators: typing errors of an author. Each gives the edits for all places of a text where the error can occur.
 */
const rowsOfKeys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The keys to the left and to the right of a letter. */
function besides(letter) {
  const row = rowsOfKeys.find(one => one.includes(letter.toLowerCase()))
  const at = row?.indexOf(letter.toLowerCase()) ?? -1
  return row ? [row[at - 1], row[at + 1]].filter(Boolean) : []
}

// Characters that an input method offers for the same sound, or that look alike.
const alike = new Map(
  '待侍 局極 符府 点店 巡順 聴庁 両良 面麺 手出 東束 南男 西酉 北比 家加 場馬 立率 直値 満万 貫完 翻番 待持 宝保 牌排 听厅 场厂 两俩 리니 치지 쯔츠 모무 대데 기가 패페 판반 부브 점정'
    .split(' ')
    .map(([a, b]) => [a, b])
)

const matches = (text, pattern, change) =>
  [...text.matchAll(pattern)].flatMap(found => {
    const [all] = found
    return [change(...found)]
      .flat()
      .filter(one => one !== null && one !== all)
      .map(one => ({start: found.index, end: found.index + all.length, text: one}))
  })

/** Letters of words, not those that stand for suits. */
const letters = /(?<=\p{L})\p{L}|\p{L}(?=\p{L})/gu

export const operators = {
  'a letter is missing': text => matches(text, letters, () => ''),
  'a letter is doubled': text => matches(text, letters, one => one + one),
  'two letters are swapped': text =>
    matches(text, /(?=(\p{L})(\p{L}))/gu, () => null).concat(
      [...text].length < 2
        ? []
        : [...text.matchAll(/(?=(\p{L}{2}))/gu)].flatMap(({index, 1: pair}) =>
            pair[0] === pair[1] || pair.length !== 2
              ? []
              : [{start: index, end: index + 2, text: pair[1] + pair[0]}]
          )
    ),
  'a key beside it': text => matches(text, /(?<=[a-z])[a-z]|[a-z](?=[a-z])/gi, one => besides(one)),
  'a character that sounds or looks alike': text =>
    matches(text, /[^\0-\u2fff]/g, one => alike.get(one) ?? null),
  'another suit letter': text =>
    matches(text, /(?<=\d)[mpsz](?![a-z])/g, one => ({m: 'n', p: 'o', s: 'd', z: 'x'})[one]),
  'a suit letter is doubled': text => matches(text, /(?<=\d)[mpsz](?![a-z])/g, one => one + one),
  'a suit letter is missing at the end': text => matches(text, /(?<=\d)[mpsz](?=\s|$)/g, () => ''),
  'a suit letter before its digit': text => matches(text, /\d[mpsz](?![a-z])/g, one => one[1] + one[0]),
  'a capital suit letter': text => matches(text, /(?<=\d)[mpsz](?![a-z])/g, one => one.toUpperCase()),
  'another separator': text => matches(text, /, /g, () => ['; ', ' / ', '. ', '、']),
  'a colon is missing': text => matches(text, /(?<=^[^:：\n]{1,30})[:：]/gm, () => ''),
  'another mark for the colon': text =>
    matches(text, /(?<=^[^:：\n]{1,30})[:：]/gm, () => [';', ' =', ' -', '.', '::']),
  'full-width characters': text =>
    matches(text, /\d+[a-z]?/g, word =>
      word.replace(/[!-~]/g, unit => String.fromCharCode(unit.charCodeAt(0) + 0xfee0))
    ),
  'a closing bracket is missing': text => matches(text, /[\])}）」】]/g, () => ''),
  'key and value are swapped': text =>
    matches(text, /^([^:：\n]{1,30}): ?([^:：\n]{1,30})$/gm, (_, key, value) => `${value}: ${key}`),
  'a blank in a word': text => matches(text, /(?<=\p{L}{2})(?=\p{L}{2})/gu, () => ' '),
  'a blank is missing': text => matches(text, /(?<=\S) (?=\S)/g, () => ''),
  'two blanks for none': text => matches(text, /(?<=\d[mpsz])(?=\d)/g, () => '  '),
  'a separator in a number': text =>
    matches(text, /(?<!\d)(\d{1,2})(\d{3})(?!\d)/g, (_, a, b) => [
      `${a}.${b}`,
      `${a} ${b}`,
      `${a},${b.slice(0, 2)},${b[2]}`
    ]),
  'a mark at the end': text => matches(text, /$/gm, () => ['.', ',', '!', '。', ';']),
  'a mark of a list before it': text => matches(text, /^(?=\S)/gm, () => ['- ', '* ', '1. ', '> ']),
  'a line is joined to the next': text => matches(text, /\n(?=\S)/g, () => ' ')
}
