import * as z from 'zod/mini'
import { projectNameOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { ProjectName } from '#contract/catalog/projects.schema.ts'
import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { contentRefusals } from './refusals.messages.ts'

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

/** Letter case and outer blanks change nothing that is found. */
const text = z
  .string(contentRefusals.searchTooShort)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, contentRefusals.searchTooShort),
    z.maxLength(LENGTH.search, contentRefusals.searchTooLong),
  )

const foundMediaItem = onTheWire(FoundMediaItem, { id: 'id', name: 'eventName', date: 'eventDate', link: 'eventLink' })

/** Not in the specification, whose search box knows the projects' names only. */
export const searchSite = endpoint({
  method: 'GET',
  path: '/Home/Search/{text}',
  access: 'anyone',
  hasFreeText: true,
  params: { text },
  answer: enveloped(
    onTheWire(
      z.extend(SearchResult, {
        projects: z.array(projectNameOnTheWire),
        mediaItems: z.array(foundMediaItem),
      }),
      { projects: 'productList', isNearest: 'isNearest', mediaItems: 'eventList' },
    ),
  ),
})
