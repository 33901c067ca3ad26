import { useState } from 'react'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import type { PagePart } from '#contract/catalog/project-parts.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'

type Props = {
  project: ListedProject | null
  isBusy: boolean
  onClose: () => void
  onRemove: (project: ListedProject) => void
}

export function RemoveProjectDialog({ project, isBusy, onClose, onRemove }: Props) {
  // Keeps the title during the closing animation.
  const [shown, setShown] = useState(project)
  if (project !== null && project !== shown) setShown(project)

  return (
    <Dialog
      id="remove-project"
      className="remove-project"
      title={`Remove ${shown?.name ?? ''}`}
      isOpen={project !== null}
      onClose={onClose}
    >
      <p>{recordsMessages.confirmDelete}</p>
      {shown && <p>{editorMessages.removeWith(partsOf(shown))}</p>}
      <p>{recordsMessages.keptInTrash(TRASH_DAYS)}</p>
      <div className="remove-project-actions">
        <Button variant="ghost" {...initialFocus} onClick={onClose}>
          {contentMessages.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => project && onRemove(project)}>
          {recordsMessages.delete}
        </Button>
      </div>
    </Dialog>
  )
}

/** Such as '4 pictures' or 'its documents'. */
function partsOf({ parts }: ListedProject) {
  return parts.flatMap(({ part, have }) => {
    if (have === 0) return []
    const counted = COUNTED[part]
    if (counted) return [`${have} ${have === 1 ? counted[0] : counted[1]}`]
    return UNCOUNTED[part] ?? []
  })
}

const COUNTED: Partial<Record<PagePart, readonly [string, string]>> = {
  gallery: ['picture', 'pictures'],
  plans: ['plan', 'plans'],
  specifications: ['specification', 'specifications'],
  features: ['chosen feature', 'chosen features'],
}

/** Named without a number, because `have` is not the number of documents or perks. */
const UNCOUNTED: Partial<Record<PagePart, string[]>> = {
  documents: ['its documents'],
  location: ['its location and perks'],
}
