import { useRef } from 'react'
import { getPictureClaim } from '#contract/uploads/picture-claims.endpoints.ts'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import type { PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { useCall } from '../lib/use-call.ts'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'
import { LabelPictures } from './label-pictures.tsx'

interface PictureKindProps {
  picture: PictureFile
  /** The name of the upload field, which becomes part of the accessible label. */
  name: string
  /** The day of a photograph that was just uploaded; null if there is none or its day is unknown. */
  suggestedDay: string | null
}

/** Shows the label of the image in an upload field, or asks for it if there is none. */
export function PictureKind({ picture, name, suggestedDay }: PictureKindProps) {
  const claim = useCall(getPictureClaim, { params: picture })
  const place = useRef<HTMLDivElement>(null)
  const focus = useFocusFallback(() => place.current?.querySelector('select'))
  // Shows nothing while loading, or for a file that is no longer stored.
  if (claim.data === undefined || claim.isPlaceholderData) return null
  return (
    <div ref={place} className="picture-kind" data-missing={claim.data === null || undefined} {...focus}>
      {claim.data === null && <b>{messages.question(1)}</b>}
      <LabelPictures
        key={`${picture.file} ${claim.data?.kind} ${claim.data?.takenOn}`}
        label={`${messages.label}, ${name}`}
        pictures={[picture]}
        stored={claim.data}
        suggestedDay={suggestedDay}
      />
      <p>{messages.hint}</p>
    </div>
  )
}
