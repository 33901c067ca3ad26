import { useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { ChangeOwnPassword } from './change-own-password.tsx'
import { CloseAccount } from './close-account.tsx'

/** The password, and the end of the account. */
export function OwnerAccess({ email, hasPlan }: { email: string; hasPlan: boolean }) {
  const [isOpen, setOpen] = useState<'password' | 'closing' | null>(null)
  return (
    <section className="owner-part" aria-labelledby="owner-access-title">
      <h2 className="owner-title" id="owner-access-title">
        {billingMessages.owner.access}
      </h2>
      <div className="owner-form-ways">
        <Button variant="ghost" size="sm" onClick={() => setOpen('password')}>
          {identityMessages.screen.changePassword}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen('closing')}>
          {billingMessages.closing.title}
        </Button>
      </div>
      {isOpen === 'password' && <ChangeOwnPassword email={email} onClose={() => setOpen(null)} />}
      {isOpen === 'closing' && <CloseAccount hasPlan={hasPlan} onClose={() => setOpen(null)} />}
    </section>
  )
}
