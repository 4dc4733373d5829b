import {describe, expect, test} from 'vitest'
import {parse} from '../notation/parse.js'
import {resolve} from './resolve.js'
import {checkTooLarge} from './too-large.js'

const countOf = (text: string, isHand = false) =>
  checkTooLarge(resolve(parse(text).tree), isHand)?.values['count'] ?? null

describe('a hand that is too large', () => {
  test.each([
    ['sorted, one tile too many', '223467m 67p 6689s 666z', 15],
    ['a tile after a whole hand', '123m456p789s11222z 5m', 15],
    ['sets, a pair and a tile', '123m 456p 789s 123s 22z 5m', 15],
    ['without blanks', '123m456p789s123s22z5m', 15],
    ['a set too many', '123m456p789s111222z33z', 17],
    ['a pair after thirteen', '123m 4567p 123456s 55z', 15],
    ['a drawn tile without a gap', '123m456p789s11122z5m', 15],
    ['a tile that is not in its place', '123m465p789s111222z', 15],
    ['all kinds different, the last out of order', '34068m5678p23567s2p', 15],
    ['sets that are not sorted, and a tile', '234234234m222p50m8p', 15],
    ['a pair before its sets, and a tile', '99111m123456789s1z', 15],
    ['tiles typed one by one', '1m2m3m4p5p6p7s8s9s1z1z1z2z2z5m', 15],
    ['and with gaps', '1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 1z 2z 2z 5m', 15],
    ['with a meld', '123m456p789s122z 5-55z', 15],
    ['with a kan, which counts three', '123m456p789s112z 5555+z', 15],
    ['two separate tiles after thirteen', '1112345678999m 5m 5m', 15],
    ['a tile that won', '123m456p789s11234z4zm', 15]
  ])('%s: %s', (_, text, count) => expect(countOf(text)).toBe(count))
})

describe('rows that show something else', () => {
  test.each([
    ['a hand and its waits', '34567m456p77789s 258m'],
    ['a hand and two tiles to choose from', '34567m456p77789s4z 25m'],
    ['a hand and its waits without a gap', '123m456m77p888p34s25s'],
    ['the same, typed one by one', '3m4m5m6m7m4p5p6p7p7p8s8s8s2m5m'],
    ['three waits without a gap', '34567m456p77789s258m'],
    ['a nobetan and its waits', '123m456p789s2345s25s'],
    ['a pair, a shape and waits', '11z123m456p789s23s14s'],
    ['all kinds', '123456789m123456789p123456789s1234567z'],
    ['kinds, each once', '123456789m1234567z'],
    ['with the red five', '1234056789m123456z'],
    ['kinds, three of each', '111222333444555m'],
    ['runs side by side', '123m 234m 345m 456m 567m'],
    ['shapes of four side by side', '1345m 2456p 3567s 4678p'],
    ['a pond with gaps', '1z 9m 2p 3s 4p 7z 1m 1m 9s 8p 2z 3z 4z 5m 6m'],
    ['a pond in the order of its discards', '1z9m2p3s4p7z1m1m9s8p2z3z4z5m6m'],
    ['a wall', '00000000000000000x'],
    ['backs in it', '123m456p789s1122z00x'],
    ['melds of every kind', '1-23m 55-5p 1111+z 111-1s 1-11m'],
    ['tiles left out', '123m456p789s112233z …'],
    ['norths put aside', '123p777p234s789s1z f4444z'],
    ['whole, with four kans', '1111+m 2222+p 3333+s 4444+z 55z']
  ])('%s: %s', (_, text) => expect(countOf(text)).toBeNull())

  test('unless something is claimed of them', () => {
    expect(countOf('123456789m1234567z', true)).toBe(16)
    expect(countOf('123456789m12345z', true)).toBeNull()
  })
})
