/**
 * Names of yaku in Japanese: as tenhou writes them, a wind without its direction.
 */
import {nameOfYaku, numberOfYaku} from '../../game/tenhou-yaku.js'
import type {RecordedYaku} from '../../game/record.js'
import type {en} from '../en/yaku.js'

export const ja: typeof en = {
  /** An id that tenhou has no name for stays as it is. */
  yakuName(id) {
    const name = nameOfYaku(numberOfYaku(id as RecordedYaku['id']))
    const [kind = ''] = name.split(' ', 1)
    return kind === '役牌' ? name.replace(' ', '') : kind || id
  }
}
