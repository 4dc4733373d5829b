/**
 * Koi-koi in the straightforward way: cards are objects, zones are arrays, yaku are found with `filter` and `every`.
 *
 * The peer of bench/koikoi.js. It takes the rules `seed` and `nintendo` as data and lists its events, as the engine
 * does, but shares no code with it; the bench first checks that both play the same rounds to the same result.
 */

const kinds = [
  ['hikari', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['hikari', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['hikari', 'tane', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['tane', 'tanzaku', 'kasu', 'kasu'],
  ['hikari', 'tane', 'tanzaku', 'kasu'],
  ['hikari', 'kasu', 'kasu', 'kasu']
]

export const cards = kinds.flatMap((types, index) =>
  types.map((type, place) => ({id: index * 4 + place, month: index + 1, type}))
)

const hasAll = (pile, ids) => ids.every(id => pile.some(card => card.id === id))
const named = ids => ids.map(id => cards[id])

/** All yaku of a pile of card objects, with the cards that make them. */
export function evaluate(pile, rules) {
  const yaku = []
  const add = (type, base, bonus, members) =>
    yaku.push({type, base, bonus, points: base + bonus, cards: members})
  const lights = pile.filter(card => card.type === 'hikari')
  const animals = pile.filter(card => card.type === 'tane')
  const ribbons = pile.filter(card => card.type === 'tanzaku')
  const plains = pile.filter(card => card.type === 'kasu')

  const dry = lights.filter(card => card.id !== 40)
  const candidates = []
  if (lights.length === 5) candidates.push(['goko', rules.gokoScore, lights])
  if (dry.length === 4) candidates.push(['shiko', rules.shikoScore, dry])
  if (dry.length >= 3 && lights.length > dry.length)
    candidates.push(['ameShiko', rules.ameShikoScore, lights])
  if (dry.length >= 3) candidates.push(['sanko', rules.sankoScore, dry])
  const [best] = candidates.toSorted((a, b) => b[1] - a[1])
  if (best) add(best[0], best[1], 0, best[2])

  const triple = hasAll(animals, [20, 24, 36])
  if (triple) {
    add(
      'inoshikacho',
      rules.inoshikachoScore,
      rules.inoshikachoBonus ? animals.length - 3 : 0,
      named([20, 24, 36])
    )
  }
  const spoilt = rules.rainSpoilsViewing && pile.some(card => card.id === 40 || card.id === 43)
  if (rules.hanamiScore > 0 && !spoilt && hasAll(pile, [8, 32]))
    add('hanami', rules.hanamiScore, 0, named([8, 32]))
  if (rules.tsukimiScore > 0 && !spoilt && hasAll(pile, [28, 32]))
    add('tsukimi', rules.tsukimiScore, 0, named([28, 32]))
  if (animals.length >= rules.taneCount && !(triple && rules.inoshikachoReplacesTane)) {
    add('tane', rules.taneScore, animals.length - rules.taneCount, animals)
  }

  const red = hasAll(ribbons, [1, 5, 9])
  const blue = hasAll(ribbons, [21, 33, 37])
  if (red && blue && rules.akatanAotanScore > 0) {
    add('akatanAotan', rules.akatanAotanScore, rules.ribbonBonus ? ribbons.length - 6 : 0, ribbons)
  } else {
    const bonus = rules.ribbonBonus ? ribbons.length - 3 : 0
    if (red) add('akatan', rules.akatanScore, bonus, named([1, 5, 9]))
    if (blue) add('aotan', rules.aotanScore, bonus, named([21, 33, 37]))
  }
  if (ribbons.length >= rules.tanzakuCount && !((red || blue) && rules.ribbonsReplaceTanzaku)) {
    add('tanzaku', rules.tanzakuScore, ribbons.length - rules.tanzakuCount, ribbons)
  }

  const counted = rules.sakeAsKasu ? [...plains, ...pile.filter(card => card.id === 32)] : plains
  if (counted.length >= rules.kasuCount)
    add('kasu', rules.kasuScore, counted.length - rules.kasuCount, counted)
  return yaku
}

export const total = yaku => yaku.reduce((sum, {points}) => sum + points, 0)

/** Final score of some points. */
export function finalScore(points, own, other, rules) {
  const base = points >= 7 ? points * rules.sevenPointMultiplier : points
  const called = rules.koiKoiMode === 'either' ? own > 0 || other > 0 : other > 0
  return called ? base * rules.koiKoiMultiplier : base
}

const countByMonth = pile =>
  pile.reduce((counts, {month}) => ({...counts, [month]: (counts[month] ?? 0) + 1}), {})
const hasFour = pile => Object.values(countByMonth(pile)).includes(4)
const hasFourPairs = pile => Object.values(countByMonth(pile)).filter(count => count === 2).length === 4

/** One round, changed in place, with a list of what happened. */
export class Round {
  constructor(nextDeck, dealer, rules) {
    this.rules = rules
    this.events = []
    this.ended = null
    for (;;) {
      const deck = nextDeck()
      this.hands = [deck.slice(0, 8), deck.slice(8, 16)]
      this.field = deck.slice(16, 24)
      this.stock = deck.slice(24)
      if (!hasFour(this.field)) break
      this.emit('Redeal', {})
    }
    this.captured = [[], []]
    this.calls = [0, 0]
    this.atCall = [0, 0]
    this.player = dealer
    this.plays = 0
    this.phase = 'play'
    this.pending = null
    this.emit('Dealt', {dealer, hands: this.hands.map(hand => [...hand]), field: [...this.field]})
    if (rules.enableTeshi) this.winAtOnce('Teshi', hasFour, rules.teshiScore)
    if (!this.ended && rules.kuttsukiScore > 0) this.winAtOnce('Kuttsuki', hasFourPairs, rules.kuttsukiScore)
  }

  emit(type, fields) {
    this.events.push({seq: this.events.length, type, ...fields})
  }

  winAtOnce(reason, test, points) {
    const [first, second] = this.hands.map(test)
    if (first && second) this.end(null, 'Draw', 0, [])
    else if (first || second) this.end(first ? 0 : 1, reason, points, [])
  }

  actions() {
    if (this.ended) return []
    if (this.phase === 'play') return this.hands[this.player].map(card => ({type: 'play', card}))
    if (this.phase === 'decide') {
      return this.hands[this.player].length > 0 ? [{type: 'koikoi'}, {type: 'shobu'}] : [{type: 'shobu'}]
    }
    return this.matches(this.pending).map(card => ({type: 'take', card}))
  }

  matches(card) {
    return this.field.filter(other => other.month === card.month)
  }

  act(action) {
    const {player} = this
    if (!this.actions().some(({type, card}) => type === action.type && card === action.card)) {
      throw new Error(`${action.type} is not allowed in phase ${this.phase}`)
    }
    if (action.type === 'play') {
      this.hands[player] = this.hands[player].filter(card => card !== action.card)
      this.emit('CardPlayed', {player, card: action.card})
      this.settle(action.card, 'hand')
    } else if (action.type === 'take') {
      this.capture(this.pending, [action.card], this.phase === 'chooseForHand' ? 'hand' : 'deck')
    } else if (action.type === 'koikoi') {
      this.calls[player]++
      this.atCall[player] = total(evaluate(this.captured[player], this.rules))
      this.emit('KoiKoiCalled', {player})
      this.endTurn()
    } else {
      const yaku = evaluate(this.captured[player], this.rules)
      this.emit('ShobuCalled', {player})
      this.end(
        player,
        'Shobu',
        finalScore(total(yaku), this.calls[player], this.calls[1 - player], this.rules),
        yaku
      )
    }
  }

  settle(card, source) {
    const {player} = this
    const matches = this.matches(card)
    if (matches.length === 0) {
      this.field.push(card)
      this.emit('CardPlaced', {player, card, source})
      this.afterSettling(source)
    } else if (matches.length === 2) {
      this.pending = card
      this.phase = source === 'hand' ? 'chooseForHand' : 'chooseForDraw'
      this.emit('FieldChoiceRequired', {player, card, options: matches})
    } else {
      this.capture(card, matches, source)
    }
  }

  capture(card, taken, source) {
    const {player} = this
    this.field = this.field.filter(other => !taken.includes(other))
    this.captured[player].push(card, ...taken)
    this.emit('CardsCaptured', {player, cards: [card, ...taken], source, kuitsuki: taken.length === 3})
    this.afterSettling(source)
  }

  afterSettling(source) {
    const {player} = this
    if (source === 'hand') {
      const card = this.stock.shift()
      this.emit('CardDrawn', {player, card})
      this.settle(card, 'deck')
      return
    }
    const yaku = evaluate(this.captured[player], this.rules)
    if (total(yaku) > this.atCall[player]) {
      this.phase = 'decide'
      this.emit('YakuCompleted', {player, yaku})
    } else {
      this.endTurn()
    }
  }

  endTurn() {
    this.plays++
    const turnCount = Math.floor(this.plays / 2)
    this.emit('TurnEnded', {player: this.player, turnCount})
    if (turnCount >= this.rules.maxTurns || this.hands.every(hand => hand.length === 0)) {
      this.end(null, 'Draw', 0, [])
      return
    }
    this.player = 1 - this.player
    this.phase = 'play'
  }

  end(winner, reason, points, yaku) {
    const scores = [0, 0]
    if (winner !== null) scores[winner] = points
    this.ended = {winner, reason, scores, yaku, isDraw: winner === null}
    this.emit('GameEnded', this.ended)
  }
}
