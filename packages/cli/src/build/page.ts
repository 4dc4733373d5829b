/**
 * A page: the HTML around the content of a Markdown file.
 */

export interface PageParts {
  /** Language tag of `<html>`. */
  readonly lang: string
  readonly title: string
  readonly description: string | null
  readonly style: string
  /** The HTML of the body. */
  readonly body: string
}

/** A complete HTML document that needs no other file. */
export function htmlPage({lang, title, description, style, body}: PageParts): string {
  const about = description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${about}<style>
${style}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

/** Text as HTML, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
