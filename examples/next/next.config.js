import createMDX from '@next/mdx'

// Turbopack takes plugins by name, with options that are plain JSON.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-gfm', ['remark-mahjong', {onError: 'throw'}]],
    rehypePlugins: [['rehype-tiles/react', {sharedArt: 'file'}]]
  }
})

/** @type {import('next').NextConfig} */
export default withMDX({
  output: 'export',
  trailingSlash: true,
  pageExtensions: ['js', 'mdx']
})
