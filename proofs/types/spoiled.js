/**
 * Wins that are spoiled: each row makes of a win one that scores nothing, or nothing the same.
 *
 * A row gives a win as text and context, or `null` where it cannot be spoiled so. What becomes of it says the oracle.
 */
import {tileOf} from '../../packages/riichi/test/riichi/random.js'
import {pick, shuffled, writeMeld, writeWin} from './written.js'

const anyTile = random => tileOf(Math.floor(random() * 34))
const isKan = ({tiles}) => tiles.length === 4
const isOpen = ({melds}) => melds.some(({type}) => type !== 'ankan')
const withContext = more => (random, win, context) => ({
  text: writeWin(random, win),
  context: {...context, ...more}
})
const when = (fits, spoil) => (random, win, context) =>
  fits(win, context) ? spoil(random, win, context) : null

export const spoils = {
  'another tile in the hand'(random, win, context) {
    const hand = win.hand.with(Math.floor(random() * win.hand.length), anyTile(random))
    return {text: writeWin(random, {...win, hand}), context}
  },
  'another winning tile': (random, win, context) => ({
    text: writeWin(random, {...win, win: anyTile(random)}),
    context
  }),
  'a tile too many': (random, win, context) => ({
    text: writeWin(random, {...win, hand: [...win.hand, anyTile(random)]}),
    context
  }),
  'a tile too few': when(
    ({hand}) => hand.length > 1,
    (random, win, context) => ({text: writeWin(random, {...win, hand: win.hand.slice(1)}), context})
  ),
  'winning tile not set apart': (random, {hand, win, melds}, context) => ({
    text: wholeText(random, [...hand, win], melds),
    context
  }),
  'winning tile named': (random, {hand, win, melds}, context) => ({
    text: wholeText(random, [...hand, win], melds),
    context: {...context, tile: win}
  }),
  'another winning tile named': (random, {hand, win, melds}, context) => ({
    text: wholeText(random, [...hand, win], melds),
    context: {...context, tile: anyTile(random)}
  }),
  'chii from across': when(
    ({melds}) => melds.some(({type}) => type === 'chii'),
    (random, win, context) => ({
      text: writeWin(random, win).replace(/([\dr]+)-(\d)(\d[mps])/, '$1$2-$3'),
      context
    })
  ),
  'riichi with an open hand': when(isOpen, withContext({riichi: true})),
  'ippatsu without riichi': withContext({ippatsu: true, riichi: false}),
  'rinshan with ron': when(({by}) => by === 'ron', withContext({rinshan: true})),
  'rinshan without a kan': when(
    ({by, melds}) => by === 'tsumo' && !melds.some(isKan),
    withContext({rinshan: true})
  ),
  'ippatsu with rinshan': when(
    ({by, melds}) => by === 'tsumo' && melds.length > 0 && melds.every(({type}) => type === 'ankan'),
    withContext({riichi: true, ippatsu: true, rinshan: true})
  ),
  'houtei with chankan': when(({by}) => by === 'ron', withContext({houtei: true, chankan: true})),
  'renhou as dealer': when(({by}) => by === 'ron', withContext({renhou: true, seat: 'east'})),
  'a fifth copy among the indicators'(random, win, context) {
    const [rank, suit] = win.win.replace('0', '5')
    const key = context.riichi && random() < 0.5 ? 'ura' : 'dora'
    return {text: writeWin(random, win), context: {...context, [key]: rank.repeat(4) + suit}}
  },
  'chankan with tsumo': when(({by}) => by === 'tsumo', withContext({chankan: true})),
  'haitei with ron': when(({by}) => by === 'ron', withContext({haitei: true})),
  'haitei with rinshan': when(({by}) => by === 'tsumo', withContext({haitei: true, rinshan: true})),
  'houtei with tsumo': when(({by}) => by === 'tsumo', withContext({houtei: true})),
  'tenhou with ron': when(({by}) => by === 'ron', withContext({tenhou: true, seat: 'east'})),
  'tenhou with melds': when(
    ({by, melds}) => by === 'tsumo' && melds.length > 0,
    withContext({tenhou: true, seat: 'east'})
  ),
  'tenhou, not the dealer': when(({by}) => by === 'tsumo', withContext({tenhou: true, seat: 'west'})),
  'chiihou as dealer': when(({by}) => by === 'tsumo', withContext({chiihou: true, seat: 'east'})),
  'chiihou with ron': when(({by}) => by === 'ron', withContext({chiihou: true, seat: 'north'})),
  'renhou with tsumo': when(({by}) => by === 'tsumo', withContext({renhou: true})),
  'a typo in the notation'(random, win, context) {
    const text = writeWin(random, win)
    const at = Math.floor(random() * text.length)
    return {text: text.slice(0, at) + pick(random, [..."0289xq-+'= z", '']) + text.slice(at + 1), context}
  }
}

/** All tiles with none set apart, as far as the draw rule lets them: one group per suit. */
function wholeText(random, tiles, melds) {
  const suits = shuffled(random, [...'mpsz']).map(suit => tiles.filter(tile => tile[1] === suit))
  const groups = suits.filter(of => of.length > 0).sort((a, b) => a.length - b.length)
  const parts = groups.map(
    of =>
      shuffled(random, of)
        .map(([digit]) => digit)
        .join('') + of[0][1]
  )
  return [...melds.map(meld => writeMeld(random, meld)), ...parts].join(pick(random, ['', ' ']))
}
