/**
 * What the server itself says in English.
 */
export const en = {
  /** Title of a quick fix. `{expected}`: the text that is inserted. */
  replaceBy: 'Replace by `{expected}`',
  /** Title of a quick fix that writes something without replacing anything. */
  insert: 'Insert `{expected}`',
  /** Title of a quick fix that only removes text. */
  remove: 'Remove',
  /** Title of fix-all. */
  fixAll: 'Fix all mahjong and hanafuda problems for which one thing is proposed',
  /** A setting that has a value it cannot have. `{reason}`: the sentence of the option. */
  badSettings: 'Settings of Tehai are not used: {reason}'
}
