import {expect, test} from 'vitest'
import {readScore} from './score.js'

/** Parts in a line. */
function shortly(text: string): string {
  return readScore(text)
    .map(part => {
      switch (part.type) {
        case 'han':
          return `${part.han}han`
        case 'fu':
          return `${part.fu}fu`
        case 'limit':
          return part.limit + (part.yakuman > 1 ? `×${part.yakuman}` : '')
        case 'points':
          return String(part.points) + (part.honba ? '+' : '')
        case 'shares':
          return `${part.other}/${part.dealer}${part.honba ? '+' : ''}`
        case 'all':
          return `${part.each}∀${part.honba ? '+' : ''}`
        case 'dealer':
          return part.dealer ? 'dealer' : 'non-dealer'
        case 'by':
          return part.by
        case 'honba-count':
          return `${part.honba}honba`
        case 'no-yaku':
          return 'no-yaku'
        case 'yaku':
          return (part.denied ? 'not ' : '') + part.yaku.join('&') + (part.han === null ? '' : `:${part.han}`)
        case 'unread':
          return `?${text.slice(part.start, part.end)}`
        default:
          return ''
      }
    })
    .filter(Boolean)
    .join(' ')
}

// [text, what is read].
const rows: ReadonlyArray<readonly [string, string]> = [
  ['2h40fu 2600', '2han 40fu 2600'],
  ['riichi nomi 1300', 'riichi 1300'],
  ['700/1300 +200 each', '900/1500+'],
  ['mangan, 8k off the dealer', 'mangan 8000'],
  ['1000 from each non-dealer and 2000 from the dealer', '1000/2000'],
  ['合计4000点（1000、2000）', '4000 1000/2000'],
  ['立断平宝1，4番30符', 'riichi&tanyao&pinfu dora:1 4han 30fu'],
  ['리치만 1판', 'riichi 1han'],
  ['4 han 30 fu 7700', '4han 30fu 7700'],
  ['4翻30符7700点', '4han 30fu 7700'],
  ['4飜30符 7,700点', '4han 30fu 7700'],
  ['30符3翻', '30fu 3han'],
  ['三翻三十符', '3han 30fu'],
  ['４翻３０符７７００点', '4han 30fu 7700'],
  ['4 han, 30 fu, 7,700 points', '4han 30fu 7700'],
  ['満貫', 'mangan'],
  ['mangan', 'mangan'],
  ['満貫 8000点', 'mangan 8000'],
  ['親満12000', 'dealer mangan 12000'],
  ['親ッパネ', 'dealer haneman'],
  ['ハネ満', 'haneman'],
  ['跳満', 'haneman'],
  ['倍満', 'baiman'],
  ['三倍満', 'sanbaiman'],
  ['切り上げ満貫', 'kiriage'],
  ['数え役満', 'kazoe-yakuman'],
  ['役満', 'yakuman'],
  ['ダブル役満', 'yakuman×2'],
  ['二倍役満', 'yakuman×2'],
  ['double yakuman', 'yakuman×2'],
  ['三倍役満', 'yakuman×3'],
  ['1000・2000', '1000/2000'],
  ['1000/2000', '1000/2000'],
  ['1000-2000', '1000/2000'],
  ['2000-3900', '2000/3900'],
  ['１０００－２０００', '1000/2000'],
  ['子1000 親2000', '1000/2000'],
  ['親2000・子1000', '1000/2000'],
  ['2600オール', '2600∀'],
  ['2600 all', '2600∀'],
  ['2600点オール', '2600∀'],
  ['2600 points each', '2600∀'],
  ['2600 points all', '2600∀'],
  ['子から2600点ずつ', '2600∀'],
  ['子から700点ずつ、親から1300点', '700/1300'],
  ['1人2600点', '2600∀'],
  ['三家各付2600点', '2600∀'],
  ['各家支付2600点', '2600∀'],
  ['전원 2600점', '2600∀'],
  ['각자 2600점씩', '2600∀'],
  ['7700は8000', '7700 8000+'],
  ['7700点は8000点', '7700 8000+'],
  ['1000・2000は1100・2100', '1000/2000 1100/2100+'],
  ['2600は2700オール', '2600 2700∀+'],
  ['3/30', '3han 30fu'],
  ['4/25', '4han 25fu'],
  ['子の7700', 'non-dealer 7700'],
  ['親 ロン 3翻40符 7700', 'dealer ron 3han 40fu 7700'],
  ['tsumo, 2 han 30 fu: 500/1000', 'tsumo 2han 30fu 500/1000'],
  ['1本場で8000', '1honba 8000'],
  ['ザンク', '3900'],
  ['ゴミ', '300/500'],
  ['7700+300', '8000+'],
  ['7700点加300', '8000+'],
  ['7700プラス300', '8000+'],
  ['7700点（+300）', '8000+'],
  ['ゴッパ', '5800'],
  ['チッチー', '7700'],
  ['クンロク', '9600'],
  ['メンタンピンドラ1 満貫', 'riichi&tanyao&pinfu dora:1 mangan'],
  ['立直・平和・ドラ2の4翻30符', 'riichi pinfu dora:2 4han 30fu'],
  ['riichi, pinfu: 2 han 30 fu', 'riichi pinfu 2han 30fu'],
  ['ドラドラ 3900', 'dora:2 3900'],
  ['役なし', 'no-yaku'],
  ['no yaku', 'no-yaku'],
  ['7700 or so', '7700 ?or so'],
  ['very much', '?very much'],
  ['1 han 20 fu', '1han 20fu']
]
for (const [text, expected] of rows) test(`score: ${text}`, () => expect(shortly(text)).toBe(expected))
