/**
 * Wrong calls: what a person at the terminal is told instead of a stack trace. They end with exit code 2.
 */
import {message, sentence, type Language, type Message, type MessageWords, type Values} from '@tehai/core'

export type UsageId =
  | 'unknown-command'
  | 'missing-command'
  | 'unknown-option'
  | 'missing-value'
  | 'unexpected-value'
  | 'bad-choice'
  | 'bad-number'
  | 'bad-size'
  | 'missing-input'
  | 'too-many-inputs'
  | 'not-together'
  | 'needs-option'
  | 'no-such-file'
  | 'no-match'
  | 'cannot-read'
  | 'cannot-write'
  | 'cannot-print'
  | 'one-output'
  | 'same-output'
  | 'over-source'
  | 'not-a-picture'
  | 'unknown-rule'
  | 'bad-rule'
  | 'bad-situation'
  | 'not-one-tile'
  | 'not-a-player'
  | 'missing-win'
  | 'bad-pictures'
  | 'bad-construct'

const error = 'error'

/** Words of wrong calls, by id. */
export const usageMessages: Readonly<Record<UsageId, MessageWords>> = {
  'unknown-command': {
    severity: error,
    en: 'Unexpected command `{actual}`, expected one of {commands}',
    ja: '`{actual}` というコマンドはありません。{commands} のいずれかです'
  },
  'missing-command': {
    severity: error,
    en: 'Unexpected end after `{after}`, expected one of {commands}',
    ja: '`{after}` のあとにコマンドがありません。{commands} のいずれかを書いてください'
  },
  'unknown-option': {
    severity: error,
    en: 'Unexpected option `{actual}` for `{command}`',
    ja: '`{command}` に `{actual}` というオプションはありません'
  },
  'missing-value': {
    severity: error,
    en: 'Unexpected `{actual}` without a value, expected `{example}`',
    ja: '`{actual}` に値がありません。`{example}` のように書いてください'
  },
  'unexpected-value': {
    severity: error,
    en: 'Unexpected value `{value}` for `{actual}`, which takes none',
    ja: '`{actual}` に値 `{value}` は要りません'
  },
  'bad-choice': {
    severity: error,
    en: 'Unexpected `{value}` for `{actual}`, expected one of {choices}',
    ja: '`{actual}` に `{value}` は指定できません。{choices} のいずれかです'
  },
  'bad-number': {
    severity: error,
    en: 'Unexpected `{value}` for `{actual}`, expected a whole number from {low} to {high}',
    ja: '`{actual}` に `{value}` は指定できません。{low} から {high} までの整数です'
  },
  'bad-size': {
    severity: error,
    en: 'Unexpected size `{value}`, expected the height of a tile in pixels, 8 to 1024',
    ja: '大きさ `{value}` は指定できません。牌の高さを 8〜1024 のピクセル数で書いてください'
  },
  'missing-input': {
    severity: error,
    en: 'Unexpected end of the command, expected {wanted}, or `-` for standard input',
    ja: '入力がありません。{wanted}か、標準入力を表す `-` を書いてください',
    words: {
      wanted: {
        files: {en: 'a file', ja: 'ファイル'},
        notation: {en: 'tiles such as `123m`', ja: '`123m` のような牌'},
        hand: {en: 'a hand such as `123m456p789s1122z`', ja: '`123m456p789s1122z` のような手牌'},
        cards: {en: 'cards such as `1,3,8h`', ja: '`1,3,8h` のような札'}
      }
    }
  },
  'too-many-inputs': {
    severity: error,
    en: 'Unexpected `{actual}`, expected one {wanted}; put quotes around it if it has blanks',
    ja: '`{actual}` が余分です。{wanted}は一つだけです。空白を含むときは引用符で囲んでください',
    words: {
      wanted: {
        row: {en: 'row of tiles', ja: '牌の行'},
        hand: {en: 'hand', ja: '手牌'},
        pile: {en: 'pile of cards', ja: '取り札'},
        round: {en: 'record of a round', ja: '棋譜'}
      }
    }
  },
  'not-together': {
    severity: error,
    en: 'Unexpected `{actual}` together with `{other}`, expected one of them',
    ja: '`{actual}` と `{other}` は一緒に使えません'
  },
  'needs-option': {
    severity: error,
    en: 'Unexpected `{actual}` alone, expected `{other}` with it',
    ja: '`{actual}` には `{other}` も必要です'
  },
  'no-such-file': {
    severity: error,
    en: 'Unexpected file `{actual}`: there is no such file',
    ja: 'ファイル `{actual}` がありません'
  },
  'no-match': {
    severity: error,
    en: 'Unexpected pattern `{actual}`: no Markdown file matches it',
    ja: '`{actual}` に一致する Markdown ファイルがありません'
  },
  'cannot-read': {
    severity: error,
    en: 'Cannot read `{actual}` ({why})',
    ja: '`{actual}` を読み込めません（{why}）'
  },
  'cannot-write': {
    severity: error,
    en: 'Cannot write `{actual}` ({why})',
    ja: '`{actual}` に書き込めません（{why}）'
  },
  'cannot-print': {
    severity: error,
    en: 'Cannot write to standard output ({why})',
    ja: '標準出力に書き込めません（{why}）'
  },
  'one-output': {
    severity: error,
    en: 'Unexpected `-o` with {count} files, expected `--out-dir` for more than one',
    ja: 'ファイルが{count}個あるので `-o` は使えません。`--out-dir` を使ってください'
  },
  'same-output': {
    severity: error,
    en: 'Unexpected `{actual}`: `{other}` would be written to the same file',
    ja: '`{actual}` と `{other}` の出力先が同じファイルになります'
  },
  'over-source': {
    severity: error,
    en: 'Unexpected target `{actual}`: it is the source `{other}`, which would be lost; nothing was written',
    ja: '出力先の `{actual}` は元のファイル `{other}` そのものなので、上書きできません。何も書き出していません'
  },
  'not-a-picture': {
    severity: error,
    en: 'Unexpected file name `{actual}`, expected one that ends with `.svg` or `.png`',
    ja: '`{actual}` には書き出せません。`.svg` か `.png` で終わる名前にしてください'
  },
  'unknown-rule': {
    severity: error,
    en: 'Unexpected rule `{actual}`, expected a rule set ({presets}) or a rule such as `{example}`',
    ja: '`{actual}` というルールはありません。ルールの組（{presets}）か、`{example}` のような項目を書いてください'
  },
  'bad-rule': {
    severity: error,
    en: 'Unexpected value `{value}` of the rule `{actual}`, expected one of: {wanted}',
    ja: 'ルール `{actual}` に `{value}` は指定できません（{wanted}）'
  },
  'bad-situation': {
    severity: error,
    en: 'Unexpected `{actual}` in the situation, expected things like `East 1`, `South seat`, `riichi`, `dora 3p`',
    ja: '状況の `{actual}` が読み取れません。`東1局`・`南家`・`立直`・`ドラ3p` のように書いてください'
  },
  'not-one-tile': {
    severity: error,
    en: 'Unexpected `{actual}` for `{option}`, expected one tile such as `3m`',
    ja: '`{option}` の `{actual}` は牌一枚ではありません。`3m` のように書いてください'
  },
  'not-a-player': {
    severity: error,
    en: 'Unexpected player `{actual}`, expected `kamicha`, `toimen`, `shimocha` or another seat such as `east`',
    ja: '`{actual}` がどのプレイヤーか分かりません。上家・対面・下家か、東家のような他家を書いてください'
  },
  'missing-win': {
    severity: error,
    en: 'Unexpected hand without a winning tile, expected it apart at the end (`… 2s`), or `--win 2s`',
    ja: '和了牌が分かりません。手牌の最後に空けて書くか（`… 2s`）、`--win 2s` と書いてください'
  },
  'bad-pictures': {
    severity: error,
    en: 'Unexpected pattern `{actual}` of pictures, expected a place for the tile: `{example}`',
    ja: '画像の書式 `{actual}` に牌の場所がありません。`{example}` のように書いてください'
  },
  'bad-construct': {
    severity: error,
    en: 'Unexpected pattern `{actual}`, expected a regular expression with a group `(?<hand>…)`: {why}',
    ja: '`{actual}` は使えません。`(?<hand>…)` のある正規表現を書いてください: {why}',
    words: {
      why: {
        'no-group': {en: 'it has no such group', ja: 'このグループがありません'},
        empty: {en: 'it matches an empty text', ja: '空の文字列に一致します'}
      }
    }
  }
}

/** A wrong call. Not a fault of the program: it has a sentence for the person who called it. */
export class UsageError extends Error {
  readonly problem: Message

  constructor(problem: Message) {
    super(sentence(problem, usageMessages, '', 'en'))
    this.name = 'UsageError'
    this.problem = problem
  }
}

/** A wrong call, to be thrown. `expected`: what may have been meant. */
export function usageError(id: UsageId, values: Values = {}, expected: readonly string[] = []): UsageError {
  return new UsageError(message(usageMessages, id, 0, 0, values, expected))
}

/** What to tell about a wrong call. */
export function usageSentence({problem}: UsageError, language: Language): string {
  return sentence(problem, usageMessages, '', language)
}
