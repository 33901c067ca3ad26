import { PICTURE_KIND_NAME, PICTURE_KINDS, type PictureKind } from '#contract/uploads/picture-claims.constants.ts'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { SmallSelect } from '../ui/form/small-select.tsx'
import './claim-choice.css'

/** The chosen values, which may be incomplete. */
export interface ClaimValues {
  kind: PictureKind | ''
  takenOn: string
}

export function valuesOf(claim: PictureClaim | null): ClaimValues {
  return { kind: claim?.kind ?? '', takenOn: claim?.takenOn ?? '' }
}

/** Returns the chosen label; null if no kind is chosen or a photograph has no day. */
export function claimOf({ kind, takenOn }: ClaimValues): PictureClaim | null {
  if (kind === '' || (kind === 'photograph' && takenOn === '')) return null
  return { kind, takenOn: kind === 'photograph' ? takenOn : null }
}

interface ClaimChoiceProps {
  label: string
  values: ClaimValues
  none?: string
  onChange: (values: ClaimValues) => void
}

export function ClaimChoice({ label, values, none = messages.notLabelled, onChange }: ClaimChoiceProps) {
  return (
    <span className="claim-choice">
      <SmallSelect
        aria-label={label}
        value={values.kind}
        onChange={({ target }) =>
          onChange({ ...values, kind: PICTURE_KINDS.find((one) => one === target.value) ?? '' })
        }
      >
        <option value="">{none}</option>
        {PICTURE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {PICTURE_KIND_NAME[kind]}
          </option>
        ))}
      </SmallSelect>
      {values.kind === 'photograph' && (
        <input
          type="date"
          aria-label={messages.takenOn}
          max={siteDay(new Date())}
          value={values.takenOn}
          onChange={({ target }) => onChange({ ...values, takenOn: target.value })}
        />
      )}
    </span>
  )
}
