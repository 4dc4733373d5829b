/**
 * Texts that authors might write: grammatical ones out of the tables of the project, and what happens to them.
 */
import {dialectIds, dialects} from '@tehai/core'
import {keys} from '@tehai/core/page'
import {yakuNames as cardYaku} from '@tehai/koikoi'
import {prototypeNames} from './hostile.js'
import {baits} from './markup.js'
import {hanafudaKeys} from './names.js'

const controls = [
  '\0',
  '\u0007',
  '\b',
  '\u001B[31m',
  '\u009B',
  '\u007F',
  '\t',
  '\v',
  '\f',
  '\r',
  '\r\n',
  '\u0085'
]
const invisible = [
  '\u202E',
  '\u2066',
  '\u200F',
  '\u200B',
  '\uFEFF',
  '\u2028',
  '\u2029',
  '\u3000',
  '\u00A0',
  '\u0301',
  '\uFE0F'
]
const broken = ['\uD83C', '\uDC00', '\uFFFF', '🀄', '👨‍👩‍👧', '\u3099', 'İ', 'ß', 'ﬀ']
const marks = [...'[](){}<>"\'`\\|/:;,.=+-_^~!?#*&%@$0'] // prettier-ignore
const deep = [
  '['.repeat(40),
  '{'.repeat(40),
  '('.repeat(60),
  '> '.repeat(30),
  '- '.repeat(40),
  '*'.repeat(50),
  '[[1,'.repeat(30)
]

const keyNames = keys.flatMap(({names}) => names)

const claims = [
  '25p', '2-5p 8 tiles', '赤5z', '0z', 'tanyao, pinfu', '立直・平和・ドラ1', '4 han 30 fu 7700', '満貫 8000', '1-shanten',
  '聴牌', '20 tiles', '打6s', '?', '??', '= 立直', 'exactly riichi', 'not tanyao', 'mangan', '2000-4000', '20+10+8',
  '3m from toimen', 'ロン', 'East 1, South seat, turn 6', '東一局 南家 6巡目 リーチ', 'riichi turn 3', 'yes', 'no',
  '25000 25000 25000 25000', '東 32000', '1z ◎, 9p ○', '5m', '4s', 'tenhou', '三麻', 'no kuitan', 'doubleWindPairFu=2',
  'riichi / dama', 'a :tiles[1m]{size=l} b', '流し満貫', '責任払い', '七対子 25符', 'suuankou tanki',
  '9m 34.5%', 'cut 6s 1900', '6s 1.9k, 9s 1,440', '? turn 9 hand-change', '打9m 3100 裏ドラなし', '6s 0.21', '기댓값 9m 3100점', '? 손바꿈',
  '9p 1z genbutsu; 5m no suji', '9p・1z 現物、5m 無筋', '9p 현물, 5m 무스지', '9p 现物 5m 无筋', '? kamicha', '◎9p',
  '동1국 남가 6순째 리치', '1판 30부 1000점', '리치, 핑후', '만관 8000', '동남', '양면 2-5통', '이샹텐', '8개 28장',
  '东1局 南家 双立直', '1番30符', '立直 平和', '两面 2-5饼', '听牌', 'W立直', '立直巡目8', '25k', '700,1300', 'ko', 'zh-Hans', 'tsumo ron 5p',
  '5p <- toimen', '567sをチー', '일만이만삼만'
] // prettier-ignore

const cards = [
  '1h',
  '3h',
  '8t',
  '12k',
  '1,3,8h',
  '松鶴',
  '桜に幕',
  'o',
  'y3k',
  'oy',
  '柳に小野道風',
  '13h',
  '11c',
  '2d',
  '菊盃'
]
const cardClaims = [
  '三光6文',
  'Sanko (6)',
  'あと1枚（桐鳳）',
  '三光 あと1枚',
  '合わせて7文',
  ': 7 points',
  '3k x 3h',
  '5文',
  '両方',
  '3月',
  'nintendo teshiScore=10',
  'cards',
  '役',
  '8',
  '24枚'
]

const mahjongOptions = [
  'title',
  'caption',
  'dialect',
  'size',
  'y',
  'lang',
  'rules',
  'claims',
  'mode',
  'columns',
  'mark',
  'dora',
  'draw',
  'label',
  'class',
  'id',
  'won'
]

/** Makers of texts, with the choices of a source. */
export function textsOf(random) {
  const {below, chance, pick, some} = random
  const hostile = () => pick([prototypeNames, controls, invisible, broken, marks, baits, deep][below(7)])
  const word = () => (chance(0.2) ? hostile() : pick(claims))
  const number = () => String(pick([0, 1, 5, 9, 13, 14, 99, 1e3, 25000, -1, 1e21, 0.5, 2 ** 53]))

  /** Cut, double, swap or insert: what happens to a text in an editor. */
  const mutated = text => {
    let result = text
    for (let turn = below(4); turn > 0; turn--) {
      const at = below(result.length + 1)
      const to = at + below(6)
      const way = below(5)
      if (way === 0) result = result.slice(0, at) + result.slice(to)
      else if (way === 1) result = result.slice(0, to) + result.slice(at)
      else if (way === 2) result = result.slice(0, at) + hostile() + result.slice(at)
      else if (way === 3) result = result.slice(0, at) + pick(marks) + result.slice(to)
      else result = result.slice(at) + result.slice(0, at)
    }
    return result
  }
  const maybe = text => (chance(0.5) ? mutated(text) : text)

  const tilesRun = () => some(9, () => pick([...'0123456789'])).join('') + pick([...'mpszMPSZmpsz'])
  const row = () => {
    const way = below(5)
    if (way === 0) return maybe(dialects[pick(dialectIds)].example)
    if (way === 1)
      return maybe(
        pick([
          '123m456p789s1122z',
          '123m456p789s11z 2z',
          "1'23p 55z 4s 123m789s",
          '19m19p19s1234567z',
          '234678m34p567s99s',
          '1112345678999m',
          'j1=p3z5-s',
          '11p ooo 1oo1z',
          '234m456p3466788s 9m',
          '13m5p9p4p1234s1177z5m'
        ])
      )
    return maybe(some(6, tilesRun).join(pick(['', ' ', '', "'", '-', '='])))
  }
  const value = () =>
    maybe(some(3, () => pick([word, row, number, hostile])()).join(pick([' ', ', ', '、', ''])))
  const key = () => (chance(0.15) ? hostile() : pick(keyNames))
  const keyLine = () => `${maybe(key())}${pick([': ', ':', '：', ' : ', ' '])}${value()}`
  const block = () =>
    some(7, () =>
      pick([
        row,
        keyLine,
        keyLine,
        () => `hand A: ${row()}`,
        () => `j${row()}`,
        () =>
          pick([
            '',
            '+',
            '→',
            '# x',
            'east: 25000',
            '対面: リーチ',
            '[East 25k]',
            '【対面】',
            '대가: 리치',
            'East 25000',
            '**waits:** 1z'
          ])
      ])()
    ).join(pick(['\n', '\n', '\n', '\r\n', '\r']))
  const quoted = text =>
    pick([
      () => text,
      () => `"${text}"`,
      () => `'${text}'`,
      () => `“${text}”`,
      () => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
    ])()
  const attributes = () =>
    some(4, () =>
      pick([
        () => `${chance(0.5) ? pick(mahjongOptions) : pick(keys).id}=${quoted(value())}`,
        () => `.${hostile()}`,
        () => `#${hostile()}`,
        () => hostile(),
        () => `${hostile()}=${quoted(hostile())}`
      ])()
    ).join(' ')

  const cardRow = () => maybe(some(6, () => pick(cards)).join(pick([' ', ' ', '', ','])))
  const cardValue = () =>
    maybe(
      some(3, () =>
        pick([() => pick(cardClaims), cardRow, hostile, () => pick(Object.values(cardYaku)).ja])()
      ).join(pick([' ', '、', '']))
    )
  const cardBlock = () =>
    some(7, () =>
      pick([cardRow, () => `${chance(0.1) ? hostile() : pick(hanafudaKeys)}: ${cardValue()}`])()
    ).join('\n')
  const record = () =>
    maybe(
      `${pick(['seed: ', 'deal: ', 'seed ', '配札: '])}${pick([number, cardRow])()}\n${some(2, () => `${pick(['rules', 'dealer', '月', 'month'])}: ${cardValue()}\n`).join('')}${some(5, () => `${pick(cards)}${pick(['', 'x2b'])}/${pick(cards)}${pick(['', ' koi', ' stop'])}\n`).join('')}`
    )

  const yaml = () =>
    pick([
      () => `lang: ${value()}`,
      () => `mahjong: ${value()}`,
      () => `mahjong:\n  ${pick(mahjongOptions)}: ${value()}`,
      () => `hanafuda:\n  rules: ${cardValue()}`,
      () => `mahjong: {${pick(prototypeNames)}: ${number()}}`,
      () => `mahjong:\n  rules: {${pick(prototypeNames)}: {toString: 1}}`
    ])()
  const construct = () =>
    pick([
      () => `:tiles[${row()}]`,
      () => `:tiles[${row()}]{${attributes()}}`,
      () => `\n\n::tiles[${row()}]{${attributes()}}\n\n`,
      () => `\n\n\`\`\`mahjong ${attributes().replaceAll(/[\r\n]/g, ' ')}\n${block()}\n\`\`\`\n\n`,
      () => `:hanafuda[${cardRow()}]{${attributes()}}`,
      () => `\n\n\`\`\`hanafuda\n${chance(0.5) ? cardBlock() : record()}\n\`\`\`\n\n`,
      () => `：tiles［${row()}］`,
      () => `\`mj:${row()}\``,
      () => `| :tiles[${row()}] | b |\n|---|---|\n| ${row()} | :tiles[1\\|2m] |\n\n`,
      () => `[^1]: :tiles[${row()}]\n\n[^1]`
    ])()
  const page = () =>
    (chance(0.3) ? `---\n${yaml()}\n---\n\n` : '') +
    some(4, () =>
      pick([construct, construct, hostile, () => ' words ', () => '\n\n- ', () => '\n> '])()
    ).join(' ')

  /** JSON: a value of any shape, with names that are known and hostile ones. */
  const json = (names, depth = 0) => {
    const way = below(depth > 3 ? 5 : 8)
    if (way === 0) return pick([null, true, false, 0, -1, 1e21, 0.5, 13, '', [], {}])
    if (way < 3) return row()
    if (way === 3) return value()
    if (way === 4) return hostile()
    if (way === 5) return some(4, () => json(names, depth + 1))
    return Object.fromEntries(some(5, () => [chance(0.8) ? pick(names) : hostile(), json(names, depth + 1)]))
  }
  return {row, value, block, attributes, cardRow, cardBlock, record, page, json, yaml, hostile, mutated}
}
