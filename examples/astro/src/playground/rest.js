/**
 * Everything but the picture: messages and their places in the text, which notation a row is in, how others write it, what
 * the hand is, what can be taken along; and the display pictures of the tiles.
 *
 * Loaded after the first picture.
 */
import {readRow} from '@tehai/core/page'
import {tiles} from '@tehai/tile-art'
import {keepAddress} from './address.js'
import {announcer} from './announce.js'
import {completeIn} from './completion.js'
import {readTyped} from './drawing.js'
import {editField} from './edit.js'
import {differenceOf} from './history.js'
import {factsAt} from './facts.js'
import {drawWith} from './game.js'
import {hoverIn} from './hover.js'
import {markdownOf} from './markdown.js'
import {countMessages, messagesIn} from './messages.js'
import {pasteInto} from './paste.js'
import {patchDom} from './patch-dom.js'
import {afterPause} from './pause.js'
import {showDetection} from './show-detection.js'
import {draftsIn} from './show-drafts.js'
import {historyIn} from './show-history.js'
import {showFixes} from './show-fixes.js'
import {showLabels} from './show-labels.js'
import {showMessages} from './show-messages.js'
import {patchWith} from './show-picture.js'
import {showSpellings} from './show-spellings.js'
import {spellingsOf} from './spellings.js'
import {followScroll, showSpots} from './spots.js'
import {copyFrom, takeFrom} from './take.js'
import {writeFragment} from './fragment.js'
import {trayFor} from './tray.js'
import {mahjongOf} from 'rehype-tiles/render'
import {withWords} from './with-words.js'
import {loadWords, summaryOf, words} from './words.js'

export {paced} from './pace.js'

drawWith(tiles, art => mahjongOf(art, readRow))
patchWith(patchDom)

/** How long nothing is typed before proposals are looked for, in milliseconds. */
const PAUSE = 250

/** Services of editors; they are large, and loaded when one of them is needed. */
const loadServices = lang => withWords(import('./language.js'), lang)

/**
 * Follow what is shown, from the first picture on.
 *
 * @param page
 *   `at` gives the element of an id, `shown` what is shown (`text`, `state`, `drawn`); `change` is called with what
 *   is to be changed of the state, `move` with another state; `left` is what was there before, where an example has
 *   taken its place already.
 * @returns
 *   A promise: `showNow` is called with each picture, `showSoon` some time after, `announce` announces the messages a while
 *   after typing.
 */
export async function follow({at, lang, shown, change, move, left}) {
  await loadWords(lang)
  const linkTo = fragment => location.href.replace(/#.*/, '') + fragment
  const otherLanguages = [...document.querySelectorAll('#languages a[href$="/playground/"]')].map(link => ({
    link,
    own: link.getAttribute('href')
  }))
  const address = keepAddress(move, fragment => {
    at('link').value = linkTo(fragment)
    for (const {link, own} of otherLanguages) link.setAttribute('href', own + fragment)
  })
  const announcing = announcer(at('status'))
  const announce = announcing.now
  const editor = at('text')
  const showFacts = factsAt(at('facts'), lang)
  let messages = []
  let row

  /** Lead to the place of a message. */
  const select = ({start, end}) => {
    editor.focus()
    editor.setSelectionRange(start, end)
  }

  /** The row that contains the cursor, otherwise the first. */
  const rowAtCursor = ({rows}) => {
    const {selectionStart} = editor
    return rows.find(({start, end}) => start <= selectionStart && selectionStart <= end) ?? rows[0]
  }

  const showRow = ({state, text, drawn}) => {
    row = rowAtCursor(drawn)
    const line = drawn.rows.length > 1 ? state.text.slice(0, row.start).split('\n').length : null
    const {spellings, isPart} = row ? spellingsOf(row, lang) : {spellings: [], isPart: false}
    const say = words[lang]
    const notes = [line !== null && say.speltRow(line), isPart && spellings.length > 0 && say.speltPart]
    at('spelt').textContent = notes.filter(Boolean).join(say.space)
    showSpellings(at('spellings'), spellings, lang, (written, button) =>
      copyFrom(button, written, lang, announce)
    )
    showDetection(at('detected'), row, row?.options.dialect ?? state.dialect, lang, dialect => {
      change({dialect})
      at('dialect').focus()
    })
    showFacts(text, drawn.rows, row, state)
  }

  const offerFixes = afterPause(PAUSE, async () => {
    const {text, state} = shown()
    const found = messages
    const {fixesOf} = await loadServices(lang)
    if (found !== messages) return
    showFixes(at('messages'), fixesOf(text, state.text, found, state, lang), lang, edit =>
      editField(editor, edit)
    )
  })

  const parts = {
    field: editor,
    layer: at('spots'),
    list: at('completions'),
    tooltip: at('tooltip'),
    line: at('here')
  }
  // What is typed may be ahead of its picture, and so of what is shown.
  completeIn(
    parts,
    async offset => {
      const {completionsAt} = await loadServices(lang)
      const {state} = shown()
      return completionsAt(readTyped(state.text), state.text, offset, state, lang)
    },
    () => readTyped(shown().state.text).kind === 'block',
    found => announce(words[lang].proposals(found.length))
  )
  const showHere = hoverIn(
    parts,
    () => ({
      messages,
      rows: shown().drawn.rows,
      async keyAt(offset) {
        const {text, state} = shown()
        if (text.kind !== 'block') return null
        const {keyAt} = await loadServices(lang)
        return keyAt(text, state.text, offset, state, lang)
      }
    }),
    lang
  )

  trayFor({field: editor, tray: at('tray'), toggle: at('showTray')}, () => shown().state.dialect, lang)
  const noteText = historyIn({field: editor, undo: at('undo'), redo: at('redo')})
  const starts = [...document.querySelectorAll('.starts [data-text]')]
  const drafts = draftsIn(
    {toggle: at('showDrafts'), list: at('drafts')},
    starts.map(({dataset}) => dataset.text),
    lang,
    ({text, dialect}) => {
      if (dialect !== shown().state.dialect) change({dialect})
      editField(editor, differenceOf(editor.value, text))
    }
  )
  for (const button of starts) button.addEventListener('click', drafts.begun)
  editor.addEventListener('input', () => drafts.changed(shown().state))

  pasteInto(
    {
      field: editor,
      area: editor.closest('.sheet'),
      note: at('pasted'),
      open: at('openRecord'),
      file: at('record')
    },
    () => ['auto', 'mpsz'].includes(shown().state.dialect),
    lang,
    announce
  )
  takeFrom(
    at,
    () => ({...shown(), markdown: at('markdown').value, link: linkTo(writeFragment(shown().state))}),
    lang,
    announce
  )
  editor.addEventListener('scroll', () => followScroll(at('spots'), editor))
  document.addEventListener('selectionchange', () => {
    if (document.activeElement !== editor) return
    showHere()
    const {state, text, drawn} = shown()
    // What has just been typed comes with its picture.
    if (state.text === editor.value && row !== rowAtCursor(drawn)) showRow({state, text, drawn})
  })

  // What was typed before this was loaded is in the address as well.
  const {state: first} = shown()
  if (left) {
    address.now(left)
    address.next(first)
  } else if (location.hash || first.text !== starts[0].dataset.text) address.now(first)
  else at('link').value = linkTo(writeFragment(first))

  return {
    address,
    showNow({state, text, drawn}) {
      noteText(state.text)
      messages = messagesIn(state.text, drawn, lang)
      const counts = countMessages(messages)
      const places = {list: at('messages'), count: at('count')}
      showMessages(places, messages, counts, text.kind === 'empty', lang, select)
      showSpots(at('spots'), editor, state.text, messages)
      editor.setAttribute('aria-invalid', String(counts.errors > 0))
    },
    showSoon({state, text, drawn}) {
      showLabels(at('labels'), drawn.labels)
      at('markdown').value = markdownOf(text, state.text, state, lang)
      showRow({state, text, drawn})
      if (messages.length > 0) offerFixes()
    },
    announce: () =>
      announcing.later(() =>
        shown().text.kind === 'empty' ? '' : summaryOf(messages, countMessages(messages), lang)
      )
  }
}
