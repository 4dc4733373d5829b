/**
 * The characters of typed notation.
 */

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type Quote = "'" | '"' | '`'
export type Mark = '-' | '=' | '+' | Quote
