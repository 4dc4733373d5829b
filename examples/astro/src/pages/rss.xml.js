/**
 * Articles for feed readers. They drop inline SVG, and what stays of a picture is its notation.
 */
import rss from '@astrojs/rss'
import {getCollection} from 'astro:content'

export async function GET({site}) {
  const pages = await getCollection('wiki', ({data}) => data.group === 'play')
  return rss({
    title: '手牌 wiki',
    description: 'Riichi mahjong with checked hands',
    site,
    items: pages.map(({id, data, rendered}) => ({
      title: data.title,
      description: data.description,
      link: `/${id}/`,
      content: rendered?.html
    }))
  })
}
