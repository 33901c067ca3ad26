import { uploadFile } from '#contract/uploads/uploads.endpoints.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { readForm } from '#server/plugins/read-form.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { UploadsService } from './uploads.service.ts'

export function fileUploadRoutes(serve: Serve, uploads: UploadsService) {
  serve(uploadFile, async ({ request, signal }) => {
    const form = await readForm(request, { uploads, signal })
    return reply(uploadsMessages.uploaded, await uploads.accept({ ...form, actor: actorIn(request) }))
  })
}
