import {
  deleteMediaItem,
  listMediaCategories,
  listMediaGroups,
  listMediaItems,
  saveMediaItem,
  toggleMediaItemOnHome,
} from '#contract/media/media.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { importMediaItems, previewMediaItems } from '#contract/media/media-import.endpoints.ts'
import { mediaImportMessages } from '#contract/media/media-import.messages.ts'
import { searchMediaItems } from '#contract/media/media-list.endpoints.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { actorIn, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { MediaChangesService, MediaService } from './media.service.ts'
import type { MediaImportService } from './media-import.service.ts'

interface Services {
  media: MediaService
  changes: MediaChangesService
  imports: MediaImportService
}

export function mediaRoutes(serve: Serve, { media, changes, imports }: Services) {
  serve(listMediaCategories, () => media.listCategories())
  serve(listMediaItems, ({ request }) => (hasRole(request.caller, EDITORS) ? media.listForStaff() : media.list()))
  serve(searchMediaItems, ({ body }) => media.search(body))
  serve(listMediaGroups, () => media.listGroups())

  serve(saveMediaItem, async ({ body, request }) =>
    reply(mediaMessages.saved, await changes.save(body, actorIn(request))),
  )
  serve(deleteMediaItem, async ({ params, request }) => {
    await changes.removeItemOrTestimonial(params.id, actorIn(request))
    return reply(mediaMessages.deleted, null)
  })
  serve(toggleMediaItemOnHome, async ({ params, request }) => {
    const item = await changes.toggleOnHome(params.id, actorIn(request))
    return reply(item.isActive ? mediaMessages.addedToHome : mediaMessages.removedFromHome, item)
  })

  serve(previewMediaItems, ({ body }) => imports.preview(body))
  serve(importMediaItems, async ({ body, request }) => {
    const counts = await imports.import(body, actorIn(request))
    return reply(mediaImportMessages.imported(counts.new + counts.changed), counts)
  })
}
