import { identityMessages } from '#contract/identity/identity.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createAccountsRepository } from './accounts.repository.ts'

interface Deps {
  write: Write
  uploads: Pick<UploadsService, 'accept' | 'release'>
  rateLimits: Pick<RateLimitsService, 'spend'>
}

/** Every account can upload here, so the number of uploads is limited to protect the disk. */
const IMAGES = { most: 20, windowMs: 60 * 60_000 }

const folder = UPLOAD_FOLDER.images

type ReceivedFile = Awaited<ReturnType<UploadsService['receive']>>

export function createProfileImageService({ write, uploads, rateLimits }: Deps) {
  return {
    /** Call before the file is read, so that an upload over the limit is refused early. */
    countUpload: (caller: Caller) => rateLimits.spend(`profile-image:account:${caller.accountId}`, IMAGES),

    async replace(received: ReceivedFile, caller: Caller) {
      const actor = actorOf(caller)
      const name = await uploads.accept({ received, folder, purpose: null, actor })
      await write(async (change) => {
        const accounts = createAccountsRepository(change.db)
        const before = await accounts.lockById(caller.accountId)
        if (!before) throw new AppError('notFound', identityMessages.accountUnknown)
        await accounts.updateById(caller.accountId, { profileImage: name })
        if (before.profileImage !== null) await uploads.release(change, { folder, name: before.profileImage })
        change.audit({
          actor,
          action: 'update-profile-image',
          entity: 'account',
          entityId: caller.accountId,
          before: { profileImage: before.profileImage },
          after: { profileImage: name },
        })
      })
      return name
    },

    async remove(change: Change, accountId: number) {
      const account = await createAccountsRepository(change.db).lockById(accountId)
      if (account?.profileImage) await uploads.release(change, { folder, name: account.profileImage })
    },
  }
}

export type ProfileImageService = ReturnType<typeof createProfileImageService>
