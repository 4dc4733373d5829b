/**
 * Options of the Markdown stage that every game has.
 */
import {assertNames} from '../../source/nearest/nearest.js'
import {wrongCall} from '../../source/values/value.js'

/** What happens on an error: report it and continue, stop after the file, or nothing. */
export type OnError = 'warn' | 'throw' | 'ignore'

/** Options of a Markdown stage that every game has. */
export interface HostOptions {
  /**
   * Names of the directive (default: those of the game). The first is the one written for nodes that have no source.
   */
  readonly names?: readonly string[] | string | null | undefined
  /**
   * Also read inline code that begins with this, such as `'mj:'` for `` `mj:123m` `` (default: none).
   */
  readonly inlineCode?: string | null | undefined
  /**
   * Whether prose that remark-directive took for directives (`10:30`) goes back to text (default: `true`).
   */
  readonly restoreProse?: boolean | null | undefined
  /**
   * What an error in an author's text does (default: `'warn'`): a message on the file, `'throw'` to stop after the
   * whole file is read, `'ignore'` for no messages at all. Warnings never stop a build.
   */
  readonly onError?: OnError | null | undefined
}

/** Options that every game has, with every default filled in. */
export interface HostSettings {
  readonly names: readonly string[]
  readonly inlineCode: string | null
  readonly restoreProse: boolean
  readonly onError: OnError
}

/** Options that every game has, and an option of the drawing stage whose name is near `names`. */
const ownNames = ['names', 'inlineCode', 'restoreProse', 'onError', 'games', 'named']

/**
 * Settings that every game has.
 *
 * @param names
 *   Names of the game's directive if the options give no names.
 * @param others
 *   Names of the game's own options.
 * @throws {TypeError} if an option has a value it cannot have, or a name that is nearly that of an option. Other
 *   unknown options are left alone: sites share one object between the Markdown stage and the drawing stage.
 */
export function hostSettings(
  given: Readonly<HostOptions>,
  names: readonly string[],
  others: readonly string[]
): HostSettings {
  const {inlineCode = null, restoreProse, onError} = given
  assertNames(given, [...ownNames, ...others])
  if (inlineCode !== null && (typeof inlineCode !== 'string' || inlineCode === '')) {
    throw wrongCall('`inlineCode` to be a prefix such as `mj:`', inlineCode)
  }
  if (onError && !['warn', 'throw', 'ignore'].includes(onError)) {
    throw wrongCall('`onError` to be `warn`, `throw` or `ignore`', onError)
  }
  return {
    names: namesOf(given.names ?? names, names[0]),
    inlineCode,
    restoreProse: restoreProse ?? true,
    onError: onError ?? 'warn'
  }
}

function namesOf(names: NonNullable<HostOptions['names']>, example = 'name'): readonly string[] {
  const list: readonly unknown[] = typeof names === 'string' ? [names] : names
  for (const name of list) {
    if (typeof name !== 'string' || !/^[^\s:：[\]{}\\`]+$/.test(name)) {
      throw wrongCall(`\`names\` to be words such as \`${example}\``, name)
    }
  }
  return list as readonly string[]
}
