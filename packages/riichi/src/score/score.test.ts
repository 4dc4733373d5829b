import {describe, expect, test} from 'vitest'
import {readMeld, readTiles} from '../case/case.js'
import type {FuId} from './fu.js'
import {nearMisses} from './near-misses.js'
import {presets} from '../rules/presets.js'
import {rulesOf, type RuleChanges} from '../rules/rules.js'
import {score, type Score, type WinScore} from './score.js'
import type {Situation, Win} from '../hand/situation.js'

/** A win written short: closed tiles, `+` and the winning tile, then melds. `+` is a ron, `*` a tsumo. */
function winOf(text: string, situation: Situation = {}): Win {
  const [, hand, by, win, melds] = /^(\w+)([+*])(\w\w)(.*)$/.exec(text)!
  return {
    hand: readTiles(hand, 'hand', []),
    win: readTiles(win, 'win', [])[0]!,
    by: by === '+' ? 'ron' : 'tsumo',
    melds: melds!
      .split(' ')
      .filter(Boolean)
      .map(meld => readMeld(meld, [])!),
    situation
  }
}

function scored(text: string, situation?: Situation, rules?: RuleChanges): Score {
  return score(winOf(text, situation), rulesOf(rules))
}

function won(text: string, situation?: Situation, rules?: RuleChanges): WinScore {
  const result = scored(text, situation, rules)
  if (result.outcome !== 'win') throw new Error(`Expected a win, got ${JSON.stringify(result)}`)
  return result
}

const idsOf = ({yaku}: WinScore): string[] => yaku.map(({id}) => id)

function payments(text: string, situation: Situation, rules?: RuleChanges): WinScore['payments'] {
  return won(text, situation, rules).payments
}

/** Near misses as lists: yaku, reason, values. */
function misses(text: string, situation?: Situation, changes?: RuleChanges): unknown[][] {
  const win = winOf(text, situation)
  const rules = rulesOf(changes)
  const result = score(win, rules)
  if (result.outcome !== 'win' && result.outcome !== 'no-yaku')
    throw new Error(`Expected a complete hand, got ${text}`)
  return nearMisses(result, win, rules).map(({yaku, reason, values}) => [
    yaku,
    reason,
    ...Object.values(values)
  ])
}

describe('fu, line by line', () => {
  // [why, win, situation, rules, lines]
  const rows: ReadonlyArray<[string, string, Situation, RuleChanges, ReadonlyArray<[FuId, number]>]> = [
    ['pinfu tsumo has the base alone', '234678m34p567s99s*5p', {}, {}, [['base', 20]]],
    [
      'pinfu ron',
      '234678m34p567s99s+5p',
      {},
      {},
      [
        ['base', 20],
        ['menzen_ron', 10]
      ]
    ],
    [
      'an open hand without fu',
      '234678m67s55p+8s 345p@3',
      {},
      {},
      [
        ['base', 20],
        ['open_pinfu', 10]
      ]
    ],
    ['an open hand without fu, by rule', '234678m67s55p+8s 345p@3', {}, {openPinfuFu: 20}, [['base', 20]]],
    ['seven pairs', '1188m2299p4477s6z+6z', {}, {}, [['chiitoitsu', 25]]],
    [
      'kans, pair and wait on one tile',
      '234s567p6z*6z a9999m a1111p',
      {},
      {},
      [
        ['base', 20],
        ['pair', 2],
        ['set', 32],
        ['set', 32],
        ['wait', 2],
        ['tsumo', 2]
      ]
    ],
    [
      'a pair of both winds has 4',
      '234678m34p567s11z+5p',
      {riichi: true, seat: 'east'},
      {},
      [
        ['base', 20],
        ['pair', 4],
        ['menzen_ron', 10],
        ['rounding', 6]
      ]
    ],
    [
      'a pair of both winds has 2, by rule',
      '234678m34p567s11z+5p',
      {riichi: true, seat: 'east'},
      {doubleWindPairFu: 2},
      [
        ['base', 20],
        ['pair', 2],
        ['menzen_ron', 10],
        ['rounding', 8]
      ]
    ],
    [
      'no tsumo fu on a replacement tile, by rule',
      '234678m34p99s*5p a1111p',
      {rinshan: true},
      {rinshanFu: false},
      [
        ['base', 20],
        ['set', 32],
        ['rounding', 8]
      ]
    ],
    [
      'pinfu and tsumo exclude each other, by rule',
      '234678m34p567s99s*5p',
      {},
      {pinfuTsumo: false},
      [
        ['base', 20],
        ['tsumo', 2],
        ['rounding', 8]
      ]
    ]
  ]
  for (const [why, text, situation, rules, lines] of rows) {
    test(why, () => {
      const {fuLines, fu} = won(text, situation, rules)
      expect(fuLines.map(({id, fu: of}) => [id, of])).toEqual(lines)
      expect(fu).toBe(lines.reduce((sum, [, of]) => sum + of, 0))
    })
  }
})

describe('the reading that counts', () => {
  test('1112223334445z: every reading is there, the yakuman counts', () => {
    const {readings, chosen, reason, yakuman} = won('1112223334445z*5z', {seat: 'east'})
    expect([readings.length, chosen, reason, yakuman]).toEqual([1, 0, 'only', 5])
  })
  test('2222 3333 4444: runs and triplets', () => {
    const {readings, yaku, reason} = won('2222333344445m+5m', {riichi: true})
    expect(readings.length).toBeGreaterThan(2)
    expect(yaku.map(({id}) => id)).toContain('tanyao')
    expect(reason).not.toBe('only')
  })
  test('four equal tiles are not two pairs', () => {
    expect(scored('1111m2299p4477s6z+6z').outcome).toBe('incomplete')
  })
  test('equal points: more fu decides', () => {
    const {reason, fu} = won('1122233344789m*1m')
    expect([reason, fu]).toEqual(['fu', 40])
  })
  test('of a yakuman and thirteen han, the yakuman', () => {
    const {yakuman, reason, readings} = won('6667778899m*8m a5555m', {riichi: true, ura: ['4m']})
    expect([yakuman, reason]).toEqual([1, 'yakuman'])
    expect(readings.some(({limit}) => limit === 'kazoe-yakuman')).toBe(true)
  })
})

describe('yaku by rule', () => {
  const daichisei = '1122334455667z+7z'
  const daisharin = '2233445566778p+8p'
  const first: Situation = {renhou: true}
  test('open tanyao', () => {
    expect(scored('234678m67s55p+8s 345p@3', {}, {kuitan: false}).outcome).toBe('no-yaku')
  })
  test('ryuuiisou without hatsu', () => {
    expect(idsOf(won('223344666s8s+8s 234s@3', {}, {}))).toEqual(['ryuuiisou'])
    expect(idsOf(won('223344666s8s+8s 234s@3', {}, {ryuuiisouNeedsHatsu: true}))).toEqual([
      'tanyao',
      'chinitsu'
    ])
  })
  test('daisharin: closed, pin alone, no terminals, every tile twice', () => {
    const has = (text: string) => {
      const result = scored(text, {riichi: !text.includes('@')}, {daisharin: true})
      return result.outcome === 'win' && idsOf(result).includes('daisharin')
    }
    expect(has(daisharin)).toBe(true)
    expect(has('2233445566778p+8p')).toBe(true)
    expect(has(daisharin.replaceAll('p', 'm'))).toBe(false)
    expect(has(daisharin.replaceAll('p', 's'))).toBe(false)
    expect(has('1122334455667p+7p')).toBe(false)
    expect(has('3344556677889p+9p')).toBe(false)
    expect(has('2222333344445p+5p')).toBe(false)
    expect(has('2m334455667788p+2m')).toBe(false)
    expect(has('2233445p+5p 678p@3 678p@3')).toBe(false)
    expect(has('2233445566888p+8p')).toBe(false)
    expect(has('2233445566677p+8p')).toBe(false)
    expect(has('4455668p+8p a2222p a3333p')).toBe(false)
    const {readings} = won(daisharin, {}, {daisharin: true})
    expect(readings.map(({form, yaku}) => [form, ...yaku.map(({id}) => id)])).toEqual(
      expect.arrayContaining([
        ['chiitoitsu', 'daisharin'],
        ['standard', 'daisharin']
      ])
    )
  })
  test.each([...'mps'])('chuuren in %s, pure or not', suit => {
    const ids = (ranks: string, win: number) => idsOf(won(`${ranks}${suit}*${win}${suit}`))
    for (const win of [1, 2, 5, 8, 9]) expect(ids('1112345678999', win)).toEqual(['junsei_chuuren'])
    expect(ids('1122345678999', 1)).toEqual(['chuuren'])
    expect(ids('1112345567899', 9)).toEqual(['chuuren'])
    expect(ids('1112345578999', 6)).toEqual(['chuuren'])
    expect(ids('1123345678999', 2)).not.toContain('chuuren')
    expect(ids('1112345678889', 7)).not.toContain('chuuren')
    expect(ids('1122334567899', 9)).not.toContain('chuuren')
    expect(ids('1112345677889', 9)).not.toContain('chuuren')
  })
  test('a hand complete as dealt: by the tile given as the last, or by the best', () => {
    const deal: Situation = {tenhou: true, seat: 'east'}
    const rows = [
      ['119m19p19s123456z*7z', 'kokushi', 'kokushi_13'],
      ['1122345678999s*1s', 'chuuren', 'junsei_chuuren'],
      ['11122233355s88p*8p', 'suuankou', 'suuankou_tanki']
    ] as const
    for (const [text, drawn, best] of rows) {
      expect(idsOf(won(text, deal))).toEqual(['tenhou', drawn])
      expect(idsOf(won(text, deal, {tenhouWait: 'best'}))).toEqual(['tenhou', best])
      expect(idsOf(won(text, {}, {tenhouWait: 'best'}))).toEqual([drawn])
    }
    expect(won('119m19p19s123456z*7z', deal, {tenhouWait: 'best'}).yakuman).toBe(3)
  })
  test('daichisei comes on top of tsuuiisou', () => {
    expect(won(daichisei).yakuman).toBe(1)
    expect(won(daichisei, {}, {daichisei: true}).yakuman).toBe(2)
  })
  test('daisharin', () => {
    expect(idsOf(won(daisharin))).toContain('ryanpeikou')
    expect(idsOf(won(daisharin, {}, {daisharin: true}))).toEqual(['daisharin'])
  })
  test('paarenchan, open riichi', () => {
    expect(idsOf(won(daisharin, {paarenchan: true}, {paarenchan: true}))).toEqual(['paarenchan'])
    const open = {riichi: true, openRiichi: true} as const
    expect(idsOf(won('234678m34p567s99s+5p', open, {openRiichi: true}))).toEqual([
      'riichi',
      'open_riichi',
      'pinfu'
    ])
    expect(idsOf(won('234678m34p567s99s+5p', open))).toEqual(['riichi', 'pinfu'])
  })
  test('renhou: nothing, at least a mangan, five han, a yakuman', () => {
    const hand = '234678m34p567s99s+5p'
    expect(won(hand, first).points).toBe(1000)
    expect(won(hand, first, {renhou: 'mangan'})).toMatchObject({
      points: 8000,
      limit: 'mangan',
      han: 5,
      yakuman: 0,
      yaku: [{id: 'renhou', han: 5}]
    })
    expect(won(hand, first, {renhou: '5-han'})).toMatchObject({han: 6, points: 12000})
    expect(won(hand, first, {renhou: 'yakuman'})).toMatchObject({yakuman: 1, points: 32000})
    expect(won('22334455667s88s+7s', first, {renhou: 'mangan'}).points).toBe(24000)
  })
  test('ippatsu, ura, dora of kans', () => {
    const situation: Situation = {riichi: true, ippatsu: true, dora: ['8s', '1m'], ura: ['8s', '1m']}
    const {dora} = won('234678m34p567s99s+5p', situation)
    expect(dora).toEqual({dora: 3, ura: 3, red: 0, north: 0})
    expect(won('234678m34p567s99s+5p', situation, {kanDora: false, kanUra: false}).dora).toMatchObject({
      dora: 2,
      ura: 2
    })
    const bare = score(winOf('234678m34p567s99s+5p', situation), presets.jpml) as WinScore
    expect([idsOf(bare), bare.dora.ura]).toEqual([['riichi', 'pinfu'], 0])
  })
  test('red fives count while the set has any', () => {
    expect(won('234678m34p067s99s+0p').dora.red).toBe(2)
    expect(won('234678m34p067s99s+0p', {}, {redFives: 0}).dora.red).toBe(0)
  })
  test('double yakuman one by one, and only the greatest', () => {
    const hand = '1112223334445z*5z'
    expect(won(hand, {}, {doubleYakuman: ['daisuushii']}).yakuman).toBe(4)
    expect(won(hand, {}, {doubleYakuman: false}).yakuman).toBe(3)
    expect(won(hand, {}, {multipleYakuman: false}).yakuman).toBe(2)
  })
  test('junsei chuuren is no chuuren with a kan', () => {
    expect(idsOf(won('2345678999m+8m a1111m', {}))).toEqual(['chinitsu'])
  })
})

describe('payments', () => {
  const daisangen = '123m9s'
  const melds = ' 555z@1 666z@1 777z@2'
  test('liability: the feeder of the third dragon pays all of a tsumo, honba too', () => {
    expect(payments(`${daisangen}*9s${melds}`, {honba: 1, sticks: 1})).toEqual([0, 33300, 0, -32300])
  })
  test('liability: half of a ron from another, and the discarder the honba', () => {
    const situation: Situation = {loser: 'shimocha', honba: 1}
    expect(payments(`${daisangen}+9s${melds}`, situation)).toEqual([0, 32300, -16300, -16000])
    expect(payments(`${daisangen}+9s${melds}`, situation, {paoHonba: 'liable'})).toEqual([
      0, 32300, -16000, -16300
    ])
  })
  test('liability: at tenhou the liable player pays the honba of a ron and answers for the whole hand', () => {
    const paid = (text: string, preset: keyof typeof presets) =>
      (score(winOf(text, {loser: 'shimocha', honba: 2}), presets[preset]) as WinScore).payments
    const hand = `${daisangen}+9s${melds}`
    expect(paid(hand, 'tenhou')).toEqual([0, 32600, -16000, -16600])
    expect(paid(hand, 'mahjong-soul')).toEqual([0, 32600, -16000, -16600])
    expect(paid(hand, 'm-league')).toEqual([0, 32600, -16000, -16600])
    expect(paid(hand, 'wrc')).toEqual([0, 32600, -16600, -16000])
    expect(paid(`111z2z+2z${melds}`, 'tenhou')).toEqual([0, 64600, -32000, -32600])
    expect(paid(`111z2z+2z${melds}`, 'mahjong-soul')).toEqual([0, 64600, -48000, -16600])
  })
  describe('two who are liable: for daisangen the player across, for suukantsu the one before', () => {
    const kans = ' 5555z@1 6666z@1 7777z@2 1111m@3'
    const pao = ['daisangen', 'suukantsu'] as const
    const rules: RuleChanges = {pao, paoHonba: 'liable'}
    test('a tsumo: each pays one yakuman, the last the honba', () => {
      const {liabilities, liability} = won(`2z*2z${kans}`, {}, rules)
      expect(liabilities).toEqual([
        {seat: 'north', yakuman: 1},
        {seat: 'east', yakuman: 1}
      ])
      expect(liability).toEqual(liabilities[0])
      expect(payments(`2z*2z${kans}`, {honba: 1}, rules)).toEqual([-32300, 64300, 0, -32000])
      expect(payments(`2z*2z${kans}`, {honba: 1}, {pao})).toEqual([-32300, 64300, 0, -32000])
    })
    test('a ron: each pays half of one yakuman, the discarder both other halves', () => {
      const loser: Situation = {loser: 'shimocha', honba: 1}
      expect(payments(`2z+2z${kans}`, loser, rules)).toEqual([-16300, 64300, -32000, -16000])
      expect(payments(`2z+2z${kans}`, loser, {pao})).toEqual([-16000, 64300, -32300, -16000])
      expect(payments(`2z+2z${kans}`, {loser: 'toimen'}, rules)).toEqual([-16000, 64000, 0, -48000])
    })
    test('a third yakuman is shared by them, or paid by all', () => {
      const honors = ' 5555z@1 6666z@1 7777z@2 1111z@3'
      expect(payments(`2z*2z${honors}`, {}, {...rules, paoCovers: 'hand'})).toEqual([
        -48000, 96000, 0, -48000
      ])
      expect(payments(`2z*2z${honors}`, {}, rules)).toEqual([-48000, 96000, -8000, -40000])
    })
    test('where the greatest yakuman alone counts, one is liable', () => {
      const one = won(`2z*2z${kans}`, {}, {...rules, multipleYakuman: false})
      expect([one.liabilities, one.payments]).toEqual([[{seat: 'north', yakuman: 1}], [0, 32000, 0, -32000]])
    })
    test('the situation says who is liable for which', () => {
      const said = (who: Situation['pao']) =>
        won(`2z*2z${kans}`, {pao: who}, rules).liabilities.map(({seat}) => seat)
      expect(said('shimocha')).toEqual(['west', 'west'])
      expect(said({suukantsu: null})).toEqual(['north'])
      expect(said({daisangen: 'kamicha', suukantsu: 'shimocha'})).toEqual(['east', 'west'])
      expect(said(null)).toEqual([])
    })
  })
  test('suukantsu makes liable who fed the fourth kan, and only by a kan that was fed', () => {
    const rules: RuleChanges = {pao: ['suukantsu']}
    const liable = (melds: string) => won(`2z*2z ${melds}`, {}, rules).liability
    expect(liable('a1111m a2222p 3333s@1 4444m@1')).toEqual({seat: 'west', yakuman: 1})
    expect(liable('3333s@1 a1111m a2222p 4444m@3')).toEqual({seat: 'east', yakuman: 1})
    expect(liable('3333s@1 2222p@1 4444m@3 a1111m')).toBe(null)
    expect(liable('3333s@1 2222p@1 4444m@3 k1111m@2')).toBe(null)
    expect(won('2z*2z a1111m a2222p 3333s@1 4444m@1').liability).toBe(null)
  })
  test('liability: all of a ron from the liable player', () => {
    expect(payments(`${daisangen}+9s${melds}`, {loser: 'toimen'})).toEqual([0, 32000, 0, -32000])
  })
  test('liability covers its own yakuman, or the hand', () => {
    const hand = '111z2z'
    expect(payments(`${hand}*2z${melds}`, {})).toEqual([-16000, 64000, -8000, -40000])
    expect(payments(`${hand}*2z${melds}`, {}, {paoCovers: 'hand'})).toEqual([0, 64000, 0, -64000])
  })
  test('no player is liable for a concealed third set, nor if the rules know no liability', () => {
    expect(won(`${daisangen}*9s 555z@1 666z@1 a7777z`).liability).toBe(null)
    expect(won(`${daisangen}*9s${melds}`, {}, {pao: []}).liability).toBe(null)
    expect(won(`${daisangen}*9s${melds}`, {pao: null}).liability).toBe(null)
    expect(won(`${daisangen}*9s${melds}`, {pao: 'kamicha'}).liability).toEqual({seat: 'east', yakuman: 1})
  })
  test('a later ron has neither honba nor sticks', () => {
    const situation: Situation = {loser: 'toimen', honba: 2, sticks: 1, laterRon: true}
    expect(payments('234678m34p567s99s+5p', situation)).toEqual([0, 1000, 0, -1000])
  })
  test('a ron of an unknown loser has no payments by seat', () => {
    expect(payments('234678m34p567s99s+5p', {})).toBe(null)
  })
  test('another unit of honba', () => {
    const {tsumoPayments, payments: bySeat} = won('234678m34p567s99s*5p', {honba: 1}, {honba: 500})
    expect([tsumoPayments, bySeat]).toEqual([
      [700, 400],
      [-1200, 3000, -900, -900]
    ])
  })
})

describe('three players', () => {
  const sanma: RuleChanges = {sanma: true}
  test('a tsumo loses the share of the missing one, or it is halved', () => {
    const hand = '111999m34p567s99s*5p'
    expect(won(hand, {riichi: true}, sanma)).toMatchObject({points: 2000, tsumoPayments: [1300, 700]})
    expect(won(hand, {riichi: true}, {...sanma, sanmaTsumo: 'split'}).tsumoPayments).toEqual([1600, 1000])
    expect(won(hand, {riichi: true, honba: 1}, sanma).payments).toEqual([-1400, 2200, -800])
  })
  test('the dora after 1m is 9m, norths are dora and count for an indicator', () => {
    const situation: Situation = {riichi: true, dora: ['1m', '3z'], kita: 2}
    expect(won('111999m34p567s99s*5p', situation, sanma).dora).toEqual({
      dora: 3 + 2,
      ura: 0,
      red: 0,
      north: 2
    })
    expect(won('111999m34p567s99s*5p', situation, {...sanma, northDora: false}).dora.north).toBe(0)
  })
  test('the tile drawn for a north put aside is a replacement tile', () => {
    const hand = '111999m34p567s99s*5p'
    expect(idsOf(won(hand, {rinshan: true, kita: 1}, sanma))).toContain('rinshan')
    expect(scored(hand, {rinshan: true}, sanma)).toMatchObject({problems: [{id: 'rinshan-without-kan'}]})
  })
  test('2m and chii do not exist', () => {
    expect(scored('234m34p567s99s111z+5p', {}, sanma)).toMatchObject({
      outcome: 'impossible',
      problems: [2, 3, 4].map(rank => ({id: 'not-in-sanma', values: {tile: `${rank}m`}}))
    })
    expect(scored('34p567s99s111z+5p 234s@3', {}, sanma)).toMatchObject({problems: [{id: 'chii-in-sanma'}]})
  })
  test('seats: the empty one is passed over', () => {
    const ron = '111999m34p567s99s+5p'
    expect(won(ron, {riichi: true, seat: 'west', loser: 'toimen', honba: 1}, sanma).payments).toEqual([
      -1800, 0, 1800
    ])
    expect(won(ron, {riichi: true, seat: 'west', loser: 'shimocha'}, sanma).payments).toEqual([
      -1600, 0, 1600
    ])
    expect(won(ron, {riichi: true, seat: 'east', loser: 'kamicha'}, sanma).payments?.[2]).toBeLessThan(0)
  })
})

describe('what cannot be', () => {
  // [why, win, situation, problems]
  const rows: ReadonlyArray<[string, string, Situation, readonly object[]]> = [
    ['fifteen tiles', '23467889m34p567s99s+5p', {}, [{id: 'hand-size', values: {tiles: 15, expected: 13}}]],
    ['five copies', '11123m34p567s111m+5p', {}, [{id: 'too-many-copies', values: {tile: '1m', copies: 6}}]],
    [
      'the winning tile is not in the hand',
      '234678m345p567s99s+9p',
      {},
      [{id: 'win-not-in-hand', values: {tile: '9p'}}]
    ],
    [
      'a chii of honors',
      '234678m34p99s+5p 123z@3',
      {},
      [{id: 'chii-of-honors', values: {tiles: '1z 2z 3z'}}]
    ],
    [
      'a chii that is no run',
      '234678m34p99s+5p 135s@3',
      {},
      [{id: 'not-a-run', values: {tiles: '1s 3s 5s'}}]
    ],
    [
      'a chii from across',
      '234678m34p99s+5p 123s@2',
      {},
      [{id: 'chii-not-from-kamicha', values: {tiles: '1s 2s 3s', from: 'toimen'}}]
    ],
    [
      'a concealed kan of two kinds',
      '234678m34p99s+5p a1122p',
      {},
      [{id: 'not-a-set', values: {type: 'ankan', tiles: '1p 1p 2p 2p'}}]
    ],
    [
      'a kan of three',
      '234678m34p99s+5p k111p@1',
      {},
      [{id: 'meld-size', values: {type: 'kakan', tiles: '1p 1p 1p'}}]
    ],
    ['riichi with an open hand', '234678m34p99s+5p 111s@1', {riichi: true}, [{id: 'riichi-with-open-hand'}]],
    ['ippatsu without riichi', '234678m34p567s99s+5p', {ippatsu: true}, [{id: 'ippatsu-without-riichi'}]],
    [
      'ippatsu with rinshan',
      '234678m34p99s*5p a1111p',
      {riichi: true, ippatsu: true, rinshan: true},
      [{id: 'ippatsu-with-rinshan'}]
    ],
    ['rinshan without a kan', '234678m34p99s*5p 111s@1', {rinshan: true}, [{id: 'rinshan-without-kan'}]],
    [
      'houtei with chankan',
      '234678m34p567s99s+5p',
      {houtei: true, chankan: true},
      [{id: 'houtei-with-chankan'}]
    ],
    [
      'renhou of the dealer',
      '234678m34p567s99s+5p',
      {renhou: true, seat: 'east'},
      [{id: 'renhou-as-dealer'}]
    ],
    [
      'a fifth copy among the indicators',
      '234678m34p567s99s+5p',
      {dora: ['1z', '9s', '9s'], ura: ['9s']},
      [{id: 'too-many-copies', values: {tile: '9s', copies: 5}}]
    ],
    [
      'five copies of an indicator alone',
      '234678m34p567s99s+5p',
      {dora: ['1z', '1z', '1z'], ura: ['1z', '1z']},
      [{id: 'too-many-copies', values: {tile: '1z', copies: 5}}]
    ],
    [
      'a red five is a five',
      '234m34p88s+5p 055p@1 666s@1',
      {dora: ['5p']},
      [{id: 'too-many-copies', values: {tile: '5p', copies: 5}}]
    ],
    ['rinshan with ron', '234678m34p567s99s+5p', {rinshan: true}, [{id: 'rinshan-with-ron'}]],
    ['chankan with tsumo', '234678m34p567s99s*5p', {chankan: true}, [{id: 'chankan-with-tsumo'}]],
    [
      'haitei with rinshan',
      '234678m34p99s*5p a1111p',
      {haitei: true, rinshan: true},
      [{id: 'haitei-with-rinshan'}]
    ],
    ['haitei with ron', '234678m34p567s99s+5p', {haitei: true}, [{id: 'haitei-with-ron'}]],
    ['houtei with tsumo', '234678m34p567s99s*5p', {houtei: true}, [{id: 'houtei-with-tsumo'}]],
    ['tenhou with ron', '234678m34p567s99s+5p', {tenhou: true, seat: 'east'}, [{id: 'tenhou-with-ron'}]],
    [
      'tenhou of another than the dealer',
      '234678m34p567s99s*5p',
      {tenhou: true, seat: 'west'},
      [{id: 'tenhou-not-dealer'}]
    ],
    [
      'chiihou of the dealer',
      '234678m34p567s99s*5p',
      {chiihou: true, seat: 'east'},
      [{id: 'chiihou-as-dealer'}]
    ],
    [
      'chiihou with a kan',
      '234678m34p99s*5p a1111p',
      {chiihou: true},
      [{id: 'first-turn-with-melds', values: {yaku: 'chiihou'}}]
    ]
  ]
  for (const [why, text, situation, problems] of rows) {
    test(why, () => {
      expect(scored(text, situation)).toMatchObject({outcome: 'impossible', problems})
    })
  }
  test('a hand with the winning tile in it is scored as one without', () => {
    const whole: Win = {hand: readTiles('234678m345p567s99s', 'hand', []), win: '5p', by: 'ron'}
    expect(score(whole)).toEqual(score(winOf('234678m34p567s99s+5p')))
  })
})

describe('near misses', () => {
  // [why, win, situation, one of the near misses]
  const rows: ReadonlyArray<[string, string, Situation, readonly unknown[]]> = [
    [
      'the pair is the seat wind',
      '234678m34p567s22z+5p',
      {riichi: true},
      ['pinfu', 'value-pair', '2z', 'pair', 'seat']
    ],
    ['the pair is a dragon', '234678m34p567s77z*5p', {}, ['pinfu', 'value-pair', '7z', 'pair', 'dragon']],
    ['the wait is closed', '234678m35p567s99s+4p', {riichi: true}, ['pinfu', 'wait', 'kanchan']],
    ['the hand is open', '223344m67s55p+8s 345p@3', {}, ['iipeikou', 'open-hand']],
    ['one block with a terminal', '234678m34p567s99s+5p', {}, ['tanyao', 'outer-block', '9s', 'pair']],
    ['ron opened the third triplet', '222m444p55m88s+5m 666s@1', {}, ['sanankou', 'opened-by-ron', '5m']],
    ['ron opened the fourth triplet', '222m444p666s55p88s+5p', {}, ['suuankou', 'opened-by-ron', '5p']],
    ['ura without riichi', '234678m34p567s99s+5p', {ura: ['8s']}, ['ura_dora', 'no-riichi']],
    ['a triplet of a guest wind', '234m567p34s88p+5s 444z@2', {}, ['seat_wind', 'guest-wind', '4z']],
    ['only two dragons', '234m567p34s55z+5s 444z@2', {}, ['haku', 'only-a-pair', '5z']],
    ['no yaku for want of riichi', '345678m34p111p99s+5p', {}, ['riichi', 'no-riichi']]
  ]
  for (const [why, text, situation, miss] of rows) {
    test(why, () => {
      expect(misses(text, situation)).toContainEqual(miss)
    })
  }
  test('kuitan is off', () => {
    expect(misses('234678m67s55p+8s 345p@3', {}, {kuitan: false})).toContainEqual(['tanyao', 'no-kuitan'])
  })
  test('what the hand has is not missed', () => {
    expect(misses('234678m34p567s55s+5p', {riichi: true})).toEqual([])
    const winds = misses('234m567p99s22z+2z 444z@2', {seat: 'south'}).map(([yaku]) => yaku)
    expect(winds).not.toContain('seat_wind')
  })
  test('a triplet opened by ron is missed with two others alone', () => {
    const reasons = misses('222m345p678p55s88s+5s', {riichi: true}).map(([, reason]) => reason)
    expect(reasons).not.toContain('opened-by-ron')
  })
})
