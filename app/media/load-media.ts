import { MEDIA_CATEGORY } from '#contract/media/media.constants.ts'
import { listMediaGroups } from '#contract/media/media.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { readCount, yearsOf } from './media-years.ts'

export async function loadMedia(api: Api, request: Request) {
  const count = readCount(new URL(request.url).searchParams.get('count'))
  const outcome = await api(listMediaGroups)
  if (!outcome.ok) {
    console.error('The media items could not be loaded:', outcome.message)
    return { count, years: null, isEmpty: false }
  }
  const groups = outcome.data
  return {
    count,
    isEmpty: groups.every(({ items }) => items.length === 0),
    years: {
      press: yearsOf(groups, MEDIA_CATEGORY.press, count),
      events: yearsOf(groups, MEDIA_CATEGORY.events),
      news: yearsOf(groups, MEDIA_CATEGORY.news),
    },
  }
}
