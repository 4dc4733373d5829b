/**
 * The gallery: sheets of every picture, and how far apart the closest of them are.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {resolveArt, sheetSvg} from '@tehai/kernel/picture'
import {tileSets} from 'rehype-tiles/render'
import {hanafuda} from 'remark-hanafuda/rehype'

const {pairs, bytes} = JSON.parse(readFileSync(new URL('measures.json', import.meta.url), 'utf8'))

const text = {
  en: {
    page: {title: 'Gallery', description: 'Every tile and card in four sizes, as different eyes see them.'},
    intro:
      'Each picture is shown at 96, 48, 24 and 16 px: in the colours of a light, a dark and a black page, in gray as in print, and as people with two kinds of colour blindness see it. From 42 px on a tile has its display picture, below that the one for text.',
    tiles: 'Tiles',
    cards: 'Hanafuda cards',
    alone: 'The sheet alone',
    sights: {gray: 'light, in gray', deuteranopia: 'light, deuteranopia', protanopia: 'light, protanopia'},
    apart: 'How far apart are they?',
    apartText:
      'Two pictures that are hard to distinguish are the measure of a set. The table has its closest pair as mean ΔE76 over all pixels, slightly blurred, the best of small shifts, in colour and in gray; larger is better. The red fives are measured against their fives, in gray: the smallest of three. `bench/legibility.js` measures it, also for other sets.',
    apartHead: ['colours', 'height', 'in colour', 'in gray', 'red five'],
    other: 'FluffyStuff, light',
    weight: 'How large are they?',
    weightText:
      'What tiles add to a page, compressed with gzip. `bench/bytes.js` measures it with random hands. Pictures that a page has many times are in it once.',
    weightHead: ['what', 'bytes'],
    weights: {
      medianTile: 'a tile in a sentence',
      largestTile: 'the largest tile, `0m`',
      hand: 'a hand of 14 tiles',
      hands20: '20 hands',
      hands100: '100 hands',
      both: 'both sizes of all pictures'
    }
  },
  ja: {
    page: {title: '牌と札の見本', description: 'すべての牌と札を、四つの大きさと六つの見え方で。'},
    intro:
      '高さ96・48・24・16pxで並べています。明るいページ・暗いページ・黒い牌の配色、印刷を想定したグレー、二種類の色覚での見え方です。牌は42px以上で表示用、それより小さいと本文用の絵になります。',
    tiles: '麻雀牌',
    cards: '花札',
    alone: '見本だけを開く',
    sights: {gray: 'light、グレー', deuteranopia: 'light、2型色覚', protanopia: 'light、1型色覚'},
    apart: '見分けやすさ',
    apartText:
      '牌セットの見分けやすさは、いちばん似た二枚で決まります。表の数は、少しぼかした全画素のΔE76の平均を、小さなずれのうち最小のものについて取った値で、大きいほど見分けやすくなります。赤五は同じ種類の五との差（グレー、三種の最小）です。測るのは `bench/legibility.js` で、ほかの牌セットにも使えます。',
    apartHead: ['配色', '高さ', 'カラー', 'グレー', '赤五'],
    other: 'FluffyStuff・light',
    weight: '大きさ',
    weightText:
      '牌でページが増える量（gzip圧縮後）です。`bench/bytes.js` が無作為な手牌で測ります。何度も出てくる絵は、ページに一度だけ入ります。',
    weightHead: ['もの', 'バイト'],
    weights: {
      medianTile: '文中の牌一枚',
      largestTile: '最大の牌 `0m`',
      hand: '14枚の手牌',
      hands20: '手牌20',
      hands100: '手牌100',
      both: '全部の絵、二つの大きさ'
    }
  }
}

/** FluffyStuff's riichi-mahjong-tiles (CC0), measured in the same way: height, in colour, in gray. */
const others = [
  [48, 4.79, 4.53],
  [24, 3.21, 3.21],
  [16, 2.3, 2.3]
]

const table = (head, line, rows) => [head, line, ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
const figure = number => number.toFixed(2)

/** A row for each palette and size: in colour and in gray, with the tiles that are closest. */
function distances({other}) {
  const named = ({distance, pair}) => `${figure(distance)} :tiles[${pair[0]}] :tiles[${pair[1]}]`
  const own = pairs
    .filter(({light}) => light === 'colour')
    .map(one => {
      const gray = pairs.find(
        ({palette, size, light}) => light === 'gray' && palette === one.palette && size === one.size
      )
      return [one.palette, `${one.size} px`, named(one), named(gray), figure(gray.red)]
    })
  return [
    ...own,
    ...others.map(([size, colour, gray]) => [other, `${size} px`, figure(colour), figure(gray), ''])
  ]
}

/** The sheets as files: address → SVG. */
const sheets = {
  mahjong: words => {
    const {palettes} = tileSets.mahjong
    return sheetSvg(
      Object.keys(palettes).map(palette => resolveArt(tileSets.mahjong, {palette})),
      {words}
    )
  },
  hanafuda: words =>
    sheetSvg(
      ['light', 'dark'].map(palette => hanafuda({palette}).art),
      {words}
    )
}

/** Write the sheets of a language into a folder of the site. */
export function writeSheets(lang, folder) {
  mkdirSync(folder, {recursive: true})
  for (const [name, sheet] of Object.entries(sheets)) {
    writeFileSync(new URL(`${name}-${lang}.svg`, folder), sheet(text[lang].sights))
  }
}

export const galleryTitle = lang => text[lang].page

/** The page in a language. */
export function galleryPage(lang) {
  const say = text[lang]
  const number = new Intl.NumberFormat(lang)
  const sheet = (name, title) => {
    const address = `/gallery/${name}-${lang}.svg`
    return `## ${title}\n\n[${say.alone}](${address})\n\n<div class="specimens" tabindex="0" role="region" aria-label="${title}"><img src="${address}" alt="" loading="lazy"></div>`
  }
  const weights = Object.entries(say.weights).map(([id, name]) => [name, number.format(bytes[id])])
  return [
    say.intro,
    sheet('mahjong', say.tiles),
    sheet('hanafuda', say.cards),
    `## ${say.apart}\n\n${say.apartText}\n\n${table(say.apartHead, ['-', '-', '-', '-', '-'], distances(say))}`,
    `## ${say.weight}\n\n${say.weightText}\n\n${table(say.weightHead, ['-', '-'], weights)}`
  ].join('\n\n')
}
