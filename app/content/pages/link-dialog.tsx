import { useId, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { pageLabels } from './page-labels.ts'
import { linkError } from './rich-text-view.ts'

interface LinkDialogProps {
  /** The current URL of the link, empty for a new one; null while the dialog is closed. */
  address: string | null
  onSet: (address: string | null) => void
  onClose: () => void
}

export function LinkDialog({ address, onSet, onClose }: LinkDialogProps) {
  const id = useId()
  return (
    <Dialog id={id} title={pageLabels.link} isOpen={address !== null} onClose={onClose}>
      {address !== null && <LinkForm address={address} onSet={onSet} onClose={onClose} />}
    </Dialog>
  )
}

/** Not a form element, because it is nested in the form of the page. */
function LinkForm({ address, onSet, onClose }: LinkDialogProps & { address: string }) {
  const typed = useRef(address)
  const [error, setError] = useState<string | null>(null)

  function set() {
    const wanted = typed.current.trim()
    const refusal = linkError(wanted)
    setError(refusal)
    if (refusal === null) onSet(wanted)
  }

  return (
    <>
      <TextField
        label={pageLabels.linkAddress}
        hint={pageLabels.linkHint}
        name="link"
        defaultValue={address}
        validate={(value) => linkError(value.trim())}
        error={error}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
        {...initialFocus}
      />
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {contentMessages.cancel}
        </Button>
        {address !== '' && (
          <Button variant="line" onClick={() => onSet(null)}>
            {pageLabels.removeLink}
          </Button>
        )}
        <Button onClick={set}>{pageLabels.setLink}</Button>
      </div>
    </>
  )
}
