/**
 * Words that compare tiles by their safety, in each language.
 *
 *     9p is safer than 5p    9pは5pより安全    5pより9pが安全    9p比5p安全    9p는 5p보다 안전
 */
import {wordEnd} from './phrases.js'

/** How a comparison is written around its two sides, as sources of patterns. */
export interface ComparisonForm {
  /** Before the first side (default: nothing). */
  readonly before?: string
  readonly between: string
  /** What follows the second side; `safe` and `danger` are words of `verdicts`. */
  readonly after: string
  readonly verdict: keyof typeof verdicts
  /**
   * The side that the verdict is about. `denied`: this side is said not to be as safe, or as dangerous, as the other.
   */
  readonly of: 'first' | 'second' | 'denied'
}

const much =
  '(?:(?:much|far|way|a lot|a bit|a little|slightly|clearly|obviously|definitely|certainly|significantly|somewhat|considerably|even|still) )?'
const not = "(?:not|(?:is|are)n['’]t)"
const kindOfTile = '(?: (?:tile|discard|choice|option|cut))?'
const toCut = '(?: to (?:discard|cut|throw|play))?'

/** Words between two tiles: those followed by the less safe tile, and those followed by the safer one. */
export const saferThan: string = `(?:(?:(?:would|will) be|is|are) )?${much}(?:(?:a )?(?:much )?(?:safer|less (?:dangerous|risky))${kindOfTile}${toCut} (?:than|compared (?:to|with))|${not} (?:as|so) (?:dangerous|risky) as)${wordEnd}|的?安全[度性][会會要]?高[于於]|的?危[险險険][度性]?[会會要]?低[于於]`
export const lessSafeThan: string = `(?:(?:(?:would|will) be|is|are) )?${much}(?:(?:a )?(?:much )?(?:less safe|more (?:dangerous|risky)|riskier)${kindOfTile}${toCut} (?:than|compared (?:to|with))|${not} (?:as|so) safe as)${wordEnd}|的?安全[度性][会會要]?低[于於]|的?危[险險険][度性]?[会會要]?高[于於]`

/** A tile that is not safer may be equally safe. */
export const notSafer: string = `(?:(?:is|are) )?(?:${not}|no|never|hardly|barely) (?:any )?(?:much )?(?:safer|riskier|(?:less|more) (?:safe|dangerous|risky))(?: than)?${wordEnd}`

/** The end of a statement: nothing follows that could deny it or turn it into a question. */
const mark = '[、，。,.;；:!！)）」]|$'
const stop = `(?=[ \u3000]{0,3}(?:${mark}))`

/** Complete words for safety and danger; 安全ではない and 安全か do not match. */
export const verdicts: Readonly<
  Record<'ja' | 'zh' | 'ko' | 'en', {readonly safe: string; readonly danger: string}>
> = {
  ja: {
    safe: '(?:安全(?:[度性][がは]高い|牌)?|通りやすい|(?:危険[度性]?|リスク)[がは]低い)',
    danger: '(?:危険(?:[度性][がは]高い|牌)?|危な?い|あぶない|安全[度性][がは]低い|通りにくい)'
  },
  zh: {
    safe: '(?:安全(?:[度性]?(?:更|[还還要])*高)?|危[险險険][度性]?(?:更|[还還要])*低)',
    danger: '(?:危[险險険](?:[度性]?(?:更|[还還要])*高)?|安全[度性]?(?:更|[还還要])*低)'
  },
  ko: {
    safe: '(?:안전(?:도가 높)?|위험도가 낮)',
    danger: '(?:위험(?:도가 높)?|안전도가 낮)'
  },
  en: {safe: 'safer|less (?:dangerous|risky)', danger: 'less safe|riskier|more (?:dangerous|risky)'}
}

const jaDegree =
  '(?:(?:ずっと|もっと|より|さらに|更に|まだ|やや|少し|ちょっと|多少|かなり|だいぶ|明らかに|はるかに|遥かに|断然|圧倒的に|わずかに|若干)(?:だけ)? ?){0,2}'
const jaThan = `(?:より|[とに]比べ(?:て|ると|れば))[もは]?[、, ]{0,2}${jaDegree}`
const jaSubject = '(?:の?(?:方|ほう))?(?:[はがも]|なら)[、, ]{0,2}'
const jaEnd = `(?:です|である|だ|な牌|な(?=ので))?(?:けれ?ど|ので|から|が(?=[、,]))?${stop}`
const jaDenied = '(?:(?:では|じゃ)(?:ない|ありません)|く(?:ない|ありません))'

const zhDegree =
  '(?:更加?|[还還]要?|要|[较較]|稍[微为為]?|略[微为為]?|明[显顯]|[显顯]然|都|相[对對対]|[当當]然|[绝絶絕][对對対]){0,3}'
const zhSubject = '(?:[，,] ?(?:所以|因此|因而)?|的)? ?(?:[会會]|要|就)?'
const zhEnd = `(?:一些|一[点點点]|些|得多|很多|多了|[许許]多)?[了的]?${stop}`
const zhComma = '(?:来说|來說|来|來)?[，, ]{0,2}'
const zhBeside = '(?:比起|相比(?:[于於起])?|相[较較](?:[于於]))'

const koThan = '(?:보다는?|에 비해서?는?|[와과] 비교하면),? ?'
const koDegree = '(?:(?:더욱?|훨씬|조금|좀|약간|분명히|확실히|많이) ?){0,2}'
const koSubject = '(?: ?쪽)?[이가은는도],? ?'
const koEnd = `(?:하다|합니다|해요|함|하고|하며|하지만|하므로|하니까?|한 ?패(?:다|이다|입니다)?|다|습니다|음)?${stop}`
const koDenied = '하지는? ?않(?:다|습니다|음|고|지만)'

/** Every way to compare two sides with the verdict elsewhere than between them. */
export const comparisonForms: readonly ComparisonForm[] = [
  {between: jaSubject, after: `${jaThan}VERDICT${jaEnd}`, verdict: 'ja', of: 'first'},
  {
    between: 'の安全[度性][はが]',
    after: `${jaThan}(?:(?<safe>高い)|(?<danger>低い))${jaEnd}`,
    verdict: 'ja',
    of: 'first'
  },
  {
    between: 'の危険[度性][はが]',
    after: `${jaThan}(?:(?<danger>高い)|(?<safe>低い))${jaEnd}`,
    verdict: 'ja',
    of: 'first'
  },
  // After a reason: 4pは無筋なので5pより危ない.
  {between: `(?<=(?:で|から)[、, ]?)`, after: `${jaThan}VERDICT${jaEnd}`, verdict: 'ja', of: 'first'},
  {between: jaThan, after: `(?:${jaSubject})?${jaDegree}VERDICT${jaEnd}`, verdict: 'ja', of: 'second'},
  {between: jaSubject, after: `ほど(?:は|には)?VERDICT${jaDenied}${stop}`, verdict: 'ja', of: 'denied'},
  {
    between: `${zhSubject}(?:[比较較](?!起)|相[对對対][于於]?(?=[0-9東南西北白発中]))`,
    after: ` ?${zhDegree}VERDICT${zhEnd}`,
    verdict: 'zh',
    of: 'first'
  },
  {
    between: ' ?(?:没有?|不如|不及)',
    after: ' ?(?:那[么麼]|[这這][么麼])?VERDICT' + stop,
    verdict: 'zh',
    of: 'denied'
  },
  {
    before: zhBeside,
    between: zhComma,
    after: ` ?(?:要|是)?${zhDegree}VERDICT${zhEnd}`,
    verdict: 'zh',
    of: 'second'
  },
  {
    before: '(?:[与與跟同]|和)',
    between: ' ?(?:相比(?:之下|起[来來])?|比起[来來])[，, ]{0,2}',
    after: ` ?(?:要|是)?${zhDegree}VERDICT${zhEnd}`,
    verdict: 'zh',
    of: 'second'
  },
  {
    between: '的?安全[度性][会會要]?比',
    after: ` ?${zhDegree}(?:(?<safe>高)|(?<danger>低))${zhEnd}`,
    verdict: 'zh',
    of: 'first'
  },
  {
    between: '的?危[险險険][度性][会會要]?比',
    after: ` ?${zhDegree}(?:(?<danger>高)|(?<safe>低))${zhEnd}`,
    verdict: 'zh',
    of: 'first'
  },
  {between: koSubject, after: `${koThan}${koDegree}VERDICT${koEnd}`, verdict: 'ko', of: 'first'},
  {
    between: `(?<=(?:라|라서|므로|니까|여서),? )`,
    after: `${koThan}${koDegree}VERDICT${koEnd}`,
    verdict: 'ko',
    of: 'first'
  },
  {between: koThan, after: `(?:${koSubject})? ?${koDegree}VERDICT${koEnd}`, verdict: 'ko', of: 'second'},
  {between: koSubject, after: `만큼(?:은)? VERDICT${koDenied}${stop}`, verdict: 'ko', of: 'denied'},
  {
    before: 'compared (?:to|with) ',
    between: ',? ',
    after: ` (?:is|are) ${much}(?:VERDICT)${wordEnd}(?! (?:than|compared))`,
    verdict: 'en',
    of: 'second'
  }
]

/** A word of a comparison; if none of the comparison forms matches, what it says about the tiles is not known. */
export const comparing: string = [
  `(?:compared (?:to|with)|than|safer|riskier|less safe|more dangerous)${wordEnd}`,
  '(?<=[0-9mpsz萬万筒索東南西北白発中物筋牌)）])(?:より(?!高|低)|ほど)[もは]?|[とに]比べ(?:て|ると|れば)?[もは]?|(?<=[0-9mpsz萬万筒索東南西北白発中])(?:以上に|なら|だと|では(?!な|あり))',
  '(?<=[0-9mpsz萬万筒索東南西北白発中] ?)(?:不?比(?![較较])|没有?(?=[0-9東南西北])|不如|不及)|不?比(?=[0-9東南西北][mpsz萬万筒索])|比起|相比|相[较較]',
  '(?<=[0-9mpsz萬万筒索東南西北白発中る])の?(?:方|ほう)(?=[がは])',
  '(?:[没沒]有?|不存在)(?=比)',
  '보다는?|만큼은?|중에서?는?|에 비해서?는?|[와과] 비교하면'
].join('|')

/** That a tile is dangerous, directly after the word for the reason: 無筋で危険. */
export const dangerousSo: string = [
  '(?<=無筋牌?[ (]{0,2})(?:で|だから|なので|は)?[、,]?(?:危険牌?|危ない|切れない|切りにくい|怖い)(?:です|だ)?',
  '(?<=無筋牌?[，, (]{0,2})(?:很|比[较較]|所以|[较較]){0,2}危[险險]',
  '(?<=ムスジ)(?:이?라서?|여서|로)? ?위험(?:하다|합니다|함)?',
  `(?<=no[- ]suji,? )(?:(?:and|so|therefore) ){0,2}(?:very )?dangerous${wordEnd}`
].join('|')

/** Degrees that are not judged: nearly, the most, as much as another tile. */
export const howSafe: string = [
  `(?:relatively|fairly|comparatively|quite|rather|almost|nearly|mostly|pretty|reasonably|somewhat|equally|just as|as|very) safe(?: as)?${wordEnd}|(?:the )?(?:safest|most (?:safe|dangerous|risky)|least (?:safe|dangerous|risky))${wordEnd}|(?:(?:very|quite|rather|fairly|too) )?(?:dangerous|risky|unsafe)${wordEnd}|safe enough${wordEnd}`,
  '(?:(?:比較的|かなり|やや)? ?通(?:りやす|りにく|しやす|しにく)い(?!順))|(?:比較的|わりと|割と|ほぼ|やや|まだ|かなり|ある程度|そこそこ|まあまあ|それなりに|最も|もっとも|一番|いちばん|より|もっと|さらに|ずっと|少し|同じ(?:くらい|ぐらい|程度)に?|同様に) ?(?:安全牌?|安牌)|(?:最も|もっとも|もっと|さらに|一番|いちばん|かなり|やや|少し|より)?(?:危険牌?|危な?い|あぶない|切れない|切りにくい|怖い)',
  '(?:比[较較]|[较較]|更加?|最|[还還]算|相[对對対]|基本上?|大致|[几幾]乎|很|挺|不太|不[够夠]|不一定|[並并]不(?:那[么麼]|太)|一[样樣]|同[样樣]|差不多) ?(?:安全牌?|安牌)|(?:最|很|更|比[较較]|[较較]|太)?危[险險]牌?',
  '(?:(?:그다지|별로|그렇게) ?안전(?:하지 ?않[가-힣]{0,3})?|(?:相対的に|상대적으로|비교적|가장|제일|더|훨씬|거의|꽤|상당히|조금|어느 정도|똑같이|비슷하게) ?안전(?:하다|합니다|하고|하며|하지만)?)|(?:(?:가장|제일|더|꽤|조금) ?)?위험(?:한 ?패|패)?(?:이?다(?![가-힣])|입니다|하다|합니다|하고|하며|하지만)?'
].join('|')
