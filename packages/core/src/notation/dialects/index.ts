/**
 * The table of all dialects, by name. A dialect has its file, a line here, and its words in each language, in
 * `words/en/dialects.ts` and so on.
 */
import type {Dialect, DialectId} from '../dialect.js'
import {arashino} from './arashino.js'
import {auto} from './auto.js'
import {ja} from './ja.js'
import {jekyll} from './jekyll.js'
import {ko} from './ko.js'
import {kobalab} from './kobalab.js'
import {mahgen} from './mahgen.js'
import {mahjongTex} from './mahjong-tex.js'
import {maku} from './maku.js'
import {merjong} from './merjong.js'
import {mjai} from './mjai.js'
import {mjt} from './mjt.js'
import {mpsz} from './mpsz.js'
import {mpszf} from './mpszf.js'
import {obsidian} from './obsidian.js'
import {paiga} from './paiga.js'
import {pymdownx} from './pymdownx.js'
import {quote} from './quote.js'
import {riichiHand} from './riichi-hand.js'
import {riichiNpm} from './riichi-npm.js'
import {tempai} from './tempai.js'
import {tenhou} from './tenhou.js'
import {tenhouJson, tenhouMeld} from './tenhou-json.js'
import {typed} from './typed.js'
import {unicode} from './unicode.js'
import {zh} from './zh.js'

export const dialects: Readonly<Record<DialectId, Dialect>> = {
  auto,
  mpsz,
  arashino,
  paiga,
  quote,
  typed,
  kobalab,
  tenhou,
  'tenhou-json': tenhouJson,
  'tenhou-meld': tenhouMeld,
  mjai,
  unicode,
  mjt,
  mahgen,
  merjong,
  'mahjong-tex': mahjongTex,
  pymdownx,
  tempai,
  ja,
  zh,
  ko,
  obsidian,
  jekyll,
  mpszf,
  maku,
  'riichi-hand': riichiHand,
  'riichi-npm': riichiNpm
}

/** Every dialect that can be named, `auto` first. */
export const dialectIds = Object.keys(dialects) as readonly DialectId[]
