import * as z from 'zod/mini'
import { projectNameOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { contentRefusals } from './refusals.messages.ts'
import { FoundMediaItem, SearchResult } from './search.schema.ts'

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
