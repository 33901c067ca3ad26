import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { PasswordResetRequest } from '#contract/identity/passwords.schema.ts'
import { requestPasswordReset } from '#contract/identity/sign-in.endpoints.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/admin-forgot-password.page'
import { AdminSignInFrame, AdminWarnings } from './admin-sign-in-frame.tsx'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { loadSignInPicture } from './sign-in-picture.ts'

export const loader = loadSignInPicture
export const clientLoader = loadSignInPicture
export const action = refuseWithoutScripts

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/forgotpassword'), matches, isHidden: true })
}

export default function AdminForgotPassword({ actionData }: Route.ComponentProps) {
  const [errors, setErrors] = useState<FormErrors>()
  const [warnings, setWarnings] = useState<string[]>([])
  const { save, isSaving } = useSave(requestPasswordReset)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(PasswordResetRequest, new FormData(event.currentTarget))
    setErrors(parsed.errors)
    setWarnings([])
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (outcome.ok) return siteToasts.show({ kind: 'success', title: outcome.message })
    if (outcome.reason === 'failed') return setWarnings([outcome.message])
    siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: outcome.message })
  }

  return (
    <AdminSignInFrame title={identityMessages.screen.forgotPassword} lead={adminMessages.resetLead}>
      <ScriptsNotice posted={actionData} />
      <form className="admin-sign-in-form" method="post" noValidate onSubmit={submit}>
        <FieldErrors errors={errors}>
          <AdminWarnings warnings={warnings} />
          <TextField
            label={identityMessages.label.emailAddress}
            name="email"
            type="email"
            autoComplete="username"
            validate={fieldRule(PasswordResetRequest.shape.email)}
          />
          <Button type="submit" isWide isBusy={isSaving}>
            {adminMessages.sendResetLink}
          </Button>
          <Link className="admin-sign-in-back" to="/admin/login">
            {adminMessages.backToLogin}
          </Link>
        </FieldErrors>
      </form>
    </AdminSignInFrame>
  )
}
