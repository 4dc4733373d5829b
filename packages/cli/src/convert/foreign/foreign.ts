/**
 * Foreign constructs: how other sites and programs write tiles in Markdown, HTML, wikis and LaTeX.
 */
import {
  noSiteConstructs,
  usualConstruct,
  type ForeignConstruct,
  type SiteConstructs
} from './foreign-construct.js'
import {readOwn, rowsOf} from './foreign-readers.js'
import {syntaxes, type Syntax} from './foreign-syntaxes.js'
import {findLatexRows} from './latex.js'
import {findPictureRows} from './pictures.js'

/** Find all constructs, in order and without overlaps. */
export function findForeign(text: string, site: SiteConstructs = noSiteConstructs): ForeignConstruct[] {
  const own = site.constructs.flatMap(pattern => matchesOf({id: 'own', pattern, read: readOwn}, text))
  const known = syntaxes.flatMap(syntax => matchesOf(syntax, text))
  const found = [...own, ...picturesIn(text, site), ...latexIn(text), ...known]
  // If two are at the same place, that of the site is taken.
  const order = found.map((construct, index) => ({construct, index}))
  order.sort((a, b) => a.construct.start - b.construct.start || a.index - b.index)
  let end = 0
  return order.flatMap(({construct}) => {
    if (construct.start < end) return []
    end = construct.end
    return [construct]
  })
}

function matchesOf({id, pattern, read, dialects, isShy = false}: Syntax, text: string): ForeignConstruct[] {
  return [...text.matchAll(pattern)].flatMap((match): ForeignConstruct[] => {
    const said = read ? read(match) : {}
    if (said === null || match[0] === '') return []
    const [start, end] = match.indices![0]!
    return [
      {
        ...usualConstruct,
        id,
        start,
        end,
        dialects: dialects ?? null,
        isShy,
        rows: rowsOf(match, 'row'),
        ...said
      }
    ]
  })
}

function picturesIn(text: string, {pictures}: SiteConstructs): ForeignConstruct[] {
  return findPictureRows(text, pictures).map(({start, end, tree, isCertain}) => ({
    ...usualConstruct,
    id: 'picture',
    start,
    end,
    rows: [],
    tree,
    isSelfEvident: true,
    isShy: !isCertain
  }))
}

function latexIn(text: string): ForeignConstruct[] {
  return findLatexRows(text).map(({row, start, end}) => ({
    ...usualConstruct,
    id: 'latex',
    start,
    end,
    rows: [{text: row, start: null}],
    dialects: ['mpsz'],
    isSelfEvident: true
  }))
}
