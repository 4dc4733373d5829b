/**
 * How authors misspell `:tiles[…]` and ` ```mahjong `.
 */
import type {Spelling} from '@tehai/kernel/markdown'
import {looseForm} from './loose-form.js'

const tileCharacters = /^[\d\smpszrxyoagdltnhcj東南西北白發発中'"`’+=\-_^~!?|.,…]{1,200}$/u
const tileInIt = /\d[mpsz]|^[東南西北白發発中]/u
/** A tile in any spelling: after a digit or as a picture, after its suit, or as a word. */
const tileNear = new RegExp(
  [
    '[\\d０-９][mpszMPSZｍｐｓｚ萬万筒索饼餅条條만통삭]',
    '[mps]\\d',
    '[일이삼사오육칠팔구]{1,9}[만통삭]',
    '[東东南西北白發発发中一二三四五六七八九①-⑨\\u{1F000}-\\u{1F02A}]',
    '\\d{2}',
    '\\d ?(?:man|pin|sou|wan|dot|bam|char)',
    '^[동남서북백발중rxy]{2,14}$',
    '^(?:ton|nan|sha|pei|haku|hatsu|chun|east|south|west|north|white|green|red)\\b'
  ].join('|'),
  'iu'
)

export const mahjongSpelling: Spelling = {
  isNotation: text => tileCharacters.test(text) && tileInIt.test(text),
  hasNotation: text => tileNear.test(text),
  aliases: new Map([
    [
      'tiles',
      [
        'mahjong',
        'mj',
        'pai',
        'hai',
        'tile',
        '麻雀',
        '麻将',
        '麻將',
        '手牌',
        '牌姿',
        '마작',
        '패',
        '손패',
        '杯',
        '拝',
        '排',
        '派',
        '配',
        '脾',
        'パイ',
        'はい'
      ]
    ]
  ]),
  loose: looseForm,
  foreign: new Set(['tales', 'tides', 'tiers', 'ties', 'tills', 'tilts', 'times', 'tires', 'titles']),
  // The game in Japanese, Chinese and Korean, and its abbreviations.
  fences: new Set([
    'mj',
    'riichi',
    'tehai',
    'mah-jong',
    'ｍａｈｊｏｎｇ',
    'majiang',
    'maajan',
    'paifu',
    '麻雀',
    '麻将',
    '麻將',
    '마작',
    'まーじゃん',
    'マージャン',
    'まhじょんg',
    '手牌',
    '牌姿',
    '麻雀牌',
    '麻将牌',
    '麻將牌',
    '마작'
  ]),
  vagueFences: new Set(['mj', 'riichi', 'tehai', 'majiang', 'maajan', 'paifu'])
}
