import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import './save-bar.css'

interface SaveBarProps {
  unsaved: number
  isSaving: boolean
  saveLabel: string
  /** Why it cannot be saved yet. */
  waitingFor?: string | undefined
  /** Why the last save was refused. */
  alert?: ReactNode
  /** The way back, before the button that saves. */
  children?: ReactNode
}

/** Stays at the foot of the screen, on a plinth, as long as its form is in sight. */
export function SaveBar({ unsaved, isSaving, saveLabel, waitingFor, alert, children }: SaveBarProps) {
  return (
    <div className="save-bar">
      {alert}
      <p role="status" data-unsaved={unsaved > 0 || undefined}>
        {unsaved > 0 ? <Icon of={CircleAlert} size={16} /> : <Icon of={CircleCheck} size={16} />}
        {unsaved > 0 ? editorMessages.unsaved(unsaved) : editorMessages.nothingUnsaved}
      </p>
      {children}
      <Button type="submit" isBusy={isSaving || waitingFor !== undefined} busyLabel={waitingFor ?? saveLabel}>
        {saveLabel}
      </Button>
    </div>
  )
}
