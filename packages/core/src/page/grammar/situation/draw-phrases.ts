/**
 * Phrases about a hand without a winner: the kind of draw, and who was tenpai.
 *
 *     九種九牌で流局      流局（四風連打）      exhaustive draw      没听
 */
import {end, phrase, type SituationPhrase} from './phrase.js'

/** Draws that end a hand early: with 四家立直 the sticks of all are on the table, with the others none. */
const fourRiichi = `四家(?:立直|リーチ)|四人(?:立直|リーチ)|(?:suucha|four[ -])[ -]?(?:player )?riichi${end}`
const abortiveDraws = `途中流局|九種九牌|四風(?:子)?連打|四(?:開槓|槓散了|槓流れ|槓流局)|三家和了?|(?:abortive draw|kyuu?shu[ -]?kyuu?hai|nine terminals|four[ -](?:winds|kans))${end}`
const abortive = (names: string): string => `(?:${names})`

/** 流局 beside the name of a draw is the same draw: 九種九牌で流局, 流局（四風連打）. */
const beforeDraw = '(?:(?:平局|流局)(?:で| ?[(:・、,/] ?| ))?'
const afterDraw =
  '(?:(?:で|の|による| ?[(・、,/] ?| )?(?:平局|流局)(?!満貫)| (?:abortive )?draw(?![A-Za-z0-9]))?\\)?'

const tenpai = '(?:(?:形式|先制|[良好愚悪]形)?(?:テンパイ|텐파이|聴牌))'
const denied = '(?:なし|無し|せず|ならず|していない|してない|ではない|でない)'
const deniedInKorean = '(?:아님|아니다|아니요|못 ?함)'

/** The phrases, in the order in which they are tried. */
export const drawPhrases: readonly SituationPhrase[] = [
  phrase(beforeDraw + abortive(fourRiichi) + afterDraw, () => ({
    field: 'drawn-hand',
    kind: 'abortive',
    isFourRiichi: true
  })),
  phrase(beforeDraw + abortive(abortiveDraws) + afterDraw, () => ({field: 'drawn-hand', kind: 'abortive'})),
  phrase(`(?:荒牌)?(?:平局|流局)|(?:exhaustive draw|ry[uū]+kyoku)${end}`, () => ({
    field: 'drawn-hand',
    kind: 'exhaustive'
  })),
  phrase(
    `${tenpai}(?: ?${denied}| ?${deniedInKorean})|(?:ノー ?(?:テンパイ|テン|聴牌|聴)|[不未没]有?聴)(?:牌|파이)?|(?:noten|no[nt]?[ -](?:in )?tenpai)${end}`,
    () => ({field: 'tenpai', isTenpai: false})
  ),
  phrase(`${tenpai}|tenpai${end}`, () => ({field: 'tenpai', isTenpai: true}))
]
