// @ts-check
import hanafuda from 'remark-hanafuda/game'

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Mahjong notes',
  tagline: 'A Docusaurus site with hands that are drawn and checked',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: {routeBasePath: 'notes'}, theme: {}}]],

  // All that Tehai needs: tiles and cards in docs, blog and pages, their style sheets, and messages in the build log.
  // Without cards it is `plugins: ['@tehai/docusaurus']`.
  plugins: [['@tehai/docusaurus', {games: [hanafuda()]}]],

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Mahjong notes',
      items: [
        {to: '/notes/', label: 'Notes', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'}
      ]
    }
  }
}
