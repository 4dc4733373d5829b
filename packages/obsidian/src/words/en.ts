/**
 * The settings of the plugin in English.
 */
export const en = {
  rules: {
    name: 'Rules of mahjong',
    about:
      'By which claims are checked: a preset such as tenhou or m-league, or rules such as kiriage. A note may name its own.',
    example: 'tenhou'
  },
  hanafudaRules: {
    name: 'Rules of hanafuda',
    about: 'standard, nintendo or koikoi-japan, and options such as teshiScore=6.',
    example: 'standard'
  }
}
