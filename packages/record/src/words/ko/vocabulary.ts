/**
 * Words of seats, of reasons for a draw, and of yaku in Korean.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/vocabulary.js'

export const ko: Translation<typeof en> = {
  seats: {east: '동가', south: '남가', west: '서가', north: '북가', none: '없음'},
  reasons: {
    exhaustive: '쯔모할 패가 남아 있습니다',
    nagashi: '쯔모할 패가 남아 있습니다',
    kyuushu: '구종구패에는 후로가 없는 첫 쯔모에 요구패 9종이 필요합니다',
    'suucha-riichi': '네 사람이 모두 리치하지는 않았습니다',
    sanchahou: '이 패로 화료하는 사람이 셋이 되지 않습니다',
    suukaikan: '두 사람 이상의 깡 네 번이 필요합니다',
    'suufon-renda': '후로 없이 네 사람의 첫 버림패가 같은 풍패여야 합니다'
  },
  draws: {
    exhaustive: '황패유국',
    nagashi: '유국만관',
    kyuushu: '구종구패',
    'suucha-riichi': '사가리치',
    sanchahou: '삼가화료',
    suukaikan: '사깡유국',
    'suufon-renda': '사풍연타'
  },
  winds: {east: '동', south: '남', west: '서', north: '북'},
  yaku: '{name} {han}판',
  round: '{wind}{number}국',
  roundWithHonba: '{wind}{number}국 {honba}본장'
}
