/**
 * Hostile words: what an author may write by accident or on purpose, and no code may stumble over.
 */

/** Names that every plain object answers to. */
export const prototypeNames = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
  '__defineGetter__',
  '__lookupSetter__'
]
