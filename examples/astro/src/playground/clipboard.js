/**
 * Copying: to the clipboard, or by a selection where a page may not use it.
 */

/** Copy a text; gives whether it worked. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text) {
  const active = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  active?.focus()
  return done
}

/** Save a file under a name. */
export function save(content, type, name) {
  const blob = content instanceof Blob ? content : new Blob([content], {type})
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
