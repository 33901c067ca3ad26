import { CircleAlert, CircleCheck } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import './save-bar.css'

interface SaveBarProps {
  unsaved: number
  /** Replaces the count of unsaved changes. */
  status?: string
  isSaving: boolean
  saveLabel: string
  /** Disables the button while the values cannot be saved; `status` must say why. */
  isBlocked?: boolean
  /** What must finish before saving, such as an upload. Shown in the busy button. */
  waitingFor?: string | undefined
  alert?: ReactNode
  /** Other actions, before the save button. */
  children?: ReactNode
}

/** Sticks to the bottom of the screen while its form is in view. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, status, isSaving, saveLabel, isBlocked = false, waitingFor, alert, children } = props
  const bar = useRef<HTMLDivElement>(null)
  const focus = useFocusFallback(() => bar.current?.querySelector<HTMLElement>('[type="submit"]'))
  return (
    <div ref={bar} className="save-bar" {...focus}>
      {alert}
      <p role="status" data-unsaved={unsaved > 0 || undefined}>
        {unsaved > 0 ? <Icon of={CircleAlert} size={16} /> : <Icon of={CircleCheck} size={16} />}
        {status ?? (unsaved > 0 ? editorMessages.unsaved(unsaved) : editorMessages.nothingUnsaved)}
      </p>
      {children}
      <Button
        type="submit"
        disabled={isBlocked}
        isBusy={isSaving || waitingFor !== undefined}
        busyLabel={waitingFor ?? saveLabel}
      >
        {saveLabel}
      </Button>
    </div>
  )
}
