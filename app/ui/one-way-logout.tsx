import { type ReactNode, useState } from 'react'
import { say as admin } from '#contract/content/admin.messages.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { Button } from './button.tsx'
import { Dialog, initialFocus } from './dialog.tsx'
import './one-way-logout.css'

interface OneWayLogoutProps {
  /** The button that asks for it, in the look of its page. */
  trigger: (ask: () => void) => ReactNode
}

/** Business owners cannot sign in again, so they are asked before they leave. */
export function OneWayLogout({ trigger }: OneWayLogoutProps) {
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    void leaveAccount()
  }

  return (
    <>
      {trigger(() => setAsking(true))}
      <Dialog
        id="one-way-logout"
        className="one-way-logout"
        title={say.oneWayLogout.question}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{say.oneWayLogout.warning}</p>
        <div className="one-way-logout-end">
          <Button onClick={() => setAsking(false)} {...initialFocus}>
            {say.oneWayLogout.stay}
          </Button>
          <Button variant="ghost" isBusy={isLeaving} onClick={leave}>
            {admin.logout}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
