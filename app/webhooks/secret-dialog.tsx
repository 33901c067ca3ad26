import { Copy } from 'lucide'
import { useId, useRef } from 'react'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { webhookTexts as texts } from './webhook-texts.ts'

/** A secret is shown only once, so only the button closes the dialog, not Esc or a click outside. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const id = useId()
  const code = useRef<HTMLElement>(null)

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      siteToasts.show({ kind: 'success', title: texts.copied })
    } catch {
      // The clipboard is unavailable without https or if the user blocks it, so the secret is selected instead.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      siteToasts.show({ kind: 'warning', title: texts.notCopied })
    }
  }

  return (
    <Dialog
      id={id}
      title={texts.secretTitle}
      isOpen={secret !== null}
      isDismissable={false}
      closesOnEscape={false}
      hasClose={false}
      onClose={onClose}
    >
      {secret !== null && (
        <div className="webhook-secret">
          <p>{texts.secretText}</p>
          <code ref={code}>{secret}</code>
          <div className="webhook-secret-end">
            <Button variant="line" size="sm" onClick={() => void copy(secret)}>
              <Icon of={Copy} size={16} /> {texts.copy}
            </Button>
            <Button size="sm" onClick={onClose}>
              {texts.secretStored}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
