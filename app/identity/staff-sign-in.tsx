import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { CodeRequired } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import { ADMINS, isOneOf, type StaffRole } from '#contract/wire/roles.ts'
import { useSiteSettings } from '../lib/company.ts'
import { storeAdmin } from '../lib/session-store.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { AdminSignInFrame } from './admin-sign-in-frame.tsx'
import { endSession } from './end-session.ts'
import { ScriptsNotice } from './scripts-notice.tsx'
import { SignInCodeForm } from './sign-in-code-form.tsx'
import { StaffNewPassword } from './staff-new-password.tsx'
import { StaffPasswordForm } from './staff-password-form.tsx'

interface StaffSignInProps {
  admits: readonly StaffRole[]
  lead: string
  posted: { wasNotSent: boolean } | undefined
  atPassword?: ReactNode
  foot?: ReactNode
}

type Step =
  | { kind: 'password' }
  | { kind: 'code'; challenge: string; email: string }
  | { kind: 'newPassword'; signedIn: SignedIn; email: string }

export function StaffSignIn({ admits, lead, posted, atPassword, foot }: StaffSignInProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [isLeaving, setLeaving] = useState(false)
  const { isClosed } = useSiteSettings()
  const leave = useDelayedRedirect()
  useBlockedBack()

  function proceed(result: SignedIn | CodeRequired, email: string) {
    if ('challenge' in result) return setStep({ kind: 'code', challenge: result.challenge, email })
    if (!isOneOf(result.role, admits)) {
      void endSession(result.bearerToken)
      setStep({ kind: 'password' })
      return siteToasts.show({ kind: 'error', title: identityMessages.notAuthorized })
    }
    if (result.isTempPassword) return setStep({ kind: 'newPassword', signedIn: result, email })
    enter(result, email)
  }

  function enter({ bearerToken, role, id }: SignedIn, email: string) {
    if (!storeAdmin({ token: bearerToken, role, id, email })) {
      setStep({ kind: 'password' })
      siteToasts.show({ kind: 'error', title: identityMessages.signInNotStored })
      return
    }
    siteToasts.show({ kind: 'success', title: identityMessages.title.signedIn, text: identityMessages.signedIn })
    setLeaving(true)
    leave(isClosed && isOneOf(role, ADMINS) ? '/admin/setup' : '/admin/dashboard')
  }

  if (step.kind === 'code') {
    return (
      <AdminSignInFrame title={secondFactorMessages.name} lead={secondFactorMessages.signInLead}>
        <SignInCodeForm
          className="admin-sign-in-form"
          challenge={step.challenge}
          isLeaving={isLeaving}
          onSignedIn={(signedIn) => proceed(signedIn, step.email)}
          onStartAgain={() => setStep({ kind: 'password' })}
        />
      </AdminSignInFrame>
    )
  }
  if (step.kind === 'newPassword') {
    const { signedIn, email } = step
    return (
      <AdminSignInFrame title={staffMessages.chooseOwn} lead={identityMessages.temporaryPasswordLead}>
        <StaffNewPassword
          className="admin-sign-in-form"
          token={signedIn.bearerToken}
          email={email}
          isLeaving={isLeaving}
          onChanged={() => enter(signedIn, email)}
        />
      </AdminSignInFrame>
    )
  }
  return (
    <AdminSignInFrame title={adminMessages.backOffice} lead={lead}>
      <ScriptsNotice posted={posted} />
      <StaffPasswordForm atPassword={atPassword} isLeaving={isLeaving} onAccepted={proceed} />
      {foot}
    </AdminSignInFrame>
  )
}

function useDelayedRedirect() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (screen: string) => {
    timer.current = setTimeout(() => void navigate(screen), DELAY.adminRedirectMs)
  }
}

/** Keeps the back button on this page by pushing its history entry again. */
function useBlockedBack() {
  useEffect(() => {
    const stay = () => history.pushState(history.state, '')
    stay()
    addEventListener('popstate', stay)
    return () => removeEventListener('popstate', stay)
  }, [])
}
