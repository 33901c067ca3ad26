import { uploadProfileImage } from '#contract/identity/accounts.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { callerOf } from '#server/plugins/access.ts'
import { readForm } from '#server/plugins/read-form.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import type { ProfileImageService } from './profile-image.service.ts'

interface Services {
  uploads: Pick<UploadsService, 'receive'>
  profileImage: ProfileImageService
}

export function profileImageRoutes(serve: Serve, { uploads, profileImage }: Services) {
  serve(uploadProfileImage, async ({ request, signal }) => {
    const caller = callerOf(request)
    await profileImage.countUpload(caller)
    const { received } = await readForm(request, { uploads, signal })
    return reply(identityMessages.profileImageSaved, await profileImage.replace(received, caller))
  })
}
