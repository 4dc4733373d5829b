import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {checkBlock, type CheckOptions} from './check-block.js'
import type {CheckClaim} from './check/result/claims.js'
import {element, type Markup} from '@tehai/kernel/markup'
import {blockMarkup} from './show/markup-of.js'
import {pageSettings} from './grammar/keys/options.js'
import {sentenceOf} from './check/result/sentences.js'

const escape = (text: string) => text.replace(/[&<>"]/g, unit => `&#${unit.charCodeAt(0)};`)

/** Markup as a host writes it. Options of rows are left out: they are tested where rows are read. */
function html(markup: Markup): string {
  if (typeof markup === 'string') return escape(markup)
  const {name, attributes, children} = markup
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>${children.map(html).join('')}</${name}>`
}

function page(text: string, options: CheckOptions = {}): string {
  const checked = checkBlock(text, {settings: pageSettings({lang: 'ja'}), ...options})
  return html(blockMarkup(checked)).replace(/ data-mahjong="[^"]*"/g, '')
}

const row = (source: string, classes = '') =>
  `<div class="mahjong-block"><code class="language-mahjong${classes}">${source}</code></div>`
const tiles = (source: string, classes = '') =>
  `<code class="language-mahjong${classes} mahjong-inline">${source}</code>`
const fact = (key: string, term: string, words: string) =>
  `<div class="mahjong-fact mahjong-fact-${key}"><dt>${term}</dt><dd>${words}</dd></div>`
const facts = (...list: readonly string[]) => `<dl class="mahjong-facts">${list.join('')}</dl>`
const computed = (source: string) => tiles(source, ' language-mahjong-mpsz')

// [why the row is here, block, content of the figure].
const pages: ReadonlyArray<[string, string, string]> = [
  ['a row', '123m', row('123m')],
  ['a river is named in its class', 'j1m\nj2m', row('j1m\nj2m', ' language-mahjong-river')],
  ['separators', '1m\n→\n2m', `${row('1m')}<p class="mahjong-sign">→</p>${row('2m')}`],
  [
    'blank lines divide groups',
    '1m\n\n2m',
    `<div class="mahjong-group">${row('1m')}</div><div class="mahjong-group">${row('2m')}</div>`
  ],
  ['a comment is not shown', '# a\n1m', row('1m')],
  [
    'title and caption',
    '題: 平和\n説明: 両面\n1m',
    `<figcaption><p><strong class="mahjong-title">平和</strong></p><p class="mahjong-caption">両面</p></figcaption>${row('1m')}`
  ],
  [
    'a named hand',
    'hand A: 1m',
    `<div class="mahjong-named"><p class="mahjong-name">手牌A</p>${row('1m')}</div>`
  ],
  [
    'the dora follows from its indicator',
    '1m\nドラ表示牌: 9m',
    row('1m') + facts(fact('indicator', 'ドラ表示牌', tiles('9m')), fact('dora', 'ドラ', computed('1m')))
  ],
  [
    'the indicator follows from the dora',
    '1m\nura: 1z',
    row('1m') +
      facts(fact('ura', '裏ドラ', tiles('1z')), fact('ura-indicator', '裏ドラ表示牌', computed('4z')))
  ],
  [
    'both given',
    '1m\nドラ: 1m\n表示牌: 9m',
    row('1m') + facts(fact('dora', 'ドラ', tiles('1m')), fact('indicator', 'ドラ表示牌', tiles('9m')))
  ],
  [
    'a situation, and a key of it on the next line',
    '状況: East 1, 南家\nturn: 6\n1m2m',
    `<p class="mahjong-situation">東1局　南家　6巡目</p>${row('1m2m')}`
  ],
  [
    'words with tiles',
    '1m\n注: :tiles[4m] を <b>切る</b>',
    `${row('1m')}<p class="mahjong-note">${tiles('4m')} を &#60;b&#62;切る&#60;/b&#62;</p>`
  ],
  [
    'a ron and whom it came from',
    '1m\nron: 3m from toimen',
    row('1m') + facts(fact('ron', 'ロン', `${computed('3m')} 対面から`))
  ],
  [
    'the same in Japanese',
    '1m\nロン: 対面から3m',
    row('1m') + facts(fact('ron', 'ロン', `${computed('3m')} 対面から`))
  ],
  [
    'the same with the name in kana',
    '1m\nロン: トイメンから3m',
    row('1m') + facts(fact('ron', 'ロン', `${computed('3m')} 対面から`))
  ],
  [
    'points of all',
    '1m\n持ち点: 東家 32000 南家 18,000 西 25000 北 25000',
    row('1m') + facts(fact('scores', '持ち点', '東家 32000点、南家 18000点、西家 25000点、北家 25000点'))
  ],
  [
    'points of all, those of the dealer by that name',
    '1m\nscores: dealer 25000 south 25000 west 25000 north 25000',
    row('1m') + facts(fact('scores', '持ち点', '東家 25000点、南家 25000点、西家 25000点、北家 25000点'))
  ],
  [
    'points of all as players are named in Chinese',
    '1m\nscores: 自家 25000 下家 25000 对家 25000 上家 25000',
    row('1m') + facts(fact('scores', '持ち点', '自家 25000点、下家 25000点、対面 25000点、上家 25000点'))
  ],
  [
    'claims as written: tiles as tiles, words as words',
    '1m\n待ち: 25p\n点数: 4翻30符7700点',
    row('1m') + facts(fact('waits', '待ち', tiles('25p')), fact('score', '点数', '4翻30符7700点'))
  ],
  [
    'a quiz',
    '問: 何切る？\n1m2m\n選択肢: :tiles[1m] / リーチ\n解説: なんとなく\n答え: 1m\n待ち: ??',
    `<p class="mahjong-question">何切る？</p>${row('1m2m')}` +
      `<div class="mahjong-choices"><p class="mahjong-name">選択肢</p><ul><li>${tiles('1m')}</li><li>リーチ</li></ul></div>` +
      `<details class="mahjong-fold"><summary>答え</summary><p class="mahjong-why">なんとなく</p>` +
      `<p class="mahjong-answer">${tiles('1m')}</p>${facts(fact('waits', '待ち', '??'))}</details>`
  ],
  [
    'players',
    '自家: 東家 31000\n1m\n対面: 西家 立直8巡目 強気\nj2m',
    '<div class="mahjong-players">' +
      '<div class="mahjong-player mahjong-player-self" role="group" aria-label="自家"><p class="mahjong-player-name">' +
      `<strong>自家</strong> 東家　31000点</p>${row('1m')}</div>` +
      '<div class="mahjong-player mahjong-player-toimen" role="group" aria-label="対面"><p class="mahjong-player-name">' +
      `<strong>対面</strong> 西家　立直（8巡目）　強気</p>${row('j2m', ' language-mahjong-river')}</div></div>`
  ],
  [
    'an unknown key is shown as written',
    '1m\nhoge: <i>',
    `${row('1m')}<p class="mahjong-unread"><mark class="mahjong-error" title="${escape(
      '`hoge` という項目はありません。使えるのは `題`・`ドラ`・`待ち` などです'
    )}">hoge: &#60;i&#62;</mark></p>`
  ]
]
for (const [why, text, expected] of pages) {
  test(`page: ${why}`, () => expect(page(text)).toBe(`<figure class="mahjong">${expected}</figure>`))
}

test('page: meta gives title, class, id and keys of the first row', () => {
  expect(page('j1m\n2m\n3m', {meta: 'title="a" .b #c waits=4m'})).toBe(
    '<figure class="mahjong b" id="c"><figcaption><strong class="mahjong-title">a</strong></figcaption>' +
      row('j1m', ' language-mahjong-river') +
      facts(fact('waits', '待ち', tiles('4m'))) +
      `${row('2m')}${row('3m')}</figure>`
  )
})

/** Options of the rows of a block, as they go on the wire. */
function rowOptions(text: string, options: CheckOptions = {}): string[] {
  const markup = html(blockMarkup(checkBlock(text, options)))
  return [...markup.matchAll(/<div class="mahjong-block" data-mahjong="([^"]*)"/g)].map(([, data]) =>
    data!.replaceAll('&#34;', '"')
  )
}

// [why the row is here, block, meta, options of its rows].
const wires: ReadonlyArray<[string, string, string, readonly string[]]> = [
  ['language and no more', '1m', '', ['lang=en checked']],
  [
    'a key line overrides the meta',
    'dialect: mjai\n1m',
    'dialect=quote lang=ja',
    ['dialect=mjai lang=ja checked']
  ],
  [
    'a river stays smaller than the hand',
    '1m\nj1m',
    'size=xl',
    ['size=xl lang=en checked', 'mode=river lang=en checked']
  ],
  [
    'and shrinks with it',
    '1m\nj1m',
    'size=s',
    ['size=s lang=en checked', 'mode=river size=s lang=en checked']
  ],
  ['a river alone takes the size', 'j1m', 'size=xl', ['mode=river size=xl lang=en checked']],
  [
    'columns are of the river',
    '1m\nj1m\ncolumns: 4',
    '',
    ['lang=en checked', 'mode=river lang=en columns=4 checked']
  ],
  [
    'labels and marks are of the row',
    '1m\nlabel: a b\nmark: 1m ◎',
    '',
    ['lang=en label="a b" mark="1m ◎" checked']
  ],
  [
    'dora ring in every row',
    'ドラ表示牌: 1m\n1m\nj1m',
    '',
    ['lang=en dora=2m checked', 'mode=river lang=en dora=2m checked']
  ],
  ['dora in the situation', '状況: ドラ5s\n1m2m', '', ['lang=en dora=5s checked']],
  ['three players have other dora', 'indicator: 1m\nrules: sanma\n1m', '', ['lang=en dora=9m checked']],
  ['a drawn tile', '1m\nツモ: 3m', '', ['lang=en draw=3m checked']],
  ['a ron', '1m\nron: 3m', '', ['lang=en draw=3m won=ron checked']],
  [
    'how it was won, of the tile that is set apart',
    '123m456p789s1122z 2z\n和了: ツモ',
    '',
    ['lang=en draw=2z won=tsumo checked']
  ],
  ['how it was won and the tile', '1m\n和了: 3m ツモ', '', ['lang=en draw=3m won=tsumo checked']],
  ['a win by the situation', '状況: 東1局 ツモ\n1m\nwin: 3m', '', ['lang=en draw=3m won=tsumo checked']]
]
for (const [why, text, meta, expected] of wires) {
  test(`wire: ${why}`, () => expect(rowOptions(text, {meta})).toEqual(expected))
}

// [why the row is here, block, the messages: id and the text it points at].
const messages: ReadonlyArray<[string, string, readonly string[]]> = [
  ['all is well', '状況: 東1局\n123m456p789s1122z 3z', []],
  ['nothing at all', '\n# c\n', ['empty-block ']],
  ['notation', '123m\n12\n', ['missing-suit 12']],
  ['notation in a river', 'j1m\nj9z', ['bad-rank 9']],
  ['notation in a value', '1m\ndora: 9z', ['bad-rank 9']],
  ['attributes among words', '1m\n注: :tiles[1m]{siez=l}', ['unknown-option siez']],
  ['notation among words', '1m\n注: :tiles[12]', ['missing-suit 12']],
  ['a fifth copy in the hand', '11111m', ['too-many-copies 1m']],
  ['a fifth copy in a river', '1111m\nj1m', ['too-many-copies 1m']],
  ['a fifth copy through the indicator of a dora', '1111m\ndora: 2m', ['too-many-copies 2m']],
  [
    'a fifth copy beside 14 visible tiles, of which none is a drawn one',
    '234m567p34s88p\nvisible: 111z123456789m3s1z\nj5p1z',
    ['too-many-copies 1z']
  ],
  ['a called-away tile is counted once', "11m 1'11z\nj1-z1z", []],
  ['two states of one hand are counted once', 'hand A: 1111m\n→\nhand B: 111m', []],
  [
    'each of them with the indicator',
    'hand A: 111m\n→\nhand B: 1111m\nindicator: 1m',
    ['too-many-copies 1m']
  ],
  ['a hand that must be whole', '123m456p789s112z\n待ち: 4m', ['hand-size 123m456p789s112z']],
  ['a hand that is to be scored must be whole', '123m\n点数: 満貫', ['hand-size 123m']],
  ['a shape may wait', '34m\n待ち: 25m', []],
  ['a hand in a situation must be whole', '状況: 東1局\n123m', ['hand-size 123m']],
  ['a shape with its dora need not be whole', '45m\nドラ: 5m', []],
  ['a hand with unknown tiles need not be whole', '状況: 東1局\n123m???', []],
  ['the dora is not that of the indicator', '1m\ndora: 5m\nindicator: 5m', ['dora-mismatch 5m']],
  ['two dora for one indicator', '1m\ndora: 5m\nindicator: 4m4m', ['dora-mismatch 5m']],
  ['dora twice', '状況: ドラ5s\nドラ: 5s\n123m456p789s1122z 3z', ['double-key 5s']],
  ['situation', '状況: 東1局 ほげ\n123m456p789s1122z 3z', ['bad-situation ほげ']],
  ['a hand in a header', '自家:\n123m456p789s1122z\n対面: 123m456p', ['bad-situation 123m456p']],
  ['a hand in a header without a colon', '自家:\n123m456p789s1122z\n対面 123m456p', ['missing-colon 対面']],
  ['candidates with labels', '123m456p789s1122z 3z\n候補: A 3z、B 1z', []],
  ['candidates with words for discards', '123m456p789s1122z 3z\n候補: 打3z、打1z', []],
  ['candidates with other letters', '123m456p789s1122z 3z\n候補: K 3z、L 1z', ['bad-char K', 'bad-char L']],
  ['a turn that is none', '状況: 東1局\n巡目: たくさん\n123m456p789s1122z 3z', ['bad-value たくさん']],
  ['a flag that is none', '123m456p789s1122z 3z\nippatsu: maybe', ['bad-value maybe']],
  ['no value', '123m456p789s1122z 3z\nwaits:', ['missing-value waits']],
  ['two tiles for one', '1m\nron: 3m4m', ['not-one-tile 3m4m']],
  ['how it was won is enough where the row has the tile', '123m456p789s1122z 2z\n和了: 対面からロン', []],
  ['whose discard won, in brackets', '123m456p789s1122z\nron: 2z（対面）', []],
  [
    'whose discard won, in brackets that name no player',
    '123m456p789s1122z\nron: 2z（だれか）',
    ['not-one-tile 2z（だれか）']
  ],
  ['no dora', '1m\n裏ドラ: なし', []],
  ['the dealer as Chinese names them', '1m\nscores: 庄家 25000 南 25000 西 25000 北 25000', []],
  ['a ron from a player in kana', '状況: トイメンからロン\n123m456p789s1122z 2z', []],
  ['an unknown player', '1m\nron: 3m from shimotya', ['unknown-player shimotya']],
  ['pao of an unknown player', '123m456p789s1122z 3z\npao: だれか', ['unknown-player だれか']],
  ['points that are none', '1m\nscores: 25000 abc', ['bad-value abc']],
  ['points that add up', '1m\nscores: 25000 25000 25000 25000', []],
  [
    'points that do not add up',
    '1m\nscores: 25000 25000 25000 24000',
    ['scores-sum 25000 25000 25000 24000']
  ],
  [
    'points that add up with the sticks',
    '状況: 供託1本\n123m456p789s1122z 3z\nscores: 25000 25000 25000 24000',
    []
  ],
  ['points of some', '1m\nscores: 自家 25000', []],
  ['points of three', 'rules: sanma\n1m\nscores: 35000 35000 35000', []],
  ['lines that end as in Windows', '1m\r\nwaitz: 2m\r\n', ['unknown-key waitz']],
  ['a mark for a tile that is not there', '1m\nmark: 2m ◎', ['tile-not-in-row 2m']],
  ['a mark without tiles', '1m\nmark: ◎', ['bad-value ◎']],
  ['a mark for the dora and no dora', '1m\nmark: dora', ['no-dora dora']],
  ['a second drawn tile', '123m456p789s1122z 3z\nツモ: 4z', ['draw-twice 4z']],
  ['a win with a tile of another hand', '123m456p789s11222z\nwin: 4z', ['draw-too-many 4z']],
  ['a wrong option', 'size: huge\n1m', ['bad-value huge']],
  ['a wrong dialect', 'dialect: qoute\n1m', ['bad-value qoute']]
]
for (const [why, text, expected] of messages) {
  test(`messages: ${why}`, () => {
    const checked = checkBlock(text)
    expect(checked.messages.map(({id, start, end}) => `${id} ${text.slice(start, end)}`)).toEqual(expected)
    expect(checked.metaMessages).toEqual([])
  })
}

// [why the row is here, meta, the messages].
const metaMessages: ReadonlyArray<[string, string, readonly string[]]> = [
  ['unknown option', 'titel="a"', ['unknown-option titel']],
  ['twice', 'size=l size=m', ['double-option size']],
  ['a wrong value', 'size="very big"', ['bad-value very big']],
  ['notation in a value', 'dora="1m 9z"', ['bad-rank 9']],
  ['a row is no option', 'hand=1m', ['unknown-option hand']],
  ['a wrong way to show claims', 'claims=hide', ['bad-value hide']],
  ['not closed', 'title="a', ['bad-attribute title="a']]
]
for (const [why, meta, expected] of metaMessages) {
  test(`meta messages: ${why} (${meta})`, () => {
    const checked = checkBlock('1m', {meta})
    expect(checked.metaMessages.map(({id, start, end}) => `${id} ${meta.slice(start, end)}`)).toEqual(
      expected
    )
    expect(checked.messages).toEqual([])
  })
}

const checkClaim: CheckClaim = (claim, hand) => ({
  state: claim.fill === null ? 'false' : 'filled',
  shown: [`${claim.key} of ${hand?.diagram.hand.concealed.length}`],
  more: [element('p', {}, 'more')],
  messages: [{id: 'tile-not-in-row', severity: 'error', start: 1, end: 2, values: {}, expected: []}]
})

test('claims: what the checker says is shown and reported at its place', () => {
  const text = '123m\nwaits: 25p\nscore: ??\nanswer: 1m'
  const {claims, messages: reported, ...checked} = checkBlock(text, {checkClaim, meta: 'discard=4s'})
  expect(claims.map(({key, fill, state, row: of, part}) => [key, fill, state, of, part])).toEqual([
    ['discard', null, 'false', 0, 'meta'],
    ['waits', null, 'false', 0, 'body'],
    ['score', '??', 'filled', 0, 'body'],
    ['answer', null, 'false', 0, 'body']
  ])
  expect(reported.filter(({id}) => id === 'tile-not-in-row').map(({start}) => start)).toEqual([13, 24, 35])
  expect(checked.metaMessages.map(({start, end}) => [start, end])).toEqual([[9, 10]])
  const shown = html(blockMarkup({...checked, claims, messages: reported}))
  expect(shown).toContain(
    '<div class="mahjong-fact mahjong-fact-waits mahjong-claim-false"><dt>Waits</dt><dd>waits of 3<p>more</p></dd></div>'
  )
  expect(shown).toMatch(
    /<details class="mahjong-fold"><summary>Answer<\/summary><dl.*score of 3.*answer of 3<\/p><div class="mahjong-more">/
  )
})

test('claims: the checker gets what the block says of the hand', () => {
  const seen: unknown[] = []
  const text =
    '状況: 東1局 南家 2本場\n注: a\nindicator: 3p\n自家:\n123m456p789s1122z\nron: 3z from 対面\n一発: yes\nj9m9m\nscore: ?\n' +
    "対面: 西家 立直5巡目\n1'23p\nj1-2z"
  checkBlock(text, {
    checkClaim: (claim, hand) => {
      const said = hand?.said.map(({key, start, end}) => `${key} ${text.slice(start, end)}`)
      seen.push(
        hand && {
          ...hand,
          diagram: null,
          settings: null,
          said,
          place: text.slice(hand.place?.start, hand.place?.end),
          river: hand.river?.discards.length
        }
      )
      return null
    }
  })
  expect(seen).toEqual([
    {
      place: '123m456p789s1122z',
      diagram: null,
      settings: null,
      said: ['situation 東1局 南家 2本場', 'ron 3z from 対面', 'ippatsu yes', 'score ?'],
      situation: {round: {wind: 'east', hand: 1}, seat: 'south', honba: 2, circumstances: ['ippatsu']},
      sanma: false,
      draw: null,
      win: {tile: '3z', by: 'ron', from: {player: 'toimen'}},
      dora: ['4p'],
      ura: [],
      indicators: ['3p'],
      uraIndicators: [],
      pao: null,
      river: 2,
      visible: ['3p', '9m', '9m', '2z', '1p', '2p', '3p'],
      elsewhere: [],
      isUnread: false
    }
  ])
})

test('hands: what cannot be is reported where it is said', () => {
  const called: (number | undefined)[] = []
  const text = 'hand A: 123m\nhand B: 123m456p789s1122z 3z\n一発: yes\nj1m'
  const {messages: reported} = checkBlock(text, {
    checkHand: ({place, said}) => {
      called.push(place?.start)
      const {start, end, part} = said.find(({key}) => key === 'ippatsu')!
      return [{part, message: {id: 'bad-situation', severity: 'error', start, end, values: {}, expected: []}}]
    }
  })
  expect(called).toEqual([21])
  expect(reported.map(({id, start, end}) => `${id} ${text.slice(start, end)}`)).toEqual(['bad-situation yes'])
})

const attributeNames = new Set(['class', 'id', 'title', 'role', 'aria-label', 'data-mahjong'])

function checkMarkup(markup: Markup): void {
  if (typeof markup === 'string') return
  for (const name of Object.keys(markup.attributes)) expect(attributeNames.has(name), name).toBe(true)
  markup.children.forEach(checkMarkup)
}

test('check: any block gives a page, and every message has its sentence', () => {
  const value = fc.oneof(
    fc.string({unit: 'binary', maxLength: 8}),
    fc.constantFrom('25p', '?', '??', '南家 6巡目', '3m from 対面', 'yes', '6')
  )
  const name = fc.constantFrom(
    'title',
    '状況',
    'dora',
    'indicator',
    'ura',
    'waits',
    'score',
    'mark',
    'ron',
    'draw',
    'win',
    'scores',
    'pao',
    'answer',
    'why',
    'choices',
    'hand A',
    '河',
    'riichi',
    'ippatsu',
    'columns',
    'size',
    'dialect',
    'lang',
    'x',
    '自家',
    '対面',
    'East'
  )
  const line = fc.oneof(
    fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`),
    fc.constantFrom('123m456p789s1122z 3z', 'j1m2m', '→', '', "1'23p", '# c'),
    fc.string({unit: 'binary', maxLength: 12})
  )
  const block = fc.array(line, {maxLength: 12}).map(lines => lines.join('\n'))
  fc.assert(
    fc.property(block, fc.string({unit: 'binary', maxLength: 30}), fc.boolean(), (text, meta, claims) => {
      const options: CheckOptions = {meta, ...(claims ? {checkClaim} : {})}
      const checked = checkBlock(text, options)
      for (const message of checked.messages) {
        expect(0 <= message.start && message.start <= message.end && message.end <= text.length).toBe(true)
        expect(sentenceOf(message, text, 'ja')).not.toMatch(/undefined/)
      }
      for (const message of checked.metaMessages) {
        expect(0 <= message.start && message.start <= message.end && message.end <= meta.length).toBe(true)
      }
      expect(JSON.parse(JSON.stringify(checked))).toEqual(checked)
      checkMarkup(blockMarkup(checked))
    }),
    {numRuns: 300}
  )
})

/** The text that a reader sees without any drawing stage. */
const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('')

test('check: what an author writes is on the page, understood or not', () => {
  const word = fc.stringMatching(/^[ghijklm<>&"'待萬\u{1F600}]{1,8}$/u)
  const line = fc.oneof(
    word.map(text => `note: ${text}`),
    word.map(text => `zzzzzzzz: ${text}`),
    word.map(text => `123m${text}`),
    word.map(text => `状況: 6巡目 ${text}`),
    word.map(text => `scores: ${text}`),
    word.map(text => `indicator: ${text}`),
    word.map(text => `ron: 3m from ${text}`),
    word.map(text => `waits: ${text}`),
    word.map(text => `turn: ${text}`),
    word.map(text => `choices: ${text}`),
    word.map(text => `answer: ${text}`),
    word.map(text => `pao: ${text}`),
    word.map(text => `対面: ${text}`)
  )
  fc.assert(
    fc.property(fc.uniqueArray(line, {selector: text => text.split(':')[0]!, maxLength: 8}), lines => {
      const shown = textOf(blockMarkup(checkBlock(lines.join('\n'))))
      for (const text of lines) {
        const value = text.replace(/^(?:123m|.*?: (?:6巡目 |3m from )?)/, '')
        expect(shown).toContain(value)
      }
    })
  )
})

// [why the row is here, a range that is repeated]. What takes time by the square of its length takes minutes with `THOROUGH=1`.
const longTexts: ReadonlyArray<[string, string]> = [
  ['rows', '123m456p789s1122z 3z\n'],
  ['rivers', 'j19m\n\n'],
  ['one river', 'j19m\n'],
  ['claims', '123m\nwaits: 25p\n'],
  ['marks', '1m\nmark: 1m a\n'],
  ['players', '対面:\nj1m\n'],
  ['announced hands', 'hand A:\n'],
  ['words with tiles', '注: :tiles[4m] a\n'],
  ['words with half of tiles', '注: :tiles[4m'],
  ['tiles of one value', '5m'],
  ['a situation', '状況: 東1局 '],
  ['a situation that is not understood', '1m\n状況: なに '],
  ['colons', ': '],
  ['lines', '1m\n'],
  ['an endless key', 'x']
]
const length = process.env['THOROUGH'] ? 100_000 : 10_000
for (const [why, part] of longTexts) {
  test(`long text: ${why}`, () => {
    const text = `1m\nドラ: ${part.repeat(Math.ceil(length / part.length))}`
    expect(blockMarkup(checkBlock(text, {meta: text.slice(0, 20_000)})).name).toBe('figure')
  })
}

test('a block names its language where that is not the one of the page', () => {
  const shown = (text: string, meta = '') => html(blockMarkup(checkBlock(text, {meta})))
  expect(shown('lang: ko\n123m')).toContain('<figure class="mahjong" lang="ko">')
  expect(shown('123m', 'lang=zh-Hant')).toContain('<figure class="mahjong" lang="zh-Hant">')
  expect(shown('lang: en\n123m')).toContain('<figure class="mahjong">')
  expect(shown('123m')).toContain('<figure class="mahjong">')
})
