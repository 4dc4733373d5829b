// What an editor shows on these names is in hovers.txt.
import type {Claim, Points, Score, Tiles, Yaku} from '@tehai/riichi/types'
import {score, tiles} from '@tehai/core/typed'
import type {OfSuit} from '../../../packages/riichi/dist/types/decompose.js'
import type {Fu} from '../../../packages/riichi/dist/types/fu.js'
import type {MeldOf} from '../../../packages/riichi/dist/types/melds.js'
import type {Sort} from '../../../packages/riichi/dist/types/sort.js'
import type {ShapeYaku} from '../../../packages/riichi/dist/types/yaku.js'

// The public types.
type Pinfu = Score<'234m345p456s66p78s9s', {win: 'ron'}>
type Dealer = Score<"34p 678s 55m 5'55z 2'34m 5p", {win: 'tsumo'; seat: 'east'; dora: '4z'}>
type Kokushi = Score<'19m19p19s1234567z1m', {win: 'ron'; rules: {doubleYakuman: false}}>
type PinfuPoints = Points<'234m345p456s66p78s9s', {win: 'ron'}>
type SanbaimanYaku = Yaku<'3m19m2m6789m123m45m9m', {win: 'ron'; riichi: true}>
type Row = Tiles<"0m1'23p">
type Right = Claim<'234m345p456s66p78s9s', {win: 'ron'}, 1000>
type NoYaku = Score<'234m789p34579s99p8s', {win: 'ron'}>
type Slip = Tiles<'12q4m'>

// The stages.
type Sorted = Sort<'31221'>
type CodeOfPon = MeldOf<'5-55'>
type OneReading = OfSuit<'11123'>
type TwoReadings = OfSuit<'111222333'>
type ShapeOfPinfu = ShapeYaku<'m<bp<c=6s<d<g~z', 'closed', '', {win: 'ron'}>
type FuOfTriplet = Fu<'m<.*iB=5^p<cs<dz<.iE555', 'open', 'tsumo', {win: 'tsumo'}>

// Values.
const hand = tiles("5'55z")
const result = score('234m345p456s66p78s9s', {win: 'ron'})
const {points} = result

export type {Pinfu, Dealer, Kokushi, PinfuPoints, SanbaimanYaku, Row, Right, NoYaku, Slip}
export type {Sorted, CodeOfPon, OneReading, TwoReadings, ShapeOfPinfu, FuOfTriplet}
export {hand, points}
