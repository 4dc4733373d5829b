/**
 * Words for rules: what each changes, and the names of presets and rules, in the form in which words are compared.
 */
import {sanmaWords} from '../page/grammar/keys/sanma.js'
import {presets, defaultRules, type RuleChanges, type Rules} from '@tehai/riichi'
import {lookup} from '@tehai/kernel/source'
import {foldClaim} from './grammar/phrases.js'

type Change = (isOn: boolean) => RuleChanges

/** Rules by the words for them; a word alone switches the rule on, なし or `no` off. */
export const ruleWords: Readonly<Record<string, Change>> = lookup({
  喰いタン: kuitan => ({kuitan}),
  食いタン: kuitan => ({kuitan}),
  クイタン: kuitan => ({kuitan}),
  赤: isOn => ({redFives: isOn ? 3 : 0}),
  赤ドラ: isOn => ({redFives: isOn ? 3 : 0}),
  赤牌: isOn => ({redFives: isOn ? 3 : 0}),
  redfives: isOn => ({redFives: isOn ? 3 : 0}),
  red: isOn => ({redFives: isOn ? 3 : 0}),
  aka: isOn => ({redFives: isOn ? 3 : 0}),
  reds: isOn => ({redFives: isOn ? 3 : 0}),
  akadora: isOn => ({redFives: isOn ? 3 : 0}),
  切り上げ満貫: kiriage => ({kiriage}),
  切上満貫: kiriage => ({kiriage}),
  切り上げ: kiriage => ({kiriage}),
  kiriage: kiriage => ({kiriage}),
  kiriagemangan: kiriage => ({kiriage}),
  数え役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  kazoe: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  kazoeyakuman: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  ダブル役満: doubleYakuman => ({doubleYakuman}),
  doubleyakuman: doubleYakuman => ({doubleYakuman}),
  複合役満: multipleYakuman => ({multipleYakuman}),
  役満複合: multipleYakuman => ({multipleYakuman}),
  一発: ippatsu => ({ippatsu}),
  裏ドラ: ura => ({ura}),
  裏: ura => ({ura}),
  一発裏: isOn => ({ippatsu: isOn, ura: isOn}),
  一発裏ドラ: isOn => ({ippatsu: isOn, ura: isOn}),
  槓ドラ: kanDora => ({kanDora}),
  カンドラ: kanDora => ({kanDora}),
  槓裏: kanUra => ({kanUra}),
  カン裏: kanUra => ({kanUra}),
  ツモ損: isOn => ({sanmaTsumo: isOn ? 'loss' : 'split'}),
  北抜き: northDora => ({northDora}),
  抜きドラ: northDora => ({northDora}),
  ピンヅモ: pinfuTsumo => ({pinfuTsumo}),
  ピンツモ: pinfuTsumo => ({pinfuTsumo}),
  頭ハネ: isOn => ({rons: isOn ? 1 : 2}),
  ダブロン: isOn => ({rons: isOn ? 2 : 1}),
  トリロン: isOn => ({rons: isOn ? 3 : 2}),
  オープンリーチ: openRiichi => ({openRiichi}),
  オープン立直: openRiichi => ({openRiichi}),
  人和役満: isOn => ({renhou: isOn ? 'yakuman' : 'off'}),
  人和満貫: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  人和: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  renhou: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  連風牌2符: isOn => ({doubleWindPairFu: isOn ? 2 : 4}),
  連風牌4符: isOn => ({doubleWindPairFu: isOn ? 4 : 2}),
  大車輪: daisharin => ({daisharin}),
  大七星: daichisei => ({daichisei}),
  八連荘: paarenchan => ({paarenchan}),
  流し満貫: nagashiMangan => ({nagashiMangan}),
  流局満貫: nagashiMangan => ({nagashiMangan}),
  쿠이탕: kuitan => ({kuitan}),
  후로탕야오: kuitan => ({kuitan}),
  헤아림役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  二倍役満: doubleYakuman => ({doubleYakuman}),
  役満복합: multipleYakuman => ({multipleYakuman}),
  핑후ツモ: pinfuTsumo => ({pinfuTsumo}),
  깡ドラ: kanDora => ({kanDora}),
  北ドラ: northDora => ({northDora}),
  아타마하네: isOn => ({rons: isOn ? 1 : 2}),
  二倍론: isOn => ({rons: isOn ? 2 : 1}),
  오픈立直: openRiichi => ({openRiichi}),
  연풍패2符: isOn => ({doubleWindPairFu: isOn ? 2 : 4}),
  연풍패4符: isOn => ({doubleWindPairFu: isOn ? 4 : 2}),
  双倍役満: doubleYakuman => ({doubleYakuman}),
  役満可複合: multipleYakuman => ({multipleYakuman}),
  役満不可複合: isOn => ({multipleYakuman: !isOn}),
  累計役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  平和自摸: pinfuTsumo => ({pinfuTsumo}),
  食断: kuitan => ({kuitan}),
  赤宝牌: isOn => ({redFives: isOn ? 3 : 0}),
  紅宝牌: isOn => ({redFives: isOn ? 3 : 0}),
  裏宝牌: ura => ({ura}),
  双響: isOn => ({rons: isOn ? 2 : 1}),
  三響: isOn => ({rons: isOn ? 3 : 2}),
  ツモ손: isOn => ({sanmaTsumo: isOn ? 'loss' : 'split'}),
  截胡: isOn => ({rons: isOn ? 1 : 2}),
  頭跳: isOn => ({rons: isOn ? 1 : 2})
})

/** A word without the differences in spelling among authors: its case, blanks and dashes. */
export const fold = (word: string): string =>
  foldClaim(word)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

/** Words for rules of the three-player game. */
export const sanmaByFolded: ReadonlySet<string> = new Set(sanmaWords.map(fold))

/** Rules by their names in the engine. */
export const ruleByFolded: ReadonlyMap<string, keyof Rules> = new Map(
  (Object.keys(defaultRules) as (keyof Rules)[]).map(rule => [fold(rule), rule])
)

/** Names that an author may mean. */
export const namesOfRules: readonly string[] = [
  ...Object.keys(presets),
  ...Object.keys(defaultRules),
  '天鳳',
  '雀魂',
  'Mリーグ',
  '三麻',
  '천봉',
  '작혼',
  '3인 마작',
  ...Object.keys(ruleWords)
]

/** Japanese names of rules with the words that switch them on or off, since the typo may be in either part. */
export const switched: readonly string[] = Object.keys(ruleWords)
  .filter(word => !/[a-z]/.test(word))
  .flatMap(word => [`${word}なし`, `${word}あり`])
