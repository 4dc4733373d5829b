/**
 * Settings of an editor → options of the services. They are those of every host: options of mahjong, and under
 * `hanafuda` those of hanafuda.
 *
 *     {"rules": "tenhou", "hanafuda": {"rules": "nintendo"}}
 */
import {languageService, type LanguageService, type Options} from '@tehai/language'

/** What an editor has under `tehai`: anything. */
export type Settings = unknown

/**
 * The services with the settings of an editor. A setting of `null` or `''` is not set: editors have no other way to leave
 * one open.
 *
 * @throws {TypeError} if a setting has a value it cannot have.
 */
export function servicesOf(settings: Settings, folder: string | null): LanguageService {
  const {hanafuda, ...mahjong} = setIn(settings)
  const {lang} = mahjong
  // Records lie below the folder that is open. Where none is, no file is read.
  const records = folder === null ? false : {root: folder}
  const options = {
    mahjong: {records, ...mahjong},
    hanafuda: {...(lang !== undefined && {lang}), ...setIn(hanafuda)}
  }
  return languageService(options as Options)
}

/** What is set in an object of settings. */
function setIn(settings: unknown): Readonly<Record<string, unknown>> {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return {}
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null && value !== ''))
}
