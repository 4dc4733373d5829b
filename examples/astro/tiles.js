/**
 * The glossary of tiles.
 */
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const kanji = [...'一二三四五六七八九']
const suits = [
  {
    letter: 'm',
    unicode: 0x1f007,
    en: ['Man (characters)', 'man'],
    ja: ['萬子（マンズ）', '萬'],
    readings: 'イーワン リャンワン サンワン スーワン ウーワン ローワン チーワン パーワン キューワン'.split(
      ' '
    )
  },
  {
    letter: 'p',
    unicode: 0x1f019,
    en: ['Pin (circles)', 'pin'],
    ja: ['筒子（ピンズ）', '筒'],
    readings: 'イーピン リャンピン サンピン スーピン ウーピン ローピン チーピン パーピン キューピン'.split(
      ' '
    )
  },
  {
    letter: 's',
    unicode: 0x1f010,
    en: ['Sou (bamboo)', 'sou'],
    ja: ['索子（ソーズ）', '索'],
    readings: 'イーソー リャンソー サンソー スーソー ウーソー ローソー チーソー パーソー キューソー'.split(
      ' '
    )
  }
]
const honors = [
  ['1z', '東', 'トン', 'east wind', 0x1f000],
  ['2z', '南', 'ナン', 'south wind', 0x1f001],
  ['3z', '西', 'シャー', 'west wind', 0x1f002],
  ['4z', '北', 'ペー', 'north wind', 0x1f003],
  ['5z', '白', 'ハク', 'white dragon', 0x1f006],
  ['6z', '發', 'ハツ', 'green dragon', 0x1f005],
  ['7z', '中', 'チュン', 'red dragon', 0x1f004]
]

const text = {
  en: {
    intro:
      'There are 34 kinds of tiles and four of each: three suits of nine, four winds and three dragons. 136 in all.',
    honors: 'Honors',
    red: 'Red fives and backs',
    head: ['tile', 'you type', 'name', 'in Japanese', 'Unicode'],
    redRows: [
      ['0m', 'red five of man', '赤五萬'],
      ['0p', 'red five of pin', '赤五筒'],
      ['0s', 'red five of sou', '赤五索'],
      ['0x', 'a tile face down', '裏']
    ],
    groups:
      '## Groups\n\n| group | tiles |\n| - | - |\n| terminals, _routouhai_ | :tiles[19m19p19s] |\n| terminals and honors, _yaochuuhai_ | :tiles[19m19p19s1234567z] |\n| simples, _chunchanpai_ | :tiles[2345678m] :tiles[2345678p] :tiles[2345678s] |\n| winds | :tiles[1234z] |\n| dragons | :tiles[567z] |\n| all green | :tiles[23468s6z] |'
  },
  ja: {
    intro:
      '牌は34種類、同じ牌が4枚ずつ、全部で136枚あります。数牌が三種類に九つずつ、風牌が四つ、三元牌が三つです。',
    honors: '字牌',
    red: '赤五と裏',
    head: ['牌', '書き方', '名前', '読み', 'Unicode'],
    redRows: [
      ['0m', '赤五萬', 'アカウーワン'],
      ['0p', '赤五筒', 'アカウーピン'],
      ['0s', '赤五索', 'アカウーソー'],
      ['0x', '伏せた牌', 'ウラ']
    ],
    groups:
      '## 分類\n\n| 分類 | 牌 |\n| - | - |\n| 老頭牌 | :牌[19m19p19s] |\n| 么九牌 | :牌[19m19p19s1234567z] |\n| 中張牌 | :牌[2345678m] :牌[2345678p] :牌[2345678s] |\n| 風牌 | :牌[1234z] |\n| 三元牌 | :牌[567z] |\n| 緑一色の牌 | :牌[23468s6z] |'
  }
}

const table = rows => rows.map(row => `| ${row.join(' | ')} |`).join('\n')
const picture = tile => `:tiles[${tile}]{size=m}`

/** The page in a language. */
export function tilesPage(lang) {
  const {intro, head, honors: honorTitle, red, redRows, groups} = text[lang]
  const line = head.map(() => '-')
  const parts = [intro]
  for (const {letter, unicode, readings, [lang]: title, ja} of suits) {
    const rows = numbers.map((number, index) => {
      const tile = `${index + 1}${letter}`
      const japanese = `${kanji[index]}${ja[1]}`
      const names =
        lang === 'en'
          ? [`${number} ${title[1]}`, `${japanese} ${readings[index]}`]
          : [japanese, readings[index]]
      return [picture(tile), `\`${tile}\``, ...names, String.fromCodePoint(unicode + index)]
    })
    parts.push(`## ${title[0]}\n\n${table([head, line, ...rows])}`)
  }
  const honorRows = honors.map(([tile, japanese, reading, english, unicode]) => [
    picture(tile),
    `\`${tile}\` \`${japanese}\``,
    ...(lang === 'en' ? [english, `${japanese} ${reading}`] : [japanese, reading]),
    String.fromCodePoint(unicode)
  ])
  parts.push(`## ${honorTitle}\n\n${table([head, line, ...honorRows])}`)
  parts.push(
    `## ${red}\n\n${table([head.slice(0, 4), line.slice(0, 4), ...redRows.map(([tile, ...names]) => [picture(tile), `\`${tile}\``, ...names])])}`
  )
  parts.push(groups)
  return parts.join('\n\n')
}
