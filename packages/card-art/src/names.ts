/**
 * The customary names of what is on the cards, in Japanese and in English. Plain cards of a month are numbered. The
 * description of a picture with several cards is made where the picture is drawn.
 */
import type {CardFace} from './card.js'

/** Name of a card in each language. */
export interface CardName {
  readonly ja: string
  readonly en: string
}

/** Names of the cards and of their back. */
export const cardNames: Readonly<Record<CardFace, CardName>> = {
  '1a': {ja: '松に鶴', en: 'Pine with crane'},
  '1b': {ja: '松に赤短', en: 'Pine with red poetry ribbon'},
  '1c': {ja: '松のカス1', en: 'Pine, plain 1'},
  '1d': {ja: '松のカス2', en: 'Pine, plain 2'},
  '2a': {ja: '梅に鶯', en: 'Plum with bush warbler'},
  '2b': {ja: '梅に赤短', en: 'Plum with red poetry ribbon'},
  '2c': {ja: '梅のカス1', en: 'Plum, plain 1'},
  '2d': {ja: '梅のカス2', en: 'Plum, plain 2'},
  '3a': {ja: '桜に幕', en: 'Cherry with curtain'},
  '3b': {ja: '桜に赤短', en: 'Cherry with red poetry ribbon'},
  '3c': {ja: '桜のカス1', en: 'Cherry, plain 1'},
  '3d': {ja: '桜のカス2', en: 'Cherry, plain 2'},
  '4a': {ja: '藤に時鳥', en: 'Wisteria with cuckoo'},
  '4b': {ja: '藤に短冊', en: 'Wisteria with plain red ribbon'},
  '4c': {ja: '藤のカス1', en: 'Wisteria, plain 1'},
  '4d': {ja: '藤のカス2', en: 'Wisteria, plain 2'},
  '5a': {ja: '菖蒲に八橋', en: 'Iris with eight-plank bridge'},
  '5b': {ja: '菖蒲に短冊', en: 'Iris with plain red ribbon'},
  '5c': {ja: '菖蒲のカス1', en: 'Iris, plain 1'},
  '5d': {ja: '菖蒲のカス2', en: 'Iris, plain 2'},
  '6a': {ja: '牡丹に蝶', en: 'Peony with butterflies'},
  '6b': {ja: '牡丹に青短', en: 'Peony with blue ribbon'},
  '6c': {ja: '牡丹のカス1', en: 'Peony, plain 1'},
  '6d': {ja: '牡丹のカス2', en: 'Peony, plain 2'},
  '7a': {ja: '萩に猪', en: 'Bush clover with boar'},
  '7b': {ja: '萩に短冊', en: 'Bush clover with plain red ribbon'},
  '7c': {ja: '萩のカス1', en: 'Bush clover, plain 1'},
  '7d': {ja: '萩のカス2', en: 'Bush clover, plain 2'},
  '8a': {ja: '芒に月', en: 'Pampas grass with full moon'},
  '8b': {ja: '芒に雁', en: 'Pampas grass with geese'},
  '8c': {ja: '芒のカス1', en: 'Pampas grass, plain 1'},
  '8d': {ja: '芒のカス2', en: 'Pampas grass, plain 2'},
  '9a': {ja: '菊に盃', en: 'Chrysanthemum with sake cup'},
  '9b': {ja: '菊に青短', en: 'Chrysanthemum with blue ribbon'},
  '9c': {ja: '菊のカス1', en: 'Chrysanthemum, plain 1'},
  '9d': {ja: '菊のカス2', en: 'Chrysanthemum, plain 2'},
  '10a': {ja: '紅葉に鹿', en: 'Maple with deer'},
  '10b': {ja: '紅葉に青短', en: 'Maple with blue ribbon'},
  '10c': {ja: '紅葉のカス1', en: 'Maple, plain 1'},
  '10d': {ja: '紅葉のカス2', en: 'Maple, plain 2'},
  '11a': {ja: '柳に小野道風', en: 'Willow with Ono no Michikaze'},
  '11b': {ja: '柳に燕', en: 'Willow with swallow'},
  '11c': {ja: '柳に短冊', en: 'Willow with plain red ribbon'},
  '11d': {ja: '柳のカス', en: 'Willow, plain (lightning)'},
  '12a': {ja: '桐に鳳凰', en: 'Paulownia with phoenix'},
  '12b': {ja: '桐のカス1', en: 'Paulownia, plain 1'},
  '12c': {ja: '桐のカス2', en: 'Paulownia, plain 2'},
  '12d': {ja: '桐のカス3', en: 'Paulownia, plain 3'},
  back: {ja: '裏向きの札', en: 'Face-down card'}
}
