/**
 * Words of the frame around the pages.
 */
export const words = {
  en: {
    name: 'Tehai wiki',
    title: 'Mahjong pages that check themselves',
    lead: 'Type a hand as text. It becomes a picture, and what you say about it is checked when the page is built.',
    description: 'Riichi mahjong, explained with hands that were checked when the pages were built.',
    first: 'Write your first tiles',
    try: 'Try it in the playground',
    read: 'Read the wiki',
    source: 'What the author types',
    skip: 'Skip to the text',
    menu: 'Menu',
    pages: 'Pages',
    contents: 'On this page',
    search: 'Search',
    searchHint: 'A tile, a yaku, a word …',
    close: 'Close',
    nothing: 'Nothing found.',
    found: 'Found: {count}',
    unavailable: 'The index is made when the site is built: `npm run build`.',
    neighbours: 'Other pages',
    previous: 'Previous',
    next: 'Next',
    foot: 'Every hand, wait and score on these pages was checked when they were built.',
    feed: 'Feed',
    groups: {play: 'Play', write: 'Write', dialects: 'Dialects', reference: 'Reference'}
  },
  ja: {
    name: '手牌 wiki',
    title: '牌姿を検算する麻雀のページ',
    lead: '手牌を文字で書けば絵になります。待ちも点数も、ページを作るときに確かめられます。',
    description: 'リーチ麻雀の戦術を、ビルドのたびに確かめられた牌姿で説明します。',
    first: 'はじめの一枚を書く',
    try: 'プレイグラウンドで試す',
    read: 'wikiを読む',
    source: '書き手が書くもの',
    skip: '本文へ',
    menu: '目次',
    pages: 'ページ',
    contents: 'このページの内容',
    search: '検索',
    searchHint: '牌、役、ことば …',
    close: '閉じる',
    nothing: '見つかりませんでした。',
    found: '{count}件',
    unavailable: '索引は `npm run build` のときに作られます。',
    neighbours: 'ほかのページ',
    previous: '前へ',
    next: '次へ',
    foot: 'このサイトの手牌・待ち・点数は、ページを作るときにすべて確かめています。',
    feed: 'フィード',
    groups: {play: '打つ', write: '書く', dialects: '記法', reference: '資料'}
  }
}

/** The other language of the wiki. */
export const otherThan = lang => (lang === 'en' ? 'ja' : 'en')
