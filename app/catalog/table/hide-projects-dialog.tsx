import { useState } from 'react'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'

type Props = {
  projects: readonly ListedProject[] | null
  isBusy: boolean
  onClose: () => void
  onHide: (projects: readonly ListedProject[]) => void
}

export function HideProjectsDialog({ projects, isBusy, onClose, onHide }: Props) {
  // Keeps the text during the closing animation.
  const [shown, setShown] = useState(projects ?? [])
  if (projects !== null && projects !== shown) setShown(projects)
  const held = shown.filter(isHeldBack)
  const [first] = shown

  return (
    <Dialog
      id="hide-projects"
      className="remove-project"
      title={
        shown.length === 1 && first
          ? editorMessages.hideQuestion(first.name)
          : editorMessages.hideManyQuestion(shown.length)
      }
      isOpen={projects !== null}
      onClose={onClose}
    >
      <p>
        {shown.length === 1 && first
          ? editorMessages.hideBlocked(first.findings)
          : editorMessages.hideManyBlocked(held.map(({ name }) => name))}
      </p>
      <div className="remove-project-actions">
        <Button variant="ghost" {...initialFocus} onClick={onClose}>
          {contentMessages.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => projects && onHide(projects)}>
          {catalogChangesMessages.deactivate}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * Whether the project is visible but has publish-gate findings, so that a gate set to block would not let it be shown
 * again once it is hidden.
 */
export function isHeldBack({ isActive, findings }: ListedProject) {
  return isActive && findings > 0
}
