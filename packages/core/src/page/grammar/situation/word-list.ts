/** Words of situations: those that are understood, to be proposed, and other words with the ones they mean. */

// prettier-ignore
export const situationWords: readonly string[] = [
  'East', 'South', 'West', 'North', 'seat', 'round', 'turn', 'dealer', 'honba', 'riichi sticks', 'sticks', 'points',
  'all last', 'riichi', 'double riichi', 'open riichi', 'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou',
  'chiihou', 'renhou', 'nagashi mangan', 'tsumo', 'ron', 'tenpai', 'noten', 'dora', 'indicator', 'ura dora', 'ura indicator', 'early',
  'middle', 'late', 'kita', 'hanchan', 'tonpuusen',
  '東場', '南場', '東家', '南家', '西家', '北家', '海底', '河底', '嶺上', '自風', '場風', '親番', 'オーラス', '本場', '供託', 'リーチ棒', '巡目',
  '立直', 'リーチ', 'ダブルリーチ', 'ダブリー', 'オープンリーチ', '一発', '嶺上開花', '槍槓', '海底摸月', '河底撈魚', '天和',
  '地和', '人和', '流し満貫', 'ツモ', '自摸', 'ロン', 'ドラ', 'ドラ表示牌', '表示牌', '裏ドラ', '序盤', '中盤', '終盤',
  '持ち点', 'テンパイ', 'ノーテン', '聴牌', '不聴', '流局', 'トップ目', 'ラス目', '抜きドラ', '東風戦', '半荘戦',
  '동가', '남가', '서가', '북가', '동장', '남장', '오라스', '본장', '리치봉', '순째', '리치', '더블리치', '일발', '영상개화', '창깡',
  '해저로월', '하저로어', '유국만관', '쯔모', '도라', '도라 표시패', '뒷도라', '텐파이', '노텐', '황패유국', '북도라', '동풍전', '반장전',
  '东场', '东家', '庄家', '闲家', '本场', '立直棒', '两立直', '一发', '岭上开花', '枪杠', '海底捞月', '河底捞鱼', '流局满贯', '宝牌', '宝牌指示牌',
  '里宝牌', '听牌', '不听', '拔北', '东风战', '半庄战', '莊家', '閒家', '本場', '兩立直', '一發', '搶槓', '流局滿貫', '寶牌', '寶牌指示牌', '裏寶牌', '聽牌', '不聽', '東風戰', '半莊戰'
]

/** Phrases that people use, and the words that are understood. */
export const otherPhrases: readonly (readonly [pattern: RegExp, ...meant: string[]])[] = [
  [/\b(east|south|west|north)[- ](?:round|wind)[, -]{1,2}(?:hand|game|no\.?|number|#) ?([1-4])\b/gi, '$1 $2'],
  [/\b(?:last|final) discard\b/gi, 'houtei'],
  [/\b(?:last|final) (?:tile|draw)\b/gi, 'haitei'],
  [/\b(?:last|final) (?:round|hand|deal)\b/gi, 'all last'],
  [/\b(?:after a kan|dead[ -]wall(?: draw)?|replacement (?:tile|draw))\b/gi, 'rinshan'],
  [/\brobb(?:ing|ed) (?:a |the )?(?:kan|quad)\b/gi, 'chankan'],
  [/\bone[ -]shot\b/gi, 'ippatsu'],
  [/\bself[ -]?draw(?:n|ing)?\b/gi, 'tsumo'],
  [/\b(?:heavenly hand|blessing of heaven)\b/gi, 'tenhou'],
  [/\b(?:earthly hand|blessing of earth)\b/gi, 'chiihou'],
  [/\b(?:hand|blessing) of man\b/gi, 'renhou'],
  [/(?<!\d)(\d{1,2}) ?(?:junme|jun|turns?)\b/gi, 'turn $1'],
  [/\bT(\d{1,2})\b/gi, 'turn $1'],
  // A separator before other digits than the last three: `2,5000`.
  [/(?<![\d,.])(\d{1,3}),(\d{4,5}|\d{2})(?![\d,.A-Za-z])/g, '$1$2'],
  // The tile first: 三萬ドラ, `5s dora`.
  [
    /(?<=^|[\s、,，])([1-9一二三四五六七八九][mpsz萬万筒索]|[東南西北白發発中])ドラ(?=$|[\s、,，])/g,
    'ドラ$1'
  ],
  [/(?<=^|[\s,])([1-9][mps]|[1-7]z) dora(?=$|[\s,])/gi, 'dora $1'],
  [/(?<=^|[\s、,，局])(\d)本(?=$|[\s、,，])/g, '$1本場', '供託$1本']
]

/** Other words, and the ones that are understood. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  ['junme', 'turn'],
  ['jun', 'turn'],
  ['oorasu', 'all last'],
  ['orasu', 'all last'],
  ['oya', 'dealer'],
  ['ko', 'South seat'],
  ['nondealer', 'South seat'],
  ['non-dealer', 'South seat'],
  ['eastern', 'East'],
  ['southern', 'South'],
  ['western', 'West'],
  ['northern', 'North'],
  ['ton', 'East'],
  ['nan', 'South'],
  ['sha', 'West'],
  ['shaa', 'West'],
  ['pei', 'North'],
  ['toncha', 'East seat'],
  ['nancha', 'South seat'],
  ['leading', '1st'],
  ['leader', '1st'],
  ['first', '1st'],
  ['last', '4th'],
  ['dabururiichi', 'double riichi'],
  ['tempai', 'tenpai'],
  ['親家', '親'],
  ['子家', '南家'],
  ['闲', '南家'],
  ['첫번째', '1위'],
  ['오야', '동가'],
  ['순', '순째']
])

/** Characters that are typed for a wind because they sound the same in Chinese: 男家 for 南家. */
export const soundsAs: ReadonlyMap<string, string> = new Map(
  [
    ['男難难', '南'],
    ['希喜洗', '西'],
    ['被背备備', '北']
  ].flatMap(([typed, wind]) => [...typed!].map((one): [string, string] => [one, wind!]))
)
