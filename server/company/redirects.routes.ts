import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  deleteRedirect,
  importRedirects,
  listRedirects,
  previewRedirects,
  saveRedirect,
  searchRedirects,
} from '#contract/company/redirects.endpoints.ts'
import { redirectsMessages } from '#contract/company/redirects.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve, streamed } from '#server/plugins/serve.ts'
import type { RedirectsService } from './redirects.service.ts'

export function redirectsRoutes(serve: Serve, redirects: RedirectsService) {
  serve(listRedirects, async () => streamed(redirects.listAll()))
  serve(searchRedirects, ({ body }) => redirects.search(body))
  serve(saveRedirect, async ({ body, request }) => {
    await redirects.save(body, actorIn(request))
    return reply(recordsMessages.saved, null)
  })
  serve(deleteRedirect, async ({ body, request }) => {
    await redirects.delete(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(previewRedirects, ({ body }) => redirects.preview(body.csv))
  serve(importRedirects, async ({ body, request }) => {
    const counts = await redirects.import(body.csv, actorIn(request))
    return reply(redirectsMessages.imported(counts.new + counts.changed), counts)
  })
}
