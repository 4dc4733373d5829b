/**
 * Words for the state of play: round, turn, points, how a hand ended.
 */
import type {Language} from '../source/message.js'
import {nameOfWind, type Wind} from './winds.js'

/** How riichi was declared. */
export type RiichiKind = 'riichi' | 'double' | 'open'

/** Circumstances of a win that are simply so or not. */
export type Circumstance =
  'ippatsu' | 'rinshan' | 'chankan' | 'haitei' | 'houtei' | 'tenhou' | 'chiihou' | 'renhou' | 'nagashi'

/** All circumstances, in the order they are said. */
export const circumstances: readonly Circumstance[] = [
  'ippatsu',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'tenhou',
  'chiihou',
  'renhou',
  'nagashi'
]

const circumstanceNames = {
  en: {
    ippatsu: 'ippatsu',
    rinshan: 'rinshan',
    chankan: 'chankan',
    haitei: 'haitei',
    houtei: 'houtei',
    tenhou: 'tenhou',
    chiihou: 'chiihou',
    renhou: 'renhou',
    nagashi: 'nagashi mangan'
  },
  ja: {
    ippatsu: '一発',
    rinshan: '嶺上開花',
    chankan: '槍槓',
    haitei: '海底摸月',
    houtei: '河底撈魚',
    tenhou: '天和',
    chiihou: '地和',
    renhou: '人和',
    nagashi: '流し満貫'
  }
} as const

const riichiNames = {
  en: {riichi: 'riichi', double: 'double riichi', open: 'open riichi'},
  ja: {riichi: '立直', double: 'ダブル立直', open: 'オープン立直'}
} as const

const stages = {
  en: {early: 'early', middle: 'mid-hand', late: 'late'},
  ja: {early: '序盤', middle: '中盤', late: '終盤'}
} as const

const places = {en: ['1st', '2nd', '3rd', '4th'], ja: ['トップ目', '2着目', '3着目', 'ラス目']} as const

/** A circumstance in words: `haitei`, 海底摸月. */
export function nameOfCircumstance(circumstance: Circumstance, language: Language): string {
  return circumstanceNames[language][circumstance]
}

/** A declaration in words: `double riichi`, ダブル立直. */
export function nameOfRiichi(kind: RiichiKind, language: Language): string {
  return riichiNames[language][kind]
}

/** A round: `East 1`, 東1局; `East round`, 東場 where the hand is not known. */
export function nameOfRound(wind: Wind, hand: number | null, language: Language): string {
  const name = nameOfWind(wind, language)
  if (language === 'ja') return hand === null ? `${name}場` : `${name}${hand}局`
  return hand === null ? `${name} round` : `${name} ${hand}`
}

/** The last hand of a game: `all last`, オーラス. */
export function nameOfLastHand(language: Language): string {
  return language === 'ja' ? 'オーラス' : 'all last'
}

/** Repeated hands: `2 honba`, 2本場. */
export function nameOfHonba(count: number, language: Language): string {
  return language === 'ja' ? `${count}本場` : `${count} honba`
}

/** Riichi sticks on the table: `1 riichi stick`, 供託1本. */
export function nameOfSticks(count: number, language: Language): string {
  return language === 'ja' ? `供託${count}本` : `${count} riichi ${count === 1 ? 'stick' : 'sticks'}`
}

/** Norths put aside: `2 kita`, 抜きドラ2枚. */
export function nameOfKita(count: number, language: Language): string {
  return language === 'ja' ? `抜きドラ${count}枚` : `${count} kita`
}

/** A turn: `turn 6`, 6巡目. */
export function nameOfTurn(turn: number, language: Language): string {
  return language === 'ja' ? `${turn}巡目` : `turn ${turn}`
}

/** How far a hand has gone: `early`, 序盤. */
export function nameOfStage(stage: 'early' | 'middle' | 'late', language: Language): string {
  return stages[language][stage]
}

/** Points: `25,000 points`, 25000点. */
export function nameOfPoints(points: number, language: Language): string {
  return language === 'ja' ? `${points}点` : `${groupDigits(points)} points`
}

/** A place in the game, 1–4: `1st`, トップ目. */
export function nameOfPlace(place: number, language: Language): string {
  return places[language][place - 1] ?? String(place)
}

/** A number with a comma before each three digits, the same on every machine. */
function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

const drawNames = {
  exhaustive: {en: 'exhaustive draw', ja: '流局'},
  abortive: {en: 'abortive draw', ja: '途中流局'}
} as const

/** A hand that nobody wins: `exhaustive draw`, 流局. */
export function nameOfDraw(kind: 'exhaustive' | 'abortive', language: Language): string {
  return drawNames[kind][language]
}

const tenpaiNames = {yes: {en: 'tenpai', ja: 'テンパイ'}, no: {en: 'noten', ja: 'ノーテン'}} as const

/** Whether somebody was tenpai at a draw: `tenpai`, テンパイ. */
export function nameOfTenpai(isTenpai: boolean, language: Language): string {
  return tenpaiNames[isTenpai ? 'yes' : 'no'][language]
}
