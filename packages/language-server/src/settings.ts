/**
 * Settings of an editor → options of the services. They are the same as for every host: options of mahjong, and those
 * of hanafuda under `hanafuda`.
 *
 *     {"rules": "tenhou", "hanafuda": {"rules": "nintendo"}}
 */
import {wrongCall} from '@tehai/kernel/source'
import {languageService, type LanguageService, type Options} from '@tehai/language'

/** Called for each file that a page depends on. */
export type OnFile = (path: string, page: string | undefined) => void

/** The value that an editor has under `tehai`, which may be anything. */
export type Settings = unknown

/**
 * The services with the settings of an editor and the reader of records, which is the option of that name. A setting of
 * `null` or `''` counts as not set: editors have no other way to leave a setting out.
 *
 * @param onFile
 *   Called for each file that a page depends on, even if the settings say where records are.
 * @throws {TypeError} if a setting has a value it cannot have.
 */
export function servicesOf(settings: Settings, records: unknown, onFile: OnFile): LanguageService {
  const {hanafuda, ...mahjong} = setIn(settings, 'settings')
  const {lang, records: own = records} = mahjong
  const options = {
    mahjong: {...mahjong, records: own !== records && isObject(own) ? {...own, onFile} : own},
    hanafuda: {...(lang !== undefined && {lang}), ...setIn(hanafuda, '`hanafuda`')}
  }
  return languageService(options as Options)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The settings of an object that have a value. */
function setIn(settings: unknown, name: string): Readonly<Record<string, unknown>> {
  if (settings === undefined || settings === null || settings === '') return {}
  if (!isObject(settings)) throw wrongCall(`${name} to be an object`, settings)
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null && value !== ''))
}
