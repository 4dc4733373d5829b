/**
 * Orders at the terminal that are not actions of the game: undo, save, hint, log, help, quit.
 */
import {formatSession, withoutLastChoice, type Course, type Session} from '@tehai/koikoi/session'
import {dictionaries} from '../../words/play.js'
import {hintText, logText} from './course-text.js'
import {print, writeText, type Host} from './host.js'
import type {Input} from './input.js'

/** The result of such an order: another session, `null` to leave, `undefined` to read the next line. */
export async function obey(
  input: Exclude<Input, {type: 'action'}>,
  session: Session,
  course: Course,
  host: Host
): Promise<Session | null | undefined> {
  const {language} = host.terminal
  const words = dictionaries[language]
  if (input.type !== 'order') {
    await print(host, [words[input.type](input.text)])
    return undefined
  }
  switch (input.order) {
    case 'undo': {
      const before = withoutLastChoice(session)
      await print(host, [before ? words.undone : words.nothingToUndo])
      return before ?? undefined
    }
    case 'quit':
      await print(host, [words.left])
      return null
    case 'save':
      await saveTo(input.rest || host.save, session, host)
      return undefined
    case 'hint':
      await print(host, hintText(course, host))
      return undefined
    case 'log':
      await print(host, logText(course.rounds.at(-1)!.events, host))
      return undefined
    default:
      await print(host, [words.helpText])
      return undefined
  }
}

async function saveTo(file: string | undefined, session: Session, host: Host): Promise<void> {
  const words = dictionaries[host.terminal.language]
  if (!file) return print(host, [words.nowhereToSave])
  await writeText(file, formatSession(session), host)
  await print(host, [words.saved(file)])
}
