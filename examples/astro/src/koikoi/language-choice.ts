/**
 * Open the page to play in a language of the reader, with the settings that the address has. Without a script the
 * reader chooses from two links.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[hreflang]')]
const wanted = navigator.languages.map(language => language.split('-')[0])
const own = wanted.flatMap(language => links.filter(({hreflang}) => hreflang === language))[0] ?? links[0]
if (own) location.replace(`${own.href}${location.hash}`)
