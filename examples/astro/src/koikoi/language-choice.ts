/**
 * Open the page to play in a language of the reader, with the settings that the address has. Without a script the
 * reader chooses from the links.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[hreflang]')]

/** The language and script of a tag: `zh-TW` is in the traditional script. */
function writtenIn(tag: string): string {
  const {language, script} = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

const own =
  navigator.languages.flatMap(tag => links.filter(link => writtenIn(link.hreflang) === writtenIn(tag)))[0] ??
  links[0]
if (own) location.replace(`${own.href}${location.hash}`)
