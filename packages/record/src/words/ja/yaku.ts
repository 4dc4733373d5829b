/**
 * Names of yaku in Japanese: as tenhou writes them, a wind without its direction.
 */
import {nameOfYaku, numberOfYaku} from '../../game/tenhou-yaku.js'
import type {RecordedYaku} from '../../game/record.js'

/** The name of a yaku, or of dora; an id that tenhou has no name for stays as it is. */
export function yakuName(id: string): string {
  const [name = ''] = nameOfYaku(numberOfYaku(id as RecordedYaku['id'])).split(' ', 1)
  return name === '役牌' ? nameOfYaku(numberOfYaku(id as RecordedYaku['id'])).replace(' ', '') : name || id
}
