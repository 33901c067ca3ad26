import { data } from 'react-router'
import { dataOrThrow } from '#app/catalog/page-data.ts'
import { loadChoices } from '#app/enquiries/load-choices.ts'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import { ADDRESS_PATTERN } from '#contract/content/site-pages.constants.ts'
import { getSitePage } from '#contract/content/site-pages.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { cardOf } from './home/shown-at-home.ts'
import { addressOfPicture } from './page-picture.tsx'

/** Loads the about page or a page added by staff; throws a 404 if the path is unknown. */
export async function loadPage(api: Api, address: string) {
  if (!ADDRESS_PATTERN.test(address)) throw data(null, { status: 404 })
  const outcome = await api(getSitePage, { params: { address } })
  if (!outcome.ok && outcome.status === 404) throw data(null, { status: 404 })
  const { sections: _none, projects, ...page } = dataOrThrow(outcome)
  const made = page.address && `/${SHARE_PICTURE.path}/page-${page.address}.jpg`
  const hasForm = page.blocks.some(({ kind }) => kind === 'enquiry')
  return {
    page,
    projects: projects.map(cardOf),
    choices: hasForm ? await loadChoices(api, null) : null,
    sharePicture: page.sharePicture ? addressOfPicture(page.sharePicture) : made,
  }
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>
