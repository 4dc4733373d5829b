/**
 * Pages around the articles.
 */

const escape = text =>
  text.replace(/[&<>"]/g, sign => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[sign])

const page = ({lang, title, description, main}) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(description)}">
<title>${escape(title)}</title>
<link rel="stylesheet" href="blog.css">
<link rel="stylesheet" href="tiles.css">
<link rel="alternate" type="application/rss+xml" href="feed.xml" title="Tehai blog">
</head>
<body>
<header><a href="index.html">手牌 Tehai blog</a></header>
<main>
${main}
</main>
</body>
</html>
`

export const articlePage = ({lang, title, description, date, body}) =>
  page({
    lang,
    title,
    description,
    main: `<article>\n<h1>${escape(title)}</h1>\n<p class="date"><time datetime="${date}">${date}</time></p>\n${body}\n</article>`
  })

export const indexPage = articles =>
  page({
    lang: 'en',
    title: 'Tehai blog',
    description: 'Articles about riichi mahjong, every hand in them checked.',
    main: `<h1>Articles</h1>\n<ul class="articles">\n${articles
      .map(
        ({slug, title, lang, date, description}) =>
          `<li lang="${lang}"><a href="${slug}.html">${escape(title)}</a> <time datetime="${date}">${date}</time><p>${escape(description)}</p></li>`
      )
      .join('\n')}\n</ul>`
  })

/** Feed readers take no inline SVG: articles stand in it with images. */
export const feed = articles => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>Tehai blog</title>
<link>https://example.com/</link>
<description>Articles about riichi mahjong, every hand in them checked.</description>
${articles
  .map(
    ({slug, title, description, feedBody}) => `<item>
<title>${escape(title)}</title>
<link>https://example.com/${slug}.html</link>
<guid>https://example.com/${slug}.html</guid>
<description>${escape(description)}</description>
<content:encoded>${escape(feedBody)}</content:encoded>
</item>`
  )
  .join('\n')}
</channel>
</rss>
`
