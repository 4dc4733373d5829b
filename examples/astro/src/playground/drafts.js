/**
 * Drafts: what was typed, kept in this browser.
 */
import {differenceOf} from './history.js'

const NAME = 'tehai-playground-drafts'

/** Drafts that are kept. */
const MOST = 12

/** Longer texts are not kept. */
const MOST_TEXT = 50_000

/**
 * The drafts with one in front, which takes the place of the draft with its id and of one with the same text.
 *
 * @param draft
 *   `id`, `text`, `dialect`, and `at`, when it was changed, in milliseconds.
 */
export function withDraft(drafts, draft) {
  if (draft.text.trim() === '' || draft.text.length > MOST_TEXT) return drafts
  return [draft, ...drafts.filter(({id, text}) => id !== draft.id && text !== draft.text)].slice(0, MOST)
}

/** The drafts of this browser, the latest first; none where it keeps nothing, or something else. */
export function readDrafts(storage) {
  try {
    const found = JSON.parse(storage.getItem(NAME) ?? '[]')
    return Array.isArray(found) ? found.filter(isDraft).slice(0, MOST) : []
  } catch {
    return []
  }
}

const isDraft = draft =>
  typeof draft?.id === 'string' &&
  typeof draft.text === 'string' &&
  typeof draft.dialect === 'string' &&
  typeof draft.at === 'number'

/** Keep the drafts; gives whether the browser does. */
export function keepDrafts(storage, drafts) {
  try {
    storage.setItem(NAME, JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

/** Shorter texts have nothing to lose. */
const FEW = 8

/** Whether hardly anything of a text is left in the next: it was replaced, not edited. */
export function isAnother(before, after) {
  const {start, end} = differenceOf(before, after)
  return before.length >= FEW && start + before.length - end < before.length / 5
}
