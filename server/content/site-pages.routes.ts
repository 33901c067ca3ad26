import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  checkPageAddress,
  deleteSitePage,
  getManagedPage,
  listSitePages,
  saveSitePage,
} from '#contract/content/manage-pages.endpoints.ts'
import { getSitePage, listPageLinks } from '#contract/content/site-pages.endpoints.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { SitePagesService } from './site-pages.service.ts'

export function sitePagesRoutes(serve: Serve, pages: SitePagesService) {
  serve(getSitePage, ({ params }) => pages.show(params.address))
  serve(listPageLinks, () => pages.listLinks())
  serve(listSitePages, () => pages.list())
  serve(getManagedPage, ({ params }) => pages.find(params.id))
  serve(checkPageAddress, ({ body }) => pages.checkAddress(body))
  serve(saveSitePage, async ({ body, request }) =>
    reply(recordsMessages.saved, await pages.save(body, actorIn(request))),
  )
  serve(deleteSitePage, async ({ body, request }) => {
    await pages.delete(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
}
