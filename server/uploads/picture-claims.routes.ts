import { getPictureClaim, labelPictures } from '#contract/uploads/picture-claims.endpoints.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { PictureClaimsService } from './picture-claims.service.ts'

export function pictureClaimsRoutes(serve: Serve, claims: PictureClaimsService) {
  serve(getPictureClaim, ({ params }) => claims.find(params))
  serve(labelPictures, async ({ body, request }) => {
    const count = await claims.label(body, actorIn(request))
    return reply(pictureClaimsMessages.labelled(count), count)
  })
}
