import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Role } from '#contract/wire/roles.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { ScriptsNotice } from './scripts-notice.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useFreshSignIn } from './use-fresh-sign-in.ts'

interface SignInPartProps extends Omit<ComponentProps<typeof SignInForm>, 'onOtherRole'> {
  title: string
  lead: string
  posted: ComponentProps<typeof ScriptsNotice>['posted']
  /** The sign-in page of the other role, and the messages about it. */
  other: { role: Role; refusal: string; question: string; label: string; address: string }
}

export function SignInPart({ title, lead, posted, other, ...form }: SignInPartProps) {
  const [isOtherRole, setOtherRole] = useState(false)
  const hasEnded = useFreshSignIn()
  const otherLink = (
    <Link className="account-link" to={other.address}>
      {other.label}
    </Link>
  )

  return (
    <>
      <h1>{title}</h1>
      <p className="account-lead">{lead}</p>
      {hasEnded && <Alert kind="info" text={identityMessages.sessionEnded} />}
      {isOtherRole && (
        <>
          <Alert kind="info" text={other.refusal} />
          <p>{otherLink}</p>
        </>
      )}
      <ScriptsNotice posted={posted} />
      <SignInForm {...form} onOtherRole={(role) => setOtherRole(role === other.role)} />
      <p className="account-end">
        {identityMessages.newHere}{' '}
        <Link className="account-link" to="/signup">
          {identityMessages.screen.signUp}
        </Link>
        <br />
        {other.question} {otherLink}
      </p>
    </>
  )
}
