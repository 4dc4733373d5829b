// @ts-check

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Mahjong notes',
  tagline: 'A Docusaurus site with hands that are drawn and checked',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: {routeBasePath: 'notes'}, theme: {}}]],

  // All that Tehai needs: tiles in docs, blog and pages, the style sheet, and messages in the build log.
  plugins: ['@tehai/docusaurus'],

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
