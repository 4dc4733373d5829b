/**
 * Progress of long work: one line that is redrawn on standard error, if that is a screen.
 */
import type {Words} from './command.js'
import {say, type Terminal} from '../terminal/terminal.js'

export interface Progress {
  /**
   * Show how much of the work is done.
   *
   * @param share
   *   From 0 to 1; `null` if the total is unknown.
   * @param count
   *   Things done.
   */
  readonly advance: (share: number | null, count: number) => void
  /** Remove the line, before something else is written. */
  readonly clear: () => void
}

/** Milliseconds before the line is shown at all, and between two drawings of it. */
const PATIENCE = 300
const PERIOD = 100

const CELLS = 24

/** Start a line of progress. `unit`: what is counted, as in `1,234 hands`. */
export function startProgress(terminal: Terminal, unit: Words): Progress {
  const {stderr, env} = terminal
  if (!stderr.isTTY || env['TERM'] === 'dumb' || env['CI']) return {advance() {}, clear() {}}
  const start = performance.now()
  let drawn = start + PATIENCE - PERIOD
  let isShown = false
  return {
    advance(share, count) {
      const now = performance.now()
      if (now - drawn < PERIOD) return
      drawn = now
      isShown = true
      const rate = Math.round((count / (now - start)) * 1000)
      const line = `${share === null ? '' : `${bar(share)} `}${grouped(count)} ${say(terminal, unit)}  ${grouped(rate)}/s`
      stderr.write(`\r\u001B[K${line}`)
    },
    clear() {
      if (isShown) stderr.write('\r\u001B[K')
      isShown = false
    }
  }
}

/** `████████░░░░  66%` */
function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * CELLS)
  const percent = `${Math.floor(Math.min(1, share) * 100)}%`.padStart(4)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${percent}`
}

/** `1,234,567` */
function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
