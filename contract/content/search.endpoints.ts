import * as z from 'zod/mini'
import { projectNameOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { ProjectName } from '#contract/catalog/projects.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { contentRefusals } from './refusals.messages.ts'

export const FoundMediaItem = z.object({
  id: z.int(),
  name: z.string(),
  date: z.string(),
  link: z.nullable(z.string()),
})
export type FoundMediaItem = z.output<typeof FoundMediaItem>

/** A page other than a project page. If `isNamed` is false, only its content matches. */
export const FoundPage = z.object({ name: z.string(), address: z.string(), isNamed: z.boolean() })
export type FoundPage = z.output<typeof FoundPage>

/**
 * Projects are sorted best match first. If `isNearest` is true, nothing matched and the projects are only similar. A
 * search that names a page returns no similar projects.
 */
export const SearchResult = z.object({
  projects: z.array(ProjectName),
  isNearest: z.boolean(),
  mediaItems: z.array(FoundMediaItem),
  pages: z.array(FoundPage),
})
export type SearchResult = z.output<typeof SearchResult>

/** Letter case and outer spaces do not matter. */
const text = z
  .string(contentRefusals.searchTooShort)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, contentRefusals.searchTooShort),
    z.maxLength(LENGTH.search, contentRefusals.searchTooLong),
  )

const foundMediaItem = onTheWire(FoundMediaItem, { id: 'id', name: 'eventName', date: 'eventDate', link: 'eventLink' })

const foundPage = onTheWire(FoundPage, { name: 'name', address: 'address', isNamed: 'isNamed' })

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
        pages: z.array(foundPage),
      }),
      { projects: 'productList', isNearest: 'isNearest', mediaItems: 'eventList', pages: 'pageList' },
    ),
  ),
})
