import { useState } from 'react'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { say } from '#contract/content/content.messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, initialFocus } from '../ui/dialog.tsx'

type Props = {
  /** Null while nothing is asked. */
  project: ManagedProject | null
  isBusy: boolean
  onClose: () => void
  onRemove: (project: ManagedProject) => void
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
      <p>{say.confirmDelete}</p>
      <div className="remove-project-actions">
        <Button variant="ghost" {...initialFocus} onClick={onClose}>
          {say.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => project && onRemove(project)}>
          {say.delete}
        </Button>
      </div>
    </Dialog>
  )
}
