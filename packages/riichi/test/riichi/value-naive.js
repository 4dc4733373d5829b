/**
 * The model of values, written down a second time and as simply as can be: hands are texts, and nothing is shared with the
 * engine but `shanten` and `score`.
 */
import {score, shanten} from '@tehai/riichi'
import {countTiles, doraOf, kindOf, tiles as faces} from '@tehai/riichi/tile'

const order = tile => faces.indexOf(tile)
const sorted = hand => hand.toSorted((a, b) => order(a) - order(b))
const keyOf = (hand, riichi) => `${sorted(hand).join('')}${riichi ? '!' : ''}`
const without = (hand, tile) => hand.toSpliced(hand.indexOf(tile), 1)

/** Tiles of a hand that the starting hand does not have. */
function distanceOf(hand, start) {
  let left = start
  return hand.filter(tile => {
    if (!left.includes(tile)) return true
    left = without(left, tile)
    return false
  }).length
}

/** Every way to draw so many tiles of a list. */
function* combinations(list, size, from = 0) {
  if (size === 0) yield []
  else
    for (let at = from; at <= list.length - size; at++) {
      for (const rest of combinations(list, size - 1, at + 1)) yield [list[at], ...rest]
    }
}

/**
 * The graph of a hand.
 *
 * @param given
 *   `hand`, `melds`, `visible`, `indicators`: lists; `kita`, `round`, `seat`; `ura`, `handChange`, `shantenBack`; `rules`.
 */
export function naiveGraph(given) {
  const {hand, melds = [], visible = [], indicators = [], kita = 0, handChange, shantenBack, rules} = given
  const {sanma} = rules
  const analysis = {melds, sanma}
  const isClosed = melds.every(({type}) => type === 'ankan')
  const aside = Array.from({length: kita}, () => '4z')
  const open = [...melds.flatMap(({tiles}) => tiles), ...visible, ...indicators, ...aside]
  const setOf = tile => {
    if (sanma && kindOf(tile) > 0 && kindOf(tile) < 8) return 0
    if (tile[0] === '0') return rules.redFives > 0 ? 1 : 0
    return tile[0] === '5' && tile[1] !== 'z' && rules.redFives > 0 ? 3 : 4
  }
  const unseen = (held, tile) =>
    Math.max(0, setOf(tile) - [...held, ...open].filter(one => one === tile).length)
  const plain = list => (rules.redFives > 0 ? list : list.map(tile => tile.replace('0', '5')))
  const start = plain(hand)
  const far = held => shanten(countTiles(held), analysis)
  const startShanten = far(start)
  const isNear = held => distanceOf(held, start) + far(held) < startShanten + 1

  const waiting = new Map()
  const discarding = new Map()
  const queue = []
  const find = (map, held, riichi) => {
    const key = keyOf(held, riichi)
    if (!map.has(key)) {
      map.set(key, {hand: sorted(held), riichi, far: far(held), links: new Map()})
      queue.push(map.get(key))
    }
    return map.get(key)
  }
  const link = (from, to, tile) => {
    from.links.set(tile, to)
    to.links.set(`${tile}${from.riichi}`, from)
  }
  const first = find(discarding, start, false)
  while (queue.length > 0) {
    const state = queue.pop()
    const {hand: held, riichi} = state
    const isNearby = !riichi && isNear(held)
    if (held.length % 3 === 2) {
      for (const tile of new Set(held)) {
        const rest = without(held, tile)
        const after = far(rest)
        if (after > state.far && !(shantenBack && isNearby)) continue
        link(find(waiting, rest, riichi || (isClosed && after === 0)), state, tile)
      }
    } else {
      for (const tile of faces) {
        if (unseen(held, tile) === 0) continue
        const more = [...held, tile]
        if (countTiles(more).some(count => count > 4)) continue
        if (far(more) < state.far || (handChange && isNearby))
          link(state, find(discarding, more, riichi), tile)
      }
    }
  }

  const points = (held, tile, riichi) => {
    const worth = ura => {
      const situation = {
        round: given.round,
        seat: given.seat,
        riichi,
        dora: indicators,
        kita,
        ...(riichi && {ura})
      }
      const result = score({hand: held, win: tile, by: 'tsumo', melds, situation}, rules)
      if (result.outcome === 'impossible') throw new Error(JSON.stringify([result, held, tile, ura]))
      return result.outcome === 'win' ? result.points : 0
    }
    if (!riichi || given.ura === false || indicators.length === 0) return worth([])
    const all = [...held, ...melds.flatMap(({tiles}) => tiles), ...aside]
    const left = faces.flatMap(one => Array.from({length: unseen(held, one)}, () => one))
    let sum = 0
    let ways = 0
    const known = new Map()
    for (const drawn of combinations(left, indicators.length)) {
      const dora = drawn.map(one => all.filter(other => kindOf(other) === doraOf(one, sanma)).length)
      const key = dora.reduce((total, count) => total + count, 0)
      if (!known.has(key)) known.set(key, worth(drawn))
      sum += known.get(key)
      ways++
    }
    return ways === 0 ? worth([]) : sum / ways
  }
  for (const state of waiting.values()) {
    state.draws = [...state.links].map(([tile, to]) => ({
      to,
      count: unseen(state.hand, tile),
      points: to.far === -1 ? points(to.hand, tile, state.riichi) : 0
    }))
  }
  const wall = faces.reduce((sum, tile) => sum + unseen(start, tile), 0)
  return {first, wall}
}

/** `tenpai`, `win` and `value` of a waiting or discarding state at a turn, remembered in the state. */
export function figureOf(state, figure, turn, wall) {
  const known = ((state.known ??= {})[figure] ??= [])
  return (known[turn] ??= computed(state, figure, turn, wall))
}

function computed(state, figure, turn, wall) {
  if (state.hand.length % 3 === 2)
    return Math.max(0, ...[...state.links.values()].map(to => figureOf(to, figure, turn, wall)))
  if (figure === 'tenpai' && state.far === 0) return 1
  if (turn === 18) return 0
  const stay = figureOf(state, figure, turn + 1, wall)
  if (turn >= wall) return stay
  let sum = 0
  for (const {to, count, points} of state.draws)
    sum += (count / (wall - turn)) * (reachOf(to, points, figure, turn + 1, wall) - stay)
  return stay + sum
}

/** What a draw leads to. */
export function reachOf(to, points, figure, turn, wall) {
  if (to.far === -1 && points > 0 && figure !== 'value') return 1
  const on = figureOf(to, figure, turn, wall)
  return figure === 'value' ? Math.max(points, on) : on
}
