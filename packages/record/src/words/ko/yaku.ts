/**
 * Names of yaku in Korean, as players of riichi mahjong say them, in the order of `yakuIds` in `messages/table.ts`.
 */
import type {en} from '../en/yaku.js'

// prettier-ignore
const names = (
  '리치,더블리치,오픈리치,일발,멘젠쯔모,영상개화,창깡,해저로월,하저로어,인화,' +
  '탕야오,혼노두,혼일색,청일색,' +
  '핑후,이페코,량페코,삼색동순,일기통관,' +
  '찬타,준찬타,' +
  '또이또이,산안커,산깡쯔,삼색동각,장풍패,자풍패,백,발,중,소삼원,' +
  '치또이,' +
  '천화,지화,팔연장,국사무쌍,국사무쌍 13면,구련보등,순정구련보등,자일색,녹일색,청노두,' +
  '스안커,스안커 단기,대삼원,소사희,대사희,스깡쯔,대차륜,대칠성,' +
  '도라,뒷도라,적도라,북도라'
).split(',')

export const ko: typeof en = {
  yakuName: (id, index) => names[index] ?? id
}
