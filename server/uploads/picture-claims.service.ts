import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import type { LabelDraft, PictureClaim, PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createUploadsRepository } from './uploads.repository.ts'

interface Deps {
  db: Db
  write: Write
}

/** A label belongs to the file, so it is the same wherever the image is used. */
export function createPictureClaimsService({ db, write }: Deps) {
  return {
    async find({ folder, file }: PictureFile): Promise<PictureClaim | null> {
      const found = await createUploadsRepository(db).find(folder, file)
      if (!found) throw new AppError('notFound', messages.unknownPicture)
      const { pictureKind: kind, takenOn } = found
      return kind && { kind, takenOn }
    },

    label: ({ pictures, ...claim }: LabelDraft, actor: Actor) =>
      write((change) => labelIn(change, { pictures, claim, actor })),

    labelIn,

    /**
     * Call before several calls of `labelIn`: locks all their images in the order of ids, so that writes cannot
     * deadlock.
     */
    async lockIn({ db }: Change, pictures: readonly PictureFile[]) {
      await createUploadsRepository(db).findClaimsLocked(pictures)
    },
  }
}

export type PictureClaimsService = ReturnType<typeof createPictureClaimsService>

export function isDayAhead({ kind, takenOn }: PictureClaim, now: Date) {
  return kind === 'photograph' && takenOn !== null && takenOn > siteDay(now)
}

/** Throws for a photograph dated in the future. Drops the date of any other kind of image. */
export function checkedClaim(claim: PictureClaim, now: Date): PictureClaim {
  if (isDayAhead(claim, now)) throw new AppError('invalid', messages.dayAhead)
  return claim.kind === 'photograph' ? claim : { kind: claim.kind, takenOn: null }
}

interface Labels {
  pictures: readonly PictureFile[]
  claim: PictureClaim
  actor: Actor
}

/**
 * Labels images as part of another write. Returns the number of given images, including those that already have the
 * label and stay unchanged.
 */
async function labelIn(change: Change, { pictures, claim, actor }: Labels) {
  const uploads = createUploadsRepository(change.db)
  const after = checkedClaim(claim, new Date())
  const found = await uploads.findClaimsLocked(pictures)
  const isKnown = ({ folder, file }: PictureFile) => found.some((one) => one.folder === folder && one.file === file)
  if (!pictures.every(isKnown)) throw new AppError('notFound', messages.unknownPicture)
  const changed = found.filter(({ kind, takenOn }) => kind !== after.kind || takenOn !== after.takenOn)
  await uploads.storeClaim(
    changed.map(({ id }) => id),
    after,
  )
  for (const { id, file, ...before } of changed) {
    recordChange(change, {
      actor,
      entity: 'upload',
      entityId: id,
      subject: file,
      action: 'label-picture',
      before: { pictureKind: before.kind, takenOn: before.takenOn },
      after: { pictureKind: after.kind, takenOn: after.takenOn },
    })
  }
  return found.length
}
