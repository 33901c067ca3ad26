import { type FormEvent, useEffect, useRef, useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { OwnerDashboard } from '#contract/billing/billing.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { updateProfile } from '#contract/identity/accounts.endpoints.ts'
import { OwnerProfile as OwnerProfileSchema } from '#contract/identity/accounts.schema.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { Facts } from '../ui/record/facts.tsx'
import { OwnerPicture } from './owner-picture.tsx'

const { shape } = OwnerProfileSchema

interface OwnerProfileProps {
  owner: OwnerDashboard
  onSaved: () => void
}

export function OwnerProfile({ owner, onSaved }: OwnerProfileProps) {
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // Split at the @ sign, so that a long email address wraps there first.
  const [name, host] = owner.email.split('@')

  // The form and its focused button were unmounted, so focus the edit button.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <section className="owner-part" aria-labelledby="owner-account-title">
      <h2 className="owner-title" id="owner-account-title">
        {billingMessages.owner.account}
      </h2>
      <OwnerPicture name={owner.firstName} />
      {isEditing ? (
        <ProfileForm
          owner={owner}
          onDone={(isSaved) => {
            setEditing(false)
            if (isSaved) onSaved()
          }}
        />
      ) : (
        <>
          <Facts
            facts={[
              [identityMessages.label.firstName, owner.firstName],
              [identityMessages.label.lastName, owner.lastName],
              [identityMessages.label.businessName, owner.companyName],
              [
                identityMessages.label.emailAddress,
                <span key="email" className="owner-email">
                  {name}
                  <wbr />@{host}{' '}
                  <Pill tone={owner.isEmailVerified ? 'good' : 'warning'}>
                    {owner.isEmailVerified ? billingMessages.owner.verified : billingMessages.owner.notVerified}
                  </Pill>
                </span>,
              ],
            ]}
          />
          <Button ref={edit} variant="ghost" size="sm" onClick={() => setEditing(true)}>
            {billingMessages.owner.editProfile}
          </Button>
        </>
      )}
    </section>
  )
}

function ProfileForm({ owner, onDone }: { owner: OwnerDashboard; onDone: (isSaved: boolean) => void }) {
  const { save, isSaving } = useSave(updateProfile)
  const [errors, setErrors] = useState<FormErrors>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(OwnerProfileSchema, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) return showFailure(outcome)
    siteToasts.show({ kind: 'success', title: outcome.message })
    onDone(true)
  }

  return (
    <form className="field-grid owner-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FieldErrors errors={errors}>
        <TextField
          label={identityMessages.label.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={LENGTH.name}
          defaultValue={owner.firstName}
          validate={fieldRule(shape.firstName)}
          {...initialFocus}
        />
        <TextField
          label={identityMessages.label.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={LENGTH.name}
          isOptional
          defaultValue={owner.lastName ?? ''}
        />
        <TextField
          label={identityMessages.label.businessName}
          name="companyName"
          autoComplete="organization"
          maxLength={LENGTH.name}
          defaultValue={owner.companyName ?? ''}
          validate={fieldRule(shape.companyName)}
        />
      </FieldErrors>
      <div className="owner-form-actions">
        <Button type="submit" isBusy={isSaving}>
          {billingMessages.owner.saveProfile}
        </Button>
        <Button variant="ghost" onClick={() => onDone(false)}>
          {contentMessages.cancel}
        </Button>
      </div>
    </form>
  )
}
