import { getPictureClaim } from '#contract/uploads/picture-claims.endpoints.ts'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import type { PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { useCall } from '../lib/use-call.ts'
import { LabelPictures } from './label-pictures.tsx'

/** What the picture of an upload field shows. `name` is the name of the field. */
export function PictureKind({ picture, name }: { picture: PictureFile; name: string }) {
  const claim = useCall(getPictureClaim, { params: picture })
  // Nothing is asked about a file that is not stored any more.
  if (claim.data === undefined || claim.isPlaceholderData) return null
  return (
    <div className="picture-kind" data-missing={claim.data === null || undefined}>
      <LabelPictures
        key={`${picture.file} ${claim.data?.kind} ${claim.data?.takenOn}`}
        label={`${messages.label}, ${name}`}
        pictures={[picture]}
        stored={claim.data}
      />
      <p>{messages.hint}</p>
    </div>
  )
}
