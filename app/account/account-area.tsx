import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { useCompany } from '../lib/company.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { Button } from '../ui/action/button.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'
import { Toasts } from '../ui/overlay/toasts.tsx'
import './account-area.css'

interface AccountAreaProps {
  name: string
  children: ReactNode
}

export function AccountArea({ name, children }: AccountAreaProps) {
  const { legalName } = useCompany()
  return (
    <div className="account-area">
      <header className="wrap account-area-head">
        <Link to="/home" aria-label={`${legalName}, home`}>
          <CompanyMark />
        </Link>
        <p className="account-area-name">{name}</p>
        <Logout />
      </header>
      <main id="main" className="wrap account-area-main" tabIndex={-1}>
        <NeedsScripts />
        {children}
      </main>
      <Toasts />
    </div>
  )
}

function Logout() {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    void leaveAccount()
  }
  return (
    <Button variant="ghost" size="sm" isBusy={isLeaving} onClick={leave}>
      {adminMessages.logout}
    </Button>
  )
}
