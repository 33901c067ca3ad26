import { listMediaCategories, listMediaGroups, listMediaItems } from '#contract/media/media.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { MediaService } from './media.service.ts'

export function mediaRoutes(serve: Serve, media: MediaService) {
  serve(listMediaCategories, () => media.listCategories())
  serve(listMediaItems, () => media.list())
  serve(listMediaGroups, () => media.listGroups())
}
