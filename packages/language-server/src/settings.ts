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
 * The services with the settings of an editor and what reads records, the option of that name. A setting of `null` or `''` is not set: editors have no other way to leave
 * one open.
 *
 * @throws {TypeError} if a setting has a value it cannot have.
 */
export function servicesOf(settings: Settings, records: unknown): LanguageService {
  const {hanafuda, ...mahjong} = setIn(settings)
  const {lang} = mahjong
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
