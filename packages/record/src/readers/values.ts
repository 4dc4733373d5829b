/**
 * Values as records have them: players, seats, numbers, tiles, percent-encoded texts, limits by han.
 */
import type {LimitId} from '@tehai/riichi'
import {isTile, type Tile} from '@tehai/riichi/tile'
import type {Player} from '../game/event.js'

/** Whether a value is a player, 0–3. */
export function isPlayer(value: unknown): value is Player {
  return value === 0 || value === 1 || value === 2 || value === 3
}

/** A list by the seats of four players, the dealer first, as a list by player. */
export function byPlayer<Value>(list: readonly Value[], dealer: Player): Value[] {
  return [0, 1, 2, 3].map(player => list[(player - dealer + 4) % 4]!)
}

/** The value as a finite number; `null` for anything else. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The value as a whole number from 0 on; `null` for anything else. */
export function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

/** Whether a value is a tile as we write it, `5m` or `0m`. */
export function isTileText(value: unknown): value is Tile {
  return typeof value === 'string' && isTile(value)
}

/** A percent-encoded text, decoded; badly encoded text stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Limits by han, the highest first. */
const limits: readonly (readonly [han: number, limit: LimitId])[] = [
  [13, 'kazoe-yakuman'],
  [11, 'sanbaiman'],
  [8, 'baiman'],
  [6, 'haneman'],
  [5, 'mangan']
]

/** The limit of a hand that is not a yakuman: by its han, and below five han by its fu. */
export function limitOf(han: number, fu: number): LimitId | null {
  const limit = limits.find(([least]) => han >= least)
  return limit?.[1] ?? (fu * 2 ** (han + 2) >= 2000 ? 'mangan' : null)
}
