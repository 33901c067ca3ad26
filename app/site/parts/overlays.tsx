import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { projectToasts, siteToasts, ToastSlab, Toasts } from '../../ui/overlay/toasts.tsx'
import { Part } from './part.tsx'

export function Notices() {
  return (
    <Part title="Notices">
      <div className="parts-three">
        <ToastSlab
          toast={{
            id: 1,
            kind: 'success',
            title: 'Message sent',
            text: enquiriesMessages.promise,
            isLeaving: false,
          }}
        />
        <ToastSlab
          toast={{
            id: 2,
            kind: 'error',
            title: 'Request Error!',
            text: 'The server did not accept this email.',
            isLeaving: false,
          }}
        />
        <ToastSlab toast={{ id: 3, kind: 'info', title: 'You have subscribed to our Newsletter.', isLeaving: false }} />
      </div>
      <div className="parts-row">
        <Button size="sm" onClick={() => siteToasts.show({ kind: 'success', title: 'Saved' })}>
          Toast, top right
        </Button>
        <Button size="sm" onClick={() => projectToasts.show({ kind: 'error', title: 'Not saved', text: 'Try again.' })}>
          Toast, bottom right
        </Button>
      </div>
      <Alert text="error" reason="Service Unavailable" />
      <Alert kind="success" text="The password was changed." />
      <Toasts />
    </Part>
  )
}

export function Dialogs() {
  return (
    <Part title="Dialogs">
      <div className="parts-row">
        {(['sheet', 'stage', 'drawer'] as const).map((look) => (
          <Button key={look} variant="ghost" size="sm" command="show-modal" commandfor={`parts-${look}`}>
            Open the {look}
          </Button>
        ))}
      </div>
      {(['sheet', 'stage', 'drawer'] as const).map((look) => (
        <Dialog key={look} id={`parts-${look}`} look={look} title={`A ${look}`}>
          <p className="prose">It opens before any script has run, and Esc closes it.</p>
          <Button {...initialFocus} className="parts-agree" command="close" commandfor={`parts-${look}`}>
            AGREE
          </Button>
        </Dialog>
      ))}
    </Part>
  )
}
