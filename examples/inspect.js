/**
 * What is wrong with the page that is open. Runs in the page, together with axe.
 *
 * Ours are elements with a class of ours; what axe finds elsewhere is the host's own.
 */
export const inspect = async () => {
  const ours = [...document.querySelectorAll('[class^=mahjong], [class*=" mahjong"]')]
  for (const fold of document.querySelectorAll('details.mahjong-fold')) fold.open = true
  const isOurs = element => ours.some(one => one.contains(element))
  const short = element => element.outerHTML.slice(0, 120)

  const {violations} = await window.axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    selectors: false // which take a third of the time
  })
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({element, html}) => ({id, html: html.slice(0, 120), ours: isOurs(element)}))
  )

  const styled = ours.filter(element => element.matches('[style], style, script, link'))

  // Too wide: the page scrolls sideways, or a picture is cut off where nothing scrolls.
  const width = document.documentElement.clientWidth
  const scrolls = element => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    }
    return false
  }
  const cut = ours.filter(element => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
  const {scrollWidth} = document.scrollingElement
  const wide = [
    ...(scrollWidth > width ? [`overflow: the page is ${scrollWidth} px wide, the window ${width} px`] : []),
    ...cut.map(element => `overflow: cut off at ${width} px: ${short(element)}`)
  ]

  // An image in a line of text hangs as far below the line as a drawn picture: 0.34 em.
  const images = [
    ...document.querySelectorAll(':is(img[src^=tiles-], img[src*="/tiles-"], img.mahjong-tiles)')
  ]
  const high = images.filter(element => {
    if (element.closest('.mahjong-block, .hanafuda-block')) return false
    const {verticalAlign, fontSize} = getComputedStyle(element)
    return !(Math.abs(parseFloat(verticalAlign) / parseFloat(fontSize) + 0.34) <= 0.02)
  })

  // References of pictures, in the page and to files of the site: where there is nothing, a tile has no face.
  const files = new Map()
  const idsIn = async address => {
    const text = await (await fetch(address)).text()
    return new Set(Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id))
  }
  const lost = []
  for (const use of document.querySelectorAll('use')) {
    const [address, id] = use.getAttribute('href').split('#')
    if (address !== '' && !files.has(address)) files.set(address, await idsIn(address))
    const exists = address === '' ? document.getElementById(id) !== null : files.get(address).has(id)
    if (!exists) lost.push(use)
  }

  return {
    elements: ours.length,
    findings: [
      ...found.filter(one => one.ours).map(({id, html}) => `axe ${id}: ${html}`),
      ...styled.map(element => `style or script: ${short(element)}`),
      ...lost.map(element => `reference to nothing: ${short(element)}`),
      ...high.map(element => `baseline: ${short(element)}`),
      ...wide
    ],
    others: [...new Set(found.filter(one => !one.ours).map(({id}) => id))]
  }
}
