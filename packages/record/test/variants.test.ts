/**
 * Formats as programs write them: the same games with what they leave out, spell otherwise or put elsewhere.
 */
import {expect, test} from 'vitest'
import {gameOf, read} from './read-log.js'
import {
  checkRecord,
  readRecord,
  rulesOfRecord,
  toMjai,
  toTenhou6,
  type Event,
  type RecordedGame
} from '../src/index.js'

const files = [
  '2011020401gm-00a9-0000-f6eff225.xml',
  'double-ron.xml',
  'four-kans.xml',
  'four-riichi.xml',
  'nagashi-mangan.xml',
  'sanma2.xml',
  'triple-ron.xml'
]

type Line = Readonly<Record<string, unknown>>

/** Lines of mjai of a game, each changed or left out. */
function mjaiOf(game: RecordedGame, change: (line: Line) => Line | null): string {
  return toMjai(game)
    .flatMap(line => change(line as unknown as Line) ?? [])
    .map(line => JSON.stringify(line))
    .join('\n')
}

function without(line: Line, ...keys: readonly string[]): Line {
  return Object.fromEntries(Object.entries(line).filter(([key]) => !keys.includes(key)))
}

const eventsOf = ({rounds}: RecordedGame): readonly (readonly Event[])[] => rounds.map(({events}) => events)

const yakuOf = ({rounds}: RecordedGame): unknown =>
  rounds.flatMap(({results}) => results.map(one => (one.type === 'win' ? one.yaku : [])))

const letters = 'ESWNPFC'
/** Honors as `1z`, red fives as `0m`. */
const spelt = (text: string): string =>
  text
    .replace(/"([ESWNPFC])"/g, (_, letter: string) => `"${letters.indexOf(letter) + 1}z"`)
    .replace(/"5([mps])r"/g, '"0$1"')

const dialects: readonly (readonly [why: string, change: (line: Line) => Line | null])[] = [
  [
    'what may be done is left aside',
    line => ({...line, possible_actions: [], meta: {q_values: [1], mask_bits: 3}})
  ],
  [
    'no reasons of draws, no tenpai',
    line => (line['type'] === 'ryukyoku' ? without(line, 'reason', 'tenpais') : line)
  ],
  [
    'reasons in other words',
    line => (line['reason'] === 'kyushukyuhai' ? {...line, reason: 'kyuushu_kyuuhai'} : line)
  ],
  ['no target of a win', line => (line['type'] === 'hora' ? without(line, 'target') : line)],
  ['no deltas, no yaku', line => without(line, 'deltas', 'yakus', 'fu', 'fan', 'hora_points', 'scores')],
  [
    'yaku as objects',
    line =>
      'yakus' in line
        ? {...line, yakus: (line['yakus'] as unknown[][]).map(([name, han]) => ({name, han}))}
        : line
  ],
  [
    'ura dora indicators and fu as akochan writes them',
    line => {
      if (line['type'] !== 'hora') return line
      const fu = line['fu'] === 25 ? 25 : Number(line['fu']) - 2
      return {...without(line, 'ura_markers'), uradora_marker: line['ura_markers'], fu}
    }
  ],
  ['no mark of tsumogiri', line => without(line, 'tsumogiri')],
  ['riichi is not said to be accepted', line => (line['type'] === 'reach_accepted' ? null : line)]
]

test.each(dialects)('mjai: %s', (why, change) => {
  // Every way to end a round matters only where the reason of a draw is left out.
  for (const file of why.includes('reasons') ? files : files.slice(1, 3)) {
    const game = gameOf(read(file))
    const again = gameOf(mjaiOf(game, change))
    const isMarked = !change({tsumogiri: true}) || 'tsumogiri' in change({tsumogiri: true})!
    const plain = (events: readonly Event[]): readonly Event[] =>
      isMarked
        ? events
        : events.map(event => (event.type === 'discard' ? {...event, tsumogiri: false} : event))
    expect(eventsOf(again).map(plain)).toEqual(eventsOf(game).map(plain))
    if (why === 'yaku as objects') expect(yakuOf(again)).toEqual(yakuOf(gameOf(mjaiOf(game, line => line))))
    if (why.includes('akochan')) expect(checkRecord(mjaiOf(game, change)).messages).toEqual([])
  }
})

test('mjai: honors and red fives as they are written elsewhere', () => {
  const game = gameOf(read('2011020401gm-00a9-0000-f6eff225.xml'))
  expect(eventsOf(gameOf(spelt(mjaiOf(game, line => line))))).toEqual(eventsOf(game))
})

test('mjai: a dealer with fourteen tiles has drawn the last one, whether it is drawn once more or not', () => {
  const game = gameOf(read('first-example.xml'))
  const fourteen = (line: Line, index: number, lines: readonly Line[]): Line => {
    if (line['type'] !== 'start_kyoku') return line
    const hands = line['tehais'] as readonly (readonly string[])[]
    const drawn = lines[index + 1]!['pai'] as string
    return {...line, tehais: hands.map((hand, player) => (player === line['oya'] ? [...hand, drawn] : hand))}
  }
  const lines = toMjai(game) as unknown as readonly Line[]
  const dealt = lines.map(fourteen)
  const once = dealt.filter((_, index) => lines[index - 1]?.['type'] !== 'start_kyoku')
  for (const all of [dealt, once])
    expect(eventsOf(gameOf(all.map(line => JSON.stringify(line)).join('\n')))).toEqual(eventsOf(game))
})

test('mjai: three players in lists of three, norths as `kita` without a tile, and `yaku` for `yakus`', () => {
  const game = gameOf(read('sanma2.xml'))
  const ofThree = (value: unknown): unknown =>
    Array.isArray(value) && value.length === 4 ? value.slice(0, 3) : value
  const change = ({yakus, fan, ...line}: Line): Line => ({
    ...line,
    ...(line['type'] === 'nukidora' ? {type: 'kita', pai: undefined} : {}),
    ...(yakus === undefined ? {} : {yaku: yakus, han: fan}),
    ...Object.fromEntries(['names', 'scores', 'tehais', 'deltas'].map(key => [key, ofThree(line[key])]))
  })
  const again = gameOf(mjaiOf(game, change))
  expect(eventsOf(again)).toEqual(eventsOf(game))
  expect(yakuOf(again)).toEqual(yakuOf(gameOf(mjaiOf(game, line => line))))
  expect(checkRecord(mjaiOf(game, change)).messages).toEqual([])
})

test('mjai: three players in a record that has a fourth seat', () => {
  const game = gameOf(read('sanma2.xml'))
  const hidden = Array.from({length: 13}, () => '?')
  const change = (line: Line): Line =>
    line['type'] === 'start_kyoku'
      ? {
          ...line,
          tehais: [...(line['tehais'] as unknown[]).slice(0, 3), hidden],
          scores: [...(line['scores'] as number[]).slice(0, 3), 0]
        }
      : line
  const again = gameOf(mjaiOf(game, change))
  expect(again.players).toBe(3)
  expect(eventsOf(again)).toEqual(eventsOf(game))
})

test('mjai: events in a document that is more than a record', () => {
  const game = gameOf(read('double-ron.xml'))
  const events = toMjai(game)
  for (const text of [{engine: 'Mortal', mjai_log: events, lang: 'en'}, {events}]) {
    expect(eventsOf(gameOf(JSON.stringify(text)))).toEqual(eventsOf(game))
    expect(checkRecord(JSON.stringify(text)).messages).toEqual([])
  }
})

test('mjai: no discard after a call is the drawn tile, whatever is said of it', () => {
  const game = gameOf(read('double-ron.xml'))
  let last = ''
  const marked = mjaiOf(game, line => {
    const isAfterCall = line['type'] === 'dahai' && (last === 'pon' || last === 'chi')
    last = String(line['type'])
    return isAfterCall ? {...line, tsumogiri: true} : line
  })
  expect(marked).not.toBe(mjaiOf(game, line => line))
  expect(eventsOf(gameOf(marked))).toEqual(eventsOf(game))
})

test('mjai: any player may deal East 1; tenhou.net/6 begins with who does', () => {
  const game = gameOf(read('pao-tsumo.xml'))
  const seat = (player: number): number => (player + 3) % 4
  const list = (value: unknown): unknown =>
    Array.isArray(value) ? [0, 1, 2, 3].map(player => value[(player + 1) % 4] as unknown) : value
  const keys = ['names', 'scores', 'tehais', 'deltas', 'tenpais']
  const seats = ['oya', 'actor', 'target']
  const turned = mjaiOf(game, line =>
    Object.fromEntries(
      Object.entries(line).map(([key, value]) => [
        key,
        keys.includes(key) ? list(value) : seats.includes(key) ? seat(Number(value)) : value
      ])
    )
  )
  expect(gameOf(turned).rounds.map(({dealer, kyoku}) => (dealer - kyoku) % 4)).not.toContain(0)
  expect(checkRecord(turned).messages).toEqual([])
  const written = gameOf(JSON.stringify(toTenhou6(gameOf(turned))))
  expect(eventsOf(written)).toEqual(eventsOf(game))
  expect(written.names).toEqual(game.names)
  // Tenhou lists ura dora also where there are none.
  const counted = (yaku: unknown): unknown =>
    (yaku as {han: number}[][]).map(all => all.filter(({han}) => han > 0))
  expect(counted(yakuOf(written))).toEqual(counted(yakuOf(gameOf(JSON.stringify(toTenhou6(game))))))
})

test('mjai: what a game without red fives says', () => {
  const game = gameOf(
    '{"type":"start_game","names":["a","b","c","d"],"aka_flag":false}\n' +
      mjaiOf(gameOf(read('first-example.xml')), line => (line['type'] === 'start_game' ? null : line))
  )
  expect(rulesOfRecord(game).redFives).toBe(0)
})

/** A text of tenhou.net/6 with other rules. */
function tenhou6Of(game: RecordedGame, rule: Line): string {
  return JSON.stringify({...toTenhou6(game), rule})
}

const rules: readonly (readonly [disp: string, kuitan: boolean, redFives: number])[] = [
  ['鳳南喰赤', true, 3],
  ['般東', false, 0],
  ['玉の間南喰赤', true, 3],
  ['玉の間四人南', true, 3],
  ['Jade Room South', true, 3],
  ['第三期最強戦', true, 3]
]

test.each(rules)('tenhou/6: rules by the name %s', (disp, kuitan, redFives) => {
  const game = gameOf(tenhou6Of(gameOf(read('first-example.xml')), {disp}))
  expect(game.players).toBe(4)
  expect(rulesOfRecord(game)).toMatchObject({kuitan, redFives})
  expect(game.rules.service).toBe(/の間|Room/.test(disp) ? 'mahjong-soul' : undefined)
})

test('tenhou/6: rules that the title names', () => {
  const rules = {disp: '第39期十段位決定戦1', aka: 0}
  const game = toTenhou6(gameOf(read('first-example.xml')))
  const titled = JSON.stringify({...game, title: ['十段位決定戦', '日本プロ麻雀連盟公式ルール'], rule: rules})
  expect(rulesOfRecord(gameOf(titled))).toMatchObject({ippatsu: false, ura: false, redFives: 0})
  expect(rulesOfRecord(gameOf(JSON.stringify(toTenhou6(gameOf(titled)))))).toMatchObject({ippatsu: false})
})

test('tenhou/6: a win of which no more is said than who has won, and an end that is left open', () => {
  const game = toTenhou6(gameOf(read('first-example.xml')))
  const short = game.log.map(round => {
    const [word, delta, win] = round.at(-1) as readonly [string, unknown, readonly number[] | undefined]
    return [...round.slice(0, -1), win ? [word, delta, win.slice(0, 2)] : [word, delta]]
  })
  expect(short).not.toEqual(game.log)
  expect(checkRecord(JSON.stringify({...game, log: short})).messages).toEqual([])
  for (const end of [[], ['不明']]) {
    const open = {...game, log: [[...game.log[0]!.slice(0, -1), end]]}
    expect(checkRecord(JSON.stringify(open)).messages.map(({id}) => id)).toEqual(['round-has-no-end'])
  }
})

test('tenhou/6: one URL a line, each with a round', () => {
  const game = toTenhou6(gameOf(read('first-example.xml')))
  const urls = game.log.map(round => `https://tenhou.net/6/#json=${JSON.stringify({...game, log: [round]})}`)
  for (const newline of ['\n', '\r\n\n'])
    expect(eventsOf(gameOf(urls.join(newline)))).toEqual(eventsOf(gameOf(JSON.stringify(game))))
  const {game: rest, faults} = readRecord(['https://example.org', ...urls].join('\n'))
  expect(rest?.rounds).toHaveLength(urls.length)
  expect(faults).toEqual([{id: 'unknown-format', values: {}, place: {start: 0, end: 19}}])
  const other = JSON.stringify({...game, name: ['W', 'X', 'Y', 'Z'], log: [game.log[0]]})
  const mixed = readRecord(`${urls[0]}\n- ${urls[1]}\n- https://tenhou.net/6/#json=${other}`)
  expect(mixed.game?.rounds).toHaveLength(2)
  expect(mixed.faults.map(({id}) => id)).toEqual(['bad-value'])
})

test('tenhou/6: results in the words of converters', () => {
  const words = [
    ['和了', 'Agari'],
    ['流局', 'Ryuukyoku'],
    ['流し満貫', 'Mangan at Draw'],
    ['三家和了', '三家和'],
    ['四家立直', 'Suucha Riichi'],
    ['満貫', 'Mangan ']
  ] as const
  for (const file of files) {
    const game = gameOf(read(file))
    let text = tenhou6Of(game, {disp: '', aka: 1})
    for (const [from, to] of words) text = text.replaceAll(`"${from}`, `"${to}`)
    const kinds = ({rounds}: RecordedGame): unknown =>
      rounds.map(({results}) => results.map(one => (one.type === 'win' ? one.points : one.reason)))
    expect(kinds(gameOf(text))).toEqual(kinds(game))
  }
})

test('tenhou XML: players who leave and come back, dead attributes, chips and the rules of parlours', () => {
  const text = read('double-ron.xml')
  const noisy = text
    .replace(/<INIT /, '<BYE who="2"/><UN n2="%41"/><TAIKYOKU oya="0"/><INIT shuugi="0,0,0,0" ')
    .replace(/ sc="([^"]*)"/g, ' sc="$1,100,-1,100,1,100,0,100,0"')
  expect(eventsOf(gameOf(noisy))).toEqual(eventsOf(gameOf(text)))
  expect(gameOf(noisy).names).toEqual(gameOf(text).names)
  expect(checkRecord(noisy).messages).toEqual(checkRecord(text).messages)
  const parlour = gameOf(text.replace(/<GO type="\d+"/, '<GO type="1545"'))
  expect(rulesOfRecord(parlour)).toMatchObject({kiriage: true, honba: 500})
  const lobby = gameOf(text.replace(/<GO type="\d+"/, '<GO type="1601" csrule="4007C004,,,"'))
  expect(rulesOfRecord(lobby)).toMatchObject({kiriage: true, honba: 100})
})

test('電脳麻将: a list of games is read game by game', () => {
  const one = read('single-round.kobalab.json')
  expect(gameOf(`[${one},${one}]`).rounds).toHaveLength(2 * gameOf(one).rounds.length)
  expect(checkRecord(`[${one},${one}]`).messages).toEqual([])
})

test('tenhou.net/6: of several documents those with as many players as the first are read', () => {
  const [three, four] = ['sanma2.xml', 'first-example.xml'].map(file => toTenhou6(gameOf(read(file))))
  const text = [three, four, three].map(document => JSON.stringify(document)).join('\n')
  const {game, faults} = readRecord(text)
  expect(game).toMatchObject({players: 3, names: gameOf(JSON.stringify(three)).names})
  expect(game!.rounds).toHaveLength(2 * three!.log.length)
  expect(faults.map(({id, values}) => [id, values])).toEqual([['bad-value', {name: 'players', value: 4}]])
  const [message] = checkRecord(text).messages
  expect(text.slice(message!.start, message!.end)).toBe(JSON.stringify(four!.log))
})

test('rules for which a format has no words are a field of its file', () => {
  const source = gameOf(read('first-example.xml'))
  const rules = {
    ...source.rules,
    kazoe: 'sanbaiman',
    doubleYakuman: false,
    kuikae: true,
    redFives: 0
  } as const
  const games = [{...source, rules}, {...source, rules, format: 'mahjong-soul'} as const]
  for (const game of games) {
    const mjai = toMjai(game).map(line => JSON.stringify(line))
    for (const text of [mjai.join('\n'), JSON.stringify(toTenhou6(game))])
      expect(rulesOfRecord(gameOf(text))).toEqual(rulesOfRecord(game))
  }
  expect(JSON.stringify(toMjai(source))).not.toContain('tehaiRules')
  expect(JSON.stringify(toTenhou6(source))).not.toContain('tehaiRules')
})

test('rules of a file that are no rules are left out', () => {
  const {rule, ...document} = toTenhou6(gameOf(read('first-example.xml')))
  for (const tehaiRules of [
    3,
    [],
    {honba: -1, kuikae: 1, redFives: 'x', league: 'x', nothing: true},
    {pao: ['x']}
  ])
    expect(gameOf(JSON.stringify({...document, rule: {...rule, tehaiRules}})).rules).toEqual(
      gameOf(JSON.stringify({...document, rule})).rules
    )
})

test('a page in HTML that was saved in place of a record is of no known format', () => {
  for (const text of ['<!doctype html><title>404</title><p>Not found', '<html><body></body></html>', '<']) {
    expect(readRecord(text).faults.map(({id}) => id)).toEqual(['unknown-format'])
  }
  expect(readRecord('<mjlog').faults.map(({id}) => id)).toEqual(['cut-off'])
  expect(readRecord('<mjloggm/>').faults.map(({id}) => id)).toEqual(['no-rounds'])
})
