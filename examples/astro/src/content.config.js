import {glob} from 'astro/loaders'
import {z} from 'astro/zod'
import {defineCollection} from 'astro:content'

export const collections = {
  wiki: defineCollection({
    loader: glob({pattern: '**/*.{md,mdx}', base: './src/content/wiki'}),
    schema: z.object({
      title: z.string(),
      description: z.string(),
      /** Group in the menu. */
      group: z.enum(['play', 'write', 'dialects', 'reference']),
      /** Place in the group. */
      order: z.number()
    })
  }),
  /** What the home page shows: each file is one block, drawn beside its source. */
  home: defineCollection({
    loader: glob({pattern: '**/*.md', base: './src/content/home'}),
    schema: z.object({title: z.string(), text: z.string()})
  })
}
