import { useState } from 'react'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { listGallery, listSpecifications } from '#contract/catalog/project-parts.endpoints.ts'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import { searchUnlabelledPictures } from '#contract/catalog/unlabelled-pictures.endpoints.ts'
import { getPictureClaim, labelPictures } from '#contract/uploads/picture-claims.endpoints.ts'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import type { PictureClaim, PictureFile } from '#contract/uploads/picture-claims.schema.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { projectToasts } from '../ui/overlay/toast-queues.ts'
import { ClaimChoice, claimOf, valuesOf } from './claim-choice.tsx'

/** The calls whose responses contain labels or depend on them. */
const LABELLED = [
  getPictureClaim,
  searchUnlabelledPictures,
  listGallery,
  listSpecifications,
  getGateReport,
  searchProjects,
  getDashboardFigures,
]

interface LabelPicturesProps {
  label?: string
  pictures: readonly PictureFile[]
  /** The stored label; omitted for several images, whose labels may differ. */
  stored?: PictureClaim | null
  /** Prefilled day for a photograph without one. */
  suggestedDay?: string | null
  onLabelled?: () => void
}

/** Has its own save button, even inside a form that is saved later: the label belongs to the file, not to the form. */
export function LabelPictures(props: LabelPicturesProps) {
  const { label = messages.label, pictures, stored, suggestedDay, onLabelled } = props
  const [values, setValues] = useState(() => valuesOf(stored ?? null))
  const { save, isSaving } = useSave(labelPictures)
  const refresh = useRefresh()
  const claim = claimOf(values)
  const isStored = claim?.kind === stored?.kind && claim?.takenOn === stored?.takenOn

  async function store() {
    if (!claim) return
    const outcome = await save({ body: { pictures: pictures.map(({ folder, file }) => ({ folder, file })), ...claim } })
    if (!outcome) return
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Labelling', toasts: projectToasts })
    projectToasts.show({ kind: 'success', title: outcome.message })
    onLabelled?.()
    await refresh(...LABELLED)
  }

  return (
    <span className="label-pictures">
      <ClaimChoice
        label={label}
        values={values}
        none={stored === undefined ? messages.choose : messages.notLabelled}
        onChange={(next) => {
          const isChosen = next.kind === 'photograph' && values.kind !== 'photograph'
          setValues(isChosen ? { ...next, takenOn: next.takenOn || (suggestedDay ?? '') } : next)
        }}
      />
      {claim && !isStored && (
        <Button variant="ghost" size="sm" isBusy={isSaving} onClick={() => void store()}>
          {messages.apply(pictures.length)}
        </Button>
      )}
    </span>
  )
}
