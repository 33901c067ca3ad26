import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { say as admin } from '#contract/content/admin.messages.ts'
import { DELAY } from '#contract/identity/identity.constants.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import { AdminSignIn } from '#contract/identity/sign-in.schema.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import { storeAdmin } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import type { Route } from './+types/admin-login.page'
import { AdminSignInFrame } from './admin-sign-in-frame.tsx'
import { AdminWarnings } from './admin-warnings.tsx'
import { endSession } from './end-session.ts'
import { ScriptsNotice } from './scripts-notice.tsx'
import { useStayHere } from './use-stay-here.ts'
import { refuseWithoutScripts } from './without-scripts.ts'

export const action = refuseWithoutScripts

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/login'), matches, isHidden: true })
}

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  const [errors, setErrors] = useState<FormErrors>()
  const [warnings, setWarnings] = useState<string[]>([])
  const [isLeaving, setLeaving] = useState(false)
  const { save, isSaving } = useSave(signIn)
  const leave = useLeave()
  useStayHere()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving) return
    const reading = readForm(AdminSignIn, new FormData(event.currentTarget))
    setErrors(reading.errors)
    setWarnings([])
    if (!reading.ok) return
    const outcome = await save({ body: reading.value })
    if (!outcome) return
    if (!outcome.ok && outcome.reason === 'failed') return setWarnings([outcome.message])
    if (!outcome.ok) return siteToasts.show({ kind: 'error', title: say.title.refused, text: outcome.message })

    const { role, bearerToken, id } = outcome.data
    if (role !== 'Admin') {
      void endSession(bearerToken)
      return siteToasts.show({ kind: 'error', title: say.notAuthorized })
    }
    storeAdmin({ token: bearerToken, role, id, email: reading.value.email })
    siteToasts.show({ kind: 'success', title: say.title.signedIn, text: say.signedIn })
    setLeaving(true)
    leave()
  }

  return (
    <AdminSignInFrame title={admin.backOffice} lead={admin.forStaff}>
      <ScriptsNotice posted={actionData} />
      <form className="admin-sign-in-form" method="post" noValidate onSubmit={submit}>
        <FieldErrors errors={errors}>
          <AdminWarnings warnings={warnings} />
          <TextField
            label={say.label.emailAddress}
            name="email"
            type="email"
            autoComplete="username"
            validate={fieldRule(AdminSignIn.shape.email)}
          />
          <div className="admin-sign-in-password">
            <PasswordField
              label={say.label.password}
              name="password"
              validate={fieldRule(AdminSignIn.shape.password)}
            />
            <Link to="/admin/forgotpassword">{say.screen.forgotPassword}</Link>
          </div>
          <Button type="submit" isWide isBusy={isSaving || isLeaving}>
            {say.screen.signIn}
          </Button>
        </FieldErrors>
      </form>
    </AdminSignInFrame>
  )
}

/** To the dashboard, once the good news could be read. */
function useLeave() {
  const navigate = useNavigate()
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(clock.current), [])
  return () => {
    clock.current = setTimeout(() => void navigate('/admin/dashboard'), DELAY.adminRedirectMs)
  }
}
