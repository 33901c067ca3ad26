import { useState } from 'react'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import { say } from '#contract/content/content.messages.ts'
import { say as records } from '#contract/content/records.messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, initialFocus } from '../ui/dialog.tsx'

type Props = {
  /** Null while nothing is asked. */
  project: ListedProject | null
  isBusy: boolean
  onClose: () => void
  onRemove: (project: ListedProject) => void
}

export function RemoveProjectDialog({ project, isBusy, onClose, onRemove }: Props) {
  // It keeps its title while it fades.
  const [named, setNamed] = useState(project)
  if (project !== null && project !== named) setNamed(project)

  return (
    <Dialog
      id="remove-project"
      className="remove-project"
      title={`Remove ${named?.name ?? ''}`}
      isOpen={project !== null}
      onClose={onClose}
    >
      <p>{records.confirmDelete}</p>
      <div className="remove-project-actions">
        <Button variant="ghost" {...initialFocus} onClick={onClose}>
          {say.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => project && onRemove(project)}>
          {records.delete}
        </Button>
      </div>
    </Dialog>
  )
}
