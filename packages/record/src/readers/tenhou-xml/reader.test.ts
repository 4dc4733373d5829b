/**
 * mjlog, tag by tag: what is read, and the fault of what cannot be.
 */
import {expect, test} from 'vitest'
import {tiles} from '../../../test/table.js'
import {readTenhouXml} from './reader.js'

const dealt = (...seats: readonly number[]): string =>
  seats
    .map(seat => ` hai${seat}="${Array.from({length: 13}, (_, index) => 4 * (index + seat) + seat).join()}"`)
    .join('')
const seed = ' seed="4,1,2,3,4,108"'
const ten = ' ten="250,240,260,250"'
const oya = ' oya="0"'
const hands = dealt(0, 1, 2, 3)
const init = `<INIT${seed}${ten}${oya}${hands}/>`
const text = (tags: string, head = init): string => `<mjloggm ver="2.3">${head}${tags}</mjloggm>`

const read = (tags: string, head?: string) => readTenhouXml(text(tags, head))
const eventsOf = (tags: string, head?: string): unknown => read(tags, head).game?.rounds[0]!.events
/** Ids of faults, with the text of their places. */
const faultsOf = (tags: string, head?: string): readonly unknown[] =>
  read(tags, head).faults.map(({id, values, place}) => {
    const {start, end} = place as {start: number; end: number}
    return [id, values, text(tags, head).slice(start, end)]
  })

test('what is dealt: round, honba, sticks, the indicator, scores in hundreds', () => {
  const {game, faults} = read('')
  expect(faults).toEqual([])
  expect(game).toMatchObject({format: 'tenhou-xml', players: 4, names: ['', '', '', ''], rules: {}})
  const [round] = game!.rounds
  expect(round).toMatchObject({
    kyoku: 4,
    honba: 1,
    sticks: 2,
    dealer: 0,
    indicator: '1z',
    scores: [25000, 24000, 26000, 25000],
    events: [],
    results: []
  })
  expect(round!.haipai[0]).toEqual(tiles('123406789m 1234p'))
})

test.each([
  ['seed', `<INIT${ten}${oya}${hands}/>`, 'missing-value', ''],
  ['seed', `<INIT seed="0,0,0,0,0"${ten}${oya}${hands}/>`, 'bad-value', '0,0,0,0,0'],
  ['seed', `<INIT seed="0,0,0,0,0,136"${ten}${oya}${hands}/>`, 'bad-value', '0,0,0,0,0,136'],
  ['seed', `<INIT seed="x,0,0,0,0,1"${ten}${oya}${hands}/>`, 'bad-value', 'x,0,0,0,0,1'],
  ['oya', `<INIT${seed}${ten}${hands}/>`, 'missing-value', ''],
  ['oya', `<INIT${seed}${ten} oya="4"${hands}/>`, 'bad-value', '4'],
  ['oya', `<INIT${seed}${ten} oya="-1"${hands}/>`, 'bad-value', '-1'],
  ['ten', `<INIT${seed}${oya}${hands}/>`, 'missing-value', ''],
  ['ten', `<INIT${seed} ten="250,250"${oya}${hands}/>`, 'bad-value', '250,250'],
  ['hai2', `<INIT${seed}${ten}${oya}${dealt(0, 1)} hai2="1,2"${dealt(3)}/>`, 'bad-value', '1,2'],
  ['hai0', `<INIT${seed}${ten}${oya} hai0="x"${dealt(1, 2, 3)}/>`, 'bad-value', 'x']
])('a deal without a right %s is no round', (name, head, id, value) => {
  expect(read('<T1/>', head).game).toBeNull()
  expect(faultsOf('<T1/>', head)).toEqual([[id, {name, value}, head]])
})

test('three players have no fourth hand', () => {
  const head = `<GO type="24"/><INIT${seed} ten="350,350,350,0"${oya}${dealt(0, 1, 2)} hai3=""/>`
  expect(read('', head).game).toMatchObject({players: 3, names: ['', '', '']})
  expect(read('', head).game!.rounds[0]!.haipai[3]).toEqual([])
})

test.each([
  [9, 4, {redFives: 3, kuitan: true, south: true}],
  [1, 4, {redFives: 3, kuitan: true, south: false}],
  [11, 4, {redFives: 0, kuitan: true, south: true}],
  [13, 4, {redFives: 3, kuitan: false, south: true}],
  [25, 3, {redFives: 2, kuitan: true, south: true}],
  [27, 3, {redFives: 0, kuitan: true, south: true}],
  [521, 4, {redFives: 3, kuitan: true, south: true, kiriage: true, honba: 100}],
  [1545, 4, {redFives: 3, kuitan: true, south: true, kiriage: true, honba: 500}]
])('the rules of the type %i', (type, players, rules) => {
  expect(read('', `<GO type="${type}"/>${init}`).game).toMatchObject({players, rules})
})

test('without a type that is a number nothing is known of the rules', () => {
  for (const go of ['<GO/>', '<GO type="x"/>', '<GO type="1.5"/>'])
    expect(read('', `${go}${init}`).game).toMatchObject({players: 4, rules: {}})
})

test('where the rules have no red fives there are none', () => {
  expect(eventsOf('<T16/>', `<GO type="11"/>${init}`)).toEqual([{type: 'draw', player: 0, tile: '5m'}])
  expect(eventsOf('<T16/>', `<GO type="9"/>${init}`)).toEqual([{type: 'draw', player: 0, tile: '0m'}])
})

test('names are those of the tag that has all of them', () => {
  const names = '<UN n0="%41" n1="%42" n2="%E3%81%82" n3="" dan="1,2,3,4"/>'
  expect(read('', `${names}<UN n1="%43"/>${init}`).game!.names).toEqual(['A', 'B', 'あ', ''])
})

test('draws and discards by the letters of the players; the drawn tile discarded is tsumogiri', () => {
  expect(eventsOf('<T55/><D55/><U60/><E3/><V64/><F64/><W68/><G69/>')).toEqual([
    {type: 'draw', player: 0, tile: '5p'},
    {type: 'discard', player: 0, tile: '5p', tsumogiri: true, riichi: false},
    {type: 'draw', player: 1, tile: '7p'},
    {type: 'discard', player: 1, tile: '1m', tsumogiri: false, riichi: false},
    {type: 'draw', player: 2, tile: '8p'},
    {type: 'discard', player: 2, tile: '8p', tsumogiri: true, riichi: false},
    {type: 'draw', player: 3, tile: '9p'},
    // Another copy of the drawn tile is one of the hand.
    {type: 'discard', player: 3, tile: '9p', tsumogiri: false, riichi: false}
  ])
})

test('riichi is declared in the first step, with the next discard of the player', () => {
  const riichiIn = (tags: string): unknown =>
    (eventsOf(tags) as readonly {riichi?: boolean}[])
      .map(({riichi}) => riichi)
      .filter(one => one !== undefined)
  expect(riichiIn('<T55/><REACH who="0" step="1"/><D55/><REACH who="0" step="2"/><U60/><E60/>')).toEqual([
    true,
    false
  ])
  expect(riichiIn('<T55/><REACH who="1" step="1"/><D55/>')).toEqual([false])
  expect(riichiIn('<T55/><REACH who="0" step="2"/><D55/>')).toEqual([false])
})

test('calls: from whom, counted in turns from the caller', () => {
  // A pon of white by West (2) from East (0), two turns before.
  const pon = 31 * 3 * 512 + 3 * 32 + 8 + 2
  expect(eventsOf(`<T55/><D124/><N who="2" m="${pon}"/>`)).toMatchObject([
    {},
    {},
    {type: 'pon', player: 2, tile: '5z', own: ['5z', '5z'], from: 0}
  ])
  expect(read(`<T55/><D124/><N who="2" m="${pon}"/>`).game!.rounds[0]!.calledCopies).toEqual({2: 0})
  const daiminkan = 124 * 256 + 3
  expect(eventsOf(`<D124/><N who="1" m="${daiminkan}"/>`)).toMatchObject([
    {},
    {type: 'daiminkan', player: 1, tile: '5z', own: tiles('555z'), from: 0}
  ])
  expect(read(`<D124/><N who="1" m="${daiminkan}"/>`).game!.rounds[0]!.calledCopies).toEqual({})
  expect(
    eventsOf(
      `<N who="3" m="${124 * 256}"/><N who="3" m="${31 * 1536 + 16}"/><N who="3" m="${120 * 256 + 32}"/>`
    )
  ).toEqual([
    {type: 'ankan', player: 3, tiles: tiles('5555z')},
    {type: 'kakan', player: 3, tile: '5z'},
    {type: 'kita', player: 3}
  ])
})

test('indicators', () => {
  expect(eventsOf('<DORA hai="55"/>')).toEqual([{type: 'dora', tile: '5p'}])
})

test.each([
  ['<T136/>', 'bad-tile', {tile: '136'}],
  ['<G200/>', 'bad-tile', {tile: '200'}],
  ['<DORA hai="136"/>', 'bad-tile', {tile: '136'}],
  ['<DORA/>', 'bad-tile', {tile: ''}],
  ['<N who="0" m="70000"/>', 'bad-meld', {meld: '70000'}],
  ['<N who="0" m="64519"/>', 'bad-meld', {meld: '64519'}],
  ['<N who="4" m="1"/>', 'bad-meld', {meld: '1'}],
  ['<N who="0"/>', 'bad-meld', {meld: ''}],
  ['<N m="3"/>', 'bad-meld', {meld: '3'}],
  ['<AGARI who="0" fromWho="1"/>', 'bad-tile', {tile: ''}],
  ['<AGARI who="0" machi="3"/>', 'missing-value', {name: 'who'}],
  ['<AGARI fromWho="4" who="0" machi="3"/>', 'missing-value', {name: 'who'}],
  ['<FOO/>', 'unknown-tag', {tag: 'FOO'}],
  ['<T/>', 'unknown-tag', {tag: 'T'}],
  ['<T1x/>', 'unknown-tag', {tag: 'T1x'}],
  ['<X1/>', 'unknown-tag', {tag: 'X1'}]
])('%s is a fault', (tag, id, values) => {
  expect(faultsOf(`<T55/>${tag}`)).toEqual([[id, values, tag]])
})

test('tags that say nothing of the table are left out', () => {
  expect(read('<TAIKYOKU oya="0"/><SHUFFLE/><BYE who="1"/><UN n0="%41"/>').faults).toEqual([])
})

test('a win: the tile, ura dora, and what the server says of it', () => {
  const tag =
    '<AGARI machi="55" ten="30,7700,0" yaku="1,1,7,1,52,2" doraHaiUra="3,7" who="1" fromWho="0" sc="250,-77,240,77,260,0,250,0"/>'
  const {events, results} = read(tag).game!.rounds[0]!
  expect(events).toEqual([{type: 'agari', player: 1, from: 0, tile: '5p', ura: ['1m', '2m']}])
  expect(results).toMatchObject([
    {
      type: 'win',
      player: 1,
      from: 0,
      pao: null,
      fu: 30,
      han: 4,
      points: 7700,
      limit: null,
      yakuman: 0,
      before: [25000, 24000, 26000, 25000],
      delta: [-7700, 7700, 0, 0]
    }
  ])
  const {yaku} = results[0] as {yaku: readonly {number: number; han: number}[]}
  expect(yaku.map(({number, han}) => [number, han])).toEqual([
    [1, 1],
    [7, 1],
    [52, 2]
  ])
})

test.each([
  ['ten="30,8000,1" yaku="1,5"', {limit: 'mangan', han: 5, yakuman: 0}],
  ['ten="30,12000,2" yaku="1,6"', {limit: 'haneman'}],
  ['ten="30,16000,3" yaku="1,8"', {limit: 'baiman'}],
  ['ten="30,24000,4" yaku="1,11"', {limit: 'sanbaiman'}],
  ['ten="30,32000,5" yaku="1,13"', {limit: 'kazoe-yakuman', han: 13, yakuman: 0}],
  ['ten="30,32000,5" yakuman="39"', {limit: 'yakuman', han: null, yakuman: 1}],
  ['ten="30,64000,5" yakuman="39,42" paoWho="3"', {limit: 'yakuman', yakuman: 2, pao: 3}],
  ['', {fu: null, points: null, limit: null, before: null, delta: null}],
  ['sc="250,-77,240,77,260,0,250"', {before: null, delta: null}]
])('of a win with %s', (attributes, expected) => {
  expect(
    read(`<AGARI machi="55" who="1" fromWho="0" ${attributes}/>`).game!.rounds[0]!.results
  ).toMatchObject([expected])
})

test('a draw: why, who shows a hand, and what is paid', () => {
  const resultsOf = (tag: string): unknown => read(tag).game!.rounds[0]!.results
  expect(eventsOf('<RYUUKYOKU type="yao9"/>')).toEqual([{type: 'ryuukyoku', reason: 'kyuushu'}])
  expect(resultsOf('<RYUUKYOKU sc="250,30,240,-10,260,-10,250,-10" hai0="1,2"/>')).toEqual([
    {
      type: 'draw',
      reason: 'exhaustive',
      tenpai: [true, false, false, false],
      before: [25000, 24000, 26000, 25000],
      delta: [3000, -1000, -1000, -1000]
    }
  ])
})

test('a record that is cut off keeps what is whole; one that is not closed lacks its end', () => {
  const cut = `<mjloggm>${init}<T55/><D5`
  expect(readTenhouXml(cut)).toMatchObject({
    game: {rounds: [{events: [{type: 'draw'}]}]},
    faults: [{id: 'cut-off', place: {start: cut.length - 3, end: cut.length}}]
  })
  expect(readTenhouXml(`<mjloggm>${init}<T55/>`).faults).toMatchObject([
    {id: 'cut-off', place: {start: 0, end: 9}}
  ])
  expect(readTenhouXml(`${init}<T55/>`).faults).toEqual([])
})

test('each deal begins a round; what comes before the first is no event', () => {
  const {game, faults} = readTenhouXml(text(`<T55/>${init}<U60/>`, `<T1/>${init}`))
  expect(game!.rounds.map(({events}) => events.length)).toEqual([1, 1])
  expect(faults).toEqual([])
})

test('a text without rounds, or without any tag of a record', () => {
  const idsOf = (all: string): unknown => readTenhouXml(all)
  expect(idsOf('<mjloggm/>')).toEqual({
    game: null,
    faults: [{id: 'no-rounds', values: {}, place: {start: 0, end: 10}}]
  })
  expect(idsOf('<html></html>')).toEqual({
    game: null,
    faults: [{id: 'unknown-format', values: {}, place: {start: 0, end: 13}}]
  })
  for (const tag of ['SHUFFLE', 'GO', 'UN', 'TAIKYOKU'])
    expect(readTenhouXml(`<${tag}/>`).faults).toMatchObject([{id: 'no-rounds'}])
})
