/**
 * The options of koi-koi: points of every yaku, what overlaps, what multiplies, how a round may end.
 *
 * A score of 0 turns a yaku off. Points are 文 (mon).
 */

/**
 * Who must have called koi-koi for the final score to be multiplied by `koiKoiMultiplier`:
 *
 * - `either`: the winner or the loser, once for both
 * - `opponent`: the loser (倍返し)
 * - `self`: the winner
 * - `each`: once for each of the two who called
 * - `calls`: × (1 + calls of both), whatever the multiplier
 * - `ladder`: each call of the winner adds `koiKoiBonus`, up to `koiKoiBonusCalls` calls; one more call doubles the
 *   yaku instead of adding, the next makes them three times, and so on
 */
export type KoiKoiMode = 'either' | 'opponent' | 'self' | 'each' | 'calls' | 'ladder'

export interface GameRules {
  /** Name of the preset on which these rules are based, used in captions. */
  readonly name: string

  /** 五光: all five brights. */
  readonly gokoScore: number
  /** 四光: the four brights without the rain man. */
  readonly shikoScore: number
  /** 雨四光: the rain man and three other brights. */
  readonly ameShikoScore: number
  /** 三光: three brights without the rain man. Of the light yaku, the one with the most points counts. */
  readonly sankoScore: number
  /** 猪鹿蝶: boar, deer, butterflies. */
  readonly inoshikachoScore: number
  /** 花見で一杯: curtain and sake cup. */
  readonly hanamiScore: number
  /** 月見で一杯: moon and sake cup. */
  readonly tsukimiScore: number
  /** Points of 花見 and 月見 for a player who has called koi-koi; 0 leaves them as they are. */
  readonly viewingScoreAfterKoiKoi: number
  /** 赤短: the three red ribbons with writing. */
  readonly akatanScore: number
  /** 青短: the three blue ribbons. */
  readonly aotanScore: number
  /** 種: `taneCount` animals; one more point for each further one. */
  readonly taneScore: number
  /** 短冊: `tanzakuCount` ribbons; one more point for each further one. */
  readonly tanzakuScore: number
  /** カス: `kasuCount` plains; one more point for each further one. */
  readonly kasuScore: number
  readonly taneCount: number
  readonly tanzakuCount: number
  readonly kasuCount: number

  /** Whether 猪鹿蝶 gains a point for every further animal. */
  readonly inoshikachoBonus: boolean
  /** Whether 種 is void beside 猪鹿蝶. */
  readonly inoshikachoReplacesTane: boolean
  /** Whether 赤短 and 青短, and 重複 in their place, gain a point for every further ribbon. */
  readonly ribbonBonus: boolean
  /** 赤短・青短の重複: both ribbon triples. */
  readonly akatanAotanScore: number
  /** Whether 赤短 and 青短 count in addition to 重複; otherwise 重複 replaces them. */
  readonly akatanAotanAdds: boolean
  /** Whether 短冊 is void beside 赤短 or 青短. */
  readonly ribbonsReplaceTanzaku: boolean
  /** Whether the sake cup (盃) counts among the plains, too. */
  readonly sakeAsKasu: boolean
  /** 雨流れ: whether the rain man or the lightning (柳のカス) voids 花見 and 月見. */
  readonly rainSpoilsViewing: boolean
  /** 霧流れ: whether the phoenix (桐に鳳凰) voids 月見. */
  readonly fogSpoilsViewing: boolean
  /** 月札: all four cards of the month that the round represents. */
  readonly monthlyScore: number

  /** 手四: whether four cards of a month in the dealt hand win at once. */
  readonly enableTeshi: boolean
  readonly teshiScore: number
  /** Whether 手四 is dealt again instead. */
  readonly redealOnTeshi: boolean
  /** くっつき: four pairs in the dealt hand win at once. */
  readonly kuttsukiScore: number
  /** 場四, four cards of a month on the dealt field: dealt again, or a drawn round. */
  readonly fieldFour: 'redeal' | 'draw'
  /** 場くっつき, four pairs on the dealt field: played, dealt again, or a drawn round. */
  readonly fieldKuttsuki: 'play' | 'redeal' | 'draw'
  /**
   * How a deck is dealt: `block` gives the first eight cards to Player1, the next to Player2, the next to the field;
   * `traditional` gives two to the dealer's opponent, two to the field and two to the dealer, four times.
   */
  readonly dealOrder: 'block' | 'traditional'

  readonly koiKoiMultiplier: number
  readonly koiKoiMode: KoiKoiMode
  /** Points that a call adds in mode `ladder`. */
  readonly koiKoiBonus: number
  /** Calls that add, in mode `ladder`. */
  readonly koiKoiBonusCalls: number
  /** Multiplier for seven points and more (七文以上倍). */
  readonly sevenPointMultiplier: number

  /** Pairs of turns, dealer and other, after which the round is exhausted. */
  readonly maxTurns: number
  /** What completed yaku are worth when the round is exhausted (総流れ): nothing, or their points. */
  readonly exhaustedWithYaku: 'draw' | 'score'
  /** 親権: points of the dealer when a round is exhausted; it is drawn all the same. */
  readonly oyaKenScore: number
  /** Whether a player turns the top card of the stock by a separate action, for step-by-step documents. */
  readonly manualDraw: boolean
}

/** The standard table: 15/10/8/6, red and blue ribbons 6, one doubling no matter who called. */
const standard: GameRules = {
  name: 'standard',
  gokoScore: 15,
  shikoScore: 10,
  ameShikoScore: 8,
  sankoScore: 6,
  inoshikachoScore: 5,
  hanamiScore: 5,
  tsukimiScore: 5,
  viewingScoreAfterKoiKoi: 0,
  akatanScore: 6,
  aotanScore: 6,
  taneScore: 1,
  tanzakuScore: 1,
  kasuScore: 1,
  taneCount: 5,
  tanzakuCount: 5,
  kasuCount: 10,
  inoshikachoBonus: false,
  inoshikachoReplacesTane: false,
  ribbonBonus: false,
  akatanAotanScore: 0,
  akatanAotanAdds: false,
  ribbonsReplaceTanzaku: false,
  sakeAsKasu: false,
  rainSpoilsViewing: false,
  fogSpoilsViewing: false,
  monthlyScore: 0,
  enableTeshi: false,
  teshiScore: 15,
  redealOnTeshi: false,
  kuttsukiScore: 0,
  fieldFour: 'redeal',
  fieldKuttsuki: 'play',
  dealOrder: 'block',
  koiKoiMultiplier: 2,
  koiKoiMode: 'either',
  koiKoiBonus: 0,
  koiKoiBonusCalls: 3,
  sevenPointMultiplier: 1,
  maxTurns: 8,
  exhaustedWithYaku: 'draw',
  oyaKenScore: 0,
  manualDraw: false
}

/** The table most Japanese players know: 10/8/7/5, seven points double, the loser's koi-koi doubles. */
const nintendo: GameRules = {
  ...standard,
  name: 'nintendo',
  gokoScore: 10,
  shikoScore: 8,
  ameShikoScore: 7,
  sankoScore: 5,
  akatanScore: 5,
  aotanScore: 5,
  inoshikachoBonus: true,
  inoshikachoReplacesTane: true,
  ribbonBonus: true,
  akatanAotanScore: 10,
  ribbonsReplaceTanzaku: true,
  sakeAsKasu: true,
  enableTeshi: true,
  teshiScore: 6,
  kuttsukiScore: 6,
  koiKoiMode: 'opponent',
  sevenPointMultiplier: 2
}

/** Rules of the PC game KoiKoi-Japan, by which a public set of human rounds was recorded. */
const koikoiJapan: GameRules = {
  ...standard,
  name: 'koikoi-japan',
  gokoScore: 10,
  shikoScore: 8,
  ameShikoScore: 7,
  sankoScore: 5,
  hanamiScore: 1,
  tsukimiScore: 1,
  viewingScoreAfterKoiKoi: 3,
  akatanScore: 5,
  aotanScore: 5,
  akatanAotanScore: 10,
  akatanAotanAdds: true,
  sakeAsKasu: true,
  redealOnTeshi: true,
  koiKoiMode: 'ladder',
  koiKoiBonus: 1,
  oyaKenScore: 1
}

/** Names of the rule sets. */
export type PresetName = 'standard' | 'nintendo' | 'koikoi-japan'

/** The rule sets; `standard` is the default everywhere. */
export const presets: Readonly<Record<PresetName, GameRules>> = {
  standard: Object.freeze(standard),
  nintendo: Object.freeze(nintendo),
  'koikoi-japan': Object.freeze(koikoiJapan)
}

/** The default rules: the preset `standard`. */
export const defaultRules: GameRules = presets.standard

/** Other names of the presets: in earlier versions, and in other languages. */
const otherNames: ReadonlyMap<string, PresetName> = new Map([
  ['seed', 'standard'],
  ['標準', 'standard'],
  ['标准', 'standard'],
  ['표준', 'standard'],
  ['任天堂', 'nintendo'],
  ['닌텐도', 'nintendo'],
  ['こいこいジャパン', 'koikoi-japan']
])

/** Whether a text is the name of a preset. */
export function isPresetName(text: string): text is PresetName {
  return Object.hasOwn(presets, text)
}

/** The preset that a text names, by its current name or another one; `undefined` if there is none. */
export function findPreset(text: string): GameRules | undefined {
  const name = otherNames.get(text) ?? text
  return isPresetName(name) ? presets[name] : undefined
}
