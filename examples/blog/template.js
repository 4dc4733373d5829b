/**
 * Pages around the articles.
 */

const escape = text =>
  text.replace(/[&<>"]/g, character => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[character])

const words = {
  en: {
    name: 'Tehai blog',
    subtitle: 'Notes on riichi mahjong',
    skip: 'Skip to the text',
    older: 'Older',
    newer: 'Newer',
    others: 'Other articles',
    foot: 'Every hand, wait and score on these pages was checked when they were built.'
  },
  ja: {
    name: 'Tehai blog',
    subtitle: '麻雀の覚え書き',
    skip: '本文へ',
    older: '前の記事',
    newer: '次の記事',
    others: 'ほかの記事',
    foot: 'このサイトの手牌・待ち・点数は、ページを作るときにすべて検算しています。'
  }
}

const longDate = (date, lang) =>
  new Intl.DateTimeFormat(lang, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date))

const time = (date, lang) => `<time datetime="${date}">${longDate(date, lang)}</time>`

const page = ({lang, title, description, main}) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(description)}">
<title>${escape(title)}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="tiles.css">
<link rel="stylesheet" href="steps.css">
<link rel="stylesheet" href="cards.css">
<link rel="stylesheet" href="blog.css">
<link rel="alternate" type="application/rss+xml" href="feed.xml" title="Tehai blog">
</head>
<body>
<a class="skip" href="#main">${words[lang].skip}</a>
<header class="site"><a href="index.html">${words[lang].name}</a> <span>${words[lang].subtitle}</span></header>
<main id="main">
${main}
</main>
<footer class="site"><p>${words[lang].foot}</p></footer>
</body>
</html>
`

const neighbour = (article, word, rel) =>
  article
    ? `<a rel="${rel}" href="${article.slug}.html"><span>${word}</span> <strong lang="${article.lang}">${escape(article.title)}</strong></a>`
    : ''

/** One article; `older` and `newer` are the articles beside it, or `undefined`. */
export const articlePage = ({lang, title, description, date, body}, older, newer) =>
  page({
    lang,
    title: `${title} · ${words[lang].name}`,
    description,
    main: `<article>
<header>
<h1>${escape(title)}</h1>
<p class="lead">${escape(description)}</p>
<p class="date">${time(date, lang)}</p>
</header>
${body}
</article>
<nav class="neighbours" aria-label="${words[lang].others}">
${neighbour(older, words[lang].older, 'prev')}
${neighbour(newer, words[lang].newer, 'next')}
</nav>`
  })

/** The list of all articles, newest first, each with the tiles it is about. */
export const indexPage = articles =>
  page({
    lang: 'en',
    title: words.en.name,
    description: 'Articles about riichi mahjong in English and Japanese, every hand in them checked.',
    main: `<h1>Articles</h1>\n<ul class="articles">\n${articles
      .map(
        ({slug, title, lang, date, description, emblem}) => `<li lang="${lang}">
<p class="emblem" aria-hidden="true">${emblem}</p>
<h2><a href="${slug}.html">${escape(title)}</a></h2>
<p>${escape(description)}</p>
<p class="date">${time(date, lang)}</p>
</li>`
      )
      .join('\n')}\n</ul>`
  })

/** Feed readers take no inline SVG: articles are in it with images. */
export const feed = (articles, site) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>Tehai blog</title>
<link>${site}</link>
<description>Articles about riichi mahjong, every hand in them checked.</description>
${articles
  .map(
    ({slug, title, description, date, feedBody}) => `<item>
<title>${escape(title)}</title>
<link>${site}${slug}.html</link>
<guid>${site}${slug}.html</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<description>${escape(description)}</description>
<content:encoded>${escape(feedBody)}</content:encoded>
</item>`
  )
  .join('\n')}
</channel>
</rss>
`
