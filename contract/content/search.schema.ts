import * as z from 'zod/mini'
import { ProjectName } from '#contract/catalog/projects.schema.ts'

/** A media item as far as a list of results shows it. */
export const FoundMediaItem = z.object({
  id: z.int(),
  name: z.string(),
  date: z.string(),
  link: z.nullable(z.string()),
})
export type FoundMediaItem = z.output<typeof FoundMediaItem>

/** The best first. `isNearest`: nothing holds the text itself, so these are the projects closest to it. */
export const SearchResult = z.object({
  projects: z.array(ProjectName),
  isNearest: z.boolean(),
  mediaItems: z.array(FoundMediaItem),
})
export type SearchResult = z.output<typeof SearchResult>
