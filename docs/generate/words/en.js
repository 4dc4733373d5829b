/**
 * Words of the generated tables in English.
 */
const code = text => `\`${text}\``
const list = words => words.map(code).join(', ')

export const en = {
  language: 'en',
  keys: {
    head: ['key', 'Japanese', 'also', 'for example', 'applies to'],
    anyNumber: applies => `${applies}, any number`,
    appliesTo: {
      block: 'the block',
      place: 'its place',
      hand: 'the nearest hand',
      river: 'the nearest river',
      row: 'the nearest row'
    },
    /** Example of the table of keys → the same in this language. */
    examples: {}
  },
  options: {
    head: ['option', 'values', 'what it does', 'may be set by', 'default'],
    /** What may set an option. */
    by: {site: 'site', file: 'front matter', fence: 'fence', key: 'key', tiles: 'tiles'},
    /** Option → its values, and what it does. `list` writes words as code. */
    lines: {
      dialect: ({dialects}) => [`a [dialect](notation.md): ${list(dialects)}, …`, 'notation of rows'],
      y: () => [list(['auto', 'prefix']), '`prefix`: `y` of 牌画 belongs to the tile after it'],
      size: () => [
        `${list(['s', 'm', 'l', 'xl'])} or a number of em`,
        'height of a tile: 1.4, 2, 2.6 or 3.4 em; without it hands have `l`, rivers and indicators `m`, text `s`'
      ],
      lang: ({languages}) => [
        list(languages),
        'language of labels, text alternatives and messages; without it that of the page'
      ],
      rules: ({presets}) => [
        `a preset (${list(presets)}) or single rules`,
        'rules that claims are checked by'
      ],
      claims: () => [
        list(['mark', 'replace', 'off']),
        'what a page shows for a false claim: what was written, marked, or the truth; `off`: claims are not checked'
      ],
      layout: () => [
        list(['auto', 'board', 'list']),
        'how players are shown: around a table, or one below the other; `auto`: around a table where all have a river'
      ]
    }
  },
  dialects: {
    head: ['dialect', 'called', 'used by', 'example', 'which says', ''],
    name: ({en: name, ja}) => (ja === name ? name : `${name}, ${ja}`),
    read: 'read',
    written: 'read and written',
    /** Dialect → where it is used, where the registry does not say it in this language. */
    sources: {}
  },
  written: {
    head: ['dialect', 'the same hand', 'cannot say'],
    losses: {
      direction: 'whom a tile was called from',
      red: 'red fives',
      gap: 'gaps',
      meld: 'melds',
      added: 'which tile was added',
      draw: 'which tile was drawn',
      face: 'backs and blanks'
    }
  },
  calls: {head: ['', 'quote', '新篠', '牌画']},
  comma: ', ',
  messages: {
    head: ['message', ''],
    severities: {
      error: {word: 'error', sentence: 'Error.'},
      warning: {word: 'warning', sentence: 'Warning.'}
    },
    sentences: ({en: english, ja: japanese}) => `- en: ${english}\n- ja: ${japanese}`,
    /** The languages of the examples. */
    shown: ['en', 'ja'],
    marked: marks => `Marked on the page: ${marks.join(', ')}.`
  },
  hosts: {
    /** Heading in the English page → in the page of the language, where it differs. */
    headings: {},
    head: [
      'host',
      'tried with',
      'fence',
      '`:tiles[…]`',
      '`?`',
      'hanafuda',
      'mistake',
      'wrong claim',
      '`throw`',
      'dev server'
    ],
    yes: 'yes',
    reload: 'reload'
  },
  hanafuda: {
    cards: {
      head: ['month', 'a', 'b', 'c', 'd'],
      month: ({month, kanji, en: name}) => `${month} ${kanji} ${name}`,
      card: (name, short) => `${name} (${short})`
    },
    yaku: {
      head: ['yaku', 'in English', 'cards'],
      /** The first cells of a row. */
      names: ({ja, romaji, en: name}) => [`${ja} ${romaji}`, name]
    },
    rules: {
      head: ['option'],
      /** Option → what it says; `null` where the page does not say it. */
      says: null
    }
  }
}
