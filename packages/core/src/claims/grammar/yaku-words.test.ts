import {expect, test} from 'vitest'
import {readYaku} from './yaku.js'

/** English names of the European rules (EMA, Riichi Competition Rules 2016), and of Mahjong Soul where it has others. */
const names: readonly (readonly [id: string, ...names: string[]])[] = [
  ['menzen_tsumo', 'Fully Concealed Hand', 'Fully Concealed'],
  ['tanyao', 'All Simples'],
  ['pinfu', 'All Sequences', 'No-points Hand'],
  ['iipeikou', 'Pure Double Chow', 'Pure Double Chii', 'Pure Double Sequence'],
  ['ryanpeikou', 'Twice Pure Double Chow', 'Twice Pure Double Sequence'],
  ['sanshoku', 'Mixed Triple Chow', 'Mixed Triple Sequence'],
  ['ittsuu', 'Pure Straight'],
  ['chanta', 'Outside Hand', 'Half Outside Hand'],
  ['junchan', 'Terminals in All Sets', 'Fully Outside Hand'],
  ['honroutou', 'All Terminals and Honours', 'All Terminals and Honors'],
  ['honitsu', 'Half Flush'],
  ['chinitsu', 'Full Flush'],
  ['chiitoitsu', 'Seven Pairs'],
  ['toitoi', 'All Pungs', 'All Triplets', 'All Pons'],
  ['sanankou', 'Three Concealed Pungs', 'Three Concealed Triplets'],
  ['sanshoku_doukou', 'Triple Pung', 'Triple Triplets'],
  ['sankantsu', 'Three Kongs', 'Three Kans', 'Three Quads'],
  ['shousangen', 'Little Three Dragons'],
  ['rinshan', 'Dead Wall Draw', 'After a Kan', 'After a Quad'],
  ['chankan', 'Robbing the Kong', 'Robbing a Kan'],
  ['haitei', 'Last Tile Draw', 'Under the Sea'],
  ['houtei', 'Last Tile Claim', 'Under the River'],
  ['kokushi', 'Thirteen Orphans'],
  ['chuuren', 'Nine Gates'],
  ['suuankou', 'Four Concealed Pungs', 'Four Concealed Triplets'],
  ['suukantsu', 'Four Kongs', 'Four Quads'],
  ['ryuuiisou', 'All Green'],
  ['chinroutou', 'All Terminals'],
  ['tsuuiisou', 'All Honours', 'All Honors'],
  ['daisangen', 'Big Three Dragons'],
  ['shousuushii', 'Little Four Winds'],
  ['daisuushii', 'Big Four Winds'],
  ['tenhou', 'Blessing of Heaven'],
  ['chiihou', 'Blessing of Earth'],
  ['renhou', 'Blessing of Man']
]

test.each(names)('%s has its English names', (id, ...written) => {
  for (const name of written) {
    const {parts} = readYaku(name)
    expect({name, parts}).toMatchObject({
      name,
      parts: [{type: 'yaku', yaku: [id], start: 0, end: name.length}]
    })
  }
})
